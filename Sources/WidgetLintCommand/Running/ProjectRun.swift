import LintSystem
import WidgetImport
import WidgetLint
import YAML

/// The part of a run that lints Xcode projects: those that are named, and those of the configurations of the folders that
/// are.
struct ProjectRun {
  private let options: LintOptions
  private let workspace: Workspace
  private var linters: [ProjectLinter] = []
  /// The configurations whose projects are all linted, so that what they suppress is known to be there or not.
  private var configurations: [Configuration] = []

  /// The projects among some paths.
  init(_ options: LintOptions, _ workspace: Workspace) throws(WorkspaceError) {
    (self.options, self.workspace) = (options, workspace)
    // A project is not compared with itself.
    if options.sourceChecker != nil { return }
    for path in options.projects {
      let absolute = path.absolute(in: workspace.currentFolder)
      let configuration = try workspace.scope(for: path).configuration
      let configured = configuration?.projects.first { $0.path.absolute(in: workspace.currentFolder) == absolute }
      try add(path, configured?.project, configuration)
    }
    for folder in options.paths where (try? FileSystem.kind(of: folder)) == .folder {
      guard let configuration = try workspace.scope(for: folder.appending("x")).configuration else { continue }
      let whole = folder.absolute(in: workspace.currentFolder)
      let found = configuration.projects.filter { $0.path.relative(to: whole) != nil }
      for (path, project) in found {
        let named = folder.isAbsolute ? path : path.shortest(in: workspace.currentFolder)
        try add(named, project, configuration)
      }
      if found.count == configuration.projects.count { configurations.append(configuration) }
    }
  }

  /// An Xcode project with app extensions right in one of some folders, or a file from which others make one; nil if there
  /// is none.
  static func project(in folders: [FilePath]) -> FilePath? {
    candidates(in: folders).first { _, file in
      guard let bytes = try? FileSystem.read(file, limit: 16 << 20) else { return false }
      let source = YAMLStream(plain: bytes)
      return ["app-extension", ".appExtension"].contains { source.source(contains: Array($0.utf8)) }
    }?.0
  }

  /// The same in some folders, else the nearest one below them.
  static func project(below folders: [FilePath]) -> FilePath? {
    var level = folders
    // Deep enough for the apps of a repository, and soon at an end in any other folder.
    for _ in 0..<6 {
      if let found = project(in: level) { return found }
      let next = level.lazy.flatMap { folder in
        paths(in: folder) { $0.kind == .folder && !FileFinder.isPassedOver($0, in: $1) }
      }
      level = Array(next.prefix(2_000))
    }
    return nil
  }

  /// Projects and manifests in some folders, each with the file that tells of its extensions.
  private static func candidates(in folders: [FilePath]) -> some Sequence<(FilePath, FilePath)> {
    folders.lazy.flatMap { folder in
      let paths = paths(in: folder) { entry, _ in entry.kind == .folder || entry.kind == .file }
      let projects = paths.filter { $0.hasEnding([".xcodeproj"]) }
      return projects.map { ($0, $0.appending("project.pbxproj")) }
        + paths.filter(ProjectManifest.isManifest).map { ($0, $0) }
    }.prefix(100)
  }

  private static func paths(
    in folder: FilePath,
    _ isWanted: (FolderListing.Entry, FolderListing) -> Bool
  ) -> [FilePath] {
    guard let listing = try? FolderListing(of: folder) else { return [] }
    return listing.sorted { isWanted($0, listing) }.map { entry in
      folder == FilePath(".") ? FilePath(Array(listing.name(entry))) : folder.appending(listing.name(entry))
    }
  }

  /// The linter of the project that a source belongs to: a configured one, else the nearest one above it; nil for what is
  /// no source, or of no project.
  static func linter(ofSource path: FilePath, _ workspace: Workspace) throws(WorkspaceError) -> ProjectLinter? {
    guard ProjectLinter.isSource(path) else { return nil }
    if let configured = try ProjectLinter.configured(forSource: path, workspace) { return configured }
    let absolute = path.absolute(in: workspace.currentFolder)
    let project =
      ProjectManifest.isManifest(path)
      ? absolute : FileSource().foldersUp(from: absolute.parent).lazy.compactMap { Self.project(in: [$0]) }.first
    return try project.map { (path) throws(WorkspaceError) in
      try ProjectLinter(path.shortest(in: workspace.currentFolder), in: workspace)
    }
  }

  /// Whether there is none.
  var isEmpty: Bool { linters.isEmpty }

  private mutating func add(
    _ path: FilePath,
    _ configured: ConfiguredProject?,
    _ configuration: Configuration?
  ) throws(WorkspaceError) {
    let identity = FileIdentity(of: path)
    if linters.contains(where: { $0.path == path || identity != nil && FileIdentity(of: $0.path) == identity }) {
      return
    }
    linters.append(try ProjectLinter(path, options.importing, configured, configuration, in: workspace))
  }

  /// Lints them all.
  func run(into tally: inout RunTally) {
    var used: Set<SuppressionPlace> = []
    var failOn = options.failOn ?? .warning
    for linter in linters where !tally.outputs.isStopped || options.writeBaseline != nil {
      do throws(WorkspaceError) {
        let scope = try workspace.scope(for: linter.path)
        failOn = options.failOn ?? scope.configuration?.failOn ?? .warning
        let project = try linter.run()
        if !options.quiet { project.notes.forEach { Console.note($0) } }
        for failure in project.failures { tally.status = Console.fail("\(linter.path.shown): \(failure)") }
        let left = project.checked.files.reduce(0) { $0 + $1.findings.count }
        if options.suppressAll != nil, left > 0 {
          Console.note(
            "\(linter.path.shown): --suppress-all writes into descriptions only, and leaves the sources' findings; "
              + "a comment above a line suppresses one, and suppress in \(Workspace.configurationName) those of files"
          )
        }
        tally.add(project.checked, setInCode: project.setInCode, failOn)
        used.formUnion(project.used)
      } catch {
        tally.status = Console.fail(error, options.color)
      }
    }
    guard options.select.isEmpty, options.importing.extensions.isEmpty else { return }
    for layer in configurations.flatMap(\.layers) {
      let own = used.filter { $0.file == layer.path }
      if let file = layer.unusedSuppressions(besides: Set(own.map(\.index))) { tally.add(file, failOn) }
    }
  }
}
