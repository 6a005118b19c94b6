import LintCore
import Testing
import WidgetLint
import YAML

@Suite("The table for GitHub's job summary")
struct MarkdownTests {
  private static func output(_ files: [(name: String, findings: [Finding])], linkBase: String? = nil) -> String {
    var options = ReporterOptions()
    options.linkBase = linkBase
    var reporter = MarkdownReporter(options: options)
    var summary = Summary()
    var text = ""
    for file in files {
      let checked = CheckedFile(
        name: file.name,
        tree: YAMLStream(Array("app: {name: Maps}".utf8)),
        findings: file.findings
      )
      text += reporter.report(checked)
      summary.add(checked)
    }
    return text + reporter.finish(summary)
  }

  private static func finding(_ rule: String, _ message: String = "m") -> Finding {
    Finding(rule: rule, severity: .warning, message: message, range: 0..<3, path: "")
  }

  private static func rows(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2).map { $0 }
  }

  @Test("has the findings in the order of the files")
  func order() {
    let text = Self.output([
      ("a.yml", [Self.finding("rare"), Self.finding("often")]), ("b.yml", [Self.finding("often")]),
    ])
    let places = Self.rows(text).map { $0.split(separator: " ")[1] + " " + $0.split(separator: "](")[0].suffix(7) }
    #expect(places == ["rare a.yml:1", "often a.yml:1", "often b.yml:1"])
  }

  @Test("leads to lines, below the address of the run's files where that is known")
  func links() {
    let text = Self.output([("a b/(c).yml", [Self.finding("r")])], linkBase: "https://github.com/o/r/blob/1/")
    #expect(text.contains("](<https://github.com/o/r/blob/1/a%20b/%28c%29.yml#L1>)"))
  }

  @Test(
    "takes nothing of a message for Markdown or HTML",
    arguments: ["a | b", "`code`", "<img src=x>", "[x](y)", "*x* _y_ ~z~", "@team #1 $x$ :tada:", "a\\|b", "&lt;"]
  )
  func escapes(_ message: String) throws {
    let rows = Self.rows(Self.output([("a.yml", [Self.finding("r", message)])]))
    let cell = try #require(rows.first).dropLast(2)
    // Each bar that is not escaped ends a cell.
    var cells = 0
    var isEscaped = false
    for character in cell {
      if character == "|", !isEscaped { cells += 1 }
      isEscaped = character == "\\" && !isEscaped
    }
    #expect(rows.count == 1 && cells == 4)
    let shown = cell.split(separator: ") | ", maxSplits: 1)[1]
    // What a comment parts is no address.
    let visible = shown.replacing("&#64;<!-- -->", with: "")
    #expect(!visible.contains("<") && !shown.contains("@") && !shown.contains("#1") && !shown.contains(" `"))
  }

  @Test("ends below a mebibyte, and says how many findings have no room")
  func limit() throws {
    let findings = (0..<3000).map { Self.finding($0 < 2990 ? "often" : "rare", String(repeating: "m", count: 500)) }
    let text = Self.output([("a.yml", findings)])
    #expect(text.utf8.count < 1 << 20 && text.utf8.count > 1_000_000)
    let left = 3000 - Self.rows(text).count
    #expect(text.contains("|\n\n\(left) more findings have no room here; a report such as `--format html` has all.\n"))
  }
}
