package import LintSystem

/// The parts of a project that are imported, and how.
package struct ImportOptions: Sendable, Hashable {
  /// The only extensions to import, each by the path of its Info.plist or its folder, or by its target; all where there
  /// are none.
  package var extensions: [String] = []
  /// The configuration; nil for the one that is shipped.
  package var configuration: String?
  /// The application's target; nil if there is one only.
  package var host: String?
  /// The app's name where no application is known.
  package var appName: String?
  /// Whether values that are only likely are written too.
  package var guesses = false
  /// The folder of the description, from the root, to which the paths of sources are relative; nil for no such paths.
  package var base: FilePath?
  /// What a configuration gives where the sources leave it open; nil for nothing.
  package var given: GivenFields?
  /// The only project to look at, by its path.
  package var project: String?

  /// The options of an import without arguments.
  package init() {}

  /// Whether a path names an Xcode project or workspace.
  package static func isProject(_ path: FilePath) -> Bool {
    [".xcodeproj", ".xcworkspace"].contains { path.lastComponent.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// Takes the folder of a project or workspace in its place; of a project, looks at that one only.
  package mutating func takeProject(_ path: inout FilePath) {
    let name = path.lastComponent
    guard Self.isProject(path) else { return }
    if name.suffix(10).elementsEqual(".xcodeproj".utf8) { project = String(decoding: name, as: UTF8.self) }
    let folder = path.bytes[..<name.startIndex]
    path = folder.isEmpty ? FilePath(".") : FilePath(Array(folder))
  }
}
