import Foundation
import Testing

@Suite("Projects that are manifests", .showsRuns)
struct ManifestTests {
  /// Returns the example project without its project file, which a manifest generates.
  private static func workspace(_ manifest: String = "project.yml") throws -> ProgramFolder {
    let workspace = try ProjectTests.workspace()
    _ = try workspace.shell("rm -r Tides.xcodeproj")
    try workspace.write(manifests[manifest] ?? "", to: manifest)
    return workspace
  }

  private static let manifests = [
    "project.yml": """
    name: Tides
    options: {deploymentTarget: {iOS: "17.0"}}
    targets:
      App:
        type: application
        platform: iOS
        sources: [App]
        info: {path: App/Generated.plist, properties: {CFBundleDisplayName: Tides}}
        dependencies: [{target: Widgets}]
      Widgets:
        type: app-extension
        platform: iOS
        sources: [Widgets]
        info:
          path: Widgets/Generated.plist
          properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}
    """,
    "Project.swift": """
    import ProjectDescription
    let project = Project(name: "Tides", targets: [
      Target(
        name: "App", platform: .iOS, product: .app, bundleId: "com.example.tides",
        deploymentTarget: .iOS(targetVersion: "17.0", devices: .iphone), infoPlist: "App/Info.plist",
        sources: ["App/**"], dependencies: [.target(name: "Widgets")]
      ),
      Target(
        name: "Widgets", platform: .iOS, product: .appExtension, bundleId: "com.example.tides.widgets",
        deploymentTarget: .iOS(targetVersion: "17.0", devices: .iphone), infoPlist: .file(path: "Widgets/Info.plist"),
        sources: ["Widgets/**"]
      ),
    ])
    """,
  ]

  @Test("an extension that cannot be read fails a run whose others can be")
  func unread() throws {
    let workspace = try Self.workspace()
    let manifest = try workspace.text(of: "project.yml")
    let widgets = try #require(manifest.range(of: "  Widgets:\n"))
    let second = manifest[widgets.lowerBound...].replacing("Widgets", with: "Others")
    let both = manifest.replacing("{target: Widgets}", with: "{target: Widgets}, {target: Others}") + "\n" + second
    try workspace.write(both, to: "project.yml")
    try workspace.write("import Foundation\n", to: "Others/Others.swift")
    let run = try workspace.run("project.yml")
    #expect(run.status == 2 && run.counts?.hasPrefix("2 files checked: ") == true)
    #expect(run.errors.contains("no widget of its bundle is found in ., the folder that is read"))
  }

  @Test(
    "an update renews the lines of a manifest, whatever its name",
    arguments: ["project.yaml", "tides-project.yml"]
  )
  func lines(_ name: String) throws {
    let workspace = try Self.workspace()
    _ = try workspace.shell("mv project.yml \(name)")
    try workspace.expect(0, "import --output Tides.widget.yml")
    let old = try workspace.text(of: "Tides.widget.yml")
    try #require(old.contains("# \(name):8\n"))
    try workspace.write("\n" + workspace.text(of: name), to: name)
    try workspace.expect(0, "import --update Tides.widget.yml")
    #expect(try workspace.text(of: "Tides.widget.yml") == workspace.run("import").output)
  }

  @Test("a file that a Tuist manifest leaves out is not taken for another in a folder whose name begins so")
  func excluded() throws {
    let workspace = try Self.workspace("Project.swift")
    let sources = """
      [.glob("Widgets/**", excluding: ["WidgetsOld/NextTide.swift"])]
      """
    try workspace.replace("[\"Widgets/**\"]", with: sources, in: "Project.swift")
    #expect(try workspace.run("Project.swift --format compact").output == ProjectTests.found.get())
    try workspace.replace("WidgetsOld/", with: "Widgets/", in: "Project.swift")
    #expect(!(try workspace.run("Project.swift --format compact").output.contains("NextTide.swift")))
  }

  @Test(
    "a project is linted by its manifest, by the project file that it would make, and by a configuration",
    arguments: ["project.yml", "Project.swift"],
    ["", "Tides.xcodeproj", ".widgetlint.yml"]
  )
  func lint(_ manifest: String, _ way: String) throws {
    let workspace = try Self.workspace(manifest)
    let isConfigured = way == ".widgetlint.yml"
    if isConfigured { try workspace.write("projects: [{path: \(manifest)}]\n", to: way) }
    let run = try workspace.run("\(isConfigured ? "" : way.isEmpty ? manifest : way) --format compact")
    #expect(try run.output == ProjectTests.found.get())
  }

  @Test("a line of a manifest is explained by what it says")
  func place() throws {
    let workspace = try Self.workspace()
    try workspace.expect(0, "explain project.yml:8", output: "app.name takes text")
  }

  @Test("a manifest is imported, and the description is checked against it")
  func check() throws {
    let workspace = try Self.workspace()
    for path in ["project.yml", "", "Tides.xcodeproj"] {
      try workspace.expect(0, "import \(path) --output Tides.widget.yml --force")
      #expect(try workspace.text(of: "Tides.widget.yml").contains("name: Tides  # project.yml:8"))
    }
    try workspace.expect(0, "import --check")
    try workspace.replace("Name: Tides", with: "Name: Ebb", in: "project.yml")
    try workspace.expect(1, "import --check", output: "[source-mismatch]")
  }

