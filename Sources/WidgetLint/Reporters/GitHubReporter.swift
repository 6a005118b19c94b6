import LintCore

/// `github`: workflow commands, which GitHub Actions turns into annotations; errors first, since it shows ten of each.
struct GitHubReporter: Reporter {
  private var commands: [Severity: String] = [:]

  mutating func report(_ file: CheckedFile) -> String {
    for finding in file.findings { commands[finding.severity, default: ""] += Self.command(finding, in: file) }
    return ""
  }

  mutating func finish(_ summary: Summary) -> String {
    Severity.allCases.reversed().compactMap { commands[$0] }.joined()
  }

  private static func command(_ finding: Finding, in file: CheckedFile) -> String {
    let start = file.position(of: finding.range.lowerBound)
    let end = file.position(of: finding.range.upperBound)
    var properties = ["file=\(escapedProperty(file.pathText))", "line=\(start.line)", "endLine=\(end.line)"]
    // GitHub takes columns only where both are on one line.
    if start.line == end.line { properties += ["col=\(start.column)", "endColumn=\(end.column)"] }
    properties.append("title=\(escapedProperty(finding.rule))")
    let list = properties.joined(separator: ",")
    return "::\(name(of: finding.severity)) \(list)::\(escaped(finding.messageAndHelp))\n"
  }

  private static func name(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  private static func escaped(_ text: String) -> String { escaped(text, "%\r\n") }

  private static func escapedProperty(_ text: String) -> String { escaped(text, "%\r\n:,") }

  private static func escaped(_ text: String, _ special: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if special.unicodeScalars.contains(scalar) {
        escaped += PercentText.escaped(UInt8(ascii: scalar))
      } else if VisibleText.isHidden(scalar) {
        // The log shows it as a terminal does.
        escaped += VisibleText.escaped(String(scalar))
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
  }

  static let kind = ReporterKind(name: "github", summary: "annotations of GitHub Actions") { _ in GitHubReporter() }
}
