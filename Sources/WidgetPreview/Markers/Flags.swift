import LintCore

/// Which fields of a widget findings are about, and how much the worst one matters.
struct Flags {
  private var atPath: [String: Severity] = [:]
  private var atOrBelow: [String: Severity] = [:]
  private var counts: [String: Int] = [:]
  private var byRule: [String: Severity] = [:]
  /// The least number that a finding expects at a path.
  private var expected: [String: Double] = [:]

  init(_ findings: [MarkedFinding]) {
    for marked in findings {
      let severity = marked.finding.severity
      Self.raise(&atPath[marked.path], to: severity)
      Self.raise(&byRule["\(marked.finding.rule) \(marked.path)"], to: severity)
      if case .number(let number) = marked.finding.expected {
        expected[marked.path] = min(number, expected[marked.path] ?? number)
      }
      var path = Substring(marked.path)
      Self.raise(&atOrBelow[String(path)], to: severity)
      counts[String(path), default: 0] += 1
      while let slash = path.lastIndex(of: "/") {
        path = path[..<slash]
        Self.raise(&atOrBelow[String(path)], to: severity)
        counts[String(path), default: 0] += 1
      }
    }
  }

  private static func raise(_ known: inout Severity?, to severity: Severity) {
    known = known.map { max($0, severity) } ?? severity
  }

  /// The worst finding about a field itself.
  func severity(at path: String) -> Severity? { atPath[path] }

  /// The worst finding about a field or what is below it.
  func severity(below path: String) -> Severity? { atOrBelow[path] }

  /// How many findings there are about a field or what is below it.
  func count(below path: String) -> Int { counts[path] ?? 0 }

  /// The worst finding that one of some rules has about a field or the parts that follow it.
  func severity(of rules: [String], at paths: [String]) -> Severity? {
    rules.flatMap { rule in paths.compactMap { byRule["\(rule) \($0)"] } }.max()
  }

  /// The least number that a finding about a field expects.
  func expected(at path: String) -> Double? { expected[path] }
}
