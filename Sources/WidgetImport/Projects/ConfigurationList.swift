/// The configurations of a target, or of the project as a whole.
struct ConfigurationList {
  /// A configuration: its settings, and the file that it is based on.
  struct Configuration {
    let settings: SettingsLevel
    let file: String?
  }

  /// The names, as the project lists them.
  private(set) var names: [String] = []
  /// The keys that any of them sets.
  private(set) var keys: Set<String> = []
  private var named: [String: Configuration] = [:]

  /// No configurations.
  init() {}

  /// The configurations of some objects; `path` finds files by their ids.
  init(_ objects: [PropertyList], in file: String, path: (String) -> String?) {
    for object in objects {
      guard let name = object["name"]?.text else { continue }
      names.append(name)
      let written = object["buildSettings"]?.table ?? [:]
      var settings: SettingsLevel = [:]
      // The order in the file, since of equal ones the last counts.
      for (key, value) in written.sorted(by: { ($0.value.line, $0.key) < ($1.value.line, $1.key) }) {
        keys.insert(BuildSetting.split(key).key)
        let place = SourcePlace(file: file, line: value.line)
        settings.take(key, value.texts.joined(separator: " "), at: place, in: name)
      }
      if named[name] == nil { named[name] = Configuration(settings: settings, file: Self.file(of: object, path)) }
    }
  }

  /// The first configuration with a name.
  subscript(_ name: String) -> Configuration? { named[name] }

  private static func file(of object: PropertyList, _ path: (String) -> String?) -> String? {
    if let id = object["baseConfigurationReference"]?.text { return path(id) }
    guard let anchor = object["baseConfigurationReferenceAnchor"]?.text, let folder = path(anchor),
      let file = object["baseConfigurationReferenceRelativePath"]?.text
    else { return nil }
    return RelativePath.join(folder, file)
  }
}
