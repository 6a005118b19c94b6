import LintCore

/// How many findings there are of each severity.
struct SeverityCounts {
  private var counts: [Severity: Int] = [:]

  init(_ severities: some Sequence<Severity>) { for severity in severities { counts[severity, default: 0] += 1 } }

  /// How many there are of one severity.
  subscript(_ severity: Severity) -> Int { counts[severity] ?? 0 }

  /// The counts that are not 0, worst first: `1 error, 2 warnings`.
  var words: String {
    Severity.allCases.reversed().filter { self[$0] > 0 }.map { count(self[$0], $0.name) }.joined(separator: ", ")
  }
}