  @Test("a folder names the manifest in it, and a description of such a name is no manifest")
  func names() throws {
    let workspace = try Self.workspace()
    try workspace.expect(2, errors: "widgetlint project.yml checks the widgets of the project")
    try workspace.write(Sample.clean, to: "described/project.yml")
    try workspace.expect(0, "described/project.yml", output: "1 file checked")
    _ = try workspace.shell("mkdir app; mv project.yml Widgets app")
    try workspace.expect(2, "app", errors: "widgetlint app/project.yml checks the widgets of the project")
    try workspace.expect(2, "app/Widgets/NextTide.swift", errors: "widgetlint app/project.yml checks it")
  }

  @Test("what a manifest names above its folder is read where the manifest is given, and told where its folder is")
  func above() throws {
    let workspace = try Self.workspace()
    _ = try workspace.shell("mkdir ios .git")
    let text = try workspace.text(of: "project.yml")
    try workspace.write(text.replacing("[Widgets]", with: "[../Widgets]"), to: "ios/project.yml")
    try workspace.expect(1, "ios/project.yml", output: "Widgets/NextTide.swift:")
    let note = "ios/project.yml:13: \"../Widgets\" lies outside the folder that is read"
    try workspace.expect(2, "import ios", errors: String(note.dropFirst(4)))
    // Without a repository, nothing bounds where its files may be.
    _ = try workspace.shell("rm -r .git")
    let errors = try workspace.expect(2, "ios/project.yml", errors: String(note.dropFirst(4))).errors
    #expect(errors.contains("no widget of its bundle is found in ios, the folder that is read"))
  }

  @Test("a Today widget whose property list a manifest writes is known by its target")
  func today() throws {
    let workspace = try ProgramFolder(sample: "xcodegen")
    try workspace.expect(0, "import project.yml --output Ferry.widget.yml")
    #expect(try workspace.text(of: "Ferry.widget.yml").contains("source: project.yml#Today"))
    try workspace.expect(0, "import --check")
  }

  @Test(
    "an extension is found by the property list that its manifest writes, by its folder, and by its folder alone",
    arguments: [
      "import --extension Widgets/Info.plist", "import --extension Widgets", "import --extension project.yml",
      "import Widgets",
    ]
  )
  func extensionNames(_ arguments: String) throws {
    let workspace = try Self.workspace()
    try workspace.replace("Generated", with: "Info", in: "project.yml")
    let run = try workspace.expect(0, arguments, output: "source: Widgets/NextTide.swift#")
    #expect(run.output.contains("name: Tides  # project.yml:8"))
  }

  @Test(
    "apps that have Live Activities alone are nothing to check, in every format",
    arguments: ["--format text", "--format html", "preview", "import"]
  )
  func liveActivities(_ command: String) throws {
    let workspace = try Self.workspace()
    let manifest = try workspace.text(of: "project.yml")
    let app = manifest[try #require(manifest.range(of: "  App:")).lowerBound...]
    let other = app.replacing("  App:", with: "  Shop:").replacing("Widgets", with: "Others")
    try workspace.write(manifest + "\n" + other, to: "project.yml")
    let source = """
      import WidgetKit
      // widgetlint:disable-next deep-link -- it opens the app
      @main struct Live: Widget {
        var body: some WidgetConfiguration { ActivityConfiguration(for: Tide.self) { _ in Text("Tide") } }
      }
      """
    for path in [ProjectTests.swift, "Others/Live.swift"] { try workspace.write(source, to: path) }
    let reason = "Others/Generated.plist: it has Live Activities or controls, and no widgets"
    try workspace.expect(2, "\(command) project.yml", errors: reason)
  }

  @Test("one extension of an app is the whole app if the others have no widgets", arguments: [true, false])
  func otherExtension(_ isLive: Bool) throws {
    let workspace = try Self.workspace()
    let manifest = try workspace.text(of: "project.yml")
    let second = manifest[try #require(manifest.range(of: "  Widgets:\n")).lowerBound...].replacing(
      "Widgets",
      with: "Others"
    )
    let both = manifest.replacing("{target: Widgets}", with: "{target: Widgets}, {target: Others}") + "\n" + second
    try workspace.write(both, to: "project.yml")
    let source = try workspace.text(of: ProjectTests.swift)
    let live =
      "@main struct Live: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: A.self) {} } }"
    try workspace.write(isLive ? live : source, to: "Others/Others.swift")
    let run = try workspace.expect(0, "import project.yml --extension Widgets")
    #expect(run.output.contains("not the whole app") != isLive)
  }

  @Test(
    "a folder without descriptions names the workspace that holds the project and more of the app",
    arguments: [("group:Core", true), ("group:Pods/Pods.xcodeproj", false)]
  )
  func workspaceBelow(_ other: String, _ isNamed: Bool) throws {
    let workspace = try ProjectTests.workspace()
    _ = try workspace.shell("mkdir -p ios All.xcworkspace && mv App Widgets *.xcodeproj ios/")
    let names = ["group:ios/Tides.xcodeproj", other].map { "<FileRef location=\"\($0)\"/>" }.joined()
    try workspace.write("<Workspace>\(names)</Workspace>", to: "All.xcworkspace/contents.xcworkspacedata")
    let named = isNamed ? "All.xcworkspace" : "ios/Tides.xcodeproj"
    #expect(try workspace.run("").errors.contains("widgetlint \(named) checks the widgets of the project"))
  }
}
