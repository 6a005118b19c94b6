import Testing

@Suite("Projects that a configuration names", .showsRuns)
struct ConfiguredProjectTests {
  @Test("a project that a configuration names by its folder is linted once, and each of two entries of one")
  func entries() throws {
    let workspace = try ProjectTests.workspace()
    try workspace.write("projects: [{path: .}]\n", to: ".widgetlint.yml")
    #expect(try workspace.run("--format compact").output == ProjectTests.found.get())
    let other = "{path: Tides.xcodeproj, extensions: [Nope]}"
    try workspace.write("projects: [{path: Tides.xcodeproj}, \(other)]\n", to: ".widgetlint.yml")
    try workspace.expect(2, errors: "Nope is not one of the widget extensions")
  }

  @Test("a field that a configuration gives although the sources have it is told, once, and not used")
  func given() throws {
    let workspace = try ProjectTests.workspace()
    let families = "widgets: {NextTide: {families: [systemLarge], x-a: b}}"
    try workspace.write("projects: [{path: Tides.xcodeproj, \(families)}]\n", to: ".widgetlint.yml")
    let run = try workspace.run("Tides.xcodeproj --format compact")
    let note = ".widgetlint.yml:1: families is ignored, since the sources have it"
    #expect(run.errors.split(separator: "\n").count { $0.hasSuffix(note) } == 1)
    #expect(try run.output == ProjectTests.found.get())
  }

  @Test("nor does one take the place of the parts that the sources have")
  func givenWhole() throws {
    let workspace = try ImportTests.workspace()
    let margins = "projects: [{path: app/Maps.xcodeproj, widgets: {Today: {margins: 0}}}]\n"
    let plain = try workspace.run("app/Maps.xcodeproj --isolated --format compact").output
    try workspace.write(margins, to: ".widgetlint.yml")
    let run = try workspace.run("app/Maps.xcodeproj --format compact")
    #expect(run.errors.contains("margins is ignored, since the sources have it") && run.output == plain, "\(run)")
  }

  @Test("what a configuration excludes is not checked, named or in a project, unless --no-exclude lifts that")
  func excluded() throws {
    let workspace = try ProjectTests.workspace()
    let all = try ProjectTests.found.get()
    try workspace.write("exclude: [\"*.xcodeproj\"]\n", to: ".widgetlint.yml")
    let reason = "1 file is excluded by the configuration; --no-exclude"
    try workspace.expect(2, "Tides.xcodeproj", errors: reason)
    #expect(try workspace.run("Tides.xcodeproj --no-exclude --format compact").output == all)
    try workspace.write("exclude: [Widgets]\n", to: ".widgetlint.yml")
    #expect(!(try workspace.run("Tides.xcodeproj --format compact").output.contains("Widgets/")))
    #expect(try workspace.run("Tides.xcodeproj --no-exclude --format compact").output == all)
    #expect(all.contains("Widgets/"))
  }

  @Test("an override gives the findings in the sources of a folder their severity, also a rule that is info by itself")
  func overrides() throws {
    let workspace = try ProjectTests.workspace()
    try workspace.replace(".systemSmall, .systemMedium", with: ".systemMedium", in: ProjectTests.swift)
    #expect(try workspace.run("Tides.xcodeproj --format compact").output.contains("NextTide.swift:13:26: info: "))
    let overrides = "overrides: [{files: [\"Widgets/**\"], rules: {small-family: error}}]\n"
    try workspace.write(overrides, to: ".widgetlint.yml")
    try workspace.expect(1, "Tides.xcodeproj --format compact", output: "NextTide.swift:13:26: error: ")
  }

