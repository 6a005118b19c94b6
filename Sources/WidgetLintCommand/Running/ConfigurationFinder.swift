import LintCore
import LintSystem
import WidgetLint

/// Finds the configuration of each file, and the rules and settings that it makes.
struct ConfigurationFinder {
  /// A configuration with the folder that its paths are relative to, and all rules that it knows.
  final class Found {
    /// The configuration; nil where there is none.
    let configuration: Configuration?
    /// Its folder, from the root.
    let folder: FilePath
    /// All rules, built in or added.
    let known: KnownRules
    /// A number that tells configurations apart.
    let number: Int

    init(configuration: Configuration?, folder: FilePath, known: KnownRules, number: Int) {
      self.configuration = configuration
      self.folder = folder
      self.known = known
      self.number = number
    }

    /// The path that globs match, of a path from the root: below the configuration's folder, or where it lies elsewhere
    /// below the working folder, or from the root.
    func path(of file: FilePath, in current: FilePath) -> FilePath {
      file.relative(to: folder) ?? file.relative(to: current) ?? file
    }
  }

  /// The name of a configuration.
  static let name = ".widgetlint.yml"

  private let currentFolder = FileSystem.currentFolder
  private let fixed: Found?
  private let base: KnownRules
  /// What was found for the folders before the last one, and for those above them.
  private var byFolder: [FilePath: Found] = [:]
  private var count = 1
  /// What was found for the file before, by its folder as it is named and from the root: most files stand beside it, and
  /// where there is one file only, no dictionary need be made.
  private var last: (name: FilePath, folder: FilePath, found: Found)?

  /// A finder with what the command line says.
  init(_ options: ConfigurationOptions, _ arguments: RawArguments) throws(RunFailure) {
    var known = KnownRules()
    for path in options.rules { try known.add(RuleFiles.load(arguments.path(path))) }
    base = known
    if options.isolated {
      fixed = Found(configuration: nil, folder: currentFolder, known: known, number: 0)
    } else if let file = options.config {
      let path = arguments.path(file)
      fixed = try Self.load(path, folder: path.parent.absolute(in: currentFolder), known, number: 0)
    } else {
      fixed = nil
    }
  }

  private static func load(
    _ path: FilePath,
    folder: FilePath,
    _ base: KnownRules,
    number: Int
  ) throws(RunFailure) -> Found {
    let file = try SourceFile(reading: path)
    let configuration = try file.locating { bytes throws(Finding) in try Configuration(bytes, name: path.shown) }
    var known = base
    for rulePath in configuration.rulePaths {
      try known.add(RuleFiles.load(folder.appending(rulePath.utf8), tree: folder))
    }
    let rules = known.rules
    try file.locating { _ throws(Finding) in try configuration.check(against: rules) }
    return Found(configuration: configuration, folder: folder, known: known, number: number)
  }

  // MARK: - Looking up

  /// The rules that the command line and the configurations found so far add, each id once.
  var addedRules: [RuleDocument] {
    let found = ([fixed, last?.found].compactMap { $0 } + byFolder.values).sorted { $0.folder < $1.folder }
    var seen: Set<String> = []
    return ([base] + found.map(\.known)).flatMap(\.documents).filter { seen.insert($0.rule.id).inserted }
  }

  /// The configuration for a file.
  mutating func find(for file: FilePath) throws(RunFailure) -> Found {
    if let fixed { return fixed }
    let name = file.parent
    if let last, last.name == name { return last.found }
    keepLast()
    let folder = file.absolute(in: currentFolder).parent
    let found = try find(in: folder)
    last = (name, folder, found)
    return found
  }

  private mutating func keepLast() {
    guard let last else { return }
    var folder = last.folder
    while byFolder[folder] == nil {
      byFolder[folder] = last.found
      if folder == last.found.folder { return }
      folder = folder.parent
    }
  }

  private mutating func find(in start: FilePath) throws(RunFailure) -> Found {
    var folder = start
    while true {
      if let known = byFolder[folder] { return known }
      let path = folder.appending(Self.name.utf8)
      if Self.exists(path) {
        guard try SourceFile.isInside(path, folder) else {
          throw .message("\(shown(path).shown): the link leads out of its folder, where nothing is read")
        }
        count += 1
        return try Self.load(shown(path), folder: folder, base, number: count)
      }
      if Self.exists(folder.appending(".git".utf8)) || folder == FilePath("/") {
        return Found(configuration: nil, folder: folder, known: base, number: 0)
      }
      folder = folder.parent
    }
  }

  private static func exists(_ path: FilePath) -> Bool {
    (try? FileSystem.kind(of: path, followingLinks: false)) != nil
  }

  private func shown(_ path: FilePath) -> FilePath { path.relative(to: currentFolder) ?? path }
}
