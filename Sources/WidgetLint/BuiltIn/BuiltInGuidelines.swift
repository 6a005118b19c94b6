package import LintCore
package import LintSystem
import Synchronization

/// The guidelines that are compiled into the program.
package enum BuiltInGuidelines {
  /// The names of the sets, the default first.
  package static let names = CompiledRules.sets.map(\.id.description)

  /// The sets, the default first.
  package static let all = CompiledRules.sets.map { compiled in
    let (encoded, files) = (compiled.encoded, compiled.files)
    return KnownSet(id: compiled.id.description) { names in
      encoded.withUTF8Buffer { GuidelineCoder.set(from: $0, names: names) }
    } files: {
      files().map { GuidelineFile(path: $0.path.description, bytes: $0.text.withUTF8Buffer { Array($0) }) }
    }
  }

  /// The rules of all sets, sorted by id.
  package static var rules: [Rule] { all.flatMap(\.set.rules).sorted { $0.id < $1.id } }

  /// The fields of descriptions that name no guideline set.
  package static var table: FieldTable { all[0].set.table }

  /// Returns the fields of descriptions that name a built-in set; nil if no set has the name.
  package static func table(of name: String) -> FieldTable? { all.first { $0.id == name }?.set.table }

  /// The rules of all sets with everything that their files say, sorted by id.
  package static var documents: [RuleDocument] { all.flatMap(\.loaded.rules).sorted { $0.rule.id < $1.rule.id } }
}

/// A guideline set that a run knows, loaded on first use: a set that no description follows costs nothing.
package final class KnownSet: Sendable {
  /// The name that a description gives after `guidelines`.
  package let id: String
  /// The folder from which it was read; nil for a built-in set.
  package let folder: FilePath?
  /// The names of all sets that a description may follow, the default first.
  private let names: [String]
  private let make: @Sendable (_ names: [String]) -> GuidelineSet
  package let files: @Sendable () -> [GuidelineFile]
  private let made: Mutex<Made>

  /// The parts that have been made so far.
  private struct Made {
    var set: GuidelineSet?
    var rules: [(id: String, folder: String)]?
    var loaded: LoadedGuidelines?
  }

  /// Creates a set from closures that make it and read its files; `loaded` is given if that was done already.
  init(
    id: String,
    folder: FilePath? = nil,
    names: [String] = BuiltInGuidelines.names,
    _ loaded: LoadedGuidelines? = nil,
    make: @escaping @Sendable (_ names: [String]) -> GuidelineSet,
    files: @escaping @Sendable () -> [GuidelineFile]
  ) {
    (self.id, self.folder, self.names, self.make, self.files) = (id, folder, names, make, files)
    made = Mutex(Made(loaded: loaded))
  }

  /// Returns the same set for descriptions that may follow any of the named sets.
  func choosing(among names: [String]) -> KnownSet {
    KnownSet(id: id, folder: folder, names: names, made.withLock(\.loaded), make: make, files: files)
  }

  /// The part of the set that linting needs.
  package var set: GuidelineSet {
    made.withLock { made in
      let set = made.set ?? make(names)
      made.set = set
      return set
    }
  }

  /// The ids of its rules, each with the rule's subfolder; empty for the set's own folder.
  var rules: [(id: String, folder: String)] {
    made.withLock { made in
      let rules = made.rules ?? files().filter { LoadedGuidelines.isRule($0.path) }.map { ($0.stem, $0.folder) }
      made.rules = rules
      return rules
    }
  }

  /// The set with everything that its files say, such as examples and documentation.
  package var loaded: LoadedGuidelines {
    made.withLock { made in
      // Reading cannot fail: these files were read once before, from a folder or when they were compiled in.
      guard let loaded = made.loaded ?? (try? LoadedGuidelines(files())) else {
        preconditionFailure("the built-in guidelines \(id) are damaged")
      }
      made.loaded = loaded
      return loaded
    }
  }

  /// The path of a rule's file.
  package func file(ofRule id: String) -> String {
    let file = files().first { LoadedGuidelines.isRule($0.path) && $0.stem == id }
    return "\(folder?.shown ?? self.id)/\(file?.path ?? id)"
  }
}