  @Test(
    "overrides by file set a rule's parameters there, and switch rules on",
    arguments: [
      ("", "minimum-text-size: {minimum: 8}", 0), ("", "minimum-text-size: {minimum: 20}", 1),
      ("rules: {minimum-text-size: off}\n", "minimum-text-size: error", 1),
      ("rules: {minimum-text-size: {minimum: 8}}\n", "container-background: off", 0),
    ]
  )
  func parameters(_ rules: String, _ override: String, _ count: Int) throws {
    let workspace = try ProjectTests.workspace()
    let overrides = "\(rules)overrides: [{files: [\(ProjectTests.swift)], rules: {\(override)}}]\n"
    try workspace.write(overrides, to: ".widgetlint.yml")
    let run = try workspace.run("Tides.xcodeproj --format compact")
    #expect(run.lines.count { $0.contains("[minimum-text-size]") } == count)
    let explained = try workspace.run("explain \(ProjectTests.swift):24").output
    #expect(explained.contains("minimum-text-size: failed") == (count == 1))
  }

  @Test("a configured project is linted by name and without one, with what it gives and what it suppresses")
  func configured() throws {
    let workspace = try ProjectTests.workspace()
    let configuration = """
      projects:
        - path: Tides.xcodeproj
          app: {deploymentTarget: "17.0"}
          widgets: {NextTide: {shows: appName}}
      suppress:
        - {rule: minimum-text-size, file: "Widgets/*.swift", reason: the brand}
        - {rule: text-style, file: "**", reason: none}
      overrides:
        - {files: "Widgets/**", rules: {container-background: off}}
      """
    try workspace.write(configuration, to: ".widgetlint.yml")
    for arguments in ["", ".", "Tides.xcodeproj"] {
      let run = try workspace.run("\(arguments) --format compact")
      #expect(run.status == (arguments == "Tides.xcodeproj" ? 0 : 1))
      #expect(run.output.contains(".widgetlint.yml:4:33: info: "), "\(run.output)")
      #expect(run.output.contains("[unused-suppression]") == (arguments != "Tides.xcodeproj"))
      #expect(!run.output.contains("[minimum-text-size]") && !run.output.contains("[container-background]"))
      #expect(
        run.output.contains(".widgetlint.yml:7:12: warning: text-style finds nothing")
          == (arguments != "Tides.xcodeproj")
      )
    }
    let failed = "app-identity: failed: the widget shows the app's name"
    try workspace.expect(0, "explain .widgetlint.yml:4", output: failed)
    let broken = configuration.replacing("shows:", with: "show:").replacing("deploymentTarget:", with: "deployment:")
    try workspace.write(broken, to: ".widgetlint.yml")
    let run = try workspace.expect(2, errors: ".widgetlint.yml:3:11: error: \"deployment\" is not a field")
    #expect(run.errors.contains(".widgetlint.yml:4:26: error: \"show\" is not a field"))
    #expect(run.errors.contains("did you mean shows?"))
  }

  @Test(
    "what is wrong with a project that a configuration names is told at its line",
    arguments: [
      (
        "- {path: Tides.xcodeproj, widgets: {NextTid: {opens: tides://a}}}", "",
        ".widgetlint.yml:2: no widget of the project is named \"NextTid\"; did you mean NextTide?"
      ),
      (
        "- {path: Tides.xcodeproj, widgets: {NextTide: {opns: a}}}", "",
        "2:50: error: \"opns\" is not a field [configuration]"
      ),
      ("- {path: Tides.xcodeproj, app: {name: null}}", "", "2:41: error: found nothing, expected a value"),
      ("- {path: Tides.xcodeproj, widgets: {NextTide: {x-owner: Ann}}}", "", ""),
      (
        "- {path: ., extensions: [Nope]}", "Tides.xcodeproj",
        ".widgetlint.yml:2:12: Tides.xcodeproj: Nope is not one of the widget extensions"
      ),
      // A mistake on the command line is not reported at the configuration.
      ("- {path: Tides.xcodeproj}", "Tides.xcodeproj --extension Nope", "widgetlint: error: Tides.xcodeproj: "),
      ("- {path: Tides.xcodeproj}", "Tides.xcodeproj --host Nope", "widgetlint: error: Tides.xcodeproj: "),
      ("- path: Nope.xcodeproj", "", ".widgetlint.yml:2:11: Nope.xcodeproj: there is no Nope.xcodeproj"),
    ]
  )
  func misconfigured(_ project: String, _ arguments: String, _ error: String) throws {
    let workspace = try ProjectTests.workspace()
    try workspace.write("projects:\n  \(project)\n", to: ".widgetlint.yml")
    try workspace.expect(error.isEmpty ? 1 : 2, arguments, errors: error)
  }

  @Test(
    "a font or a view that is not read may have the style that the others lack",
    arguments: [(".system(size: 12)", true), ("entry.font", false), (".system(size: 12)); FarView(", false)]
  )
  func unreadFont(font: String, isFound: Bool) throws {
    let workspace = try ProjectTests.workspace()
    try workspace.replace(".font(.title)", with: ".font(\(font))", in: ProjectTests.swift)
    try workspace.replace(".font(.caption)", with: "", in: ProjectTests.swift)
    #expect(try workspace.run("Tides.xcodeproj").output.contains("[text-style]") == isFound)
  }

  @Test("a view and a file that are not read are counted, and named where --statistics asks")
  func unread() throws {
    let (workspace, list) = (try ProjectTests.workspace(), "Tides.xcodeproj/project.pbxproj")
    try workspace.replace("Text(entry.beach)", with: "Beach()", in: ProjectTests.swift)
    let phase = """
      Phase = { isa = PBXSourcesBuildPhase; files = (Gone); };
      Gone = { isa = PBXBuildFile; fileRef = File; };
      File = { isa = PBXFileReference; path = Widgets/Beach.swift; sourceTree = SOURCE_ROOT; };
      """
    try workspace.replace("Widgets_LIST = {", with: "\(phase)\nWidgets_LIST = {", in: list)
    try workspace.replace("buildPhases = ();", with: "buildPhases = (Phase);", in: list)
    try workspace.replace("children = (", with: "children = (File, ", in: list)
    let run = try workspace.run("Tides.xcodeproj --statistics")
    #expect(run.lines.last?.hasSuffix(" rules could judge; 2 views or files are not read (--statistics)") == true)
    let named = run.errors.split(separator: "\n").drop { $0 != "not read:" }.dropFirst()
    #expect(named.first?.hasSuffix("Widgets/Beach.swift: there is no such file or folder") == true, "\(run.errors)")
    #expect(named.last?.hasSuffix(":23: view Beach is in no file that was read") == true, "\(run.errors)")
    #expect(!run.output.contains("[container-background]"))
  }

  @Test(
    "a suppression is unused only where the run looked for what it suppresses, and is told once",
    arguments: [
      ("Tides.xcodeproj", ". --ignore minimum-text-size", 0), ("Tides.xcodeproj", ". Widgets", 0),
      ("Tides.xcodeproj", ". Widgets/..", 1), ("Gone.xcodeproj", ".", 0), ("", "--allow-empty", 0),
    ]
  )
  func unused(_ project: String, _ arguments: String, _ count: Int) throws {
    let workspace = try ProjectTests.workspace()
    let projects = project.isEmpty ? "" : "projects: [{path: \(project)}]\n"
    let rules = count == 0 ? ["minimum-text-size"] : ["minimum-text-size", "text-style"]
    let entries = rules.map { "- {rule: \($0), file: '**', reason: the brand}\n" }
    try workspace.write("\(projects)suppress:\n\(entries.joined())", to: ".widgetlint.yml")
    let run = try workspace.run("\(arguments) --format compact")
    #expect(run.lines.count { $0.contains("[unused-suppression]") } == count, "\(run.output)")
  }

  @Test(
    "a configured project outside of the configuration's repository, or of its folder in none, is not read",
    arguments: ["Tides.xcodeproj", "x/Tides.xcodeproj"],
    [true, false]
  )
  func outside(_ path: String, _ isRepository: Bool) throws {
    let workspace = try ProjectTests.workspace()
    let link = path.hasPrefix("x") ? "ln -s .. own/x" : "ln -s ../Tides.xcodeproj own/Tides.xcodeproj"
    _ = try workspace.shell("mkdir own; \(link)")
    try workspace.write("projects: [{path: \(path)}]\n", to: "own/.widgetlint.yml")
    let lint = "cd own && \"$widgetlint\" --format compact"
    // If one repository holds both, the link is followed.
    if path.hasPrefix("x") { #expect(try workspace.shell(lint).status == 1) }
    _ = try workspace.shell("rm -rf .git; \(isRepository ? "mkdir own/.git" : "")")
    let run = try workspace.shell(lint)
    #expect(run.status == 2 && run.errors.contains(".widgetlint.yml:1:19: \(path) is outside of "))
    #expect(!run.output.contains("NextTide.swift"))
  }

  @Test(
    "a project that is named twice, whatever its spelling, or by a link is linted once",
    arguments: [
      ("Link.xcodeproj", ""),
      ("Tides.xcodeproj ./Tides.xcodeproj \"$PWD/Tides.xcodeproj\" App/../Tides.xcodeproj/", ""),
      ("", "{path: Tides.xcodeproj}, {path: Tides.xcodeproj}"),
      ("", "{path: Tides.xcodeproj}, {path: ./Tides.xcodeproj, extensions: []}"),
      (". Tides.xcodeproj", "{path: Tides.xcodeproj, host: Tides}, {path: Tides.xcodeproj, host: Tides}"),
    ]
  )
  func twice(_ arguments: String, _ projects: String) throws {
    let workspace = try ProjectTests.workspace()
    _ = try workspace.shell("ln -s Tides.xcodeproj Link.xcodeproj")
    try workspace.write("projects: [\(projects)]\n", to: ".widgetlint.yml")
    #expect(try workspace.run("\(arguments) --format compact").output == ProjectTests.found.get())
  }

  @Test("a project is told of in the file that names it, though another extends that")
  func extended() throws {
    let workspace = try ProjectTests.workspace()
    _ = try workspace.shell("mkdir ios && mv App Widgets *.xcodeproj ios/")
    try workspace.write("projects: [{path: ios/Nope.xcodeproj}]\n", to: ".widgetlint.yml")
    try workspace.write("extends: ../.widgetlint.yml\n", to: "ios/.widgetlint.yml")
    try workspace.expect(2, "ios", errors: "error: .widgetlint.yml:1:19: ios/Nope.xcodeproj: there is no")
  }

  @Test("the projects of a configuration in a folder below are linted, too")
  func nestedConfiguration() throws {
    let workspace = try ProjectTests.workspace()
    _ = try workspace.shell("mkdir ios && mv App Widgets *.xcodeproj ios/")
    try workspace.write("projects: [{path: Tides.xcodeproj}]\n", to: "ios/.widgetlint.yml")
    try workspace.write("app: {name: Maps}\nwidgets: [{name: Maps}]\n", to: "a.widget.yml")
    try workspace.expect(1, "--format compact", output: "ios/\(ProjectTests.swift):")
    try workspace.expect(0, "--isolated")
  }

  @Test(
    "a suppression is not called unused where a widget that is not judged, or what is not read, may need it",
    arguments: [("size", "", 0), ("19", "", 1), ("19", "--extension Widgets", 0), ("19", "--host Tides", 0)]
  )
  func unread(_ size: String, _ flags: String, _ unused: Int) throws {
    let workspace = try ProjectTests.workspace()
    let (font, note) = ("(size: 9))", "// widgetlint:disable-line minimum-text-size -- the brand")
    let text = try workspace.text(of: ProjectTests.swift).replacing(font, with: "(size: \(size))) \(note)")
    try workspace.write(text, to: ProjectTests.swift)
    let run = try workspace.run("Tides.xcodeproj --format compact \(flags)")
    #expect(run.status != 2 && run.lines.count { $0.contains("[unused-suppression]") } == unused, "\(run.output)")
  }
}
