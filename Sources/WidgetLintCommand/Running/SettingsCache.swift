import LintCore
import WidgetLint

/// Makes the linter for each file; files with the same configuration and overrides share one.
struct SettingsCache {
  /// What tells settings apart.
  private struct Key: Hashable {
    let configuration: Int
    let overrides: [Int]
  }

  private let select: [String]
  private let ignore: [String]
  private let counts: Bool
  private var linters: [Key: Linter] = [:]
  /// The linter of the file before: most have the same, and where there is one file only, no dictionary need be made.
  private var last: (key: Key, linter: Linter)?

  init(select: [String], ignore: [String], counts: Bool) {
    self.select = select
    self.ignore = ignore
    self.counts = counts
  }

  /// The linter for a file, by its path relative to its configuration's folder.
  mutating func linter(for path: String, _ found: ConfigurationFinder.Found) throws(RunFailure) -> Linter {
    let key = Key(configuration: found.number, overrides: found.configuration?.matchingOverrides(for: path) ?? [])
    if let last {
      if last.key == key { return last.linter }
      linters[last.key] = last.linter
    }
    if let known = linters[key] {
      last = (key, known)
      return known
    }
    let linter = Linter(try settings(for: path, found))
    last = (key, linter)
    return linter
  }

  /// The settings for a file.
  func settings(for path: String, _ found: ConfigurationFinder.Found) throws(RunFailure) -> LintSettings {
    var settings = LintSettings(rules: found.known.rules)
    if let configuration = found.configuration {
      do throws(Finding) {
        settings = try configuration.settings(for: path, rules: found.known.rules)
      } catch {
        throw .message("\(configuration.name): \(error.message)")
      }
    }
    settings.countsVerdicts = counts
    for id in select + ignore where !settings.knownRules.contains(id) {
      let near = NearName.nearest(to: id, in: settings.knownRules).map { "; did you mean \($0)?" } ?? ""
      throw .message("\"\(id)\" is no rule\(near)")
    }
    if select.isEmpty, ignore.isEmpty { return settings }
    let silenceable = CheckList.ids.filter { DescriptionCheck(rawValue: $0)?.canBeSilenced ?? true }
    if !select.isEmpty {
      settings.rules.removeAll { !select.contains($0.id) }
      for id in silenceable where !select.contains(id) { settings.checkSeverities[id] = .some(nil) }
    }
    settings.rules.removeAll { ignore.contains($0.id) }
    for id in silenceable where ignore.contains(id) { settings.checkSeverities[id] = .some(nil) }
    return settings
  }
}
