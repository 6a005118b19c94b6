import LintCore

/// `gitlab`: GitLab's Code Quality report.
struct GitLabReporter: Reporter {
  private var findings = JSONListText(head: "", level: 0)

  mutating func report(_ file: CheckedFile) -> String {
    var fingerprints = Fingerprints()
    return findings.add(file.findings) { Self.json($0, in: file, &fingerprints) }
  }

  mutating func finish(_ summary: Summary) -> String { findings.end("") }

  private static func json(_ finding: Finding, in file: CheckedFile, _ fingerprints: inout Fingerprints) -> JSONText {
    func line(_ offset: Int) -> JSONText { .integer(file.position(of: offset).line) }
    return [
      "description": .text(finding.message), "check_name": .text(finding.rule),
      "fingerprint": .text(fingerprints.next(finding, file: file.pathText)),
      "severity": .text(name(of: finding.severity)),
      "location": [
        "path": .text(file.pathText),
        "lines": ["begin": line(finding.range.lowerBound), "end": line(finding.range.upperBound)],
      ],
    ]
  }

  private static func name(of severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
