package import LintCore
package import LintSystem

/// What checks share: files, their configurations and rules, and the linters made of them, behind one source of files.
///
/// A workspace is used by one thread; the linters that it hands out are used by any.
public final class Workspace {
  /// Where configurations come from.
  package enum Choice {
    /// The nearest one above each file.
    case nearest
    /// One for all files.
    case fixed(FilePath)
    /// None.
    case isolated
  }

  /// The name of a configuration.
  package static let configurationName = ".widgetlint.yml"

  /// The folder in which the program runs, from the root.
  package let currentFolder: FilePath
  private let source: any FileSource
  private let choice: Choice
  private let rulePaths: [FilePath]
  private let selection: RuleSelection
  /// The rules that hold everywhere; nil until they are asked for.
  private var base: KnownRules?
  /// The scope of all files, where one configuration or none holds for all.
  private var fixed: ConfigurationScope?
  /// What was found for the folders before the last one, and for those above them.
  private var byFolder: [FilePath: ConfigurationScope] = [:]
  /// What was found for the file before, by its folder as it is named and from the root: most files are beside it, and
  /// where there is one file only, no dictionary need be made.
  private var last: (name: FilePath, folder: FilePath, scope: ConfigurationScope)?
  private var lastPlace: FilePlace?
  /// What is wrong with the configurations that cannot be used, by their folders.
  private var broken: [FilePath: WorkspaceError] = [:]
  /// What looks like a mistake in the configurations found so far.
  package private(set) var notes: [String] = []

  /// A workspace over a source of files, with what holds beside the configurations.
  package init(
    source: any FileSource,
    choice: Choice = .nearest,
    rules: [FilePath] = [],
    selection: RuleSelection = RuleSelection()
  ) {
    self.source = source
    self.choice = choice
    rulePaths = rules
    self.selection = selection
    currentFolder = FileSystem.currentFolder
  }

  /// A workspace over the disk, in which each file has the nearest configuration above it.
  public convenience init() { self.init(source: DiskFiles()) }

  // MARK: - Checking

  /// Checks a text as if it were the file of a path, which need not be there.
  ///
  /// - Throws: What is wrong with the configuration or a rule file that holds for the path.
  public func check(_ text: String, path: String) throws(WorkspaceError) -> CheckedFile {
    try linter(for: FilePath(path)).check(Array(text.utf8), name: path)
  }

  /// Checks a file.
  ///
  /// - Throws: Why the file cannot be read, or what is wrong with its configuration or a rule file.
  public func check(file path: String) throws(WorkspaceError) -> CheckedFile {
    let file = FilePath(path)
    let linter = try linter(for: file)
    let bytes = try WorkspaceError.naming(file) { () throws(SystemError) in
      try source.read(file, limit: Linter.maximumBytes + 1)
    }
    return linter.check(bytes, name: file.shown, path: file.bytes)
  }

  /// The linter for a file, which need not be there.
  ///
  /// - Throws: What is wrong with its configuration or a rule file.
  public func linter(for path: String) throws(WorkspaceError) -> Linter { try linter(for: FilePath(path)) }

  /// The linter for a file.
  package func linter(for file: FilePath) throws(WorkspaceError) -> Linter {
    try scope(for: file).linter(for: file)
  }

  /// What a file that was found has in common with those beside it.
  package func place(of file: FileFinder.File) throws(WorkspaceError) -> FilePlace {
    if let lastPlace, lastPlace.number == file.folder { return lastPlace }
    let place = FilePlace(of: file, try scope(for: file.path), in: currentFolder)
    lastPlace = place
    return place
  }

  // MARK: - Configurations

  /// Reads what holds for all files, so that what is wrong with it is said before any is looked at.
  package func load() throws(WorkspaceError) {
    let known = try baseRules()
    guard fixed == nil else { return }
    switch choice {
    case .nearest: break
    case .isolated: fixed = scope(nil, currentFolder, known)
    case .fixed(let path): fixed = try load(path, folder: path.parent.absolute(in: currentFolder), known)
    }
  }

  /// The configuration for a file, with its rules.
  package func scope(for file: FilePath) throws(WorkspaceError) -> ConfigurationScope {
    try load()
    if let fixed { return fixed }
    let name = file.parent
    if let last, last.name == name { return last.scope }
    keepLast()
    let folder = file.absolute(in: currentFolder).parent
    let scope = try find(in: folder)
    last = (name, folder, scope)
    return scope
  }

