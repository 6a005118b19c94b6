import Foundation
import Testing

@Suite("Import", .showsRuns)
struct ImportTests {
  private static let project = "app/Maps.xcodeproj/project.pbxproj"

  /// The description imported from the sample project, once for all tests.
  private static let description = Result {
    let workspace = try ProgramFolder(sample: "storyboard", in: "app")
    let run = try workspace.run("import app --output Maps.widget.yml")
    try #require(run.status == 0 && run.errors == "")
    return try workspace.text(of: "Maps.widget.yml")
  }

  /// Returns a copy of the sample project with the imported description.
  static func workspace() throws -> ProgramFolder {
    let workspace = try ProgramFolder(sample: "storyboard", in: "app")
    try workspace.write(description.get(), to: "Maps.widget.yml")
    return workspace
  }

  @Test(
    "A project is found by any path that people give, and told where it is one above an extension's folder",
    arguments: ["app", "app/", "app/Maps.xcodeproj", "app/Maps.xcodeproj/", "app/Maps.xcworkspace/", "app/Today"]
  )
  func path(_ path: String) throws {
    let workspace = try Self.workspace()
    _ = try workspace.shell("mkdir app/Maps.xcworkspace")
    let run = try workspace.expect(0, "import \(path)", output: "title: Next Turn")
    let note = "widgetlint: note: no project is in app/Today; the one in "
    #expect(path == "app/Today" ? run.errors.hasPrefix(note) : run.errors.isEmpty, "\(run.errors)")
  }

  @Test(
    "an import that cannot be made says why",
    arguments: [
      ("rm -r .git", "app/Today", "app/Today"),
      ("sed -i 's/A00000000000000000000019,//; s/A0000000000000000000001A,//' \(project)", "app", noConfiguration),
      (
        "sed -i 's/A00000000000000000000019,//; s/A0000000000000000000001A,//' \(project)", "app --configuration X",
        noConfiguration
      ),
      ("", "app/Today/Info.plist", "app/Today/Info.plist: it is a file; give a folder or a project"),
      ("", "app --output Maps.widget.yml", "error: Maps.widget.yml: it already exists; --force writes over it\n"),
      (
        "", String(repeating: "app ", count: 40),
        "error: several paths are given, expected one\nUsage: widgetlint import "
      ),
      ("", "--format json app app", "error: several paths are given, expected one\nUsage: widgetlint import "),
    ]
  )
  func refused(change: String, arguments: String, reason: String) throws {
    let workspace = try Self.workspace()
    _ = try workspace.shell(change)
    try workspace.expect(2, "import \(arguments)", output: "", errors: reason)
  }

  private static let noConfiguration = "widgetlint: error: Maps.xcodeproj/project.pbxproj: there is no configuration\n"

  @Test("of a project with several applications, the host says whose extensions are imported")
  func host() throws {
    let workspace = try Self.workspace()
    let brands = try ProgramFolder(sample: "white-label")
    _ = try workspace.shell("cp -R '\(brands.path)' brands")
    // Both widgets have this note.
    try workspace.replace("  override", with: "  let page = WKWebView(); override", in: "brands/Today/Today.swift")
    let several = try workspace.run("import brands").errors
    #expect(several.ranges(of: "WKWebView: web content is not read").count == 1, "\(several)")
    try workspace.replace("let page = WKWebView(); ", with: "", in: "brands/Today/Today.swift")
    #expect(several.contains("\n  North: brands/Brands.xcodeproj --extension 'North Today'\n"), "\(several)")
    let passed = "it is passed over: the application North does not embed it"
    try workspace.expect(0, "import brands --host North --output North.widget.yml", errors: passed)
    try workspace.expect(0, "import --check North.widget.yml")
    try workspace.replace("\"North Today\"", with: "Today", in: "brands/Brands.xcodeproj/project.pbxproj")
    // A target has the same name as the folder.
    try workspace.expect(0, "import brands --extension Today", errors: "")
    try workspace.expect(2, "import brands --extension Today/")
  }

