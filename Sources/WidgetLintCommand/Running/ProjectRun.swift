import LintSystem
import WidgetImport
import WidgetLint
import YAML

/// The part of a run that lints Xcode projects: those named, and those in the configurations of named folders.
struct ProjectRun {
  private let options: LintOptions
  private let workspace: Workspace
  private var linters: [ProjectLinter] = []
  /// The configurations with all of their projects in the run, so that it can tell which suppressions are unused.
  private var configurations: [Configuration] = []
  /// Paths in the folders that may be projects, whether or not the run lints them.
  private var others: [FilePath] = []
  /// The number of named projects that configurations exclude.
  private(set) var excluded = 0
  /// The errors in reading the configurations of folders.
  private(set) var errors: [WorkspaceError] = []

  /// Collects the projects that the options and the configurations of named folders name.
  init(_ options: LintOptions, _ workspace: Workspace) throws(WorkspaceError) {
    (self.options, self.workspace) = (options, workspace)
    // `import --check` compares descriptions, and lints no project.
    if options.selection.sourceChecker != nil { return }
    for path in options.projects {
      let scope = try workspace.scope(for: path)
      if scope.excludes(path) { excluded += 1 } else { try add(path, scope.configuration) }
    }
    for folder in options.paths where (try? FileSystem.kind(of: folder)) == .folder { addConfigured(in: folder) }
  }

  /// Whether the search of a folder should note a name, as that of a configuration or project.
  static func isNoted(_ name: ArraySlice<UInt8>) -> Bool {
    Workspace.isConfiguration(name) || mayBeProject(name)
  }

  /// Whether a name is that of a project, or of a manifest from which a tool may generate one.
  private static func mayBeProject(_ name: ArraySlice<UInt8>) -> Bool {
    let path = FilePath(Array(name))
    return path.hasEnding([".xcodeproj"]) || ProjectManifest.hasName(path.shown)
  }

  /// Takes the files noted in folders, and adds the projects that configurations among them name.
  mutating func take(_ noted: [FilePath]) {
    others = noted.filter { Self.mayBeProject($0.lastComponent) }
    for path in noted where Workspace.isConfiguration(path.lastComponent) { addConfigured(in: path.parent) }
  }

  /// Returns the nearest other project with app extensions, or the workspace that contains it; nil if there is none.
  ///
  /// If folders are given, the project must be directly in one of them.
  func nearestOther(in folders: [FilePath]?) -> FilePath? {
    let near = others.filter { folders?.contains($0.parent.absolute(in: workspace.currentFolder)) ?? true }
    let nearest = Self.withExtensions(near.sorted { $0.components.count < $1.components.count }).first
    return nearest.map { ProjectFolder.workspace(of: $0) ?? $0 }
  }

  /// Adds the projects below a folder that the folder's configuration names.
  private mutating func addConfigured(in folder: FilePath) {
    if options.selection.sourceChecker != nil { return }
    do throws(WorkspaceError) {
      let configuration = try workspace.scope(for: folder.appending(DescriptionName.any)).configuration
      let whole = folder.absolute(in: workspace.currentFolder)
      let found = configuration.projects.filter { $0.path.relative(to: whole) != nil }
      for (path, _, _) in found {
        try add(folder.isAbsolute ? path : path.shortest(in: workspace.currentFolder), configuration)
      }
      if !found.isEmpty, found.count == configuration.projects.count { configurations.append(configuration) }
    } catch {
      errors.append(error)
    }
  }

  /// Returns those with app extensions among the first 100 projects.
  private static func withExtensions(_ projects: [FilePath]) -> LazyFilterSequence<ArraySlice<FilePath>> {
    projects.prefix(100).lazy.filter { path in
      let isXcode = path.hasEnding([".xcodeproj"])
      guard isXcode || ProjectManifest.isManifest(path),
        let bytes = try? FileSystem.read(isXcode ? path.appending("project.pbxproj") : path, limit: 16 << 20)
      else { return false }
      let source = YAMLStream(plain: bytes)
      return ["app-extension", ".appExtension"].contains { source.source(contains: Array($0.utf8)) }
    }
  }

  /// Returns the projects with app extensions directly in a folder.
  static func projects(in folder: FilePath) -> [FilePath] {
    guard let entries = try? FolderEntry.all(in: folder) else { return [] }
    let paths = entries.sorted { mayBeProject($0.name) }.map { folder.appending($0.name) }
    // Prefers a generated project to the manifest that it comes from.
    let made = Array(withExtensions(paths.filter { $0.hasEnding([".xcodeproj"]) }))
    return made.isEmpty ? Array(withExtensions(paths)) : made
  }

