import LintCore

/// `gitlab`: GitLab's Code Quality report.
struct GitLabReporter: Reporter {
  private var findings = JSONList(level: 0)
  private var fingerprints = Fingerprints()

  mutating func report(_ file: CheckedFile) -> String {
    for finding in file.findings { findings.append(json(finding, in: file)) }
    return ""
  }

  mutating func finish(_ summary: Summary) -> String { findings.pretty + "\n" }

  private mutating func json(_ finding: Finding, in file: CheckedFile) -> JSONText {
    let lines = JSONText.object([
      ("begin", .integer(file.position(of: finding.range.lowerBound).line)),
      ("end", .integer(file.position(of: finding.range.upperBound).line)),
    ])
    return .object([
      ("description", .text(finding.message)), ("check_name", .text(finding.rule)),
      ("fingerprint", .text(fingerprints.next(finding, file: file.pathText))),
      ("severity", .text(Self.name(of: finding.severity))),
      ("location", .object([("path", .text(file.pathText)), ("lines", lines)])),
    ])
  }

  private static func name(of severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }

  static let kind = ReporterKind(name: "gitlab", summary: "GitLab's Code Quality") { _ in GitLabReporter() }
}
