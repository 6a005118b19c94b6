import LintCore

/// `junit`: a suite a file, with a failing case for each finding, or one that passes.
struct JUnitReporter: Reporter {
  static var hasHead: Bool { true }

  private var (tests, failures) = (0, 0)

  mutating func report(_ file: CheckedFile) -> String {
    var cases = file.findings.map { Self.failure($0, in: file) }
    if cases.isEmpty { cases.append("    <testcase\(Self.names(ProductInfo.name, file))/>\n") }
    cases += file.suppressed.map { Self.skipped($0, in: file) }
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

  private static func failure(_ finding: Finding, in file: CheckedFile) -> String {
    let attributes = XMLText.attributes([("message", finding.message), ("type", finding.severity.name)])
    let text = [CompactReporter.line(finding, in: file), finding.help.map { "help: \($0)" }].compactMap { $0 }
    return """
          <testcase\(names(finding, file))>
            <failure\(attributes)>\(XMLText.escaped(text.joined(separator: "\n")))</failure>
          </testcase>

      """
  }

  private static func skipped(_ suppressed: CheckedFile.Suppressed, in file: CheckedFile) -> String {
    let attributes = XMLText.attributes([("message", suppressed.reason ?? "suppressed")])
    return """
          <testcase\(names(suppressed.finding, file))>
            <skipped\(attributes)/>
          </testcase>

      """
  }

  private static func names(_ finding: Finding, _ file: CheckedFile) -> String {
    let place = file.position(of: finding.range.lowerBound)
    return names("\(finding.rule) (line \(place.line), column \(place.column))", file)
  }

  private static func names(_ name: String, _ file: CheckedFile) -> String {
    XMLText.attributes([("name", name), ("classname", file.pathText)])
  }

  static let kind = ReporterKind(name: "junit", summary: "JUnit's XML") { _ in JUnitReporter() }
}
