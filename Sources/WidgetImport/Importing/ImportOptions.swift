package import LintSystem

/// The parts of a project that are imported, and how.
package struct ImportOptions: Sendable, Hashable {
  /// The only extensions to import, each by the path of its Info.plist or its folder, or by its target; empty for all.
  package var extensions: [String] = []
  /// The build configuration; nil for the one that is shipped.
  package var configuration: String?
  /// The application's target; nil if there is only one.
  package var host: String?
  /// The app's name if no application is known.
  package var appName: String?
  /// Whether guesses are written as well.
  package var guesses = false
  /// The absolute path of the description's folder, to which paths of sources are relative; nil to write no such paths.
  package var base: FilePath?
  /// The fields from a configuration for what the sources leave open; nil if there are none.
  package var given: GivenFields?
  /// Whether the import is linted, not written: WidgetKit widgets may then belong to different apps.
  package var isForLinting = false
  /// The only project to look at, by its path.
  package var project: String?

  /// Creates the options of an import without arguments.
  package init() {}

  /// Whether a path names an Xcode project or workspace, or a file from which a tool generates one.
  package static func isProject(_ path: FilePath) -> Bool {
    path.hasEnding([".xcodeproj", ".xcworkspace"]) || ProjectManifest.isManifest(path)
  }

  /// Replaces the path of a project or workspace with its folder; if it names a project, only that one is then read.
  package mutating func takeProject(_ path: inout FilePath) {
    if ProjectManifest.isManifest(path), let root = ProjectManifest.root(of: path) {
      project = (try? FileSystem.realPath(path))?.relative(to: root).map { String(decoding: $0.bytes, as: UTF8.self) }
      path = root
      return
    }
    let isProject = path.hasEnding([".xcodeproj"])
    // A missing project may be generated from a manifest; a workspace must exist.
    guard isProject || path.hasEnding([".xcworkspace"]) && (try? FileSystem.kind(of: path)) != nil else { return }
    let name = path.lastComponent
    if isProject { project = String(decoding: name, as: UTF8.self) }
    let folder = path.bytes[..<name.startIndex]
    path = folder.isEmpty ? FilePath(".") : FilePath(Array(folder))
  }
}
