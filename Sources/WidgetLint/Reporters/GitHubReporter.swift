import LintCore

/// `github`: workflow commands that become annotations on GitHub, errors first, since it shows ten of each kind.
struct GitHubReporter: Reporter {
  /// The commands held back until more severe ones are written; if they get too many, they are written as they come.
  private var waiting: [Severity: String] = [:]

  mutating func report(_ file: CheckedFile) -> String {
    for finding in file.findings { waiting[finding.severity, default: ""] += Self.command(finding, in: file) }
    let size = waiting.values.reduce(0) { $0 + $1.utf8.count }
    return size > ReporterOptions.maximumWaiting ? takeWaiting() : ""
  }

  mutating func finish(_ summary: Summary) -> String { takeWaiting() }

  private mutating func takeWaiting() -> String {
    defer { waiting = [:] }
    return Severity.allCases.reversed().compactMap { waiting[$0] }.joined()
  }

  private static func command(_ finding: Finding, in file: CheckedFile) -> String {
    let start = file.position(of: finding.range.lowerBound)
    let end = file.position(of: finding.range.upperBound)
    var properties = ["file=\(escaped(file.pathText, isProperty: true))", "line=\(start.line)", "endLine=\(end.line)"]
    // GitHub accepts columns only if the finding is on one line.
    if start.line == end.line { properties += ["col=\(start.column)", "endColumn=\(end.column)"] }
    properties.append("title=\(escaped(finding.rule, isProperty: true))")
    let name = finding.severity == .info ? "notice" : finding.severity.name
    return "::\(name) \(properties.joined(separator: ","))::\(escaped(finding.messageAndHelp))\n"
  }

  private static func escaped(_ text: String, isProperty: Bool = false) -> String {
    let special = isProperty ? "%\r\n:," : "%\r\n"
    return VisibleText.rewriting(text, marks: special) { scalar in
      if special.unicodeScalars.contains(scalar) { return PercentText.escaped(UInt8(ascii: scalar)) }
      // Escapes hidden characters in the log, as on a terminal.
      return VisibleText.isHidden(scalar) ? VisibleText.escaped(String(scalar)) : String(scalar)
    }
  }
}
