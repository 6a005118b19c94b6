import FoundationEssentials
import LintSystem

@testable import WidgetImport

/// Some files of a project, each by its path, and a change of the project file.
struct TodayProject {
  var files: [String: String] = [:]
  var settings = ""
  var board = ""

  /// The extension's class in Swift or Objective-C, after some imports.
  init(
    _ code: String,
    _ files: [String: String] = [:],
    before: String = "",
    settings: String = "",
    board: String = ""
  ) {
    self.files = files
    let isObjectiveC = code.contains("- (")
    self.files[isObjectiveC ? "Today/Today.m" : "Today/Today.swift"] =
      isObjectiveC
      ? "\(before)@interface Today : UIViewController\n@end\n@implementation Today\n\(code)\n@end\n"
      : "\(before)class Today: UIViewController {\n\(code)\n}\n"
    (self.settings, self.board) = (settings, board)
  }

  /// Does something with the sample project that has these files.
  func use<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = try TemporaryFolder(copying: SampleTests.folder.appending("unread/project").shown)
    try FileManager.default.removeItem(at: folder.file("Today/Today.swift"))
    let list = "Maps.xcodeproj/project.pbxproj"
    var written = files
    written["Today/MainInterface.storyboard"] = """
      <document initialViewController="TODAY"><scenes><scene><objects>
      <viewController id="TODAY" customClass="Today"><view key="view" id="ROOT">\(board)</view>
      <connections><outlet property="more" destination="MORE"/><outlet property="gap" destination="GAP"/></connections>
      </viewController></objects></scene></scenes></document>
      """
    let own = "INFOPLIST_FILE = Today/Info.plist;"
    written[list] = try written[list] ?? folder.text(of: list).replacing(own, with: own + settings)
    for (path, text) in written { try folder.write(text, to: path) }
    return try body(folder.path)
  }

  /// What is imported, with the notes, without places.
  func imported() throws -> String {
    try use { folder in
      let (apps, notes) = try SourceTree(FilePath(folder)).imported()
      return notes.map { "# \($0)\n" }.joined() + apps.map { DescriptionText.flow(.list($0.widgets)) + "\n" }.joined()
    }
  }

  /// Lists a file in a build phase of the project in a folder.
  static func list(_ path: String, in phase: String, of folder: String) throws {
    let file = folder + "/Maps.xcodeproj/project.pbxproj"
    let list = String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
      .replacing("buildPhases = ();", with: "buildPhases = (PHASE);")
      .replacing("children = (", with: "children = (LISTED, ")
      .replacing(
        "GROUP = {",
        with: """
          LISTED = { isa = PBXFileReference; path = \(path); sourceTree = SOURCE_ROOT; };
          COPY = { isa = PBXBuildFile; fileRef = LISTED; };
          PHASE = { isa = \(phase); files = (COPY); };
          GROUP = {
          """
      )
    try Data(list.utf8).write(to: URL(filePath: file))
  }
}
