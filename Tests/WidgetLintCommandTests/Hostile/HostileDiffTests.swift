import Foundation
import Testing

@Suite("Diffs and texts of a stranger, to a terminal and elsewhere", .showsRuns)
struct HostileDiffTests {
  /// A description with one fix, between lines that a terminal or a CI server could misinterpret. Its lines end with a
  /// carriage return and a line feed.
  private static let text = [
    "app: {name: Maps}", "x-a: \"\u{202E}evil\u{2066} \u{85} next\"", "widgets: # ##[error]x ##vso[task] \u{2028}",
    "- name: Maps", "  primary: yes", "",
  ].joined(separator: "\r\n")

  private static func shown(_ arguments: String, _ text: String = text) throws -> String {
    let (workspace, terminal) = (try ProgramFolder(["a.widget.yml": text]), try Terminal())
    _ = try workspace.shell("\"$widgetlint\" \(arguments) >\(terminal.path) 2>err")
    return terminal.shown()
  }

  @Test(
    "A terminal shows CR, U+0085, bidirectional characters and commands of CI servers escaped",
    arguments: ["--fix --diff a.widget.yml", "--fix - <a.widget.yml"]
  )
  func terminal(arguments: String) throws {
    let shown = try Self.shown(arguments)
    #expect(shown.contains("  primary: true\\u{D}\n"), "\(shown)")
    #expect(shown.contains("x-a: \"\\u{202E}evil\\u{2066} \\u{85} next\"\\u{D}\n"))
    #expect(shown.contains("# ##\\u{5B}error]x ##vso\\u{5B}task] \\u{2028}\\u{D}\n"))
    #expect(HostileText.faults(in: shown) == [])
  }

  @Test("A text that is no YAML reaches a terminal without its control characters")
  func controls() throws {
    let shown = try Self.shown("--fix - <a.widget.yml", "app: \u{1B}[31m\u{9B}1m\u{7F}\n")
    #expect(shown == "app: \\u{1B}[31m\\u{9B}1m\\u{7F}\n")
  }

  @Test("A file and a pipe get every byte as it is", arguments: ["--fix --diff a.widget.yml", "--fix - <a.widget.yml"])
  func exact(arguments: String) throws {
    let workspace = try ProgramFolder(["a.widget.yml": Self.text])
    let run = try workspace.shell(
      "\"$widgetlint\" \(arguments) >file 2>err; \"$widgetlint\" \(arguments) 2>err | cat >pipe; cmp file pipe"
    )
    #expect(run.status == 0 && run.output == "")
    // Splits code points, since a carriage return and a line feed make one Character.
    let written = String(decoding: try Data(contentsOf: workspace.url.appending(path: "file")), as: Unicode.UTF8.self)
    let lines = written.unicodeScalars.split(separator: "\n").map { String($0) }
    let sign = arguments.contains("--diff") ? "+" : ""
    #expect(lines.contains("\(sign)  primary: true\r"), "\(lines)")
    #expect(lines.contains { $0.hasSuffix("widgets: # ##[error]x ##vso[task] \u{2028}\r") })
    #expect(lines.contains { $0.hasSuffix("x-a: \"\u{202E}evil\u{2066} \u{85} next\"\r") })
  }
}
