import Foundation
import Testing

@Suite("Checks of sources", .showsRuns)
struct SourceCheckTests {
  private static let today = "app/Today/TodayViewController.swift"
  /// All formats except those for terminals.
  static let formats = [
    "json", "sarif", "github", "gitlab", "junit", "checkstyle", "rdjson", "markdown", "html",
  ]
  private static let board = "app/Today/Base.lproj/MainInterface.storyboard"

  /// Changes to the sources, each with the `LINE:COLUMN` of the one finding that it causes.
  static let changes = [
    ("app/Today/Info.plist", "Next Turn", "Next Exit", "14:12"), (today, "height: 220", "height: 240", "32:17"),
    (board, "constant=\"16\"", "constant=\"20\"", "20:16"), (today, "maps://route", "maps://turns", "26:16"),
    (today, "Mode = .expanded", "Mode = .compact", "33:25"), (board, "title=\"Route\"", "title=\"Turns\"", "24:20"),
    ("app/App/Info.plist", "<string>maps", "<string>plans", "6:7"),
    ("app/Maps.xcodeproj/project.pbxproj", "Today;\n\t\t\tproductType", "Next;\n\t\t\tproductType", "13:11"),
    ("app/App/fr.lproj/InfoPlist.strings", "Plans", "Cartes", "4:9"),
    ("app/Today/Assets.xcassets/arrow.imageset/Contents.json", "\"template\"", "\"original\"", "29:20"),
    (today, ".noData", ".newData", "36:9"),
  ]

  @Test("what was just imported has no finding about its sources or itself")
  func silent() throws {
    let workspace = try ImportTests.workspace()
    let run = try workspace.expect(0, "import --check", errors: "")
    #expect(run.output == "1 file checked: no findings\n")
    let lint = try workspace.run("--format compact Maps.widget.yml")
    #expect(lint.status != 2 && !lint.output.contains("wrong-type") && !lint.output.contains("unknown-field"))
  }

  /// Makes several changes at once, but not two to one button.
  @Test("each change to the sources is one finding at its line, which --fix takes over", arguments: 0..<3)
  func change(_ group: Int) throws {
    let workspace = try ImportTests.workspace()
    let made = Self.changes.enumerated().filter { $0.offset % 3 == group }.map(\.element)
    for (file, old, new, _) in made { try workspace.replace(old, with: new, in: file) }
    let run = try workspace.expect(1, "import --check --format compact")
    let found = run.lines.filter { $0.contains("[source-mismatch]") }.map { $0.prefix { $0 != " " } }
    #expect(Set(found) == Set(made.map { "Maps.widget.yml:\($0.3):" }) && found.count == made.count)
    func lines() throws -> [String] { try workspace.text(of: "Maps.widget.yml").components(separatedBy: "\n") }
    var expected = try lines()
    try workspace.expect(0, "import --check --fix")
    let after = try lines()
    for (_, _, _, place) in made {
      let number = try #require(place.split(separator: ":").first.flatMap { Int($0) }) - 1
      let comment = try #require(expected[number].range(of: "  # "))
      #expect(after[number] != expected[number] && after[number].hasSuffix(expected[number][comment.lowerBound...]))
      expected[number] = after[number]
    }
    #expect(after == expected)
    try workspace.expect(0, "import --check")
  }

