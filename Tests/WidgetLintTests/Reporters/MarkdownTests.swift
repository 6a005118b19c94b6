import LintCore
import Testing
import WidgetLint

@Suite("The table for GitHub's job summary")
struct MarkdownTests {
  /// Returns the table for files with the same name, each with some findings.
  private static func output(
    _ files: [Finding]...,
    name: String = "a.yml",
    linkBase: String? = nil
  ) throws -> String {
    let files = files.map { CheckedFile(name: name, text: "app: {name: Maps}", findings: $0) }
    return try ReporterSamples.output("markdown", files, linkBase: linkBase)
  }

  private static func finding(_ rule: String, _ message: String = "m") -> Finding {
    Finding(rule: rule, severity: .warning, message: message, range: 0..<3, path: "")
  }

  private static func rows(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2).map { $0 }
  }

  @Test("leads to lines, below the address of the run's files where that is known")
  func links() throws {
    let text = try Self.output([Self.finding("r")], name: "a b/(c).yml", linkBase: "https://github.com/o/r/blob/1/")
    #expect(text.contains("](<https://github.com/o/r/blob/1/a%20b/%28c%29.yml#L1>)"))
  }

  @Test(
    "takes nothing of a message for Markdown or HTML",
    arguments: ["a | b", "`code`", "<img src=x>", "[x](y)", "*x* _y_ ~z~", "@team #1 $x$ :tada:", "a\\|b", "&lt;"]
  )
  func escapes(_ message: String) throws {
    let rows = Self.rows(try Self.output([Self.finding("r", message)]))
    let cell = try #require(rows.first).dropLast(2)
    // Each unescaped bar ends a cell.
    var cells = 0
    var isEscaped = false
    for character in cell {
      if character == "|", !isEscaped { cells += 1 }
      isEscaped = character == "\\" && !isEscaped
    }
    #expect(rows.count == 1 && cells == 4)
    let shown = cell.split(separator: ") | ", maxSplits: 1)[1]
    // An address with a comment inside is none.
    let visible = shown.replacing("&#64;<!-- -->", with: "")
    #expect(!visible.contains("<") && !shown.contains("@") && !shown.contains("#1") && !shown.contains(" `"))
  }

  @Test("is one for all files, ends below a mebibyte, and says how many findings have no room")
  func limit() throws {
    let findings = Array(repeating: Self.finding("often", String(repeating: "m", count: 500)), count: 3000)
    let text = try Self.output(Array(findings[..<1000]), Array(findings[1000...]))
    #expect(text.utf8.count < 1 << 20 && text.utf8.count > 1_000_000)
    let left = 3000 - Self.rows(text).count
    #expect(text.contains("|\n\n\(left) more findings have no room here; a report such as `--format html` has all.\n"))
  }
}
