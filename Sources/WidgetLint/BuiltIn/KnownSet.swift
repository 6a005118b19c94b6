package import LintCore
import Synchronization

/// A set of guidelines that a run knows, which is made when it is asked for: a set that no description follows costs nothing.
package final class KnownSet: Sendable {
  /// Its name, which a description gives after `guidelines`.
  package let id: String
  private let make: @Sendable () -> GuidelineSet
  private let files: @Sendable () -> [GuidelineFile]
  private let made = Mutex<Made>(Made())

  /// What was made of it so far.
  private struct Made {
    var set: GuidelineSet?
    var rules: [(id: String, folder: String)]?
  }

  /// A set, with what makes it, and what reads its files.
  init(id: String, make: @escaping @Sendable () -> GuidelineSet, files: @escaping @Sendable () -> [GuidelineFile]) {
    self.id = id
    self.make = make
    self.files = files
  }

  /// The set as linting needs it.
  package var set: GuidelineSet {
    made.withLock { made in
      let set = made.set ?? make()
      made.set = set
      return set
    }
  }

  /// The ids of its rules, each with the folder below its own that holds the rule, empty if it lies in its own.
  var rules: [(id: String, folder: String)] {
    made.withLock { made in
      let rules = made.rules ?? files().filter { LoadedGuidelines.isRule($0.path) }.map { ($0.stem, $0.folder) }
      made.rules = rules
      return rules
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
