/// A build setting as it is written, with its place.
struct BuildSetting: Sendable {
  /// The text, references unresolved.
  let text: String
  let place: SourcePlace
  /// Whether it holds under conditions only: it then goes before one that always holds.
  let isConditional: Bool

  /// A setting's key from `KEY[sdk=iphoneos*][arch=*]`, and what is in its brackets.
  static func split(_ key: String) -> (key: String, conditions: [Substring]) {
    let parts = key.split { $0 == "[" || $0 == "]" || $0 == "," }
    return (parts.first.map(String.init) ?? "", Array(parts.dropFirst()))
  }

  /// Whether conditions hold where an app for a device is built in a configuration.
  static func hold(_ conditions: [Substring], in configuration: String) -> Bool {
    conditions.allSatisfy { condition in
      let parts = condition.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return false }
      let subject: String? =
        switch parts[0].trimmed {
        case "sdk": "iphoneos"
        case "arch": "arm64"
        case "config": configuration
        default: nil
        }
      guard let subject else { return false }
      let pattern = parts[1].trimmed
      return pattern.hasSuffix("*")
        ? subject.hasPrefix(pattern.dropLast()) || subject == "iphoneos" && pattern.hasPrefix("iphoneos")
        : subject == pattern
    }
  }
}

/// The settings of one level by key: of those that hold, the last with conditions, else the last.
typealias SettingsLevel = [String: BuildSetting]

extension SettingsLevel {
  /// Takes what is written, where it holds in a configuration.
  mutating func take(_ written: String, _ text: String, at place: SourcePlace, in configuration: String) {
    let (key, conditions) = BuildSetting.split(written)
    guard !key.isEmpty, BuildSetting.hold(conditions, in: configuration) else { return }
    if conditions.isEmpty, self[key]?.isConditional == true { return }
    self[key] = BuildSetting(text: text, place: place, isConditional: !conditions.isEmpty)
  }
}

extension StringProtocol {
  /// The text without white space around it.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
