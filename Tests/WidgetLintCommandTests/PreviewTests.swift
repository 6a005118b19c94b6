import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Pictures from the command line", .showsRuns)
struct PreviewTests {
  @Test("preview draws whatever is found, and ends with 0", arguments: [Sample.clean, Sample.error, "app: ["])
  func draws(text: String) throws {
    let run = try ProgramFolder(["a.widget.yml": text]).expect(0, "preview a.widget.yml", errors: "")
    #expect(run.output.hasPrefix("<svg ") && run.output.hasSuffix("\n</svg>\n"))
    #expect(run.output.contains("data-widget=\"/widgets/0\"") == (text != "app: ["))
    #expect(run.output.contains(">yaml-syntax<") == (text == "app: ["))
  }

  @Test("preview ends with 2 where there is nothing to draw")
  func nothing() throws {
    try ProgramFolder().expect(2, "preview missing.widget.yml", output: "", errors: "missing.widget.yml: ")
  }

  @Test("an earlier picture stays if there is nothing to draw")
  func kept() throws {
    let workspace = try ProjectTests.workspace()
    _ = try workspace.shell("sed -i s/iphoneos/xros/ */*.pbxproj")
    try workspace.write("kept", to: "a.svg")
    try workspace.expect(2, "preview Tides.xcodeproj --output a.svg")
    #expect(try workspace.text(of: "a.svg") == "kept")
  }

  @Test("preview takes lint's flags for rules, and standard input under a name of its own")
  func flags() throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.error])
    func markers(_ flags: String) throws -> Int {
      try workspace.run("preview \(flags) a.widget.yml").output.split(separator: "class=\"marker").count - 1
    }
    #expect(try markers("") == 1)
    #expect(try markers("--select no-scrolling --isolated") == 1)
    #expect(try markers("--ignore no-scrolling") == 0)
    try workspace.expect(0, "--write-baseline known.yml a.widget.yml")
    #expect(try markers("--baseline known.yml") == 0)
    let file = try workspace.run("preview a.widget.yml").output
    #expect(try workspace.run("preview --stdin-filename a.widget.yml -", input: Sample.error).output == file)
    #expect(try workspace.run("preview --output a/b.svg a.widget.yml").output == "")
    #expect(try workspace.text(of: "a/b.svg") == file)
  }

  @Test("the widgets of a project are drawn, with the findings in their sources marked, in a preview and in a report")
  func project() throws {
    let workspace = try ProjectTests.workspace()
    let preview = try workspace.expect(0, "preview Tides.xcodeproj", output: "data-widget=\"/widgets/0\"", errors: "")
    #expect(preview.output.contains(">24:46 NextTide.swift<"))
    let report = try workspace.run("Tides.xcodeproj --format html").output
    func markers(_ text: String) -> [Substring] {
      text.split(separator: "<g class=\"marker ").dropFirst().map { $0.prefix { $0 != ">" } }
    }
    #expect(markers(preview.output).count > 1 && markers(preview.output) == markers(report))
    #expect(report.contains("<code>Widgets/NextTide.swift:24:"))
    let rows = Int(report.split(separator: "<li class=\"finding ").count) - 1
    #expect(rows == markers(report).count)
    try workspace.expect(0, "--write-baseline known.yml Tides.xcodeproj")
    #expect(markers(try workspace.run("preview --baseline known.yml Tides.xcodeproj").output).isEmpty)
    try workspace.expect(2, "preview --extension Other Tides.xcodeproj")
    #expect(try workspace.run("preview --extension Widgets Tides.xcodeproj").output == preview.output)
  }

  @Test("a Today widget of a project is drawn as its storyboard has it, with each finding at its view")
  func storyboard() throws {
    let workspace = try ProgramFolder(sample: "drawn")
    let preview = try workspace.expect(0, "preview Maps.xcodeproj", errors: "")
    try Golden.expect(preview.output, in: "Tests/Golden/Pictures/drawn.svg")
    let report = try workspace.run("Maps.xcodeproj --format html").output
    for words in [">Pont Neuf<", "58 pt of the views are cut off", "Set in code, drawn as in the storyboard: place"] {
      #expect(preview.output.contains(words) && report.contains(words), "\(words)")
    }
    #expect(!preview.output.contains("Offline") && !preview.output.contains("content not described"))
  }

  @Test("hostile views of a storyboard are drawn as well-formed XML")
  func hostileStoryboard() throws {
    let workspace = try ProgramFolder(sample: "drawn")
    let board = "Today/MainInterface.storyboard"
    let text = try workspace.text(of: board)
    let words = "&lt;/text&gt;&quot;&#x202E;]]&gt;" + String(repeating: "\u{1F9ED}e\u{301}", count: 3_000)
    for name in ["Pont Neuf", "Directions", "pin"] {
      try workspace.write(text.replacing("\"\(name)\"", with: "\"\(words)\""), to: board)
      let run = try workspace.expect(0, "preview Maps.xcodeproj")
      #expect(XMLParser(data: Data(run.output.utf8)).parse(), "\(name)")
    }
    try workspace.write(
      text.replacing("width=\"40\"", with: "width=\"9999\"").replacing("pointSize=\"20\"", with: "pointSize=\"1e9\""),
      to: board
    )
    try workspace.expect(0, "preview Maps.xcodeproj", output: ">Pont Neuf<")
  }

  @Test("the name of a source that has no room is cut, and its line is not")
  func longName() throws {
    let workspace = try ProjectTests.workspace()
    let name = "NextTideWidgetTimelineProvider.swift"
    _ = try workspace.shell("mv Widgets/NextTide.swift Widgets/\(name)")
    let picture = try workspace.run("preview Tides.xcodeproj").output
    #expect(picture.contains(">24:46 NextTideWidget") && picture.contains("\u{2026}</text>"), "\(picture)")
  }

  @Test("rules are a page, too, and coverage, which is no page, is not taken for one")
  func rules() throws {
    let workspace = try ProgramFolder()
    #expect(try workspace.run("rules --format html").output.hasPrefix("<!DOCTYPE html>"))
    try workspace.expect(2, "rules --coverage --format html")
  }

  @Test(
    "a large page is the same on a stream, in a file, and where there is no place for temporary files",
    arguments: ["--format html", "preview"]
  )
  func large(command: String) throws {
    let fields = "margins: 0, scrolls: true, font: {family: Georgia, color: white}"
    let widgets = (0..<90).map { "{name: Maps \($0), \(fields)}" }
    let workspace = try ProgramFolder([
      "a.widget.yml": "app: {name: Maps}\nwidgets:\n  - \(widgets.joined(separator: "\n  - "))\n"
    ])
    let stream = try workspace.run("\(command) a.widget.yml")
    #expect(stream.output.utf8.count > 1 << 20)
    let nowhere = ["TMPDIR": "/nonexistent"]
    let toFile = command == "preview" ? "preview --output page" : "--format html=page"
    _ = try workspace.run("\(toFile) a.widget.yml", environment: nowhere)
    #expect(try workspace.text(of: "page") == stream.output)
    let again = try workspace.run("\(command) a.widget.yml", environment: nowhere)
    #expect(again.output == stream.output && again.status == stream.status)
  }
}
