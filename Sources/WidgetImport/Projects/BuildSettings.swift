/// The build settings of a target in one configuration: its own, its xcconfig file's, its defaults, then the project's.
struct BuildSettings {
  private var levels: [SettingsLevel] = []
  private var defaults: [String: String] = [:]
  /// The configurations whose keys are known; a key that only another one of them sets is empty.
  private var known: [ConfigurationList] = []

  /// Creates empty settings, for an extension that is in no project.
  init() {}

  /// Creates the settings of a target.
  init(_ target: ProjectTarget, configuration: String) {
    let project = target.project
    let lists = [target.configurations, project.configurations]
    var isPartial = false
    for own in lists.compactMap({ $0.levels[configuration] }) {
      let file = own.file.map { path in
        project.settingsFiles.value(path + "\n" + configuration) {
          XCConfigFile(path, of: project, configuration: configuration)
        }
      }
      levels += [own.settings, file?.settings ?? [:], own.defaults]
      isPartial = isPartial || file?.isPartial == true
    }
    // A setting that is not found may be in the file that is not read.
    known = isPartial ? [] : lists
    defaults = [
      "TARGET_NAME": target.name, "TARGETNAME": target.name, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PROJECT_NAME": project.name, "CONFIGURATION": configuration, "SRCROOT": "/" + project.folder,
      "SOURCE_ROOT": "/" + project.folder, "PROJECT_DIR": "/" + project.folder,
    ]
  }

  /// Returns a setting's value with every reference resolved, and its place; nil if it or a reference has no value.
  func value(_ key: String) -> (text: String, place: SourcePlace)? {
    setting(key, from: 0).flatMap { setting, _ in expand("$(\(key))").map { ($0, setting.place) } }
  }

  /// Returns a text with its references resolved; nil if one cannot be resolved.
  func expand(_ text: String) -> String? { expand(text, of: nil, depth: 0, Steps(Limits.valueSteps)) }

  /// Returns the path below the imported folder that a setting holds; nil if it is empty or cannot be resolved.
  func path(_ key: String, in folder: String) -> String? {
    guard let path = value(key)?.text, !path.isEmpty else { return nil }
    return path.hasPrefix("/") ? RelativePath.clean(path) : RelativePath.join(folder, path)
  }

  private func setting(_ key: String, from level: Int) -> (BuildSetting, level: Int)? {
    levels.indices.dropFirst(level).lazy.compactMap { next in levels[next][key].map { ($0, next) } }.first
  }

  private func value(_ key: String, from level: Int, depth: Int, _ steps: Steps) -> String? {
    if let (setting, level) = setting(key, from: level) {
      return expand(setting.text, of: (key, level), depth: depth + 1, steps)
    }
    if let text = defaults[key] { return expand(text, of: nil, depth: depth + 1, steps) }
    return known.contains { $0.keys.contains(key) } ? "" : nil
  }

  /// Resolves the references in a text, which is a setting's value at a level.
  private func expand(_ text: String, of own: (key: String, level: Int)?, depth: Int, _ steps: Steps) -> String? {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    guard steps.take(), depth < Limits.settingDepth else { return nil }
    var result = ""
    for (text, isReference) in SettingReference.parts(text) {
      if isReference {
        guard let inner = expand(text, of: own, depth: depth + 1, steps) else { return nil }
        let parts = inner.split(separator: ":").map(String.init)
        guard let name = parts.first else { continue }
        let isInherited = name == "inherited"
        let key = isInherited ? own?.key ?? "" : name
        // A setting that names itself means its value at the next level.
        let level = own.map { $0.key == key ? $0.level + 1 : 0 } ?? 0
        let found = value(key, from: level, depth: depth, steps)
        // A default applies only to a setting that is not set.
        if found == nil, setting(key, from: level) != nil { return nil }
        let value = isInherited ? found ?? "" : found
        guard let resolved = SettingReference.modified(value, by: parts.dropFirst()) else { return nil }
        result += resolved
      } else {
        result += text
      }
      if result.utf8.count > Limits.settingLength { return nil }
    }
    return result
  }
}

/// References in build settings: `$(KEY:modifier)` or `${KEY}`.
enum SettingReference {
  /// Returns a value changed by the modifiers; nil if there is none, or a modifier is unknown.
  static func modified(_ value: String?, by modifiers: some Sequence<String>) -> String? {
    var value = value
    for modifier in modifiers {
      if modifier.hasPrefix("default=") {
        if value?.isEmpty ?? true { value = String(modifier.dropFirst(8)) }
        continue
      }
      guard let text = value else { return nil }
      switch modifier {
      case "lower": value = text.lowercased()
      case "upper": value = text.uppercased()
      case "rfc1034identifier": value = identifier(text, "-", isASCII: true)
      case "identifier": value = identifier(text, "_", isASCII: true)
      case "c99extidentifier": value = identifier(text, "_", isASCII: false)
      default: return nil
      }
    }
    return value
  }

  /// Returns a text with a sign in place of a leading digit, and of all but letters and digits, of ASCII if `isASCII`.
  private static func identifier(_ text: String, _ sign: Character, isASCII: Bool) -> String {
    let leading = text.prefix(1).map { $0.isNumber ? sign : $0 }
    return String(
      (leading + text.dropFirst()).map { ($0.isLetter || $0.isNumber) && (!isASCII || $0.isASCII) ? $0 : sign }
    )
  }

  /// Returns a text in parts, each either text or the inside of a reference; a reference without an end is text.
  static func parts(_ text: String) -> [(text: String, isReference: Bool)] {
    let bytes = Array(text.utf8)
    var parts: [(String, Bool)] = []
    var (start, offset) = (0, 0)
    while let dollar = bytes[offset...].firstIndex(of: UInt8(ascii: "$")) {
      offset = dollar + 1
      guard let end = end(bytes, offset) else { continue }
      parts.append((String(decoding: bytes[start..<dollar], as: UTF8.self), false))
      parts.append((String(decoding: bytes[dollar + 2..<end], as: UTF8.self), true))
      offset = end + 1
      start = offset
    }
    return parts + [(String(decoding: bytes[start...], as: UTF8.self), false)]
  }

  /// Returns the offset at which a bracket is closed; nil if it is not.
  private static func end(_ bytes: [UInt8], _ opening: Int) -> Int? {
    let pairs: [UInt8: UInt8] = [UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "{"): UInt8(ascii: "}")]
    guard opening < bytes.count, let closing = pairs[bytes[opening]] else { return nil }
    var depth = 0
    return bytes[opening...].prefix(Limits.referenceLength).indices.first { offset in
      if bytes[offset] == bytes[opening] { depth += 1 }
      if bytes[offset] == closing { depth -= 1 }
      return depth == 0
    }
  }
}