  @Test("every format tells a change to the sources")
  func formats() throws {
    let workspace = try ImportTests.workspace()
    try workspace.replace("maps://route", with: "maps://turns", in: Self.today)
    let files = Self.formats.map { "--format \($0)=report.\($0)" }.joined(separator: " ")
    try workspace.expect(1, "import --check \(files)")
    for format in Self.formats {
      let report = try workspace.text(of: "report.\(format)")
      #expect(report.contains("source-mismatch") && report.contains("turns"), "\(format)")
      // These formats have related places.
      if ["json", "sarif"].contains(format) { #expect(report.contains(Self.today), "\(format)") }
    }
  }

  /// Lines of the imported description, each with its replacement and the expected message.
  static let losses = [
    ("    fr: Plans", "2:3: info: name in fr is missing; the sources say Plans"),
    ("    largestDisplayMode", "13:5: info: largestDisplayMode is missing; the sources say expanded"),
    ("      expanded: 220", "30:5: info: heights.expanded is missing; the sources say 220"),
    ("        rendering: template", "28:9: info: rendering is missing; the sources say template"),
    ("    background", "13:5: info: background is missing; the sources say #686868"),
  ]

  @Test("what the description lacks is told, and --fix adds it with its comment", arguments: losses)
  func lacking(_ line: String, _ finding: String) throws {
    let workspace = try ImportTests.workspace()
    let whole = try workspace.text(of: "Maps.widget.yml")
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
    let left = lines.filter { !$0.hasPrefix(line) }
    try #require(left.count == lines.count - 1)
    try workspace.write(left.joined(separator: "\n"), to: "Maps.widget.yml")
    let run = try workspace.expect(0, "import --check --format compact")
    #expect(run.output.hasPrefix("Maps.widget.yml:\(finding)"))
    #expect(run.lines.count { $0.contains("[source-missing-here]") } == 1)
    try workspace.expect(0, "import --check --fix")
    #expect(try workspace.text(of: "Maps.widget.yml") == whole)
  }

  @Test(
    "a source that a comment names and that cannot be read is an error",
    arguments: [today, board, "app/App/Info.plist", "app/App/fr.lproj/InfoPlist.strings"]
  )
  func unread(_ file: String) throws {
    let workspace = try ImportTests.workspace()
    // Code is removed, since it is read whatever it contains.
    if file.hasSuffix("swift") { try FileManager.default.removeItem(at: workspace.file(file)) }
    try workspace.write("<\"", to: file + (file.hasSuffix("swift") ? ".old" : ""))
    let run = try workspace.expect(1, "import --check --format compact", output: "[source-missing]")
    #expect(run.output.contains(file))
  }

  @Test("a comparison with the sources does not speak of a selection that nobody made")
  func off() throws {
    let workspace = try ImportTests.workspace()
    try workspace.write("rules: {source-missing-here: off}\n", to: ".widgetlint.yml")
    #expect(try workspace.run("import --check").errors.isEmpty)
  }

  /// Changes to a description of WidgetKit widgets, each with its finding and whether an update undoes the change.
  static let kitChanges = [
    ("size: 9", "size: 10", "21:15: warning: size is 10, expected 9 as in the sources", true),
    ("      - size: 9  # Widgets/NextTide.swift:24\n", "", "18:5: warning: text {size: 9} is missing", true),
    ("style: title ", "style: title2 ", "19:16: warning: style is title2, expected title", true),
    ("title: Log", "title: Note", "28:16: warning: title is Note, expected Log", true),
    ("as: button", "as: toggle", "32:13: warning: as is toggle, expected button", true),
    ("fullColor", "accented", "24:19: warning: accented is accented, expected fullColor", true),
    ("- size: 9", "- style: body  # A.swift:2\n      - size: 9", "21:9: warning: text body is not in", true),
    ("- size: 9", "- style: body\n      - size: 9", "21:9: warning: text body is not in the sources", false),
    ("    images:", "    images:\n      - name: extra", nil, false),
    ("    targets:", "    targets:\n      - title: Off", "28:9: warning: target Off is not in the sources", false),
    ("size: 9", "minimumScale: 0.5  # A.swift:2\n        size: 9", "21:23: warning: minimumScale 0.5 is not", true),
    ("description: See", "description: Look", "12:18: warning: description is \"Look when the next", true),
    ("opens: <url>", "opens: tides://log", nil, false),
    ("name: <entry.photo>", "name: reef", nil, false),
    ("- style: title ", "- role: height\n        style: title ", nil, false),
    ("every: 1h", "every: 60m", nil, false),
    ("every: 1h", "every: never", "36:14: warning: every is never, expected 1h as in the sources", true),
    ("# Widgets/NextTide.swift:24", "# Widgets/NextTide.swift:7", nil, true),
  ]

  /// Returns a project of WidgetKit widgets that has a value in each list.
  private static func kitWorkspace() throws -> ProgramFolder {
    let workspace = try ProjectTests.workspace()
    try workspace.replace(
      "(size: 9))",
      with: """
        (size: 9))
              Link("Log", destination: url)
              Button("Log") { log() }
              Image("wave").widgetAccentedRenderingMode(.fullColor)
              Image(entry.photo)
        """,
      in: ProjectTests.swift
    )
    return workspace
  }

  /// The description imported from it, which a check finds correct, once for all tests.
  private static let kitDescription = Result {
    let workspace = try kitWorkspace()
    try #require(try workspace.run("import --output Tides.widget.yml").status == 0)
    try #require(try workspace.run("import --check").output == "1 file checked: no findings\n")
    return try workspace.text(of: "Tides.widget.yml")
  }

  @Test("every value of WidgetKit's lists is compared, but what the sources leave open", arguments: kitChanges)
  func kit(_ old: String, _ new: String, _ finding: String?, _ isRestored: Bool) throws {
    let (workspace, before) = try (Self.kitWorkspace(), Self.kitDescription.get())
    try #require(before.contains(old), "\(before)")
    let changed = before.replacing(old, with: new, maxReplacements: 1)
    try workspace.write(changed, to: "Tides.widget.yml")
    let run = try workspace.run("import --check --format compact")
    #expect(run.lines.count == (finding == nil ? 0 : 1), "\(run.output)")
    #expect(run.output.hasPrefix(finding.map { "Tides.widget.yml:\($0)" } ?? ""), "\(run.output)")
    #expect(run.status == (finding == nil ? 0 : 1))
    let update = try workspace.run("import --update Tides.widget.yml")
    #expect(!update.output.contains("can be fixed"), "\(update)")
    #expect(try workspace.text(of: "Tides.widget.yml") == (isRestored ? before : changed))
  }

  @Test("an update takes new elements of a list whose old ones are all gone, or removes it", arguments: ["j", nil])
  func replacedList(_ new: String?) throws {
    let workspace = try ProjectTests.workspace()
    let images = [0, 1].map { "\nImage(\"i\($0)\")" }.joined()
    try workspace.replace(".font(.caption)", with: ".font(.caption)" + images, in: ProjectTests.swift)
    try workspace.expect(0, "import . --output Tides.widget.yml")
    let others = new.map { images.replacing("\"i", with: "\"\($0)") } ?? ""
    try workspace.replace(images, with: others, in: ProjectTests.swift)
    try workspace.expect(0, "import --update Tides.widget.yml")
    let text = try workspace.text(of: "Tides.widget.yml")
    #expect(text.contains("name: j1") == (new != nil) && text.contains("images:") == (new != nil), "\(text)")
    try workspace.expect(0, "import --check")
  }

  @Test("a description without sources, or whose widgets have none, is an error", arguments: ["app", "widgets"])
  func unbound(_ part: String) throws {
    let workspace = try ImportTests.workspace()
    let bound =
      part == "app"
      ? "  source:\n    path: app\n    configuration: Release\n    host: Maps\n" : "    source: app/Today/Info.plist\n"
    try workspace.replace(bound, with: "", in: "Maps.widget.yml")
    let reason = part == "app" ? "the description names no sources" : "no widget names its source"
    try workspace.expect(1, "import --check --format compact", output: "error: \(reason)")
  }

  @Test(
    "nor is what cannot be compared a clean run",
    arguments: [
      "", "# soon\n", "app: Maps\n", "app: {name: X, source: foo}\nwidgets: [{name: X}]\n", "- a\n",
      "guidelines: menu\napp: {name: X}\n",
    ]
  )
  func incomparable(text: String) throws {
    let workspace = try ProgramFolder(["M.widget.yml": text])
    for arguments in ["import --check", "import --update M.widget.yml"] {
      try workspace.expect(1, arguments, output: "error: ")
    }
  }

  @Test(
    "a wrong name in app.source is told where it is",
    arguments: [("configuration: Release", "configuration: Rel"), ("host: Maps", "host: Mapz")]
  )
  func wrongSource(right: String, wrong: String) throws {
    let workspace = try ImportTests.workspace()
    try workspace.replace(right, with: wrong, in: "Maps.widget.yml")
    let lines = try workspace.text(of: "Maps.widget.yml").components(separatedBy: "\n")
    let line = try #require(lines.firstIndex { $0.contains(wrong) }) + 1
    let output = try workspace.expect(1, "import --check --format compact", output: "[source-missing]").output
    #expect(output.contains("Maps.widget.yml:\(line):"))
  }

  @Test("an update takes what changed and the lines of the comments, and leaves what people wrote")
  func update() throws {
    let workspace = try ImportTests.workspace()
    let old = try workspace.text(of: "Maps.widget.yml")
    let own = old.replacing("# Today/Info.plist:6", with: "# by the team").replacing(
      "widgets:",
      with: "# Ours\nwidgets:"
    )
    .replacing("    images:", with: "    alignment: appIcon\n    images:")
    try workspace.write(own, to: "Maps.widget.yml")
    let code = try workspace.text(of: Self.today)
    try workspace.write("// First\n" + code.replacing("height: 220", with: "height: 240"), to: Self.today)
    try workspace.expect(0, "import --update Maps.widget.yml")
    var expected = own.replacing("expanded: 220", with: "expanded: 240")
    for line in stride(from: 40, to: 1, by: -1) {
      expected = expected.replacing(
        "TodayViewController.swift:\(line)\n",
        with: "TodayViewController.swift:\(line + 1)\n"
      )
    }
    #expect(try workspace.text(of: "Maps.widget.yml") == expected)
    #expect(try workspace.run("import --check").output == "1 file checked: no findings\n")
    try workspace.write(code, to: Self.today)
    try workspace.write("rules: {source-mismatch: off}\n", to: ".widgetlint.yml")
    try workspace.expect(0, "import --update Maps.widget.yml")
    #expect(try workspace.text(of: "Maps.widget.yml") == own)
    let reason = "widgetlint: error: --update finds the sources by itself; leave out app\n"
    try workspace.expect(2, "import app --update Maps.widget.yml", errors: reason)
  }

  @Test("an update of anything but a file changes nothing, and says so", arguments: [".", "-", "none.widget.yml"])
  func updateNoFile(path: String) throws {
    let workspace = try ImportTests.workspace()
    try workspace.replace("expanded: 220", with: "expanded: 1", in: "Maps.widget.yml")
    let old = try workspace.text(of: "Maps.widget.yml")
    let run = try workspace.run("import --update \(path)", input: old)
    #expect(run.status == 2 && run.output == "")
    let reason =
      path == "none.widget.yml" ? "there is no such file or folder" : "--update takes the file of one description"
    #expect(run.errors == "widgetlint: error: \(path): \(reason)\n")
    #expect(try workspace.text(of: "Maps.widget.yml") == old)
  }

  @Test("an update of a description that is too large says so, and leaves it as it is")
  func updateTooLarge() throws {
    let workspace = try ImportTests.workspace()
    let comment = "# " + String(repeating: "x", count: 1_000) + "\n"
    let text = try workspace.text(of: "Maps.widget.yml") + String(repeating: comment, count: 17_000)
    try workspace.write(text, to: "Maps.widget.yml")
    let reason = "the file is larger than 16 MiB"
    try workspace.expect(1, "import --update Maps.widget.yml", output: reason, errors: "")
  }

  @Test("JSON says the same as YAML, and an update of it adds JSON")
  func updateJSON() throws {
    let workspace = try ImportTests.workspace()
    try workspace.expect(0, "import app --format json --output Maps.json.widget.yml")
    try workspace.expect(0, "import --check Maps.json.widget.yml")
    let whole = try workspace.text(of: "Maps.json.widget.yml")
    let less = whole.replacing(#/,\s*"rendering": "template"/#, with: "")
    try #require(less != whole)
    try workspace.write(less, to: "Maps.json.widget.yml")
    try workspace.expect(0, "import --update Maps.json.widget.yml")
    #expect(try workspace.text(of: "Maps.json.widget.yml") == whole)
  }

  @Test("sources that are gone are an error")
  func gone() throws {
    let workspace = try ImportTests.workspace()
    _ = try workspace.shell("mv app/Today/Info.plist app/Today/Other.plist")
    let gone = "Maps.widget.yml:15:13: error: the sources app/Today/Info.plist are gone"
    try workspace.expect(1, "import --check --format compact", output: gone)
    _ = try workspace.shell("rm -r app")
    try workspace.expect(1, "import --check --format compact", output: "error: the sources app are gone")
  }

  @Test(
    "sources outside of the description's repository, or of its folder in none, are an error, and nothing there is read",
    arguments: ["ln -s ../victim app", "ln -s ../victim/Maps.xcodeproj app", "ln -s ../victim/Today app", "", "/"],
    [true, false]
  )
  func outside(_ script: String, _ isRepository: Bool) throws {
    let workspace = try ImportTests.workspace()
    let name = isRepository ? "own/.git" : "own"
    _ = try workspace.shell("mv app victim; rm -r .git; mkdir -p \(name); cd own; \(script.count > 1 ? script : "")")
    let text = try workspace.text(of: "Maps.widget.yml")
    let path = script == "/" ? "/" : script.isEmpty ? "../victim" : "app"
    let isWidget = script.contains("Today")
    let source = isWidget ? "app/Info.plist" : "Today/Info.plist"
    let changed = text.replacing("path: app", with: "path: \(isWidget ? "." : path)").replacing(
      "app/Today/Info.plist",
      with: source
    )
    try workspace.write(changed.replacing("name: Maps", with: "name: Seas"), to: "own/Maps.widget.yml")
    try workspace.write("", to: "own/Today/Info.plist")
    let run = try workspace.shell("cd own && \"$widgetlint\" import --check --format compact")
    #expect(run.status == 1 && run.output.contains("where nothing is read"))
    let named = isWidget ? source : path.replacing("..", with: "")
    #expect(run.output.contains("\(named) are outside of "))
    #expect(!run.output.contains("source-mismatch"))
  }

  @Test("a project without a description is nothing to compare, and no clean run")
  func project() throws {
    let workspace = try ProjectTests.workspace()
    try workspace.write("projects: [{path: Tides.xcodeproj}]\n", to: ".widgetlint.yml")
    for path in ["", "Tides.xcodeproj"] {
      let nothing = "nothing to check: no *.widget.yml"
      let run = try workspace.expect(2, "import --check \(path)", output: "", errors: nothing)
      #expect(!run.errors.contains("--no-exclude"))
    }
  }

  @Test("a link within the repository is followed")
  func inside() throws {
    let workspace = try ImportTests.workspace()
    _ = try workspace.shell("mv app other; mkdir own; mv Maps.widget.yml own; ln -s ../other own/app")
    try workspace.expect(0, "import --check")
    #expect(try workspace.shell("rm -r .git; cd own; \"$widgetlint\" import --check").status == 1)
  }

  @Test("its findings are suppressed, baselined and configured like the others, and the linter leaves them alone")
  func settings() throws {
    let workspace = try ImportTests.workspace()
    try workspace.replace("Next Turn", with: "Maps Turns", in: "Maps.widget.yml")
    try workspace.expect(0, "import --check --write-baseline baseline.yml")
    let known = "--baseline baseline.yml --fail-on-stale-baseline"
    try workspace.expect(0, "import --check \(known)")
    try workspace.expect(0, "--select title-prefix \(known) Maps.widget.yml")
    try workspace.write("rules: {source-mismatch: error}\n", to: ".widgetlint.yml")
    try workspace.expect(1, "import --check --format compact", output: ": error: title is ")
    _ = try workspace.shell("rm .widgetlint.yml")
    let suppression = "# widgetlint:disable-line source-mismatch -- renamed in the next release"
    try workspace.replace("# Today/Info.plist:6", with: suppression, in: "Maps.widget.yml")
    try workspace.expect(0, "import --check")
    let linted = try workspace.run("--format compact Maps.widget.yml")
    #expect(linted.status != 2 && !linted.output.contains("unused-suppression"))
    try workspace.replace("Maps Turns", with: "Next Turn", in: "Maps.widget.yml")
    try workspace.expect(1, "import --check --format compact", output: "[unused-suppression]")
  }
}
