package import LintCore
package import LintSystem

/// Finds the configuration and rules for each file, keeps them, and checks texts with them.
///
/// A workspace is for one thread; the linters that it returns are for any.
public final class Workspace {
  /// How the configuration of a file is chosen.
  package enum Choice: Sendable {
    /// The nearest configuration above each file.
    case nearest
    /// One configuration for all files.
    case fixed(FilePath)
    /// No configuration.
    case isolated
  }

  /// The file name of configurations.
  package static let configurationName = ".widgetlint.yml"

  /// Whether a file name is that of configurations.
  package static func isConfiguration(_ name: ArraySlice<UInt8>) -> Bool {
    name.elementsEqual(configurationName.utf8)
  }

  /// The folder in which the program runs, from the root.
  package let currentFolder: FilePath
  private let source: FileSource
  private let choice: Choice
  private let rulePaths: [FilePath]

  // Everything that was read since the start or the last `forget`.
  private var pool: LinterPool
  /// The rules that apply everywhere; nil until they are needed.
  private var base: KnownGuidelines?
  /// The scope of all files; nil unless they share one configuration, or none.
  private var fixed: ConfigurationScope?
  /// The scope of each folder seen, or why it cannot be read, except those in `last`: many runs look into one folder,
  /// and making a first dictionary of paths takes half as long as reading a small file.
  private var scopes: [FilePath: Result<ConfigurationScope, WorkspaceError>] = [:]
  /// The scope of the previous file, with its folder as named and the folders above for which it also holds: most files
  /// are next to the previous one.
  private var last: (name: FilePath, scope: ConfigurationScope, folders: [FilePath])?
  /// Notes about likely mistakes in the configurations found so far.
  package private(set) var notes: [String] = []

  /// Creates a workspace over a source of files, with the settings that do not come from configurations.
  package init(
    source: FileSource = FileSource(),
    choice: Choice = .nearest,
    rules: [FilePath] = [],
    selection: RuleSelection = RuleSelection(),
    excludes: Bool = true,
    limits: LinterPool.Limits = (nodes: 500_000, rules: 300_000)
  ) {
    self.source = source
    self.choice = choice
    rulePaths = rules
    currentFolder = FileSystem.currentFolder
    pool = LinterPool(limits, selection, excludes: excludes, source, in: currentFolder)
  }

  /// Creates a workspace over the disk that uses the nearest configuration above each file.
  public convenience init() { self.init(choice: .nearest) }

  // MARK: - Checking

  /// Checks a text as if it were the file at a path; the file need not exist.
  ///
  /// - Throws: The faults of the configuration or the rule files for that path.
  public func check(_ text: String, path: String) throws(WorkspaceError) -> CheckedFile {
    try linter(for: path).check(text, name: path)
  }

  /// Returns the linter for a file, which need not exist; relative paths are below the working folder.
  ///
  /// - Throws: The faults of the file's configuration or rule files.
  public func linter(for path: String) throws(WorkspaceError) -> Linter { try linter(for: FilePath(path)) }

  /// Returns the linter for a file, which need not exist.
  package func linter(for file: FilePath) throws(WorkspaceError) -> Linter {
    try scope(for: file).linter(for: file)
  }

  // MARK: - Configurations

  /// Reads what applies to all files, so that its faults are reported before any file is checked.
  package func load() throws(WorkspaceError) {
    let known = try baseRules()
    guard fixed == nil else { return }
    switch choice {
    case .nearest: break
    case .isolated: fixed = ConfigurationScope(Configuration([]), folder: currentFolder, known, pool)
    case .fixed(let path): fixed = try ExtendedConfiguration.load(path, known, pool)
    }
  }

  /// Returns the configuration for a file, with its rules.
  package func scope(for file: FilePath) throws(WorkspaceError) -> ConfigurationScope {
    try load()
    if let fixed { return fixed }
    let name = file.parent
    if let last {
      if last.name == name { return last.scope }
      for folder in last.folders { scopes[folder] = .success(last.scope) }
    }
    let (scope, folders) = try find(in: file.absolute(in: currentFolder).parent)
    last = (name, scope, folders)
    return scope
  }

  /// The rules that the command line and the configurations found so far add, each once.
  package var addedRules: [RuleDocument] {
    let read = [fixed, last?.scope] + scopes.values.map { try? $0.get() }
    let found = read.compactMap(\.self).sorted { $0.folder < $1.folder }
    let known = [base].compactMap { $0 } + found.map(\.known)
    return known.flatMap(\.documents).unique(by: \.rule.id)
  }

  /// Returns the rule paths that the configuration for a file names, whether or not they can be read.
  package func rulePaths(for file: FilePath) -> [FilePath] {
    if let scope = try? scope(for: file) { return scope.configuration.rulePaths }
    guard let path = configuration(of: file.absolute(in: currentFolder).parent),
      let own = try? LinterFile(path, from: source)
    else { return [] }
    let folder = path.absolute(in: currentFolder).parent
    let layer = ConfigurationFile(own.bytes, name: path.shown, folder: folder, FaultCollector())
    return Configuration([layer]).rulePaths
  }

