import LintSystem

/// A line on standard error that says how far a long run is, for whoever watches a terminal.
struct Progress {
  private let total: Int
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now
  private var done = 0
  private var hasWritten = false

  init(total: Int, isQuiet: Bool) {
    self.total = total
    isShown = !isQuiet && total > 1 && OutputFile.standardError.isTerminal
  }

  /// Counts one file.
  mutating func advance() {
    done += 1
    guard isShown, done % 64 == 0 else { return }
    let now = ContinuousClock.now
    guard now - start > .seconds(1), now - last > .milliseconds(100) else { return }
    last = now
    hasWritten = true
    write("\r\(done) of \(total) files\u{1B}[K")
  }

  /// Takes the line away.
  func end() {
    if hasWritten { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    var stream = OutputFile.standardError
    try? stream.write(text)
    try? stream.flush()
  }
}