  @Test("what no project of Xcode is says what would make one")
  func otherProjects() throws {
    let tuist = "import ProjectDescription"
    let workspace = try ProgramFolder([
      "generated/project.yml": "name: Maps\n", "described/Project.swift": tuist, "sharp/Maps.csproj": "",
      "sharp/Models/Project.swift": "struct Project {}\n", "expo/targets/widget/expo-target.config.js": "",
      "modules/A/Project.swift": tuist, "modules/B/Project.swift": tuist, "modules/C/Project.swift": tuist,
    ])
    for (folder, said) in [
      ("generated", "  project.yml is XcodeGen's: xcodegen generate makes the project\n"),
      ("described", "  Project.swift is Tuist's: tuist generate makes the project\n"),
      ("sharp", "  Maps.csproj: C# is not read\n"),
      ("modules", "extension\n  A/Project.swift is Tuist's: tuist generate makes the project (and 2 more)\n"),
      ("expo", "  targets/widget/expo-target.config.js is Expo's: npx expo prebuild makes the project\n"),
    ] { #expect(try workspace.run("import \(folder)").errors.hasSuffix(said), "\(folder)") }
  }

  /// Returns a copy of the sample project with a change to its project file.
  private static func changed(_ old: String, _ new: String) throws -> ProgramFolder {
    let workspace = try Self.workspace()
    try workspace.replace(old, with: new, in: project)
    return workspace
  }

  @Test(
    "a deployment target that is no version is left out, and told, as is one that no setting has",
    arguments: [
      ("IPHONEOS_DEPLOYMENT_TARGET = newest", "found \"newest\", expected a version such as"),
      ("OTHER = 10.0", "no build setting has a value for it"),
    ]
  )
  func noVersion(_ setting: String, _ reason: String) throws {
    let workspace = try Self.changed("IPHONEOS_DEPLOYMENT_TARGET = 10.0", setting)
    let run = try workspace.expect(0, "import app", errors: ": app.deploymentTarget: \(reason)")
    #expect(!run.output.contains("deploymentTarget"))
  }

  @Test("a widget in a folder with a blank name is called Widget")
  func blankFolder() throws {
    let list =
      "<plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>"
      + "<string>com.apple.widget-extension</string></dict></dict></plist>"
    let workspace = try ProgramFolder(["\u{2028}/Info.plist": list])
    try workspace.expect(0, "import --app-name Maps .", output: "- name: Widget\n")
  }

  @Test("a target with a blank name is called unnamed")
  func noName() throws {
    try Self.changed("name = Today;", "name = \" \";").expect(0, "import app", output: "- name: unnamed ")
  }

  @Test("configurations that differ are told with what differs")
  func configurations() throws {
    let workspace = try Self.changed("name = Release;", "name = Store;")
    try workspace.expect(0, "import app")
    let debug = "name = Debug;\n\t\t\tbuildSettings = {\n\t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = "
    try workspace.replace(debug, with: debug + "1", in: Self.project)
    let differs = """
      widgetlint: error: the import differs between configurations; choose one with --configuration
        app.deploymentTarget: 110.0 (Debug), 10.0 (Store)
        Debug
        Store

      """
    #expect(try workspace.expect(2, "import app").errors == differs)
  }

  @Test("where every extension is passed over, what takes each is told")
  func passedOver() throws {
    let workspace = try Self.changed("dstSubfolderSpec = 13;", "dstSubfolderSpec = 7;")
    let run = try workspace.expect(2, "import app")
    #expect(run.errors.hasSuffix("  Today/Info.plist: --extension Today/Info.plist --app-name NAME\n"))
    try workspace.expect(0, "import app --extension Today/Info.plist --app-name Maps")
  }

  @Test("an extension for another system is no part of the app that is left out")
  func otherSystem() throws {
    let workspace = try ProgramFolder(sample: "one-of-several")
    try workspace.expect(0, "import --extension Today", output: "# not the whole app")
    _ = try workspace.shell("sed -i 's|Tomorrow/Info.plist;|& SDKROOT = macosx;|' Maps.xcodeproj/project.pbxproj")
    #expect(try !workspace.run("import").output.contains("# not the whole app"))
    let errors = try workspace.run("import --extension Tomorrow").errors
    #expect(errors.hasSuffix("no widget extension asked for is for iOS\n"), "\(errors)")
  }

  @Test("a folder that ends with a slash is made for the descriptions")
  func folder() throws {
    let workspace = try Self.workspace()
    // Makes it a repository, to which nothing outside belongs.
    _ = try workspace.shell("mkdir -p widgets/all/.git")
    let note = "widgets/all, where import --check reads nothing"
    try workspace.expect(0, "import app --output widgets/all/", errors: note)
    #expect(try workspace.text(of: "widgets/all/Maps.widget.yml").contains("path: ../../app"))
  }

  @Test("apps of two projects whose targets have one name are a file each")
  func copies() throws {
    let workspace = try Self.workspace()
    _ = try workspace.shell(
      "mkdir all; cp -R app all/north; cp -R app all/south; mv all/south/Maps.xcodeproj all/south/M.xcodeproj"
    )
    let errors = try workspace.run("import all").errors
    #expect(errors.contains("there are several descriptions to write; --output FOLDER/"))
    // Each command that the error offers must work for one extension.
    let ways = errors.split(separator: "\n").compactMap { $0.firstMatch(of: /Maps: (.* --extension .*)/)?.1 }
    #expect(ways.count == 2)
    for way in ways { try workspace.expect(0, "import \(way)") }
    try workspace.expect(0, "import all --output out/")
    let names = try workspace.shell("ls out").output
    #expect(names == "north-Maps.widget.yml\nsouth-M-Maps.widget.yml\n", "\(names)")
  }

  @Test(
    "an update keeps what people wrote around a value that cannot be read, and the sentences that they end in a place",
    arguments: [
      (
        "  urlSchemes:\n    - maps  # App/Info.plist:12",
        "  urlSchemes: # ours\n    # see ADR 12\n    - \"maps:\" # for links", "\"maps:\"", "\"maps\""
      ),
      ("updateResults:\n      - noData", "updateResults:\n      - .noData", ".noData", "noData"),
      ("updateResults:\n      - noData  # T", "updateResults: none  # T", "none", "[noData]"),
      ("      leading: 16  #", "      # the grid\n      leading: 16pt # as designed; not the 16 of", "16pt", "16"),
      ("    heights:\n", "    heights: # see spec\n      # two rows\n", "", ""),
      ("handlesDisplayModeChange: true  #", "handlesDisplayModeChange: yes # todo; see", "yes", "true"),
      ("title: Next Turn  #", "title: # widgetlint:disable-line wrong-type -- soon, see", "title:", "title: Next Turn"),
      ("title: Next Turn  # T", "title: Next Turn # chosen by Ada, see App/Info.plist:3 and T", "", ""),
      ("title: Next Turn  # Today/Info.plist:6", "title: Next Turn # not Info.plist:3", "", ""),
    ]
  )
  func keeps(_ old: String, _ new: String, _ unread: String, _ read: String) throws {
    let workspace = try Self.workspace()
    try workspace.replace(old, with: new, in: "Maps.widget.yml")
    let text = try workspace.text(of: "Maps.widget.yml")
    try workspace.expect(0, "import --update Maps.widget.yml")
    let line = new.replacing(unread, with: read)
    #expect(try workspace.text(of: "Maps.widget.yml") == text.replacing(new, with: line))
    #expect(try workspace.run("import --check").output == "1 file checked: no findings\n")
  }

  @Test("an update brings the line of a comment up to date whose path has blanks")
  func blanks() throws {
    let workspace = try Self.workspace()
    let script = "mv app/Today 'app/To day'; sed -i.old -E 's#= Today/([^;]*);#= \"To day/\\1\";#' \(Self.project)"
    _ = try workspace.shell(script)
    try workspace.expect(0, "import app --output Maps.widget.yml --force")
    let text = try workspace.text(of: "Maps.widget.yml")
    try workspace.replace("# To day/Info.plist:6", with: "# To day/Info.plist:7", in: "Maps.widget.yml")
    try workspace.expect(0, "import --update Maps.widget.yml")
    #expect(try workspace.text(of: "Maps.widget.yml") == text)
  }

  @Test("an update of a value of another shape leaves the comments in it, and the value")
  func otherShape() throws {
    let workspace = try Self.workspace()
    let value = "handlesDisplayModeChange:\n      # soon\n      - true"
    try workspace.replace("handlesDisplayModeChange: true", with: value, in: "Maps.widget.yml")
    let text = try workspace.text(of: "Maps.widget.yml")
    try workspace.expect(1, "import --update Maps.widget.yml")
    #expect(try workspace.text(of: "Maps.widget.yml") == text)
  }
}