  /// Returns the path of the configuration for a folder's files; nil if there is none.
  private func configuration(of folder: FilePath) -> FilePath? {
    switch choice {
    case .nearest: source.configuration(in: folder)
    case .fixed(let path): path
    case .isolated: nil
    }
  }

  /// Forgets everything read so far, if the path may be that of a configuration or rule file.
  ///
  /// Call this with the path of each file that has changed, appeared or disappeared.
  public func forget(_ path: String) {
    // Descriptions are never kept. A rule file may have any other name, and `.git` ends the search for configurations.
    if DescriptionName.matches(FilePath(path).lastComponent) { return }
    (base, fixed, last) = (nil, nil, nil)
    (scopes, notes) = ([:], [])
    pool = LinterPool(pool.limits, pool.selection, excludes: pool.excludes, source, in: currentFolder)
  }

  private func baseRules() throws(WorkspaceError) -> KnownGuidelines {
    if let base { return base }
    var known = KnownGuidelines()
    for path in source.setsFirst(rulePaths, \.self) {
      // These rules may be about guideline sets that a configuration adds.
      let all = configuration(of: currentFolder).map { ExtendedConfiguration.known(by: $0, known, pool) }
      known = try KnownGuidelines(known, adding: source.rules(in: path, known: all ?? known))
    }
    base = known
    return known
  }

  /// Returns the scope of a folder, and the folders up to its configuration, to which the scope applies, too.
  private func find(in start: FilePath) throws(WorkspaceError) -> (ConfigurationScope, [FilePath]) {
    var passed: [FilePath] = []
    for folder in source.foldersUp(from: start) {
      passed.append(folder)
      if let found = try ownScope(of: folder) { return (found, passed) }
    }
    let misnamed = passed.lazy.flatMap { folder in
      DescriptionName.misnamedConfigurations.lazy.map { folder.appending($0) }
    }
    if notes.isEmpty, let path = misnamed.first(where: source.exists) {
      notes.append(DescriptionName.note(onConfiguration: path.shortest(in: currentFolder)))
    }
    return (ConfigurationScope(Configuration([]), folder: passed.last ?? start, try baseRules(), pool), passed)
  }

  /// Returns the scope of a folder that has a configuration or was seen before; nil for others.
  private func ownScope(of folder: FilePath) throws(WorkspaceError) -> ConfigurationScope? {
    if let known = scopes[folder] { return try known.get() }
    let path = folder.appending(Self.configurationName)
    guard source.exists(path) else { return nil }
    do throws(WorkspaceError) {
      let shown = path.shortest(in: currentFolder)
      // Only a link can be somewhere other than its path says, however deep that is.
      if try source.kind(of: path, followingLinks: false) == .link, try !source.isInside(path, folder) {
        throw .message("\(shown.shown): the link leads out of its folder, where nothing is read")
      }
      let scope = try ExtendedConfiguration.load(shown, baseRules(), pool)
      noteConfiguration(above: folder, unseenBy: scope)
      return scope
    } catch {
      scopes[folder] = .failure(error)
      throw error
    }
  }

  /// Adds a note, once, that a configuration does not apply below a folder that has its own.
  private func noteConfiguration(above folder: FilePath, unseenBy scope: ConfigurationScope) {
    guard notes.isEmpty, let file = scope.configuration.layers.last, !file.isRoot, file.extends.isEmpty else { return }
    let above = source.foldersUp(from: folder).dropFirst().lazy.map { $0.appending(Self.configurationName) }
    guard let path = above.first(where: source.exists) else { return }
    // Outside a repository, no configuration may extend one above it.
    let hasRepository = source.repository(of: folder) != nil
    let way = hasRepository ? "extends: \(path.path(from: folder).shown) to build on it, or " : ""
    let other = path.path(from: currentFolder).shown
    notes.append("\(file.name) holds in place of \(other), and takes nothing from it; say \(way)root: true")
  }
}

/// The reason why a workspace cannot check a file.
public enum WorkspaceError: Error, CustomStringConvertible {
  /// A message without places.
  case message(String)
  /// Faults in configurations, rule files or baselines, at their places.
  case faults([CheckedFile])

  /// The files with faults; empty for a message.
  package var files: [CheckedFile] { if case .faults(let files) = self { files } else { [] } }

  /// The error in words, one line for each fault.
  public var description: String {
    switch self {
    case .message(let message): message
    case .faults(let files):
      files.flatMap { file in
        file.findings.map { finding in
          let place = file.position(of: finding.range.lowerBound)
          return "\(file.name):\(place.line):\(place.column): \(finding.message)"
        }
      }.joined(separator: "\n")
    }
  }
}
