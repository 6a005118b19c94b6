import Foundation
import Testing

@Suite("Linting a project", .showsRuns)
struct ProjectTests {
  static let swift = "Widgets/NextTide.swift"

  /// Returns a copy of the example project.
  static func workspace() throws -> ProgramFolder { try ProgramFolder(copying: "examples/tides") }

  /// The findings in it, once for all tests.
  static let found = Result { try workspace().expect(1, "Tides.xcodeproj --format compact").output }

  /// Changes to a source file, each with the finding that it causes there.
  static let changes = [
    ("\"Next Tide\"", "\"My Widget\"", "11:32: error: "),
    (".font(.caption)", ".font(.system(size: 7))", "23:44: warning: text of 7 points"),
    (".font(.title)", ".font(.custom(\"Optima\", size: 12))", "[custom-font]"),
    (".systemSmall, .systemMedium", ".systemMedium", "13:26: info:"),
    ("(3600)", "(120)", "43:16: warning: the next timeline is asked for after 2m"),
  ]

  @Test(
    "a project named from the root has its files named so, as Xcode wants them",
    arguments: ["/Tides.xcodeproj", ""]
  )
  func absolute(_ path: String) throws {
    let workspace = try Self.workspace()
    try workspace.write("projects: [{path: Tides.xcodeproj}]\n", to: ".widgetlint.yml")
    let run = try workspace.run("--format compact \"$PWD\(path)\"")
    #expect(run.lines.count == 2)
    #expect(run.lines.allSatisfy { $0.hasPrefix("/") && $0.contains("/Widgets/NextTide.swift:") }, "\(run.output)")
  }

  @Test(
    "a project in a folder of its own has its sources around it, in the repository and nowhere else",
    arguments: ["s,(path|INFOPLIST_FILE) = ,&../,", "s/isa = PBXProject;/& projectDirPath = ..;/"]
  )
  func sourcesAround(_ edit: String) throws {
    let workspace = try Self.workspace()
    _ = try workspace.shell("mkdir Xcode; mv *.xcodeproj Xcode; sed -Ei '\(edit)' Xcode/*/project.pbxproj")
    #expect(try workspace.run("Xcode/Tides.xcodeproj --format compact").output == Self.found.get())
    _ = try workspace.shell("mv .git Xcode")
    try workspace.expect(2, "Xcode/Tides.xcodeproj", errors: "outside the folder")
  }

  @Test("several projects are reported by their paths")
  func order() throws {
    let workspace = try ProgramFolder()
    for folder in ["z", "a"] {
      _ = try workspace.shell("cp -R '\(Golden.package.appending(path: "examples/tides").path)' \(folder)")
    }
    let files = try workspace.run("z/Tides.xcodeproj a/Tides.xcodeproj --format compact").lines.map { $0.prefix(1) }
    #expect(files.count == 4 && files == files.sorted(), "\(files)")
  }

  @Test("a text is no comment that suppresses", arguments: ["\"// NOTE\"", "\"\"\"\n  // NOTE\n  \"\"\""])
  func text(_ literal: String) throws {
    let workspace = try Self.workspace()
    let note = "widgetlint:disable-file container-background -- a text"
    let text = try workspace.text(of: Self.swift)
    try workspace.write("\(text)\nlet note = \(literal.replacing("NOTE", with: note))\n", to: Self.swift)
    #expect(try workspace.run("Tides.xcodeproj --format compact").output == Self.found.get())
  }

  @Test("what comments and configurations suppress is counted, and SARIF says which did")
  func suppressed() throws {
    let workspace = try Self.workspace()
    let text = try workspace.text(of: Self.swift)
    try workspace.write(
      "// widgetlint:disable-file container-background -- the background is the map\n" + text,
      to: Self.swift
    )
    let suppress = "suppress: [{rule: minimum-text-size, file: \"**\", reason: the brand}]\n"
    try workspace.write(suppress, to: ".widgetlint.yml")
    let run = try workspace.run("Tides.xcodeproj --statistics")
    let rows = run.errors.split(separator: "\n").map { $0.split(separator: " ") }
    for rule in ["container-background", "minimum-text-size"] {
      #expect(rows.first { $0.first == rule[...] }?.last == "1", "\(run.errors)")
    }
    let sarif = try workspace.run("Tides.xcodeproj --format sarif").output
    #expect(sarif.contains("\"external\"") && sarif.contains("\"inSource\""))
  }

