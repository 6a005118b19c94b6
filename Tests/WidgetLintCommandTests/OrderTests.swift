import Testing

@Suite("The order of a run over descriptions and projects", .showsRuns)
struct OrderTests {
  /// Returns a folder with the example project, a configuration, and descriptions sorted before, in and after it.
  private static func workspace() throws -> ProgramFolder {
    let workspace = try ProjectTests.workspace()
    for path in ["Widgets/A.widget.yml", "Widgets/z.widget.yml", "a.widget.yml"] {
      try workspace.write(Sample.error, to: path)
    }
    let configuration = """
      suppress: [{rule: text-style, file: "**", reason: none}]
      projects:
        - {path: Tides.xcodeproj, app: {deploymentTarget: "17.0"}, widgets: {NextTide: {shows: appName}}}
      """
    try workspace.write(configuration, to: ".widgetlint.yml")
    return workspace
  }

  @Test("is that of the paths, then of the places, in every format")
  func merged() throws {
    let run = try Self.workspace().run("--format compact --format json=report.json --jobs 3; cat report.json")
    let places = run.lines.prefix { $0 != "{" }.map { $0.prefix { $0 != " " } }
    let expected = [
      ".widgetlint.yml:1:19:", ".widgetlint.yml:3:90:", "Widgets/A.widget.yml:2:33:", "Widgets/NextTide.swift:5:8:",
      "Widgets/NextTide.swift:24:46:", "Widgets/z.widget.yml:2:33:", "a.widget.yml:2:33:",
    ]
    #expect(places.map { String($0) } == expected)
    let files = run.lines.filter { $0.hasPrefix("      \"file\"") }.map { $0.split(separator: "\"")[3] }
    #expect(files.map { String($0) } == expected.map { String($0.prefix { $0 != ":" }) })
  }

  @Test("of a source that two projects share is one, too")
  func shared() throws {
    let workspace = try ProjectTests.workspace()
    let entries = "{path: Tides.xcodeproj}, {path: Tides.xcodeproj, configuration: Release}"
    try workspace.write("projects: [\(entries)]\n", to: ".widgetlint.yml")
    let lines = try workspace.run("--format compact").lines.map { $0.split(separator: ":")[1] }
    #expect(lines == ["5", "5", "24", "24"])
  }

  @Test("is that of --show-files, which names the sources, too")
  func shownFiles() throws {
    let run = try Self.workspace().run("--show-files")
    let expected = ["Widgets/A.widget.yml", "Widgets/NextTide.swift", "Widgets/z.widget.yml", "a.widget.yml"]
    #expect(run.status == 0 && run.lines.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".widget.yml") } == expected)
  }

  @Test("has a file that is named in several spellings once")
  func spellings() throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.error, "in/b.txt": ""])
    let run = try workspace.shell(
      "ln -s a.widget.yml l.yml; \"$widgetlint\" --format compact in/../a.widget.yml l.yml a.widget.yml \"$PWD/a.widget.yml\""
    )
    #expect(run.lines.count == 1 && run.output.hasPrefix("a.widget.yml:"), "\(run.output)")
  }
}
