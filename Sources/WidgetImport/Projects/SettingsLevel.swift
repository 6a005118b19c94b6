import LintCore

/// A build setting as it is written, with its place.
struct BuildSetting: Sendable {
  /// The text, with its references unresolved.
  let text: String
  let place: SourcePlace

  /// Returns a setting's key from `KEY[sdk=iphoneos*][arch=*]`, and the conditions in its brackets.
  static func split(_ key: String) -> (key: String, conditions: [Substring]) {
    let parts = key.split { $0 == "[" || $0 == "]" || $0 == "," }
    return (parts.first.map(String.init) ?? "", Array(parts.dropFirst()))
  }

  /// Whether a condition holds when an app for a device is built in a configuration.
  static func holds(_ condition: Substring, in configuration: String) -> Bool {
    let parts = condition.split(separator: "=", maxSplits: 1).map(\.trimmed)
    guard parts.count == 2 else { return false }
    let pattern = parts[1]
    switch parts[0] {
    case "sdk": return matches("iphoneos", pattern) || pattern.hasPrefix("iphoneos") && pattern.hasSuffix("*")
    case "arch": return matches("arm64", pattern)
    case "config": return matches(configuration, pattern)
    default: return false
    }
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : text == pattern
  }
}

/// The settings of one level by key: the last whose conditions hold.
typealias SettingsLevel = [String: BuildSetting]

extension SettingsLevel {
  /// Adds a setting if its conditions hold in a configuration.
  mutating func take(_ written: String, _ text: String, at place: SourcePlace, in configuration: String) {
    let (key, conditions) = BuildSetting.split(written)
    guard !key.isEmpty, conditions.allSatisfy({ BuildSetting.holds($0, in: configuration) }) else { return }
    var text = text
    // References to the inherited value include an earlier value at the same level.
    if let before = self[key]?.text, text.contains("$") {
      for name in ["inherited", key] {
        for reference in ["$(\(name))", "${\(name)}"] { text = text.replacing(reference, with: before) }
      }
      // A long text counts as unresolved, since each line may double it.
      if text.utf8.count > Limits.referenceLength { text = "$(inherited:long)" }
    }
    self[key] = BuildSetting(text: text, place: place)
  }
}

/// A configuration as a project file or a manifest writes it.
struct BuildConfiguration {
  let name: String
  /// Whether a manifest says that it is for debugging.
  var isDebug = false
  var settings: [String: PropertyList] = [:]
  /// The xcconfig file below the settings.
  var file: String?
  /// The defaults of a manifest if neither of the two sets a value.
  var defaults: [String: PropertyList] = [:]
}

/// The configurations of a target, or of the project as a whole.
struct ConfigurationList {
  /// The names, as the project lists them.
  private(set) var names: [String] = []
  /// The keys that any of them sets.
  private(set) var keys: Set<String> = []
  /// The first configuration with each name: its settings, the file that it is based on, and the defaults for both.
  private(set) var levels: [String: (settings: SettingsLevel, file: String?, defaults: SettingsLevel)] = [:]

  init(_ configurations: [BuildConfiguration]) {
    for written in configurations {
      names.append(written.name)
      let (settings, defaults) = (read(written.settings, of: written.name), read(written.defaults, of: written.name))
      if levels[written.name] == nil { levels[written.name] = (settings, written.file, defaults) }
    }
  }

  private mutating func read(_ written: [String: PropertyList], of name: String) -> SettingsLevel {
    var settings: SettingsLevel = [:]
    // In the order in which Xcode takes them, by key, so that one with conditions comes after one without.
    for (key, value) in written.sorted(by: { $0.key < $1.key }) {
      keys.insert(BuildSetting.split(key).key)
      settings.take(key, value.texts.joined(separator: " "), at: value.place, in: name)
    }
    return settings
  }
}

extension Substring {
  /// The text without white space around it.
  var trimmed: String { String(self).trimmed }
}
