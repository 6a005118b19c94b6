import LintCore

/// `junit`: one suite per file, with a failing case for each finding, or one passing case if there are none.
struct JUnitReporter: Reporter {
  private var (tests, failures) = (0, 0)

  mutating func report(_ file: CheckedFile) -> String {
    var cases = file.findings.map { finding in
      let attributes = XMLText.attributes([("message", finding.message), ("type", finding.severity.name)])
      let text = [CompactReporter.line(finding, in: file), finding.help.map { "help: \($0)" }].compactMap { $0 }
      let failure = "<failure\(attributes)>\(XMLText.escaped(text.joined(separator: "\n")))</failure>"
      return Self.testCase(Self.name(finding, in: file), file, failure)
    }
    if cases.isEmpty { cases.append(Self.testCase(ProductInfo.name, file)) }
    cases += file.suppressed.map { suppressed in
      let attributes = XMLText.attributes([("message", suppressed.reason ?? "suppressed")])
      return Self.testCase(Self.name(suppressed.finding, in: file), file, "<skipped\(attributes)/>")
    }
    let counts = [
      ("tests", "\(cases.count)"), ("failures", "\(file.findings.count)"), ("errors", "0"),
      ("skipped", "\(file.suppressed.count)"),
    ]
    let attributes = XMLText.attributes([("name", file.pathText)] + counts)
    tests += cases.count
    failures += file.findings.count
    return "  <testsuite\(attributes)>\n\(cases.joined())  </testsuite>\n"
  }

  func head(_ summary: Summary) -> String {
    let attributes = XMLText.attributes([
      ("name", ProductInfo.name), ("tests", "\(tests)"), ("failures", "\(failures)"), ("errors", "0"),
    ])
    return "\(XMLText.declaration)<testsuites\(attributes)>\n"
  }

  func finish(_ summary: Summary) -> String { "</testsuites>\n" }

  private static func name(_ finding: Finding, in file: CheckedFile) -> String {
    let place = file.position(of: finding.range.lowerBound)
    return "\(finding.rule) (line \(place.line), column \(place.column))"
  }

  private static func testCase(_ name: String, _ file: CheckedFile, _ content: String? = nil) -> String {
    let start = "    <testcase" + XMLText.attributes([("name", name), ("classname", file.pathText)])
    return start + (content.map { ">\n      \($0)\n    </testcase>\n" } ?? "/>\n")
  }
}
