package import LintCore
package import LintSystem

/// The configuration of some files: a configuration file after those that it extends; the defaults if there is none.
package struct Configuration: Sendable {
  /// The files in reading order; the last one is the nearest, and extends the others.
  package let layers: [ConfigurationFile]

  /// Creates a configuration from files in reading order.
  package init(_ layers: [ConfigurationFile]) { self.layers = layers }

  /// The name of the nearest file as messages show it.
  package var name: String { layers.last?.name ?? "" }

  /// The severity that fails a run.
  package var failOn: FailOn { layers.lazy.compactMap(\.failOn).last ?? .warning }

  /// The Xcode projects that are linted, each with its path from the root and the file that names it.
  package var projects: [(path: FilePath, project: ConfiguredProject, layer: ConfigurationFile)] {
    layers.flatMap { layer in layer.projects.map { (layer.folder.appending($0.path), $0, layer) } }
  }

  /// The paths of more rules, from the root.
  package var rulePaths: [FilePath] {
    layers.flatMap { layer in layer.rulePaths.map { layer.folder.appending($0.path) } }
  }

  /// Whether it treats some paths differently from others.
  var asksForPaths: Bool {
    layers.contains { !$0.exclude.isEmpty || !$0.overrides.isEmpty || !$0.suppress.isEmpty }
  }

  /// Returns the faults in a file's settings: names of rules and parameters that do not exist, and values that do not
  /// fit. Unless `isComplete`, an unknown name is no fault, since a rule that could not be read may bear it.
  package static func faults(
    in file: ConfigurationFile,
    against known: KnownGuidelines,
    isComplete: Bool = true
  ) -> FaultCollector {
    var draft = SettingsDraft(known, naming: file, isComplete: isComplete)
    for settings in [file.rules] + file.overrides.map(\.rules) { draft.apply(settings) }
    for suppression in file.suppress where !draft.faults.isFull { draft.check(suppression.rule, at: suppression.node) }
    for project in file.projects {
      let documents = known.sets.map { PathType.document($0.set.table) }
      check(project.app, below: documents.compactMap { $0.table.field(at: "app").map($0.at) }, draft.faults)
      let items = documents.compactMap { $0.table.items.map($0.at) }
      guard let widgets = project.widgets, let entries = draft.faults.collect(widgets.entries) else { continue }
      for (_, fields) in entries { check(fields, below: items, draft.faults) }
    }
    return draft.faults
  }

  /// Adds a fault for each field of a project's entry that no guideline set has below the parents.
  private static func check(_ node: StrictNode?, below parents: [PathType], _ faults: FaultCollector) {
    guard let node, !parents.isEmpty, let entries = faults.collect(node.entries) else { return }
    for (name, value) in entries where !name.hasPrefix("x-") {
      let fields = parents.compactMap { parent in
        parent.table.child(of: parent.field, named: name).map(parent.at)
      }
      if fields.isEmpty {
        let names = parents.flatMap { parent in parent.table.children(of: parent.field).map { parent.table[$0].key } }
        let near = NearName.question(to: name, in: Set(names))
        faults.add(value.faultAtKey("\"\(name)\" is not a field", help: near))
      } else if value.kind == .mapping {
        check(value, below: fields.filter { !$0.table.children(of: $0.field).isEmpty }, faults)
      } else if value.isNothing {
        faults.add(value.fault("found nothing, expected a value"))
      }
    }
  }

  /// Returns the settings for a file, given its path for each layer; faults are skipped, since `faults` reports them.
  package func settings(for paths: [GlobPath], _ initial: LintSettings) -> LintSettings {
    var draft = SettingsDraft(initial)
    for (_, settings) in settings(for: paths) { draft.apply(settings) }
    return draft.settings
  }

  /// The place of the setting that decides about a rule for a file, or that turns it off if `isOff`, as `NAME:LINE`.
  func origin(ofRule id: String, isOff: Bool, for paths: [GlobPath], _ groups: RuleGroups) -> String? {
    for (layer, settings) in settings(for: paths).reversed() {
      let deciding = settings.filter { !isOff || $0.isOff }
      let ranked = deciding.map { (line: $0.line, rank: groups.rank(of: $0.name, for: id)) }
      if let best = ranked.max(by: { $0.rank < $1.rank }), best.rank > 0 { return layer.place(best.line) }
    }
    return nil
  }

  /// The settings for a file in the order in which they apply: a later list overrides earlier ones, however general.
  private func settings(
    for paths: [GlobPath]
  ) -> [(layer: ConfigurationFile, rules: [ConfigurationFile.RuleSetting])] {
    zip(layers, paths).flatMap { layer, path in
      let matching = layer.overrides.filter { $0.files.matches(path) }
      return ([layer.rules] + matching.map(\.rules)).map { (layer, $0) }
    }
  }
}

/// An Xcode project that a configuration names, with values for fields that its sources leave open.
package struct ConfiguredProject: Sendable {
  /// Its path, relative to the configuration's folder.
  package let path: String
  /// The place of its path, as `NAME:LINE:COLUMN`.
  package let place: String
  /// The build configuration; nil for the one that ships.
  package let configuration: String?
  /// The application's target; nil if there is only one.
  package let host: String?
  /// The only extensions to check; empty for all.
  package let extensions: [String]
  /// The app's fields, used where the sources have none.
  package let app: StrictNode?
  /// The widgets' fields by target, folder or type, used where the sources have none.
  package let widgets: StrictNode?
  /// The node of the whole entry.
  package let node: StrictNode
}

/// The place in a configuration that suppresses a finding in a source file.
package struct SuppressionPlace: Sendable, Hashable {
  /// The configuration's path from the root.
  package let file: FilePath
  /// The index of the suppression in it, from 0.
  package let index: Int
}

/// A suppression of findings in source files by the configuration: some kinds of source file allow no comments.
package struct ConfiguredSuppression: Sendable {
  package let rule: String
  /// The source files, relative to the configuration's folder.
  package let files: [Glob]
  package let reason: String
  /// The node that names the rule.
  package let node: StrictNode
  /// The node of the whole entry.
  let entry: StrictNode
}
