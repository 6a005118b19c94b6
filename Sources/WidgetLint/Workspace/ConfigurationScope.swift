import LintCore
package import LintSystem

/// The configuration that some files share, with its folder, the rules it knows, and the linters made from it.
package final class ConfigurationScope {
  package let configuration: Configuration
  /// Its folder, from the root.
  package let folder: FilePath
  /// All rules that it knows, built in or added.
  package let known: KnownGuidelines
  private let pool: LinterPool
  /// The linter for files without overrides; most runs need no other.
  private var plain: Linter?
  /// The linters by the overrides that apply, so that files with the same overrides share one.
  private var linters: [[Int]: Linter] = [:]

  init(_ configuration: Configuration, folder: FilePath, _ known: KnownGuidelines, _ pool: LinterPool) {
    (self.configuration, self.folder, self.known, self.pool) = (configuration, folder, known, pool)
  }

  /// Returns the path of a file for the globs of each layer: relative to the layer's folder if the file is below it,
  /// otherwise to the scope's folder, the working folder or the root.
  private func paths(of file: FilePath) -> [GlobPath] {
    // Most configurations treat all files alike, so that no glob looks at the path.
    guard configuration.asksForPaths else { return configuration.layers.map { _ in GlobPath("") } }
    let path = file.absolute(in: pool.currentFolder)
    return configuration.layers.map { layer in
      let place = path.relative(to: layer.folder) ?? path.relative(to: folder) ?? path.shortest(in: pool.currentFolder)
      return GlobPath(place.shown)
    }
  }

  /// The configuration's files, each with the path that its globs match.
  private func layers(for file: FilePath) -> some Sequence<(ConfigurationFile, GlobPath)> {
    zip(configuration.layers, paths(of: file))
  }

  /// Whether the configuration excludes a file; never in a run with `--no-exclude`.
  package func excludes(_ file: FilePath) -> Bool {
    pool.excludes && layers(for: file).contains { $0.exclude.matches($1) }
  }

  /// Returns the configuration's suppressions that apply to a source file, each with its place.
  package func suppressions(
    for file: FilePath
  ) -> [(suppression: ConfiguredSuppression, place: SuppressionPlace)] {
    layers(for: file).flatMap { layer, path in
      layer.suppress.indices.filter { layer.suppress[$0].files.matches(path) }
        .map { (layer.suppress[$0], SuppressionPlace(file: layer.path, index: $0)) }
    }
  }

  /// Returns the guides to all rules, then all checks, as the configuration sets them for a file.
  package func guides(for file: FilePath) throws(WorkspaceError) -> [RuleGuide] {
    try configured(RuleGuide.all(known.rules), for: file)
  }

  /// Returns guides as the configuration sets them for a file.
  package func configured(_ guides: [RuleGuide], for file: FilePath) throws(WorkspaceError) -> [RuleGuide] {
    let settings = try allSettings(for: file)
    let (groups, paths) = (known.groups, paths(of: file))
    return guides.map { guide in
      let isOff = !settings.isOn(guide.id)
      let origin = configuration.origin(ofRule: guide.id, isOff: isOff, for: paths, groups)
      return guide.configured(by: settings, in: origin)
    }
  }

  /// Returns the linter for a file.
  package func linter(for file: FilePath) throws(WorkspaceError) -> Linter {
    let matches = layers(for: file).flatMap { layer, path in layer.overrides.map { $0.files.matches(path) } }
    let overrides = matches.indices.filter { matches[$0] }
    if let known = overrides.isEmpty ? plain : linters[overrides] { return known }
    let linter = try pool.linter(settings(for: file))
    if overrides.isEmpty { plain = linter } else { linters[overrides] = linter }
    return linter
  }

  /// Returns the settings for descriptions in a file that name no guideline set, with the rules that the run selects.
  package func settings(for file: FilePath) throws(WorkspaceError) -> LintSettings {
    if !pool.selection.names.isEmpty { try checkSelection() }
    let (configuration, known, selection, paths) = (configuration, known, pool.selection, paths(of: file))
    @Sendable func settings(of set: KnownSet) -> LintSettings {
      selection.applied(to: configuration.settings(for: paths, LintSettings(known, set)))
    }
    var own = settings(of: known.defaultSet)
    own.others = { settings(of: $0) }
    return own
  }

  /// Returns the settings for a file, with the rules of all guideline sets.
  package func allSettings(for file: FilePath) throws(WorkspaceError) -> LintSettings {
    try settings(for: file).merged(with: Array(known.sets.dropFirst()))
  }

  private func checkSelection() throws(WorkspaceError) {
    let (groups, known) = (known.groups, LintSettings(known, known.defaultSet))
    for name in pool.selection.names where !known.knows(name) && !groups.exists(name) {
      let near = NearName.question(to: name, in: known.knownRules + groups.names)
      throw .message(
        "\"\(name)\" is not a rule or a group of rules; \(near ?? "\(ProductInfo.name) rules lists them")"
      )
    }
  }
}

/// The limits of configurations, which are read before anything is checked.
enum ConfigurationLimits {
  /// The most files that extend one another.
  static let files = 100
  /// The most rule files in a folder.
  static let ruleFiles = 1_000
  /// The most bytes of a folder's rule files in all.
  static let ruleBytes = 4 << 20
  /// The most nodes of a folder's rule files in all, after following aliases.
  static let ruleNodes = 400_000
  /// The cost in nodes of a configuration besides its own nodes, for its scope and the names of its files.
  static let scope = 12
  /// The number of bytes that cost as much as a node.
  static let bytesOfNode = 16
}
