import Foundation
import LintCore
import Testing
import WidgetLint

@Suite("init, for a first description", .showsRuns)
struct InitTests {
  @Test(
    "writes a description that lints clean, and a configuration that changes nothing",
    arguments: ["Maps", "'My App'", "Übersicht", "Yes", "x/Maps"]
  )
  func clean(name: String) throws {
    let workspace = try Workspace()
    let run = try workspace.run("init \(name)")
    #expect(run.status == 0 && run.errors == "")
    let lint = try workspace.run("--fail-on info")
    #expect(lint.status == 0 && lint.lines.first == "1 file checked: no findings", "\(lint.output)")
    #expect(try workspace.run("config").status == 0)
  }

  @Test("names every group of fields, and shows values that are right")
  func groups() throws {
    let workspace = try Workspace()
    _ = try workspace.run("init Maps")
    let text = try workspace.text(of: "Maps.widget.yml")
    for row in BuiltInGuidelines.table.fields where row.path.split(separator: ".").count == 2 {
      #expect(text.contains(" \(row.key):"), "\(row.path)")
    }
    // What is commented out lints clean, too, but for what one widget alone need not say.
    let all = text.components(separatedBy: "\n").map { line in
      line.replacingOccurrences(of: "^( *)# (?=( *- )|[a-zA-Z]+:)", with: "$1", options: .regularExpression)
    }
    try workspace.write(all.joined(separator: "\n"), to: "Maps.widget.yml")
    let lint = try workspace.run("--format compact")
    #expect(lint.status == 0, "\(lint.output)\(all.joined(separator: "\n"))")
  }

  @Test("never writes over a file, nor over a configuration that holds")
  func existing() throws {
    let workspace = try Workspace(["Maps.widget.yml": "mine", ".widgetlint.yml": "failOn: info\n"])
    let run = try workspace.run("init Maps")
    #expect(run.status == 2 && run.errors.contains("Maps.widget.yml"))
    #expect(try workspace.text(of: "Maps.widget.yml") == "mine")
    #expect(
      try workspace.shell("mkdir sub; cd sub; \"$widgetlint\" init Other; ls -A").lines.contains("Other.widget.yml")
    )
    #expect(try workspace.shell("ls -A sub").lines == ["Other.widget.yml"])
    #expect(try workspace.text(of: ".widgetlint.yml") == "failOn: info\n")
  }

  @Test(
    "takes the folder's name where none is given, and refuses what is no name",
    arguments: ["''", ".hidden", "..", "a/.."]
  )
  func names(name: String) throws {
    let workspace = try Workspace()
    #expect(try workspace.run("init \(name)").status == 2)
    let run = try workspace.shell("mkdir Tides; cd Tides; \"$widgetlint\" init; ls")
    #expect(run.lines.last == "Tides.widget.yml", "\(run.output)")
  }
}
