package import LintCore

extension RuleTest.Result {
  /// What is wrong with the example or the rule, in one line; nil where it shows what it should.
  package var fault: String? {
    func list(_ paths: [String]) -> String {
      let shown = paths.prefix(10).map { $0.isEmpty ? "the document" : DataValue.clipped($0) }
      return DataValue.enumerate(shown + (paths.count > 10 ? ["\(paths.count - 10) more"] : []), "and")
    }
    switch verdict {
    case .passed: return nil
    case .noisy(let paths): return "noisy: the rule reports \(list(paths))"
    case .missing(let paths): return "missing: the rule does not report \(list(paths))"
    case .fixedOtherwise(let text): return "fixed otherwise: \(Self.difference(text, example.fixed ?? ""))"
    case .broken(let message): return "noisy: the example is no valid description: \(message)"
    }
  }

  /// The first line in which a text is not what it should be.
  private static func difference(_ text: String, _ expected: String) -> String {
    func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    let (found, wanted) = (lines(text), lines(expected))
    let line = zip(found, wanted).prefix { $0 == $1 }.count
    func quoted(_ lines: [Substring]) -> String {
      line < lines.count ? "\"\(DataValue.clipped(String(lines[line])))\"" : "missing"
    }
    return "line \(line + 1) of the fixed text is \(quoted(found)), expected \(quoted(wanted))"
  }
}

extension RuleTest {
  /// The rule id of an example that does not show what it should.
  package static let check = "rule-example"

  /// A finding for each example that does not show what it should, over the first line of its description.
  package var findings: [Finding] {
    run().compactMap { result in
      result.fault.map {
        Finding(rule: Self.check, severity: .error, message: $0, range: result.example.firstLine)
      }
    }
  }
}
