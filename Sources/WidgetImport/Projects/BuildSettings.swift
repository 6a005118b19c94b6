/// The build settings of a target in one configuration: its own, its xcconfig's, the project's, that of its xcconfig.
struct BuildSettings {
  /// A value with every reference resolved, and where it is written.
  struct Value: Sendable {
    let text: String
    let place: SourcePlace
  }

  /// How many references are followed for one value, so that values that hold each other end.
  private static let stepLimit = 2_000
  /// The longest value, in bytes.
  private static let lengthLimit = 1 << 16
  /// How deep references may nest.
  private static let depthLimit = 24

  private let levels: [SettingsLevel]
  private let defaults: [String: String]
  /// The keys that any configuration sets: where this one does not, they are empty.
  private let knownKeys: [Set<String>]

  /// The settings of a target.
  init(_ target: ProjectTarget, in project: XcodeProject, configuration: String, _ tree: SourceTree) {
    let lists = [project.configurations(of: target), project.configurations]
    var levels: [SettingsLevel] = []
    var isPartial = false
    for list in lists {
      guard let own = list[configuration] else { continue }
      levels.append(own.settings)
      guard let path = own.file else { continue }
      let file = project.cache.configurationFile(path, home: project.folder, configuration: configuration, tree)
      levels.append(file.settings)
      if file.isPartial { isPartial = true }
    }
    self.levels = levels
    // What an unread file may set is not known to be empty.
    knownKeys = isPartial ? [] : lists.map(\.keys)
    defaults = [
      "TARGET_NAME": target.name, "TARGETNAME": target.name, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PROJECT_NAME": project.name, "CONFIGURATION": configuration, "SRCROOT": "/" + project.folder,
      "SOURCE_ROOT": "/" + project.folder, "PROJECT_DIR": "/" + project.folder,
    ]
  }

  /// The settings of an extension that no project knows: none.
  init() {
    levels = []
    defaults = [:]
    knownKeys = []
  }

  /// A setting's value; nil where none is set or a reference in it cannot be resolved.
  func value(_ key: String) -> Value? {
    var steps = 0
    guard let level = levels.indices.first(where: { levels[$0][key] != nil }), let setting = levels[level][key],
      let text = expand(setting.text, inherited: (key, level), depth: 0, &steps)
    else { return nil }
    return Value(text: text, place: setting.place)
  }

  /// A text with its references resolved; nil where one cannot be.
  func expand(_ text: String) -> String? {
    var steps = 0
    return expand(text, inherited: nil, depth: 0, &steps)
  }

  /// A path below the imported folder; nil where it cannot be resolved.
  func path(_ text: String, in folder: String) -> String? {
    guard let path = expand(text) else { return nil }
    return path.hasPrefix("/") ? RelativePath.clean(path) : RelativePath.join(folder, path)
  }

  private func value(_ key: String, above level: Int, depth: Int, _ steps: inout Int) -> String? {
    for next in level..<levels.count {
      guard let setting = levels[next][key] else { continue }
      return expand(setting.text, inherited: (key, next), depth: depth + 1, &steps)
    }
    if let text = defaults[key] { return expand(text, inherited: nil, depth: depth + 1, &steps) }
    return knownKeys.contains { $0.contains(key) } ? "" : nil
  }

  private func expand(
    _ text: String,
    inherited: (key: String, level: Int)?,
    depth: Int,
    _ steps: inout Int
  ) -> String? {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    steps += 1
    guard steps < Self.stepLimit, depth < Self.depthLimit else { return nil }
    var result = ""
    for part in SettingReference.parts(text) {
      switch part {
      case .text(let text): result += text
      case .reference(let inner):
        guard let inner = expand(inner, inherited: inherited, depth: depth + 1, &steps) else { return nil }
        let reference = SettingReference(inner)
        var value: String?
        if reference.key == "inherited" {
          value = inherited.map { self.value($0.key, above: $0.level + 1, depth: depth, &steps) ?? "" } ?? ""
        } else if let inherited, reference.key == inherited.key {
          value = self.value(reference.key, above: inherited.level + 1, depth: depth, &steps)
        } else {
          value = self.value(reference.key, above: 0, depth: depth, &steps)
        }
        guard let resolved = reference.modified(value) else { return nil }
        result += resolved
      }
      if result.utf8.count > Self.lengthLimit { return nil }
    }
    return result
  }
}
