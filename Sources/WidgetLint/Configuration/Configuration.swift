package import LintCore
package import LintSystem

/// What holds for some files: a configuration file, after those that it extends.
package struct Configuration: Sendable {
  /// A file with its folder, from the root.
  package struct Layer: Sendable {
    /// What it says.
    package let file: ConfigurationFile
    /// Its folder.
    package let folder: FilePath

    /// A file in a folder.
    package init(_ file: ConfigurationFile, folder: FilePath) {
      self.file = file
      self.folder = folder
    }
  }

  /// Where a value comes from.
  package struct Origin: Sendable, CustomStringConvertible {
    /// The name of the configuration file.
    package let name: String
    /// The line in it, from 1.
    package let line: Int

    /// `NAME:LINE`.
    package var description: String { "\(name):\(line)" }
  }

  /// The files in the order in which they are read; the last one is the nearest.
  package let layers: [Layer]

  /// The name of the nearest file as messages show it.
  package let name: String

  /// Files in the order in which they are read, of which the last one extends the others.
  package init(_ layers: [Layer]) {
    self.layers = layers
    name = layers.last?.file.name ?? ""
  }

  /// The severity that fails a run; nil where no file sets it.
  package var failOn: FailOn? { layers.lazy.compactMap(\.file.failOn).last }

  /// Where more rules are, from the root.
  package var rulePaths: [FilePath] {
    layers.flatMap { layer in layer.file.rulePaths.map { layer.folder.appending($0.path.utf8) } }
  }

  /// Whether it says of some paths what it does not say of others.
  package var asksForPaths: Bool { layers.contains { !$0.file.exclude.patterns.isEmpty || !$0.file.overrides.isEmpty } }

  /// Whether it leaves a file out, by its path for each layer.
  package func excludes(_ paths: [String]) -> Bool {
    zip(layers, paths).contains { layer, path in layer.file.exclude.matches(GlobPath(path)) }
  }

  /// The lines on which the files set a key.
  package func origins(of key: String) -> [Origin] {
    layers.compactMap { layer in layer.file.lines[key].map { Origin(name: layer.file.name, line: $0) } }
  }
}

extension Configuration {
  /// What the nearest file, or another, is wrong about: rules and parameters that are not there, or do not fit.
  package static func faults(in file: ConfigurationFile, against rules: [Rule]) -> Faults {
    var draft = SettingsDraft(rules)
    draft.apply(file.rules)
    for override in file.overrides { draft.apply(override.rules) }
    return draft.faults
  }

  /// The settings for a file, by its path for each layer; what is wrong, as `faults` tells it, is passed over.
  package func settings(for paths: [String], rules: [Rule]) -> LintSettings {
    var draft = SettingsDraft(rules)
    for changes in changes(for: paths) { draft.apply(changes.rules) }
    return draft.settings
  }

  /// Which overrides hold for a file, counted over all layers: files with the same ones have the same settings.
  package func matchingOverrides(for paths: [String]) -> [Int] {
    var matching: [Int] = []
    var count = 0
    for (layer, path) in zip(layers, paths) where !layer.file.overrides.isEmpty {
      let path = GlobPath(path)
      for override in layer.file.overrides {
        if override.files.matches(path) { matching.append(count) }
        count += 1
      }
    }
    return matching
  }

  /// Where the last word about a rule is, for a file.
  package func origin(ofRule id: String, for paths: [String]) -> Origin? {
    let group = RuleGroup.group(of: id)
    func rank(_ name: String) -> Int {
      (name == id ? .rule : name == RuleGroup.all ? .all : name == group ? RuleGroup.Rank.group : nil)?.rawValue ?? 0
    }
    for changes in changes(for: paths).reversed() {
      let setting = changes.rules.filter { rank($0.name) > 0 }.max { rank($0.name) < rank($1.name) }
      if let setting { return Origin(name: changes.name, line: setting.line) }
    }
    return nil
  }

  /// What is set for a file, in the order in which it is: a later list has the last word, whatever it names.
  private func changes(for paths: [String]) -> [(name: String, rules: [ConfigurationFile.RuleSetting])] {
    zip(layers, paths).flatMap { layer, path in
      let path = GlobPath(path)
      let matching = layer.file.overrides.filter { $0.files.matches(path) }
      return ([layer.file.rules] + matching.map(\.rules)).map { (layer.file.name, $0) }
    }
  }
}
