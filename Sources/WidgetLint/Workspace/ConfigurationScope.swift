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
  private func paths(of file: FilePath) -> [String] {
    guard let configuration else { return [] }
    // Mostly it says the same of all files.
    guard configuration.asksForPaths else { return configuration.layers.map { _ in "" } }
    let path = file.absolute(in: currentFolder)
    return configuration.layers.map { layer in
      let place =
        path.relative(to: layer.folder) ?? path.relative(to: folder) ?? path.relative(to: currentFolder) ?? path
      return place.shown
    }
  }

  /// Whether the configuration leaves a file out.
  package func excludes(_ file: FilePath) -> Bool { configuration?.excludes(paths(of: file)) ?? false }

  /// Where the last word about a rule is, for a file; nil where the configuration says nothing of it.
  package func origin(ofRule id: String, for file: FilePath) -> Configuration.Origin? {
    configuration?.origin(ofRule: id, for: paths(of: file))
  }

  /// A guide to the rule as the configuration sets it for a file.
  package func configured(_ guide: RuleGuide, for file: FilePath) throws(WorkspaceError) -> RuleGuide {
    guide.configured(by: try settings(for: file), in: origin(ofRule: guide.id, for: file)?.description)
  }

  /// The guides to all rules and then all checks, as the configuration sets them for a file.
  package func guides(for file: FilePath) throws(WorkspaceError) -> [RuleGuide] {
    let settings = try settings(for: file)
    return (known.rules.map { RuleGuide($0) } + Check.all.map { RuleGuide($0) }).map {
      $0.configured(by: settings, in: origin(ofRule: $0.id, for: file)?.description)
    }
  }

  /// The linter for a file.
  package func linter(for file: FilePath) throws(WorkspaceError) -> Linter {
    let overrides = configuration?.matchingOverrides(for: paths(of: file)) ?? []
    if let known = linters[overrides] { return known }
    let linter = Linter(try settings(for: file))
    linters[overrides] = linter
    return linter
  }

  /// The settings for a file.
  package func settings(for file: FilePath) throws(WorkspaceError) -> LintSettings {
    var settings =
      configuration?.settings(for: paths(of: file), rules: known.rules) ?? LintSettings(rules: known.rules)
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
    for check in Check.all where check.isConfigurable && !selection.includes(check.id) {
      settings.checkSeverities[check.id] = .some(nil)
    }
  }
}
