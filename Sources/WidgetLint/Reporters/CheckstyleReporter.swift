import LintCore

/// `checkstyle`: Checkstyle's XML, which many CI servers read.
struct CheckstyleReporter: Reporter {
  private var hasBegun = false

  mutating func report(_ file: CheckedFile) -> String {
    if file.findings.isEmpty { return "" }
    let errors = file.findings.map { Self.element($0, in: file) }.joined()
    return begin() + "  <file\(XMLText.attributes([("name", file.pathText)]))>\n\(errors)  </file>\n"
  }

  mutating func finish(_ summary: Summary) -> String { begin() + "</checkstyle>\n" }

  private mutating func begin() -> String {
    defer { hasBegun = true }
    return hasBegun ? "" : XMLText.declaration + "<checkstyle version=\"8.0\">\n"
  }

  private static func element(_ finding: Finding, in file: CheckedFile) -> String {
    let place = file.position(of: finding.range.lowerBound)
    let attributes = XMLText.attributes([
      ("line", "\(place.line)"), ("column", "\(place.column)"), ("severity", finding.severity.name),
      ("message", finding.message), ("source", "\(ProductInfo.name).\(finding.rule)"),
    ])
    return "    <error\(attributes)/>\n"
  }
}
