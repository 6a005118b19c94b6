/// The build settings of an XcodeGen manifest, by configuration.
struct XcodeGenSettings {
  /// The configurations, and whether each is for debugging.
  let configurations: [(name: String, isDebug: Bool)]
  private let groups: PropertyList?
  /// The settings that may still be read.
  private var left = Limits.manifestValues

  init(_ root: PropertyList) {
    groups = root["settingGroups"]
    let written = root["configs"]?.entries ?? []
    configurations =
      written.isEmpty
      ? [("Debug", true), ("Release", false)]
      : written.prefix(Limits.manifestTargets).map { ($0.key, $0.value.text == "debug") }
  }

  /// The configurations of the project or a target with the settings that it has by itself; the xcconfig files are by
  /// configuration.
  mutating func configurations(
    _ object: PropertyList,
    defaults: [String: PropertyList],
    files: [String: String]
  ) -> [ManifestProject.Configuration] {
    var found: [ManifestProject.Configuration] = []
    for (name, isDebug) in configurations {
      var configuration = ManifestProject.Configuration(name: name, isDebug: isDebug, defaults: defaults)
      take(object["settings"], of: name, depth: 0, into: &configuration.settings)
      configuration.file = files[name]
      found.append(configuration)
    }
    return found
  }

  /// Takes settings: those of groups, then those of all configurations, then those of the one.
  private mutating func take(
    _ written: PropertyList?,
    of name: String,
    depth: Int,
    into settings: inout [String: PropertyList]
  ) {
    guard let written, depth < Limits.manifestDepth, left > 0 else { return }
    guard ["base", "configs", "groups"].contains(where: { written[$0] != nil }) else {
      left -= written.table.count + 1
      return settings.merge(written.table) { $1 }
    }
    for group in written["groups"]?.texts ?? [] { take(groups?[group], of: name, depth: depth + 1, into: &settings) }
    left -= (written["base"]?.table.count ?? 0) + 1
    settings.merge(written["base"]?.table ?? [:]) { $1 }
    // A part of a configuration's name stands for it, unless it is another's name.
    for (part, more) in written["configs"]?.entries ?? []
    where name == part || name.lowercased().contains(part.lowercased()) && !isName(part) {
      take(more, of: name, depth: depth + 1, into: &settings)
    }
  }

  private func isName(_ text: String) -> Bool { configurations.contains { $0.name == text } }
}