  /// Returns linters for the projects to which a source file may belong, or to which a configuration gives values:
  /// those configured, or else those in the nearest folder above a source file. Empty if there are none.
  static func linters(ofSource path: FilePath, _ workspace: Workspace) throws(WorkspaceError) -> [ProjectLinter] {
    let configured = try ProjectLinter.configured(forSource: path, workspace)
    guard configured.isEmpty, ProjectLinter.isSource(path) else { return configured }
    let absolute = path.absolute(in: workspace.currentFolder)
    let folders = FileSource().foldersUp(from: absolute.parent).lazy
    let found = ProjectManifest.isManifest(path) ? [absolute] : folders.map(projects).first { !$0.isEmpty } ?? []
    return try found.map { (path) throws(WorkspaceError) in
      try ProjectLinter(path.shortest(in: workspace.currentFolder), in: workspace)
    }
  }

  /// Returns the reason why a named source file or configuration is not checked; nil for any other file.
  static func reason(forNamed path: FilePath, _ workspace: Workspace) throws(WorkspaceError) -> WorkspaceError? {
    if Workspace.isConfiguration(path.lastComponent) {
      let advice = "\(ProductInfo.name) config prints what it sets"
      return .message("\(path.shown): a configuration is not a description; \(advice)")
    }
    guard ProjectLinter.isSource(path) else { return nil }
    let project = try linters(ofSource: path, workspace).first?.path.shown
    let advice = project.map { "\(ProductInfo.name) \(VisibleText.argument($0)) checks it" } ?? "name the project"
    return .message("\(path.shown): a source is checked with its project; \(advice)")
  }

  /// Whether the run lints no project.
  var isEmpty: Bool { linters.isEmpty }

  /// Adds a project, with the settings of the configuration's entries for it, if any.
  private mutating func add(_ path: FilePath, _ configuration: Configuration) throws(WorkspaceError) {
    let identity = FileIdentity(of: path)
    if linters.contains(where: { $0.path == path || identity != nil && FileIdentity(of: $0.path) == identity }) {
      return
    }
    let absolute = path.absolute(in: workspace.currentFolder)
    let holding = configuration.projects.map { (entry: $0, path: $0.path.absolute(in: workspace.currentFolder)) }
    // An entry may name the folder of the project.
    let near = [absolute, absolute.parent].map { place in holding.filter { $0.path == place }.map(\.entry) }
    let entries = near.first { !$0.isEmpty } ?? []
    // A configuration may name a project twice, for two hosts or by mistake.
    let named = entries.isEmpty ? [nil] : entries.map { Optional(($0.project, $0.layer)) }
    let made = try named.map { (entry) throws(WorkspaceError) in
      try ProjectLinter(path, options.importing, entry, in: workspace)
    }
    linters += made.unique(by: \.options)
  }

  /// Returns the projects' source files with content, and the exit status of finding them.
  func files() -> (names: [FilePath], status: ExitStatus) {
    var (names, status): ([FilePath], ExitStatus) = ([], .clean)
    for linter in linters {
      do throws(WorkspaceError) {
        let project = try linter.run()
        names += project.checked.files.map { FilePath($0.path) }
        for failure in project.failures { status = Console.fail("\(linter.path.shown): \(failure)") }
      } catch {
        status = Console.fail(error, options.color)
      }
    }
    return (names, status)
  }

  /// Lints all projects, in order of their paths.
  func run(into tally: inout RunTally) {
    var used: Set<SuppressionPlace> = []
    var areAllRead = true
    let sorted = linters.sorted { $0.path < $1.path }
    for linter in sorted where !tally.outputs.isStopped || options.writeBaseline != nil {
      do throws(WorkspaceError) {
        let scope = try workspace.scope(for: linter.path)
        let failOn = options.failOn ?? scope.configuration.failOn
        let project = try linter.run()
        if !options.quiet { project.notes.forEach { Console.note($0) } }
        for failure in project.failures { tally.status = Console.fail("\(linter.path.shown): \(failure)") }
        tally.add(project, failOn)
        used.formUnion(project.used)
      } catch {
        tally.status = Console.fail(error, options.color)
        areAllRead = false
      }
    }
    guard areAllRead, options.selection.names.isEmpty, options.importing.extensions.isEmpty else { return }
    // Folders may share a configuration, and configurations may extend the same file.
    let layers = configurations.flatMap { configuration in configuration.layers.map { ($0, configuration.failOn) } }
    for (layer, failOn) in layers.unique(by: \.0.path) {
      if let file = layer.unusedSuppressions(besides: used) { tally.add(configuration: file, options.failOn ?? failOn) }
    }
  }
}
