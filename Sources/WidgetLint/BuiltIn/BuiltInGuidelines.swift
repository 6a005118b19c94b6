package import LintCore

/// The guidelines that are compiled into the program.
package enum BuiltInGuidelines {
  /// The names of the sets, the default first.
  package static let names = CompiledRules.sets.map(\.id.description)

  /// The sets, the default first, where a description may follow others, too.
  static func sets(besides more: [String] = []) -> [KnownSet] {
    CompiledRules.sets.map { compiled in
      let (encoded, files) = (compiled.encoded, compiled.files)
      return KnownSet(id: compiled.id.description) {
        GuidelineCoder.set(from: encoded, names: names + more)
      } files: {
        files().map { GuidelineFile(path: $0.path.description, bytes: $0.text.withUTF8Buffer { Array($0) }) }
      }
    }
  }

  /// The sets, where there are no others.
  package static let all = sets()

  /// The rules of all sets, sorted by id.
  package static var rules: [Rule] { all.flatMap(\.set.rules).sorted { $0.id < $1.id } }

  /// The fields of descriptions that name no guidelines.
  package static var table: FieldTable { all[0].set.table }

  /// The fields of descriptions that name some of these guidelines; nil if there are none of the name.
  package static func table(of name: String) -> FieldTable? { all.first { $0.id == name }?.set.table }

  /// The rules of all sets with all that their files say, sorted by id.
  package static func documents() throws(WorkspaceError) -> [RuleDocument] {
    try all.map { set throws(WorkspaceError) in try set.loaded().rules }.flatMap { $0 }.sorted {
      $0.rule.id < $1.rule.id
    }
  }
}
