package import LintCore
package import LintSystem

/// The guideline sets that a run knows, built in or from folders, with the rules that files add; rule ids are unique.
///
/// A class: freeing a dictionary of rules looks up types at run time, which takes 5% of a start.
package final class KnownGuidelines: Sendable {
  /// The most sets in a run.
  private static let mostSets = 100

  /// The sets, the default first.
  package let sets: [KnownSet]
  /// The rules that files add, by their ids.
  private let added: [String: LoadedRule]
  /// The groups of rules; nil if no folder adds a set.
  private let groupsOfFolders: RuleGroups?

  /// Creates the built-in sets.
  package init() { (sets, added, groupsOfFolders) = (BuiltInGuidelines.all, [:], nil) }

  /// Adds the rules and sets of files to those known so far.
  package init(_ known: KnownGuidelines, adding files: RuleFiles) throws(WorkspaceError) {
    var (sets, added, groups) = (known.sets, known.added, known.groupsOfFolders)
    /// Throws if an id is the name of a group of rules, or is taken by another rule.
    func check(_ id: String, _ path: @autoclosure () -> String, in own: KnownSet? = nil) throws(WorkspaceError) {
      if (groups ?? Self.builtInGroups).exists(id) || id == own?.id {
        throw .message("\(path()): the id \"\(id)\" is the name of a group of rules")
      }
      let set = sets.first { $0.rules.contains { $0.id == id } }
      if let taken = added[id]?.path.shown ?? set.map({ $0.folder?.shown ?? "a built-in rule" }) {
        throw .message("\(path()): the id \"\(id)\" is taken by \(taken)")
      }
    }
    for set in files.sets {
      guard let path = set.folder else { continue }
      let folder = path.shown
      if let known = sets.first(where: { $0.id == set.id }) {
        if let other = known.folder, Self.isSame(other, path) { continue }
        throw .message("\(folder)/\(LoadedGuidelines.marker): there already are guidelines \"\(set.id)\"")
      }
      // Configurations name sets in the same places as rules and groups.
      try check(set.id, "\(folder)/\(LoadedGuidelines.marker)")
      if set.loaded.table.guidelines.isDefault {
        let way = "descriptions ask for these with guidelines: \(set.id)"
        throw .message("\(folder)/\(LoadedGuidelines.marker): default is for built-in guidelines alone; \(way)")
      }
      guard sets.count < Self.mostSets else {
        throw .message("\(folder): there are more than \(Self.mostSets) sets of guidelines, expected fewer")
      }
      for rule in set.rules { try check(rule.id, set.file(ofRule: rule.id), in: set) }
      let names = sets.map(\.id) + [set.id]
      sets = (sets + [set]).map { $0.choosing(among: names) }
      groups = RuleGroups(sets)
    }
    for file in files.rules {
      if let known = added[file.document.rule.id], Self.isSame(known.path, file.path) { continue }
      try check(file.document.rule.id, file.path.shown)
      added[file.document.rule.id] = file
    }
    (self.sets, self.added, groupsOfFolders) = (sets, added, groups)
  }

  /// Whether two paths lead to the same file or folder: a configuration and the command line may name it differently.
  private static func isSame(_ path: FilePath, _ other: FilePath) -> Bool {
    FileIdentity(of: path).map { $0 == FileIdentity(of: other) } ?? false
  }

  // MARK: - Sets

  /// The set for descriptions that name no set.
  package var defaultSet: KnownSet { sets[0] }

  /// Returns the set with a name; nil if there is none.
  package func set(_ id: String) -> KnownSet? { sets.first { $0.id == id } }

  /// Returns the set whose folder contains a file; nil if there is none.
  package func set(holding file: FilePath) -> KnownSet? {
    sets.first { set in
      set.folder.map { file.relative(to: $0.absolute(in: FileSystem.currentFolder)) != nil } ?? false
    }
  }

  /// Returns the rules of a set and those that files add to it, sorted by id.
  package func rules(of set: KnownSet) -> [Rule] {
    let more = added.values.map(\.document.rule).filter { $0.table?.guidelines.id == set.id }
    return more.isEmpty ? set.set.rules : (set.set.rules + more).sorted { $0.id < $1.id }
  }

  /// Whether a rule belongs to a set or is added to it by a file.
  func holds(_ id: String, _ set: KnownSet) -> Bool {
    added[id].map { $0.document.rule.table?.guidelines.id == set.id } ?? set.rules.contains { $0.id == id }
  }

  // MARK: - Rules

  /// The rules of all sets, sorted by set, then by id.
  package var rules: [Rule] { sets.flatMap(rules) }

  /// The ids of all rules, sorted.
  package var ids: [String] { (sets.flatMap { $0.rules.map(\.id) } + added.keys).sorted() }

  /// Whether a rule has an id.
  package func knows(_ id: String) -> Bool {
    added[id] != nil || sets.contains { $0.rules.contains { $0.id == id } }
  }

  /// The rules from files and folders, with everything that their files say, sorted by id.
  package var documents: [RuleDocument] {
    let ofFolders = sets.filter { $0.folder != nil }.flatMap(\.loaded.rules)
    return (added.values.map(\.document) + ofFolders).sorted { $0.rule.id < $1.rule.id }
  }

  /// The rules from single files, sorted by id.
  package var addedRules: [LoadedRule] { added.values.sorted { $0.document.rule.id < $1.document.rule.id } }

  /// The files and folders that add rules, sorted.
  var paths: [FilePath] { (added.values.map(\.path) + sets.compactMap(\.folder)).sorted() }

  /// Returns the file that adds a rule; nil if the rule belongs to a set.
  package func file(ofRule id: String) -> FilePath? { added[id]?.path }

  /// Returns a rule with everything that its file says; nil if no rule has the id.
  package func document(_ id: String) -> RuleDocument? {
    if let file = added[id] { return file.document }
    let set = sets.first { $0.rules.contains { $0.id == id } }
    return set?.loaded.rules.first { $0.rule.id == id }
  }

  package var groups: RuleGroups { groupsOfFolders ?? Self.builtInGroups }
  private static let builtInGroups = RuleGroups(BuiltInGuidelines.all)
}
