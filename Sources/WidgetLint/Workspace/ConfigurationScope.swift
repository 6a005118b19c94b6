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

  /// The path that globs match: below the configuration's folder, or where it lies elsewhere below the working folder, or
  /// from the root.
  package func relativePath(of file: FilePath) -> FilePath {
    let path = file.absolute(in: currentFolder)
    return path.relative(to: folder) ?? path.relative(to: currentFolder) ?? path
  }

  /// Whether the configuration leaves a file out, by its path relative to the configuration's folder.
  package func excludes(_ path: String) -> Bool { configuration?.excludes(path) ?? false }

  /// The linter for a file, by its path relative to the configuration's folder.
  package func linter(for path: String) throws(WorkspaceError) -> Linter {
    let overrides = configuration?.matchingOverrides(for: path) ?? []
    if let last {
      if last.overrides == overrides { return last.linter }
      linters[last.overrides] = last.linter
    }
    let linter = if let known = linters[overrides] { known } else { Linter(try settings(for: path)) }
    last = (overrides, linter)
    return linter
  }

  /// The settings for a file, by its path relative to the configuration's folder.
  package func settings(for path: String) throws(WorkspaceError) -> LintSettings {
    var settings = LintSettings(rules: known.rules)
    if let configuration {
      do throws(Finding) {
        settings = try configuration.settings(for: path, rules: known.rules)
      } catch {
        throw .message("\(configuration.name): \(error.message)")
      }
    }
    settings.countsVerdicts = selection.countsVerdicts
    settings.sourceChecker = selection.sourceChecker
    try apply(selection, to: &settings)
    return settings
  }

  private func apply(_ selection: RuleSelection, to settings: inout LintSettings) throws(WorkspaceError) {
    let (select, ignore) = (selection.select, selection.ignore)
    if select.isEmpty, ignore.isEmpty { return }
    for id in select + ignore where !settings.knownRules.contains(id) {
      let near = NearName.question(to: id, in: settings.knownRules).map { "; \($0)" } ?? ""
      throw .message("\"\(id)\" is no rule\(near)")
    }
    let suppressible = CheckList.ids.filter { DescriptionCheck(rawValue: $0)?.canBeSuppressed ?? true }
    if !select.isEmpty {
      settings.rules.removeAll { !select.contains($0.id) }
      for id in suppressible where !select.contains(id) { settings.checkSeverities[id] = .some(nil) }
    }
    settings.rules.removeAll { ignore.contains($0.id) }
    for id in suppressible where ignore.contains(id) { settings.checkSeverities[id] = .some(nil) }
  }
}
