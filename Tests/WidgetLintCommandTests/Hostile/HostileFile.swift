import Testing
import WidgetLint

/// A file with hostile text, and what is said of it.
struct HostileFile {
  /// A finding with its place in lines and columns.
  struct Placed {
    let rule: String
    let message: String
    let line: Int
    let column: Int

    var place: String { "\(rule) \(line):\(column)" }
  }

  private let text: String

  /// A file of a text.
  init(_ text: String) { self.text = text }

  /// The findings, without a process of its own for each file.
  func findings() -> [Placed] {
    let file = Linter(LintSettings()).check(text, name: "a.widget.yml")
    return file.findings.map { finding in
      let place = file.position(of: finding.range.lowerBound)
      return Placed(
        rule: finding.rule,
        message: finding.message,
        line: place.line,
        column: place.column
      )
    }
  }

  /// Runs the program over the file in a format.
  func run(_ format: String) throws -> Program.Run {
    try ProgramFolder(["a.widget.yml": text]).run("--isolated --format \(format) a.widget.yml")
  }

  /// A description with a widget named Maps that has some lines more.
  static func widget(_ lines: String) -> String { "app: {name: Maps}\nwidgets:\n  - name: Maps\n\(lines)" }
}
