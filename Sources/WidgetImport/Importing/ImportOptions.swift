package import LintSystem

/// The parts of a project that are imported, and how.
package struct ImportOptions: Sendable, Hashable {
  /// The only extensions to import, each by the path of its Info.plist or its folder, or by its target; empty for all.
  package var extensions: [String] = []
  /// The configuration; nil for the one that is shipped.
  package var configuration: String?
  /// The application's target; nil if there is one only.
  package var host: String?
  /// The app's name if no application is known.
  package var appName: String?
  /// Whether values that are only likely are written as well.
  package var guesses = false
  /// The folder of the description, from the root, to which the paths of sources are relative; nil for no such paths.
  package var base: FilePath?
  /// The fields from a configuration for what the sources leave open; nil if there are none.
  package var given: GivenFields?
  /// Whether the import is linted, not written: WidgetKit widgets may then belong to different apps.
  package var isForLinting = false
  /// The only project to look at, by its path.
  package var project: String?

  /// The options of an import without arguments.
  package init() {}

  /// Whether a path names an Xcode project or workspace, or a file from which a tool generates one.
  package static func isProject(_ path: FilePath) -> Bool {
    path.hasEnding([".xcodeproj", ".xcworkspace"]) || ProjectManifest.isManifest(path)
  }

  /// Replaces the path of a project or workspace by its folder; of a project, only that one is then read.
  package mutating func takeProject(_ path: inout FilePath) {
    if ProjectManifest.isManifest(path), let root = ProjectManifest.root(of: path) {
      project = (try? FileSystem.realPath(path))?.relative(to: root).map { String(decoding: $0.bytes, as: UTF8.self) }
      path = root
      return
    }
    let isProject = path.hasEnding([".xcodeproj"])
    // A manifest may make a project that is missing; a workspace must be there.
    guard isProject || path.hasEnding([".xcworkspace"]) && (try? FileSystem.kind(of: path)) != nil else { return }
    let name = path.lastComponent
    if isProject { project = String(decoding: name, as: UTF8.self) }
    let folder = path.bytes[..<name.startIndex]
    path = folder.isEmpty ? FilePath(".") : FilePath(Array(folder))
  }
}
