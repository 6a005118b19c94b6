/// Makes a project from an XcodeGen manifest.
struct XcodeGenProject {
  private var spec: XcodeGenSpec
  /// The configurations, and whether each is for debugging.
  private let configurations: [(name: String, isDebug: Bool)]
  /// The settings that may still be read.
  private let settingsLeft = Steps(Limits.manifestValues)

  /// Returns the project that a manifest describes.
  static func read(_ path: String, _ tree: SourceTree) -> ProjectManifest.Reading {
    var reader = XcodeGenProject(XcodeGenSpec(path, tree))
    let project = reader.project(path, tree)
    return (project, reader.spec.notes, reader.spec.outsideCount)
  }

  private init(_ spec: XcodeGenSpec) {
    self.spec = spec
    let written = spec.root["configs"]?.entries ?? []
    configurations =
      written.isEmpty
      ? [("Debug", true), ("Release", false)]
      : written.prefix(Limits.manifestTargets).map { ($0.key, $0.value.text == "debug") }
  }

  private mutating func project(_ path: String, _ tree: SourceTree) -> ManifestProject? {
    let root = spec.root
    let targets = (root["targets"]?.table ?? [:]).sorted { $0.key < $1.key }
    guard let name = root["name"]?.text, !targets.isEmpty else { return nil }
    var project = ManifestProject(file: path, folder: spec.folder(of: path), name: name)
    if let region = root["options"]?["developmentLanguage"]?.text { project.developmentRegion = region }
    let own = ManifestProject.settings(on: nil) { root["options"]?["deploymentTarget"]?[$0] }
    project.configurations = configurations(root, defaults: own)
    for place in project.configurations.indices where project.configurations[place].isDebug {
      project.configurations[place].defaults.merge(ManifestProject.debugging) { own, _ in own }
    }
    let templates = XcodeGenTemplates(root)
    for (name, own) in targets.prefix(Limits.manifestTargets) {
      let whole = Result { () throws(ImportNote) in try templates.whole(own, name) }
      guard let written = spec.notes.value(of: whole) else { continue }
      if let platforms = written["platform"], platforms.oneOrMany.count > 1 {
        spec.report(platforms.place, "several platforms are not read; xcodegen generate makes the project")
      } else if let source = written["sources"]?.oneOrMany.first(where: hasBraces) {
        spec.report(source.place, "patterns with braces are not read; xcodegen generate makes the project")
      } else {
        project.targets.append(target(name, written, tree))
      }
    }
    project.included = Set(self.spec.bases.keys).subtracting([path])
    return project
  }

  private mutating func target(_ name: String, _ object: PropertyList, _ tree: SourceTree) -> ManifestTarget {
    let platform = object["platform"]?.oneOrMany.first?.text ?? "auto"
    var target = ManifestTarget(name: name, place: object.place, type: object["type"]?.text ?? "")
    for source in object["sources"]?.oneOrMany ?? [] { target.members += members(source).map { [$0] } ?? [] }
    if let info = object["info"], let path = spec.path(info["path"]) {
      target.info = (path, object.infoPlist(with: info["properties"]))
    }
    let lowest = object["deploymentTarget"]
    var own = ManifestProject.settings(on: platform) { system in
      lowest?[system] ?? (system == platform && lowest?.text != nil ? lowest : nil)
    }
    own["INFOPLIST_FILE"] = target.info.map { .text("/" + $0.path) }
    own["PRODUCT_NAME"] = object["productName"]
    if ["extension", "application"].contains(where: target.type.contains), own["INFOPLIST_FILE"] == nil {
      // XcodeGen takes the first among the files if no setting names one.
      let found = target.members.lazy.flatMap { $0.files(tree) }.first { RelativePath.name($0) == "Info.plist" }
      own["INFOPLIST_FILE"] = found.map { .text("/" + $0) }
    }
    target.configurations = configurations(object, defaults: own)
    let embedded = (object["dependencies"]?.list ?? []).filter { $0["embed"]?.isOff != true }
    target.embedded = embedded.compactMap { $0["target"]?.text }
    return target
  }

  // MARK: - Settings

  /// Returns the configurations of the project or a target, with only its own settings.
  private func configurations(_ object: PropertyList, defaults: [String: PropertyList]) -> [BuildConfiguration] {
    configurations.map { name, isDebug in
      var configuration = BuildConfiguration(name: name, isDebug: isDebug, defaults: defaults)
      configuration.settings = settings(object["settings"], of: name, depth: 0)
      configuration.file = spec.path(object["configFiles"]?[name])
      return configuration
    }
  }

  /// Returns the settings of groups, overlaid with those of all configurations, then with those of one configuration.
  private func settings(_ written: PropertyList?, of name: String, depth: Int) -> [String: PropertyList] {
    guard let written, depth < Limits.manifestDepth, settingsLeft.left > 0 else { return [:] }
    var settings: [String: PropertyList] = [:]
    for group in written["groups"]?.texts ?? [] {
      let more = self.settings(spec.root["settingGroups"]?[group], of: name, depth: depth + 1)
      settings.merge(more) { $1 }
    }
    let isPlain = !["base", "configs", "groups"].contains { written[$0] != nil }
    let base = (isPlain ? written : written["base"])?.table ?? [:]
    settingsLeft.left -= base.count + 1
    settings.merge(base) { $1 }
    // Part of a configuration's name is enough, unless another configuration has that name.
    let names = configurations.map(\.name)
    for (part, more) in written["configs"]?.entries ?? []
    where name == part || name.lowercased().contains(part.lowercased()) && !names.contains(part) {
      settings.merge(self.settings(more, of: name, depth: depth + 1)) { $1 }
    }
    return settings
  }

  // MARK: - Files

  private mutating func members(_ source: PropertyList) -> MemberFiles? {
    guard source["buildPhase"]?.text != "none", let path = spec.member(source["path"] ?? source) else { return nil }
    return MemberFiles(
      path: path,
      includes: MemberFiles.globs(source["includes"]?.texts ?? []),
      excludes: MemberFiles.globs(source["excludes"]?.texts ?? [])
    )
  }

  private func hasBraces(_ source: PropertyList) -> Bool {
    ["includes", "excludes"].contains { source[$0]?.texts.contains { $0.contains("{") } == true }
  }
}
