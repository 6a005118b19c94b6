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
