import LintCore

/// `compact`: one line for each finding, for editors and grep.
struct CompactReporter: Reporter {
  mutating func report(_ file: CheckedFile) -> String {
    file.findings.reduce(into: "") { $0 += Self.line($1, in: file) + "\n" }
  }

  mutating func finish(_ summary: Summary) -> String { "" }

  /// The first line of a finding: place, severity, message, rule.
  static func line(_ finding: Finding, in file: CheckedFile) -> String {
    let place = file.position(of: finding.range.lowerBound)
    let name = VisibleText.escaped(file.name)
    let message = VisibleText.escaped(finding.message)
    return "\(name):\(place.line):\(place.column): \(finding.severity.name): \(message) [\(finding.rule)]"
  }
}
