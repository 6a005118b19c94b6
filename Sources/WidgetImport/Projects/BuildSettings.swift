/// The build settings of a target in one configuration: its own, its xcconfig's, the project's, that of its xcconfig.
struct BuildSettings {
  /// A value with every reference resolved, and where it is written.
  struct Value: Sendable {
    let text: String
    let place: SourcePlace
  }

  private var levels: [SettingsLevel] = []
  private var defaults: [String: String] = [:]
  /// The keys that any configuration sets: where this one does not, they are empty.
  private var knownKeys: [Set<String>] = []

  /// The settings of an extension that no project knows: none.
  init() {}

  /// The settings of a target.
  init(_ target: ProjectTarget, configuration: String) {
    let project = target.project
    let lists = [target.configurations, project.configurations]
    var isPartial = false
    for list in lists {
      guard let own = list[configuration] else { continue }
      levels.append(own.settings)
      guard let path = own.file else { continue }
      let file = project.settingsFiles.value(path + "\n" + configuration) {
        XCConfigFile(path, home: project.folder, configuration: configuration, project.tree)
      }
      levels.append(file.settings)
      if file.isPartial { isPartial = true }
    }
    // A setting that is not found may be in the file that is not read.
    knownKeys = isPartial ? [] : lists.map(\.keys)
    defaults = [
      "TARGET_NAME": target.name, "TARGETNAME": target.name, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PROJECT_NAME": project.name, "CONFIGURATION": configuration, "SRCROOT": "/" + project.folder,
      "SOURCE_ROOT": "/" + project.folder, "PROJECT_DIR": "/" + project.folder,
    ]
  }

  /// A setting's value; nil if none is set or a reference in it cannot be resolved.
  func value(_ key: String) -> Value? {
    var steps = 0
    guard let (setting, level) = setting(key, from: 0),
      let text = expand(setting.text, of: (key, level), depth: 0, &steps)
    else { return nil }
    return Value(text: text, place: setting.place)
  }

  /// A text with its references resolved; nil if one cannot be.
  func expand(_ text: String) -> String? {
    var steps = 0
    return expand(text, of: nil, depth: 0, &steps)
  }

  /// The path below the imported folder that a setting holds; nil if it cannot be resolved.
  func path(_ key: String, in folder: String) -> String? {
    guard let path = value(key).flatMap({ expand($0.text) }) else { return nil }
    return path.hasPrefix("/") ? RelativePath.clean(path) : RelativePath.join(folder, path)
  }

  private func setting(_ key: String, from level: Int) -> (BuildSetting, level: Int)? {
    for next in level..<levels.count {
      if let setting = levels[next][key] { return (setting, next) }
    }
    return nil
  }

  private func value(_ key: String, from level: Int, depth: Int, _ steps: inout Int) -> String? {
    if let (setting, level) = setting(key, from: level) {
      return expand(setting.text, of: (key, level), depth: depth + 1, &steps)
    }
    if let text = defaults[key] { return expand(text, of: nil, depth: depth + 1, &steps) }
    return knownKeys.contains { $0.contains(key) } ? "" : nil
  }

  /// Resolves the references in a text, which is that of a setting at a level.
  private func expand(_ text: String, of own: (key: String, level: Int)?, depth: Int, _ steps: inout Int) -> String? {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    steps += 1
    guard steps < ProjectLimits.settingReferences, depth < ProjectLimits.settingDepth else { return nil }
    var result = ""
    for part in SettingReference.parts(text) {
      switch part {
      case .text(let text): result += text
      case .reference(let inner):
        guard let inner = expand(inner, of: own, depth: depth + 1, &steps) else { return nil }
        let reference = SettingReference(inner)
        let isInherited = reference.key == "inherited"
        let key = isInherited ? own?.key ?? "" : reference.key
        // A setting that names itself means its value at the next level.
        let level = own.map { $0.key == key ? $0.level + 1 : 0 } ?? 0
        let value = isInherited && own == nil ? nil : value(key, from: level, depth: depth, &steps)
        guard let resolved = reference.modified(isInherited ? value ?? "" : value) else { return nil }
        result += resolved
      }
      if result.utf8.count > ProjectLimits.settingLength { return nil }
    }
    return result
  }
}
