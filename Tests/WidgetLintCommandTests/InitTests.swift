import Foundation
import LintCore
import Testing
import WidgetLint

@testable import WidgetLintCommand

@Suite("init, for a first description", .showsRuns)
struct InitTests {
  @Test(
    "writes a description that lints clean, and a configuration that changes nothing",
    arguments: [
      "Maps", "'My App'", "Übersicht", "Yes", "x/Maps", "--guidelines today Tides", "--guidelines widgetkit Tides",
    ]
  )
  func clean(name: String) throws {
    let workspace = try ProgramFolder()
    try workspace.expect(0, "init \(name)", errors: "")
    let lint = try workspace.expect(0, "--fail-on info")
    #expect(lint.lines.first == "1 file checked: no findings")
  }

  @Test("beside a project it offers the import, and makes nothing up", arguments: BuiltInGuidelines.names)
  func project(guidelines: String) throws {
    let workspace = try ProjectTests.workspace()
    let offer = "\nImport them: widgetlint import Tides.xcodeproj --output Maps.widget.yml --force\n"
    let run = try workspace.expect(0, "init --guidelines \(guidelines) Maps", output: offer)
    let text = try workspace.text(of: "Maps.widget.yml")
    let said = text.split(separator: "\n").filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("#") }
    #expect(said.count <= 6 && !text.contains("\n    families:") && !text.contains("\n    heights:"), "\(text)")
    try workspace.expect(0, "Maps.widget.yml --fail-on info")
    let line =
      run.output.split(separator: "\n").first { $0.hasPrefix("Import") }?.components(separatedBy: ": ").last ?? ""
    #expect(try workspace.shell(line.replacing("widgetlint", with: "\"$widgetlint\"", maxReplacements: 1)).status == 0)
    #expect(try workspace.text(of: "Maps.widget.yml").contains("name: Next Tide"))
  }

  @Test("takes the guidelines of the widgets that the project beside it holds")
  func kinds() throws {
    let workspace = try ProjectTests.workspace()
    try workspace.expect(0, "init --rule own")
    #expect(try workspace.text(of: "own.yml").contains("\nguidelines: widgetkit\n"))
    try workspace.expect(0, "init Maps")
    #expect(try workspace.text(of: "Maps.widget.yml").contains("\nguidelines: widgetkit\n"))
    try workspace.replace("widgetkit-extension", with: "widget-extension", in: "Widgets/Info.plist")
    try workspace.expect(0, "init Today", output: "import Tides.xcodeproj --output Today.widget.yml --force\n")
    #expect(try !workspace.text(of: "Today.widget.yml").contains("guidelines:"))
  }

  @Test("names every group of fields, and shows values that are right")
  func groups() throws {
    let workspace = try ProgramFolder()
    _ = try workspace.run("init Maps")
    let text = try workspace.text(of: "Maps.widget.yml")
    for row in BuiltInGuidelines.table.fields where row.path.split(separator: ".").count == 2 {
      #expect(text.contains(" \(row.key):"), "\(row.path)")
    }
    // The commented values lint clean, too, except for those that a single widget need not have.
    let all = text.components(separatedBy: "\n").map { line in
      line.replacingOccurrences(of: "^( *)# (?=( *- )|[a-zA-Z]+:)", with: "$1", options: .regularExpression)
    }
    try workspace.write(all.joined(separator: "\n"), to: "Maps.widget.yml")
    try workspace.expect(0, "--format compact")
  }

  @Test("never writes over a file, nor over a configuration that holds")
  func existing() throws {
    let workspace = try ProgramFolder(["Maps.widget.yml": "mine", ".widgetlint.yml": "failOn: info\n"])
    try workspace.expect(2, "init Maps", errors: "Maps.widget.yml")
    #expect(try workspace.text(of: "Maps.widget.yml") == "mine")
    let made = try workspace.shell("mkdir sub; cd sub; \"$widgetlint\" init Other >&2; ls -A")
    #expect(made.lines == ["Other.widget.yml"])
    #expect(try workspace.text(of: ".widgetlint.yml") == "failOn: info\n")
  }

  @Test("leaves nothing where the disk is full")
  func full() throws {
    let workspace = try ProgramFolder()
    let run = try workspace.shell("(ulimit -f 0; \"$widgetlint\" init Maps 2>&1; echo $?) | cat; ls")
    #expect(run.lines == ["widgetlint: error: Maps.widget.yml: file too large", "2"])
  }

  @Test("takes the folder's name where none is given, and refuses what is no name")
  func names() throws {
    let workspace = try ProgramFolder()
    for name in ["''", ".hidden", "..", "a/.."] { try workspace.expect(2, "init \(name)") }
    let run = try workspace.shell("mkdir Tides; cd Tides; \"$widgetlint\" init; ls")
    #expect(run.lines.last == "Tides.widget.yml", "\(run.output)")
  }

  @Test("writes a rule about any field with a value, which passes its own test", arguments: BuiltInGuidelines.names)
  func rules(guidelines: String) throws {
    let table = try #require(BuiltInGuidelines.table(of: guidelines))
    let leaves = table.fields.indices.map { table.fields[$0] }.filter { field in
      field.type.lone.kind != nil || !field.type.lone.words.isEmpty
    }
    #expect(leaves.count > 20)
    let start = StartingRule(id: "own", set: try #require(KnownGuidelines().set(guidelines)))
    for field in leaves {
      let text = try #require(try start.field(at: field.path).flatMap { try start.text(about: $0) }, "\(field.path)")
      #expect(RuleTest(try RuleReader.read(Array(text.utf8), stem: "own", table)).failures.isEmpty, "\(field.path)")
    }
  }

  @Test(
    "takes a rule's field as people write it, and says what is wrong with a rule that it cannot write",
    arguments: [
      ("--rule own", "given: $.widgets[*].name"),
      ("--rule deep/own --field heights.compact", "given: $.widgets[*].heights.compact"),
      ("--rule own --field '$.widgets[*].buttons[*].title'", "buttons[*].title"),
      ("--rule own --field font.color.light", "given: $.widgets[*].font[*].color.light"),
      ("--rule Own_Rule", "use lowercase letters, digits and hyphens"), ("--rule title-prefix", "give another name"),
      ("--rule ios9", "there is a group of rules ios9 already"),
      ("--rule all", "there is a group of rules all already"),
      ("--rule null && cat null.yml", "id: \"null\"\n"), ("--rule '[a'", "the id \"[a\" is not valid"),
      ("--rule 'a: b'", "the id \"a: b\" is not valid"),
      ("--rule own --field nope", "\"nope\" is not a field, expected one such as name, title, "),
      ("--rule own --field heights.compct", "did you mean heights.compact?"),
      ("--rule own --field families", "families[*]"),
      ("--rule own --field app", "app holds fields; name one of them: app.name, app.urlSchemes, "),
      ("--rule own --field heights", "name one of them: heights.compact, heights.expanded or heights.ios9"),
      ("--field title", "--field is for --rule"), ("Maps --rule own", "give one of them"),
    ]
  )
  func rule(arguments: String, part: String) throws {
    let run = try ProgramFolder().shell("\"$widgetlint\" init \(arguments) && grep -h given: *.yml */*.yml")
    #expect((run.output + run.errors).contains(part), "\(run.output)\(run.errors)")
  }
}
