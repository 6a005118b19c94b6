package import LintCore
package import WidgetLint
package import YAML

/// The invariants of findings in a description.
package enum LintInvariants {
  private static let linter = Linter(LintSettings())
  private static let countingLinter: Linter = {
    var settings = LintSettings()
    settings.countsVerdicts = true
    return Linter(settings)
  }()

  /// Returns the report on a description, by the built-in rules.
  package static func lint(_ bytes: [UInt8], name: String) -> CheckedFile { linter.check(bytes, name: name) }

  /// Returns a description after its fixes.
  package static func fix(_ bytes: [UInt8], allowsUnsafe: Bool) -> FixedFile {
    Fixer(linter, allowsUnsafe: allowsUnsafe).fix(linter.check(bytes, name: "x.widget.yml"))
  }

  /// Returns the report on a description after checking its findings.
  @discardableResult
  package static func check(_ bytes: [UInt8], name: String = "x.widget.yml") -> CheckedFile {
    let report = linter.check(bytes, name: name)
    check(report.findings + report.suppressed.map(\.finding), in: YAMLStream(bytes))
    Fuzzer.expect(isSame(report, linter.check(bytes, name: name)), "a second run says something else")
    Fuzzer.expect(isSame(report, countingLinter.check(bytes, name: name)), "a rule that was skipped has findings")
    return report
  }

  /// Checks that findings point into a file, and that their paths resolve.
  package static func check(_ findings: [Finding], in stream: YAMLStream) {
    let places = PlaceInvariants(stream)
    let pointers = PointerResolver(stream: stream)
    for finding in findings {
      places.check(finding.range, finding.rule)
      for related in finding.related { places.check(related.range, "what \(finding.rule) speaks of") }
      Fuzzer.expect(!finding.message.isEmpty, "\(finding.rule) says nothing")
      Fuzzer.expect(
        pointers.resolves(finding.path, document: finding.document),
        "the path of \(finding.rule) leads nowhere: \(finding.path) in document \(finding.document)"
      )
    }
  }

  private static func isSame(_ one: CheckedFile, _ other: CheckedFile) -> Bool {
    isSame(one.findings, other.findings) && isSame(one.suppressed.map(\.finding), other.suppressed.map(\.finding))
  }

  private static func isSame(_ some: [Finding], _ others: [Finding]) -> Bool {
    some.elementsEqual(others) { one, other in
      one.range == other.range && one.document == other.document && one.rule == other.rule && one.path == other.path
        && one.severity == other.severity && one.message == other.message && one.help == other.help
        && one.related == other.related && one.fix == other.fix
    }
  }
}

extension Range<Int> {
  /// Whether a range is inside this one; an empty one may be at its end.
  func contains(_ other: Range<Int>) -> Bool { other.lowerBound >= lowerBound && other.upperBound <= upperBound }
}