  @Test("the checks of suppressions are configured for sources, too")
  func checks() throws {
    let (workspace, check) = (try Self.workspace(), "suppression-without-reason")
    try workspace.write(
      "// widgetlint:disable-file container-background\n" + workspace.text(of: Self.swift),
      to: Self.swift
    )
    try workspace.expect(1, "Tides.xcodeproj --format compact", output: "[\(check)]")
    #expect(try !workspace.run("Tides.xcodeproj --ignore \(check) --format compact").output.contains("[\(check)]"))
    try workspace.write("rules: {\(check): error}\n", to: ".widgetlint.yml")
    let output = try workspace.expect(1, "Tides.xcodeproj --format compact", output: "[\(check)]").output
    #expect(output.contains(": error: "))
    try workspace.write("rules: {\(check): off}\n", to: ".widgetlint.yml")
    #expect(try !workspace.run("Tides.xcodeproj --format compact").output.contains("[\(check)]"))
  }

  @Test("where configurations call the app by other names, its widgets are linted, and not imported")
  func names() throws {
    let (workspace, project) = (try Self.workspace(), "Tides.xcodeproj/project.pbxproj")
    try workspace.replace("<string>Tides</string>", with: "<string>$(NAME)</string>", in: "App/Info.plist")
    try workspace.replace("name = Release;", with: "name = Store;", in: project)
    try workspace.replace("(Tides_RELEASE)", with: "(Tides_RELEASE, BETA)", in: project)
    let beta = "BETA = { isa = XCBuildConfiguration; name = Beta; buildSettings = {\n"
    let settings = "INFOPLIST_FILE = App/Info.plist; PRODUCT_NAME = Tides; NAME = Beta; };\n};\n"
    try workspace.replace("Tides_LIST = {", with: beta + settings + "Tides_LIST = {", in: project)

    #expect(try workspace.run("--format compact Tides.xcodeproj").output == Self.found.get())
    try workspace.expect(2, "import Tides.xcodeproj", errors: "differs between configurations")
  }

  @Test("a finding on a guess is marked as one for programs, and no other finding is")
  func guesses() throws {
    let workspace = try ProgramFolder(sample: "guesses")
    let mark = "\"guess\": true"
    for format in ["json", "sarif"] {
      let run = try workspace.run("*.xcodeproj --guesses --format \(format)")
      #expect(run.output.split(separator: mark).count - 1 == run.output.split(separator: "(guess)").count - 1)
      #expect(run.output.contains(mark))
      let certain = try workspace.run("*.xcodeproj --format \(format)")
      #expect(certain.status != 2 && !certain.output.contains(mark))
    }
  }

  @Test("a value that code sets is counted, and named where --statistics asks")
  func setInCode() throws {
    let workspace = try Self.workspace()
    try workspace.replace("\"Next Tide\"", with: "title()", in: Self.swift)
    let run = try workspace.run("Tides.xcodeproj --statistics")
    let line = try #require(run.lines.last)
    #expect(line.hasSuffix(" rules could judge; 1 value is set in code (--statistics)"), "\(line)")
    let named = run.errors.split(separator: "\n").drop { $0 != "set in code:" }.dropFirst()
    #expect(named.count == 1 && named.first?.contains("\(Self.swift):11: name: it is set to <title()>") == true)
  }

