import LintSystem
import WidgetLint

/// Standard output and standard error.
enum Console {
  /// Prints a message on standard error, ignoring failures.
  static func writeError(_ message: String, end: String = "\n") {
    var stream = OutputFile.standardError
    try? stream.write(message + end)
    try? stream.flush()
  }

  /// Prints the error that made the run fail: its first line, and any others below it.
  static func fail(_ message: String) -> ExitStatus {
    let lines = message.split(separator: "\n").map { VisibleText.escaped(String($0)) }
    writeError("\(ProductInfo.name): error: \(lines.joined(separator: "\n  "))")
    return .failed
  }

  /// Prints a note about a likely mistake, which does not fail the run.
  static func note(_ message: String) { writeError("\(ProductInfo.name): note: \(VisibleText.escaped(message))") }

  /// Performs an action, and prints any error that it throws.
  static func status(
    _ color: ColorChoice = .auto,
    _ run: () throws(WorkspaceError) -> ExitStatus
  ) -> ExitStatus {
    do throws(WorkspaceError) {
      return try run()
    } catch {
      return fail(error, color)
    }
  }

  /// Prints the reason why a workspace cannot check a file.
  static func fail(_ error: WorkspaceError, _ color: ColorChoice) -> ExitStatus {
    switch error {
    case .message(let message): return fail(message)
    case .faults(let files):
      show(files, color)
      return .failed
    }
  }

  /// Shows the findings in rule files, configurations or baselines.
  static func show(_ files: [CheckedFile], _ color: ColorChoice) {
    var options = ReporterOptions()
    options.isQuiet = true
    options.usesColor = usesColor(color, OutputFile.standardError)
    var reporter = TextReporter(options: options)
    var text = files.map { reporter.report($0) }.joined()
    while text.last == "\n" { text.removeLast() }
    writeError(text)
  }

  /// Shows how often each rule passed, failed, did not apply and was suppressed, then what kept rules from judging.
  static func showStatistics(_ statistics: Statistics, _ reach: RuleReach, setInCode: [String], unread: [String]) {
    let outcomes: [Outcome] = [.passed, .failed, .notApplied, .suppressed]
    let rows = statistics.counts.sorted { $0.key < $1.key }.map { id, counts in
      [id] + outcomes.map { "\(counts[$0] ?? 0)" }
    }
    var text = TextTable.lines([["rule"] + outcomes.map(\.rawValue)] + rows, hasNumbers: true)
    let lacked = reach.lacked.map { [$0.rule, $0.fields.joined(separator: ", ")] }
    if !lacked.isEmpty { text += "\n" + TextTable.lines([["could not judge", "lacked"]] + lacked) }
    for (head, lines) in [("set in code", setInCode), ("not read", unread)] where !lines.isEmpty {
      text += "\n\(head):\n" + lines.map { VisibleText.escaped($0) + "\n" }.joined()
    }
    writeError(String(text.dropLast()))
  }

  /// Writes text to a file, and returns the exit status.
  static func writeOutput(_ text: String, to path: FilePath) -> ExitStatus {
    do throws(SystemError) {
      var file = try OutputFile(writing: path)
      try file.write(text)
      try file.flush()
      return .clean
    } catch {
      return fail("\(path.shown): \(error.message)")
    }
  }

  /// Writes a text to standard output at once, and returns the exit status.
  static func writeOutput(_ text: String) -> ExitStatus { writeOutput(Array(text.utf8)) }

  /// Shows bytes on standard output: unchanged in a file or pipe, and escaped on a terminal.
  static func showOutput(_ bytes: [UInt8]) -> ExitStatus {
    guard OutputFile.standardOutput.isTerminal else { return writeOutput(bytes) }
    // Splits bytes, since a carriage return and a line feed make one Character.
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    return writeOutput(lines.map { VisibleText.escaped(String(decoding: $0, as: UTF8.self)) }.joined(separator: "\n"))
  }

  /// Writes bytes to standard output at once, and returns the exit status.
  static func writeOutput(_ bytes: [UInt8]) -> ExitStatus {
    var stream = OutputFile.standardOutput
    do throws(SystemError) {
      try stream.write(bytes)
      try stream.flush()
      return .clean
    } catch {
      return error.isClosedPipe ? .clean : fail("standard output: \(error.message)")
    }
  }

  /// Whether to use colors: decided by the flag, NO_COLOR, FORCE_COLOR, or else whether the output is a terminal.
  static func usesColor(_ choice: ColorChoice, _ stream: borrowing OutputFile) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let value = ProcessSetup.environment("NO_COLOR"), !value.isEmpty { return false }
    if let value = ProcessSetup.environment("FORCE_COLOR"), !value.isEmpty { return value != "0" }
    return stream.isTerminal && ProcessSetup.environment("TERM") != "dumb"
  }
}

/// Rows of cells as lines of text, each column as wide as its widest cell.
enum TextTable {
  /// Returns the lines; if the cells after the first one are numbers, they are right-aligned.
  static func lines(_ rows: [[String]], hasNumbers: Bool = false) -> String {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        if hasNumbers, column > 0 { return space + cell }
        return column == row.count - 1 ? cell : cell + space
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}
