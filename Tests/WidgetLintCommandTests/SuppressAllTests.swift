import Foundation
import Testing

@Suite("--suppress-all writes suppressions for today's findings", .showsRuns)
struct SuppressAllTests {
  private static let text = """
    app: {name: Maps}
    widgets:
      - name: Maps
        scrolls: true  # it maps
        width: 320
        grid: {items: 12, columns: 9,
          spacing: 2}
        font: {family: Inter,
          color: "#FF0000"} # widgetlint:disable-line font-color -- the brand
        buttons:
        - title: >
            Open Maps
        - "Open
          Maps"
        frobnicate: 3

    """

  @Test("after each line, above it, or in the comment that is there, so that nothing else is found and all else stays")
  func all() throws {
    let workspace = try ProgramFolder(["a.widget.yml": Self.text])
    let before = try workspace.run("--format compact").lines.count
    let run = try workspace.run("--suppress-all 'until the redesign' --fail-on info")
    #expect(run.status == 0 && run.lines.first?.hasPrefix("1 file checked: no findings, ") == true, "\(run.output)")
    #expect(run.errors.contains("a.widget.yml: suppressed \(before) findings"), "\(run.errors)")
    let lines = try workspace.text(of: "a.widget.yml").components(separatedBy: "\n")
    #expect(lines.contains("    width: 320 # widgetlint:disable-line adaptive-width -- until the redesign"))
    #expect(lines.contains("    # widgetlint:disable-next no-scrolling -- until the redesign"))
    #expect(
      lines.contains { $0.hasSuffix("# widgetlint:disable-line grid-item-limit, grid-row-limit -- until the redesign") }
    )
    let bare = lines.filter { !$0.hasPrefix("    # widgetlint:") }.map { line in
      line.components(separatedBy: " # widgetlint:disable-line")[0]
    }
    #expect(bare == Self.text.components(separatedBy: "\n").map { $0.components(separatedBy: " # widgetlint")[0] })
    #expect(try workspace.run("--suppress-all again").errors.isEmpty)
  }

  @Test("not in a comment for more than the line, which has a reason of its own")
  func around() throws {
    let text = "app: {name: Maps}\n# widgetlint:disable-next single-tap -- all of them\nwidgets:\n"
    let widgets = "- {name: Maps, scrolls: true, buttons: [{title: Go, taps: 2}]} # a note\n"
    let workspace = try ProgramFolder(["a.widget.yml": text + widgets])
    #expect(try workspace.run("--suppress-all ours --fail-on info").status == 0)
    let lines = try workspace.text(of: "a.widget.yml").components(separatedBy: "\n")
    #expect(lines.contains("# widgetlint:disable-next single-tap -- all of them"), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("# widgetlint:disable-next ") && $0.hasSuffix("no-scrolling -- ours") })
  }

  @Test("not in a comment for the line that gives another reason, or none", arguments: [" -- it bleeds", ""])
  func reasons(_ reason: String) throws {
    let comment = " # widgetlint:disable-line edge-margin\(reason)"
    let text = "app: {name: Maps}\nwidgets:\n- name: Maps\n  margins: {top: 0, leading: 1}\(comment)\n"
    let workspace = try ProgramFolder(["a.widget.yml": text])
    _ = try workspace.run("--suppress-all ours")
    let above = "  # widgetlint:disable-next content-margins -- ours\n  margins:"
    #expect(try workspace.text(of: "a.widget.yml") == text.replacing("  margins:", with: above))
  }

  @Test("JSON has no comments, and stays as it is")
  func json() throws {
    let text = "{\"app\": {\"name\": \"Maps\"}, \"widgets\": [{\"name\": \"Maps\", \"scrolls\": true}]}\n"
    let workspace = try ProgramFolder(["maps.json": text])
    let run = try workspace.run("--suppress-all later maps.json")
    #expect(run.status == 1 && run.errors.contains("maps.json: left as it was, since JSON has no comments"))
    #expect(try workspace.text(of: "maps.json") == text)
  }

  @Test("without a comment that suppresses nothing, even if another one suppresses more than its own line asks for")
  func useless() throws {
    let button = "  - {title: Go, taps: 2, opens: \"f:\"}"
    let workspace = try ProgramFolder([
      "a.widget.yml": "app: {name: A}\nwidgets:\n- name: A\n  buttons:\n\(button)\n\(button) # a note\n"
    ])
    #expect(try workspace.run("--suppress-all ours --fail-on info").status == 0)
    let lines = try workspace.text(of: "a.widget.yml").components(separatedBy: "\n")
    #expect(lines.contains("\(button) # a note") && lines.filter { $0.contains("widgetlint:") }.count == 2, "\(lines)")
  }

  @Test("as a diff, or to standard output, with the line breaks that are there")
  func streams() throws {
    let workspace = try ProgramFolder(["a.widget.yml": Self.text])
    #expect(try workspace.run("--suppress-all x --diff").output.contains("\n+    width: 320 # widgetlint:"))
    #expect(try workspace.text(of: "a.widget.yml") == Self.text)
    let run = try workspace.run("--suppress-all x -", input: Self.text.replacing("\n", with: "\r\n"))
    #expect(run.output.contains("    # widgetlint:disable-next no-scrolling -- x\r\n"), "\(run.output)")
    #expect(!run.errors.contains(" fixed"))
  }

  @Test("a run over a project says that sources stay as they are")
  func project() throws {
    let note = "--suppress-all writes to descriptions only"
    let arguments = "Tides.xcodeproj --suppress-all later"
    try ProjectTests.workspace().expect(1, arguments, output: "\(ProjectTests.swift):", errors: note)
  }
}
