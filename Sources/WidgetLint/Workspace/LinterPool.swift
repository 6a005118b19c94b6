import LintSystem

/// The linters of a run, shared by files with equal settings, and what is left of the limits on its configurations.
package final class LinterPool {
  /// The limits of a run: the nodes of its configurations and their rules, plus a cost for each configuration; and the
  /// rules of all its linters.
  package typealias Limits = (nodes: Int, rules: Int)

  private var linters: [LintSettings.Identity: Linter] = [:]
  /// The first linter; usually no other settings need to be compared with it.
  private var first: Linter?
  private var ruleFiles: [[FilePath]: Result<RuleFiles, WorkspaceError>] = [:]
  private var nodesLeft: Int
  private var rulesLeft: Int
  let limits: Limits
  /// The rules that the command line selects.
  let selection: RuleSelection
  /// Whether configurations may exclude files: false with `--no-exclude`.
  let excludes: Bool
  let source: FileSource
  /// The folder in which the program runs, from the root.
  let currentFolder: FilePath

  /// Creates a pool from its limits and what is the same for all files of the run.
  init(
    _ limits: Limits,
    _ selection: RuleSelection,
    excludes: Bool,
    _ source: FileSource,
    in currentFolder: FilePath
  ) {
    (self.limits, nodesLeft, rulesLeft) = (limits, limits.nodes, limits.rules)
    (self.selection, self.excludes, self.source, self.currentFolder) = (selection, excludes, source, currentFolder)
  }

  /// Returns a linter with some settings.
  func linter(_ settings: LintSettings) throws(WorkspaceError) -> Linter {
    guard let first else {
      let linter = Linter(settings)
      first = linter
      return linter
    }
    if linters.isEmpty { linters[LintSettings.Identity(first.settings)] = first }
    let identity = LintSettings.Identity(settings)
    if let known = linters[identity] { return known }
    rulesLeft -= settings.known.ids.count
    guard rulesLeft >= 0 else { throw tooMuch("different settings of more than \(limits.rules) rules") }
    let linter = Linter(settings)
    linters[identity] = linter
    return linter
  }

  /// Returns the rules and sets at a path that a configuration in `folder` names.
  ///
  /// They are read once for all configurations of the folder that know the same rules.
  func rules(in path: FilePath, tree folder: FilePath, known: KnownGuidelines) throws(WorkspaceError) -> RuleFiles {
    let key = [path, folder] + known.paths
    if let found = ruleFiles[key] { return try found.get() }
    let found = Result { () throws(WorkspaceError) in
      try source.rules(in: path.shortest(in: currentFolder), tree: folder, known: known)
    }
    ruleFiles[key] = found
    let files = try found.get()
    try take((files.rules.map(\.document) + files.sets.flatMap(\.loaded.rules)).reduce(0) { $0 + $1.size })
    return files
  }

  /// Deducts nodes from the limit, and throws if it is exceeded.
  func take(_ nodes: Int) throws(WorkspaceError) {
    nodesLeft -= nodes
    guard nodesLeft >= 0 else { throw tooMuch("more than \(limits.nodes) nodes in all") }
  }

  private func tooMuch(_ what: String) -> WorkspaceError {
    .message(
      "the configurations and overrides of this run have \(what), expected fewer; files under the remaining configurations are not checked"
    )
  }
}
