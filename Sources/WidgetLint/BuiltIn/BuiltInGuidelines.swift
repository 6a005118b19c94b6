package import LintCore
import Synchronization

/// The guidelines that are compiled into the program.
package enum BuiltInGuidelines {
  /// The names of the sets, the default first.
  package static let names = CompiledRules.sets.map(\.id.description)

  /// The sets, the default first, if descriptions may also follow those in `more`.
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

  /// The sets, if there are no others.
  package static let all = sets()

  /// The rules of all sets, sorted by id.
  package static var rules: [Rule] { all.flatMap(\.set.rules).sorted { $0.id < $1.id } }

  /// The fields of descriptions that name no guidelines.
  package static var table: FieldTable { all[0].set.table }

  /// The fields of descriptions that name one of these sets; nil if there is no set of that name.
  package static func table(of name: String) -> FieldTable? { all.first { $0.id == name }?.set.table }

  /// The rules of all sets with everything that their files say, sorted by id.
  package static func documents() throws(WorkspaceError) -> [RuleDocument] {
    try all.map { set throws(WorkspaceError) in try set.loaded().rules }.flatMap { $0 }.sorted {
      $0.rule.id < $1.rule.id
    }
  }
}

/// A set of guidelines that a run knows, made when it is first needed: a set that is not followed costs nothing.
package final class KnownSet: Sendable {
  /// Its name, which a description gives after `guidelines`.
  package let id: String
  private let make: @Sendable () -> GuidelineSet
  private let files: @Sendable () -> [GuidelineFile]
  private let made = Mutex<Made>(Made())

  /// The parts of it made so far.
  private struct Made {
    var set: GuidelineSet?
    var rules: [(id: String, folder: String)]?
    var loaded: LoadedGuidelines?
  }

  /// A set, with closures that make it and read its files.
  init(id: String, make: @escaping @Sendable () -> GuidelineSet, files: @escaping @Sendable () -> [GuidelineFile]) {
    (self.id, self.make, self.files) = (id, make, files)
  }

  /// The set as linting needs it.
  package var set: GuidelineSet {
    made.withLock { made in
      let set = made.set ?? make()
      made.set = set
      return set
    }
  }

  /// The ids of its rules, each with the subfolder that holds the rule; empty if that is the set's own folder.
  var rules: [(id: String, folder: String)] {
    made.withLock { made in
      let rules = made.rules ?? files().filter { LoadedGuidelines.isRule($0.path) }.map { ($0.stem, $0.folder) }
      made.rules = rules
      return rules
    }
  }

  /// The set with everything that its files say.
  ///
  /// - Throws: The faults of a file. Built-in files were checked when they were compiled in.
  package func loaded() throws(WorkspaceError) -> LoadedGuidelines {
    try made.withLock { made throws(WorkspaceError) in
      if let loaded = made.loaded { return loaded }
      do throws(GuidelineFile.Faults) {
        let loaded = try LoadedGuidelines(files())
        made.loaded = loaded
        return loaded
      } catch {
        let first = error.files.first
        throw .message("\(id)/\(first?.path ?? ""): \(first?.faults.first?.message ?? "")")
      }
    }
  }
}