  @Test(
    "what changes in a source is found at its line, suppressed there, and the suppression told when it is not needed",
    arguments: changes
  )
  func change(_ old: String, _ new: String, _ finding: String) throws {
    let workspace = try Self.workspace()
    try workspace.replace(old, with: new, in: Self.swift)
    let run = try workspace.expect(1, "Tides.xcodeproj --format compact")
    let line = try #require(run.lines.first { $0.contains(finding) })
    let rule = try #require(line.split(separator: "[").last?.dropLast())
    let number = try #require(Int(line.split(separator: ":")[1]))
    var lines = try workspace.text(of: Self.swift).split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init
    )
    lines.insert("// widgetlint:disable-next \(rule) -- the brand", at: number - 1)
    try workspace.write(lines.joined(separator: "\n"), to: Self.swift)
    let suppressed = try workspace.run("Tides.xcodeproj --format compact")
    let place = "\(Self.swift):\(number + 1):"
    #expect(suppressed.status != 2 && !suppressed.output.contains(place))
    try workspace.replace(new, with: old, in: Self.swift)
    let unused = "\(Self.swift):\(number):28: warning: \(rule) finds nothing here"
    try workspace.expect(1, "Tides.xcodeproj --format compact", output: unused)
  }

  @Test("of two widgets with one text for their names, the second has a finding, and no second place")
  func sharedText() throws {
    let workspace = try Self.workspace()
    let text = try workspace.text(of: Self.swift).replacing("(\"Next Tide\")", with: "(title)")
    let bundle = "@main struct Tides: WidgetBundle { var body: some Widget { NextTide(); Table() } }\n"
    let widget = text.split(separator: "struct NextTideView")[0].split(separator: "@main\n")[1]
    let table = widget.replacing("NextTide", with: "Table")
    try workspace.write(
      text.replacing("@main\n", with: bundle) + table.replacing(".systemSmall, .systemMedium", with: ".systemLarge")
        + "let title: LocalizedStringKey = \"Next Tide\"\n",
      to: Self.swift
    )
    let run = try workspace.expect(1, "Tides.xcodeproj", output: "a widget above is also called \"Next Tide\"")
    #expect(!run.output.contains("the first one is here"))
  }

  @Test("a URL scheme of the app's name makes a target that only opens the app")
  func scheme() throws {
    let workspace = try Self.workspace()
    let link = "Link(\"Open Sea\", destination: URL(string: \"sea://\")!)"
    try workspace.replace("Text(entry.beach).font(.caption)", with: link, in: Self.swift)
    let before = try workspace.run("Tides.xcodeproj")
    #expect(before.output.contains("NextTide.swift:") && !before.output.contains("no-open-app-target"))
    let scheme =
      "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>sea</string></array></dict></array>"
    try workspace.replace("<dict>", with: "<dict>\(scheme)", in: "App/Info.plist")
    let run = try workspace.expect(1, "Tides.xcodeproj --format compact", output: "[no-open-app-target]")
    #expect(run.output.contains("\(Self.swift):23:"))
  }

  @Test("every format has the line of the source, and a baseline leaves out what is known")
  func formats() throws {
    let workspace = try Self.workspace()
    let files = SourceCheckTests.formats.map { "--format \($0)=report.\($0)" }.joined(separator: " ")
    try workspace.expect(1, "Tides.xcodeproj \(files)")
    for format in SourceCheckTests.formats {
      let report = try workspace.text(of: "report.\(format)")
      #expect(report.contains("NextTide.swift") && report.contains("minimum-text-size"), "\(format)")
    }
    try workspace.expect(0, "Tides.xcodeproj --write-baseline known.yml")
    try workspace.expect(0, "Tides.xcodeproj --baseline known.yml --fail-on-stale-baseline")
  }

  @Test("a baseline knows a finding of a view that widgets share, whichever comes first")
  func shared() throws {
    let workspace = try Self.workspace()
    let widget = """
      struct ATide: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "a", provider: TideProvider()) { NextTideView(entry: $0) }
            .configurationDisplayName("A Tide")
        }
      }

      """
    let text = try workspace.text(of: Self.swift)
    try workspace.write(text + widget, to: Self.swift)
    for names in [["NextTide", "ATide"], ["ATide", "NextTide"]] {
      let body = names.map { "    \($0)()\n" }.joined()
      let bundle = "@main struct Tides: WidgetBundle {\n  var body: some Widget {\n\(body)  }\n}\n"
      try workspace.write(text.replacing("@main\n", with: "") + widget + bundle, to: Self.swift)
      let flag = names[0] == "NextTide" ? "--write-baseline" : "--fail-on-stale-baseline --baseline"
      try workspace.expect(0, "Tides.xcodeproj \(flag) known.yml --format compact")
      #expect(try workspace.text(of: "known.yml").contains("minimum-text-size"))
    }
  }

  @Test(
    "a project that cannot be read says so before what it leaves without one",
    arguments: [("{}", "it holds no project"), ("", "it ends too early")]
  )
  func garbage(_ text: String, _ reason: String) throws {
    let workspace = try Self.workspace()
    try workspace.write(text, to: "Tides.xcodeproj/project.pbxproj")
    let run = try workspace.expect(2, "import", errors: reason)
    #expect(run.errors.contains("Tides.xcodeproj/project.pbxproj"))
    #expect(run.errors.contains("Widgets/Info.plist: no project has a target for it; give the project, or the app's"))
    try workspace.expect(2, "import Widgets", errors: "Widgets/Info.plist: no project has")
  }

  @Test("places in notes and statistics are those of the current folder", arguments: ["", "tides/"])
  func places(_ folder: String) throws {
    let workspace = try Self.workspace()
    if !folder.isEmpty { _ = try workspace.shell("mkdir tides && mv App Widgets Tides.xcodeproj tides") }
    try workspace.replace("\"Next Tide\"", with: "title", in: folder + Self.swift)
    let run = try workspace.run("\(folder)Tides.xcodeproj --statistics")
    let shown = run.output + run.errors
    #expect(shown.contains("\n\(folder)Widgets/NextTide.swift:11: "), "\(shown)")
  }

  @Test("a line of a source is explained by what it says of the widget")
  func explain() throws {
    let workspace = try Self.workspace()
    let run = try workspace.expect(0, "explain \(Self.swift):24", output: "minimum-text-size: failed")
    #expect(!run.output.contains("reload-interval"))
    try workspace.expect(0, "explain \(Self.swift):11", output: ", at ")
    let nothing = "no rule that is on concerns this line"
    try workspace.expect(0, "explain \(Self.swift):1", output: nothing)
    try workspace.expect(0, "explain minimum-text-size App/Info.plist:5")
    try workspace.expect(2, "explain \(Self.swift):999", errors: " lines, and no line 999")
    try workspace.write("rules: {minimum-text-size: off}\n", to: ".widgetlint.yml")
    let off = "minimum-text-size is off for \(Self.swift), set in .widgetlint.yml:1\n"
    #expect(try workspace.run("explain minimum-text-size \(Self.swift):24").output == off)
    let alone = try ProgramFolder(["a.swift": "import UIKit\n"])
    try alone.expect(2, "explain a.swift:1", errors: "a source is checked with its project")
    try workspace.replace(".supportedFamilies([.systemSmall, .systemMedium])", with: "", in: Self.swift)
    try workspace.expect(0, "explain \(Self.swift):5", output: "families-declared: failed: ")
  }

  @Test("a report does not replace a source")
  func reportOverSource() throws {
    let workspace = try Self.workspace()
    let before = try workspace.text(of: Self.swift)
    let reason = "this file is a source; give the output another one"
    try workspace.expect(2, "Tides.xcodeproj --format json=\(Self.swift)", errors: reason)
    #expect(try workspace.text(of: Self.swift) == before)
  }

  @Test("a number of entries that a rule asks for is said")
  func counted() throws {
    let workspace = try Self.workspace()
    let number = "widgets: found a list of 1, needed count where .families includes systemSmall, maximum 0"
    try workspace.expect(0, "explain \(Self.swift):13", output: "small-family: did not apply: \(number)")
  }

  @Test(
    "a project with nothing to check, or of which nothing is read, fails the run and says why",
    arguments: [
      ("sed -i s/iphoneos/xros/ */*.pbxproj", "Tides.xcodeproj", "its target is for visionOS"),
      ("sed -i s/iphoneos/appletvos/ */*.pbxproj", "Tides.xcodeproj", "its target is for tvOS"),
      ("sed -i s/iphoneos/watchos/ */*.pbxproj", "Tides.xcodeproj", "its target is for watchOS"),
      ("sed -i s/iphoneos/macosx/ */*.pbxproj", "Tides.xcodeproj", "no widget extension is for iOS"),
      (
        "sed -i s/widgetkit-/a-/ Widgets/Info.plist", "Tides.xcodeproj", "there is no widget extension"
      ),
      ("rm Widgets/Info.plist", "import .", "there is no Widgets/Info.plist"),
      ("", "Other.xcodeproj", ": there is no Other.xcodeproj, and no manifest that makes it\n"),
      ("", "import Other.xcodeproj", ": there is no Other.xcodeproj, and no manifest that makes it\n"),
      ("", "preview Other.xcodeproj", ": there is no Other.xcodeproj, and no manifest that makes it\n"),
      ("", "Other.xcworkspace", "Other.xcworkspace: there is no such file or folder\n"),
      ("", "gone/App.xcodeproj", "gone/App.xcodeproj: there is no such file or folder\n"),
      ("", "preview gone/a/App.xcodeproj", "gone/a/App.xcodeproj: there is no such file or folder\n"),
      ("mkdir App.xcodeproj", "App.xcodeproj", "App.xcodeproj has no project.pbxproj"),
      ("mkdir App.xcodeproj", "import App.xcodeproj", "App.xcodeproj has no project.pbxproj"),
      ("echo import WidgetKit >\(swift)", "Tides.xcodeproj", noWidget),
      ("echo 'import WidgetKit' >\(swift)", "import", noWidget),
      // Suggests the nearest project below, in a command that people may copy.
      (
        "mkdir -p apps/ios Pods && mv App Widgets *.xcodeproj apps/ios/ && cp -R apps/ios Pods/Old", "",
        "nothing to check: no *.widget.yml or *.widget.yaml found (--no-exclude looks in folders such as Pods and build, "
          + "too); widgetlint apps/ios/Tides.xcodeproj checks the widgets of the project, "
      ),
      ("mv Tides.xcodeproj 'My Tides.xcodeproj'", "", "widgetlint 'My Tides.xcodeproj' checks the widgets"),
      ("mv Tides.xcodeproj ./-T.xcodeproj", "", "widgetlint ./-T.xcodeproj checks the widgets"),
    ]
  )
  func nothingRead(change: String, arguments: String, message: String) throws {
    let workspace = try Self.workspace()
    _ = try workspace.shell(change)
    let run = try workspace.expect(2, arguments, errors: message)
    #expect(!run.output.contains("[invalid-value]"))
  }

  private static let noWidget =
    "Widgets/Info.plist: no widget of its bundle is found in ., the folder that is read\n"

  @Test("an extension is found by a path from the current folder")
  func extensionPath() throws {
    let workspace = try Self.workspace()
    for path in ["./Widgets", "Widgets/../Widgets/Info.plist"] {
      try workspace.expect(0, "import . --extension \(path)")
    }
    try workspace.expect(2, "import . --extension ./App", errors: "./App is not one of the widget extensions")
  }

  @Test("a folder with descriptions names the project beside them, once, and none further below")
  func note() throws {
    let workspace = try Self.workspace()
    try workspace.write("app: {name: Maps}\nwidgets: [{name: Maps}]\n", to: "a.widget.yml")
    let note = "Tides.xcodeproj has app extensions; widgetlint Tides.xcodeproj checks their widgets"
    try workspace.expect(0, errors: note)
    try workspace.expect(0, "\"$PWD\"/", errors: "Tides.xcodeproj has app extensions")
    #expect(!(try workspace.run("--quiet").errors.contains(note)))
    #expect(!(try workspace.run("a.widget.yml").errors.contains(note)))
    let idle = "the flags for projects change nothing"
    try workspace.expect(0, "--app-name Maps a.widget.yml", errors: idle)
    #expect(!(try workspace.run("--app-name Maps Tides.xcodeproj").errors.contains(idle)))
    _ = try workspace.shell("mkdir ios && mv App Widgets *.xcodeproj ios")
    try workspace.expect(0, errors: "")
  }
}
