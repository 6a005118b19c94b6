import FoundationEssentials
import LintSystem

@testable import WidgetImport

/// The readers of project files, each with a sound sample, for the tests of damaged input and the fuzzer.
enum ImportReader: String, CaseIterable {
  case project, propertyList, strings, json, storyboard, settings, swift, objectiveC, xcodeGen, tuist

  /// A sound input.
  var sound: String {
    switch self {
    case .project: "storyboard/project/Maps.xcodeproj/project.pbxproj"
    case .propertyList: "storyboard/project/Today/Info.plist"
    case .strings: "storyboard/project/App/fr.lproj/InfoPlist.strings"
    case .json: "synchronized/project/Shared/InfoPlist.xcstrings"
    case .storyboard: "storyboard/project/Today/Base.lproj/MainInterface.storyboard"
    case .settings: "several-hosts/project/Config/Store.xcconfig"
    case .swift: "storyboard/project/Today/TodayViewController.swift"
    case .objectiveC: "objective-c/project/Today/TodayViewController.m"
    case .xcodeGen: "xcodegen/project/project.yml"
    case .tuist: "tuist/project/Project.swift"
    }
  }

  /// Reads any bytes; the folder is empty, and a file may be written in it.
  func read(_ bytes: [UInt8], in folder: FilePath) throws {
    let tree = try SourceTree(folder)
    switch self {
    case .project:
      guard let list = try? PropertyList.read(bytes, path: "a"), let project = XcodeProject(list, file: "a/b", tree)
      else { return }
      for target in project.targets.prefix(4) {
        _ = TargetSources(target, configuration: "Release").text("CFBundleDisplayName")
      }
    case .propertyList: _ = (try? PropertyList.read(bytes, path: "a"))?["NSExtension"]
    case .strings: _ = try? PropertyList.read(bytes, path: "a.strings")
    case .json: _ = try? PropertyList.read(bytes, path: "a.json")
    case .settings: try readSettings(bytes, folder, tree)
    case .xcodeGen, .tuist:
      let name = self == .tuist ? "Project.swift" : "project.yml"
      try Data(bytes).write(to: URL(filePath: folder.shown + "/" + name))
      _ = ExtensionFinder(tree, project: name).extensions.map(\.names)
    case .storyboard:
      guard let board = try? XMLReader.read(bytes, path: "a"), let first = WidgetScene.initial(board) else { return }
      let views = SceneViews(board, from: first, named: [])
      var facts = Facts()
      let widget = Self.widget([], "a.swift")
      let found = WidgetExtension(infoPlist: "Info.plist", info: .table([:]))
      SceneBackground.read(views, widget, &facts)
      SceneMargins.read(views, widget, &facts)
      _ = views.texts
      _ = SceneDrawing.scene(views, widget)
      _ = SceneButtons([views], widget, TargetSources(found, tree), OpenCalls(widget), &facts)
    case .swift, .objectiveC:
      let widget = Self.widget(bytes, self == .swift ? "a.swift" : "a.m")
      var facts = Facts()
      for pattern in CodePatterns.all { pattern.read(widget, &facts) }
      let calls = OpenCalls(widget)
      _ = calls.tapped.flatMap { calls.calls(from: $0) }
      let found = WidgetExtension(infoPlist: "Info.plist", info: .table([:]))
      _ = ButtonCalls(widget, TargetSources(found, tree), calls, outlets: ["button"])
    }
  }

  private static func widget(_ bytes: [UInt8], _ path: String) -> WidgetCode {
    let file = CodeFile(SourceText(bytes), path: path, CompilationConditions(flags: ["DEBUG"]), limit: 100_000)
    let code = CodeModule("Today", [file], isFlat: true)
    return WidgetCode(code, principal: "TodayViewController", viewClasses: [], lowestVersion: 900)
  }

  /// Reads a text as the settings file of a project, and resolves all settings in it.
  private func readSettings(_ bytes: [UInt8], _ folder: FilePath, _ tree: SourceTree) throws {
    let text = """
      {rootObject = P; objects = {
        P = {buildConfigurationList = L; mainGroup = G; targets = (T);};
        G = {children = (F); sourceTree = "<group>";};
        F = {path = a.xcconfig; sourceTree = "<group>";};
        L = {buildConfigurations = (C);};
        C = {name = Release; baseConfigurationReference = F; buildSettings = {};};
        T = {isa = PBXNativeTarget; name = Today; buildConfigurationList = L;};
      };}
      """
    let list = try PropertyList.read(Array(text.utf8), path: "a")
    try Data(bytes).write(to: URL(filePath: folder.shown + "/a.xcconfig"))
    let project = XcodeProject(list, file: "a.xcodeproj/project.pbxproj", tree)
    guard let target = project?.targets.first else { return }
    let settings = BuildSettings(target, configuration: "Release")
    let file = XCConfigFile("a.xcconfig", tree)
    for key in file.settings.keys.prefix(64) { _ = settings.value(key) }
  }
}
