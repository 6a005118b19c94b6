package import LintCore
import Synchronization

/// A set of guidelines that a run knows, which is made when it is asked for: a set that no description follows costs nothing.
package final class KnownSet: Sendable {
  /// Its name, which a description gives after `guidelines`.
  package let id: String
  /// The ids of the rules of its folder, each with the folder below it that holds the rule, if there is one.
  let rules: [(id: String, folder: String)]
  private let make: @Sendable () -> GuidelineSet
  private let files: @Sendable () -> [GuidelineFile]
  private let made = Mutex<GuidelineSet?>(nil)

  /// A set with the paths of its files.
  init(
    id: String,
    paths: [String],
    make: @escaping @Sendable () -> GuidelineSet,
    files: @escaping @Sendable () -> [GuidelineFile]
  ) {
    self.id = id
    self.make = make
    self.files = files
    rules = paths.filter(LoadedGuidelines.isRule).map { path in
      let parts = path.split(separator: "/")
      let name = parts.last ?? ""
      return (String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)]), parts.dropLast().joined(separator: "/"))
    }
  }

  /// The set as linting needs it.
  package var set: GuidelineSet {
    made.withLock { made in
      let set = made ?? make()
      made = set
      return set
    }
  }

  /// The set with all that its files say, read anew.
  ///
  /// - Throws: What is wrong with a file; who made the set has found nothing.
  package func loaded() throws(WorkspaceError) -> LoadedGuidelines {
    do throws(GuidelineFile.Faults) {
      return try LoadedGuidelines(files())
    } catch {
      throw .message("\(id)/\(error.path): \(error.faults.findings.first?.message ?? "")")
    }
  }
}
