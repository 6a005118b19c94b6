import LintSystem
import Testing

@testable import WidgetImport

/// Files of a project by their paths, and a change to the project file.
struct TodayProject {
  var files: [String: String] = [:]
  var settings = ""
  var board = ""

  /// Creates a project with the extension's class in Swift or Objective-C, after some imports.
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

  /// Returns a Today widget's property list with more keys, at the top or for the extension.
  static func info(_ more: String = "", inExtension: String = "") -> String {
    "<plist><dict>\(more)<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>"
      + "<string>com.apple.widget-extension</string>\(inExtension)</dict></dict></plist>"
  }

  /// Writes the base of the Today widgets' samples, with these files, to a folder.
  func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(copying: SampleTests.folder.appending("base/today").shown)
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
    return folder
  }

  /// Imports the project after a change, and returns the description and notes without places.
  func imported(
    _ options: ImportOptions = ImportOptions(),
    after change: (TemporaryFolder) throws -> Void = { _ in }
  ) throws -> String {
    let folder = try folder()
    try change(folder)
    let (apps, notes) = try SourceTree(folder).imported(options)
    return notes.map { "# \($0)\n" }.joined() + apps.map { DescriptionText.flow(.list($0.widgets)) + "\n" }.joined()
  }

  /// Expects that the imported description contains a text or does not; quotes count unless told otherwise.
  func expectImported(
    _ text: String,
    _ isHeld: Bool = true,
    quoted: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let imported = quoted ? try imported() : try imported().replacing("\"", with: "")
    #expect(imported.contains(text) == isHeld, "\(imported)", sourceLocation: sourceLocation)
  }

  /// Lists a file in a build phase of the project in a folder.
  static func list(_ path: String, in phase: String, of folder: TemporaryFolder) throws {
    let objects = """
      LISTED = { isa = PBXFileReference; path = \(path); sourceTree = SOURCE_ROOT; };
      COPY = { isa = PBXBuildFile; fileRef = LISTED; };
      PHASE = { isa = \(phase); files = (COPY); };
      GROUP = {
      """
    let changes = [
      ("buildPhases = ();", "buildPhases = (PHASE);"), ("children = (", "children = (LISTED, "), ("GROUP = {", objects),
    ]
    for (old, new) in changes { try folder.replace(old, with: new, in: "Maps.xcodeproj/project.pbxproj") }
  }
}
