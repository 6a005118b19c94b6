/// All that is wrong with one file of the linter's own, so that a run reports all of it at once.
package struct Faults: Error {
  /// What is wrong, in the order of the file; never empty where it is thrown.
  package private(set) var findings: [Finding] = []

  /// Nothing wrong yet.
  package init() {}

  /// One thing that is wrong.
  package init(_ finding: Finding) { findings = [finding] }

  /// Whether so much is wrong that nobody asks what else is.
  package var isFull: Bool { findings.count >= 1_000 }

  /// Adds something that is wrong.
  package mutating func add(_ finding: Finding) {
    if !isFull { findings.append(finding) }
  }

  /// Reads something; what is wrong with it is added, and nil stands for it.
  package mutating func collect<Result>(_ read: () throws(Finding) -> Result) -> Result? {
    do throws(Finding) {
      return try read()
    } catch {
      add(error)
      return nil
    }
  }

  /// How many are reported at once; the rest of a file that is wrong throughout hides them.
  private static let limit = 20

  /// Throws what was added, if anything was, in the order of the file.
  package func check() throws(Faults) {
    guard !findings.isEmpty else { return }
    var sorted = self
    sorted.findings.sort { $0.range.lowerBound < $1.range.lowerBound }
    // What is read for each of several nodes is wrong for each of them.
    var seen: Set<[String]> = []
    sorted.findings.removeAll { !seen.insert(["\($0.range)", $0.message]).inserted }
    sorted.findings = Array(sorted.findings.prefix(Self.limit))
    throw sorted
  }
}
