import LintCore
package import LintSystem

/// The configuration that holds for some files, with its folder, all rules that it knows, and the linters made of them.
package final class ConfigurationScope {
  /// The configuration; nil where there is none.
  package let configuration: Configuration?
  /// Its folder, from the root.
  package let folder: FilePath
  /// All rules, built in or added.
  package let known: KnownRules
  private let currentFolder: FilePath
  private let selection: RuleSelection
  /// The linters by the overrides that hold; files with the same ones share a linter.
  private var linters: [[Int]: Linter] = [:]
  /// The linter of the file before: most have the same, and where there is one file only, no dictionary need be made.
  private var last: (overrides: [Int], linter: Linter)?

  init(
    _ configuration: Configuration?,
    folder: FilePath,
    _ known: KnownRules,
    _ selection: RuleSelection,
    currentFolder: FilePath
  ) {
    self.configuration = configuration
    self.folder = folder
    self.known = known
    self.selection = selection
    self.currentFolder = currentFolder
  }

  /// The paths that globs match, one for each layer of the configuration: below the layer's folder, or where the file lies
  /// elsewhere below the scope's folder, the working folder or the root.
  func paths(of file: FilePath) -> [FilePath] {
    guard let layers = configuration?.layers else { return [] }
    let path = file.absolute(in: currentFolder)
    return layers.map { layer in
      path.relative(to: layer.folder) ?? path.relative(to: folder) ?? path.relative(to: currentFolder) ?? path
    }
  }

  private func shownPaths(of file: FilePath) -> [String] { paths(of: file).map(\.shown) }

  /// Whether the configuration leaves a file out.
  package func excludes(_ file: FilePath) -> Bool { configuration?.excludes(shownPaths(of: file)) ?? false }

  /// The linter for a file.
  package func linter(for file: FilePath) throws(WorkspaceError) -> Linter { try linter(for: shownPaths(of: file)) }

  /// The settings for a file.
  package func settings(for file: FilePath) throws(WorkspaceError) -> LintSettings {
    try settings(for: shownPaths(of: file))
  }

  /// Where the last word about a rule is, for a file; nil where the configuration says nothing of it.
  package func origin(ofRule id: String, for file: FilePath) -> Configuration.Origin? {
    configuration?.origin(ofRule: id, for: shownPaths(of: file))
  }

  /// The linter for a file, by its path for each layer.
  func linter(for paths: [String]) throws(WorkspaceError) -> Linter {
    let overrides = configuration?.matchingOverrides(for: paths) ?? []
    if let last {
      if last.overrides == overrides { return last.linter }
      linters[last.overrides] = last.linter
    }
    let linter = if let known = linters[overrides] { known } else { Linter(try settings(for: paths)) }
    last = (overrides, linter)
    return linter
  }

  private func settings(for paths: [String]) throws(WorkspaceError) -> LintSettings {
    var settings = configuration?.settings(for: paths, rules: known.rules) ?? LintSettings(rules: known.rules)
    settings.countsVerdicts = selection.countsVerdicts
    settings.sourceChecker = selection.sourceChecker
    try apply(selection, to: &settings)
    return settings
  }

  private func apply(_ selection: RuleSelection, to settings: inout LintSettings) throws(WorkspaceError) {
    if selection.isEverything { return }
    let known = settings.knownRules
    for name in selection.names where !known.contains(name) && RuleGroup.rank(of: name) == nil {
      let near = NearName.question(to: name, in: known + RuleGroup.names).map { "; \($0)" } ?? ""
      throw .message("\"\(name)\" is no rule, and no group of rules\(near)")
    }
    settings.rules.removeAll { !selection.includes($0.id) }
    for id in CheckList.ids where !selection.includes(id) && DescriptionCheck(rawValue: id)?.canBeSuppressed != false {
      settings.checkSeverities[id] = .some(nil)
    }
  }
}