  /// The rules that the command line and the configurations found so far add, each id once.
  package var addedRules: [RuleDocument] {
    let found = ([fixed, last?.scope].compactMap { $0 } + byFolder.values).sorted { $0.folder < $1.folder }
    var seen: Set<String> = []
    let known = [base].compactMap { $0 } + found.map(\.known)
    return known.flatMap(\.documents).filter { seen.insert($0.rule.id).inserted }
  }

  /// Forgets what was made of a configuration or rule file that has changed, come or gone.
  public func forget(_ path: String) { forget(FilePath(path)) }

  /// Forgets what was made of a file that has changed, come or gone, by its path; says whether that may change what
  /// other files are checked with.
  @discardableResult
  package func forget(_ path: FilePath) -> Bool {
    let name = path.lastComponent
    // Descriptions are never kept; a rule file may have any other name that ends so, a `.git` bounds the way up.
    let isDescription =
      name.suffix(11).elementsEqual(".widget.yml".utf8) || name.suffix(12).elementsEqual(".widget.yaml".utf8)
    if isDescription { return false }
    (base, fixed, last, lastPlace) = (nil, nil, nil, nil)
    (byFolder, broken, notes) = ([:], [:], [])
    return true
  }

  private func baseRules() throws(WorkspaceError) -> KnownRules {
    if let base { return base }
    var known = KnownRules()
    let files = RuleFiles(source)
    for path in rulePaths { try known.add(files.load(path)) }
    base = known
    return known
  }

  private func scope(_ configuration: Configuration?, _ folder: FilePath, _ known: KnownRules) -> ConfigurationScope {
    ConfigurationScope(configuration, folder: folder, known, selection, currentFolder: currentFolder)
  }

  private func load(_ path: FilePath, folder: FilePath, _ base: KnownRules) throws(WorkspaceError) -> ConfigurationScope
  {
    let (configuration, known) = try ExtendedConfiguration.load(
      path,
      folder: folder,
      base,
      from: source,
      in: currentFolder
    )
    return scope(configuration, folder, known)
  }

  private func keepLast() {
    guard let last else { return }
    var folder = last.folder
    while byFolder[folder] == nil {
      byFolder[folder] = last.scope
      if folder == last.scope.folder { return }
      folder = folder.parent
    }
  }

  private func find(in start: FilePath) throws(WorkspaceError) -> ConfigurationScope {
    var folder = start
    while true {
      if let known = byFolder[folder] { return known }
      if let error = broken[folder] { throw error }
      let path = folder.appending(Self.configurationName.utf8)
      if exists(path) {
        do throws(WorkspaceError) {
          let scope = try nearest(path, in: folder)
          noteConfiguration(above: folder, unseenBy: scope)
          return scope
        } catch {
          broken[folder] = error
          throw error
        }
      }
      if isTop(folder) { return scope(nil, folder, try baseRules()) }
      folder = folder.parent
    }
  }

  private func nearest(_ path: FilePath, in folder: FilePath) throws(WorkspaceError) -> ConfigurationScope {
    let isInside = try WorkspaceError.naming(path) { () throws(SystemError) in try source.isInside(path, folder) }
    guard isInside else {
      throw .message("\(shown(path).shown): the link leads out of its folder, where nothing is read")
    }
    return try load(shown(path), folder: folder, baseRules())
  }

  /// Says, once, that a configuration holds no longer below a folder that has one of its own.
  private func noteConfiguration(above folder: FilePath, unseenBy scope: ConfigurationScope) {
    guard notes.isEmpty, let file = scope.configuration?.layers.last?.file, !file.isRoot, file.extends.isEmpty else {
      return
    }
    var above = folder
    while !isTop(above) {
      above = above.parent
      let path = above.appending(Self.configurationName.utf8)
      guard exists(path) else { continue }
      notes.append(
        "\(file.name) holds in place of \(path.path(from: currentFolder).shown), and takes nothing from it; "
          + "say extends: \(path.path(from: folder).shown) to build on it, or root: true"
      )
      return
    }
  }

  /// Whether nothing above a folder is looked at.
  private func isTop(_ folder: FilePath) -> Bool { exists(folder.appending(".git".utf8)) || folder == FilePath("/") }

  private func exists(_ path: FilePath) -> Bool { (try? source.kind(of: path, followingLinks: false)) != nil }

  private func shown(_ path: FilePath) -> FilePath { path.relative(to: currentFolder) ?? path }
}
