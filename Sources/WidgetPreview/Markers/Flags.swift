import LintCore

/// Which fields of a widget findings are about, and how much the worst one matters.
struct Flags {
  /// The findings about each field itself.
  private var findings: [String: [Finding]] = [:]
  /// The worst finding about each field or what is below it, and how many there are.
  private var below: [Substring: (severity: Severity, count: Int)] = [:]

  init(_ marked: [MarkedFinding]) {
    for marked in marked {
      let severity = marked.finding.severity
      findings[marked.path, default: []].append(marked.finding)
      for path in Self.ancestry(of: marked.path) {
        let known = below[path] ?? (severity, 0)
        below[path] = (max(known.severity, severity), known.count + 1)
      }
    }
  }

  /// A path and those above it, up to the widget's own.
  static func ancestry(of path: String) -> some Sequence<Substring> {
    sequence(first: path[...]) { path in path.lastIndex(of: "/").map { path[..<$0] } }
  }

  /// The worst finding about a field itself, of those that apply.
  func severity(at path: String, where applies: (Finding) -> Bool = { _ in true }) -> Severity? {
    findings[path]?.filter(applies).map(\.severity).max()
  }

  /// The worst finding about a field or what is below it.
  func severity(below path: String) -> Severity? { below[path[...]]?.severity }

  /// The number of findings about a field or what is below it.
  func count(below path: String) -> Int { below[path[...]]?.count ?? 0 }

  /// The least number that a finding about a field expects.
  func expected(at path: String) -> Double? {
    findings[path]?.compactMap { if case .number(let number) = $0.expected { number } else { nil } }.min()
  }
}
