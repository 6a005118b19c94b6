import LintCore
import LintSystem

/// An Xcode project: its objects, and the paths of the files that they name.
final class XcodeProject {
  /// The path of the project file.
  let file: String
  /// The folder to which its paths are relative.
  let folder: String
  /// The folder that is imported.
  let tree: SourceTree
  private let objects: [String: PropertyList]
  private let rootObject: PropertyList
  /// The paths of file references, groups and synchronized folders by their ids, as the project spells them.
  private let paths: [String: String]
  private let targetIDs: [String]
  /// The project's own name.
  let name: String
  /// The manifest that it is made from; nil for a project file.
  let manifest: ManifestProject?

  /// The xcconfig files, by path and configuration.
  let settingsFiles = Cache<String, XCConfigFile>()
  /// The settings of xcconfig files that may still be read, counted for each configuration.
  let settingsLeft = Steps(Limits.fileSettings)
  /// The code of targets, by their ids and the names that their settings define.
  let targetCode = Cache<String, CodeModule>()
  /// The configurations of targets, by the ids of their lists, which targets may share.
  let targetConfigurations = Cache<String, ConfigurationList>()

  /// Creates a project from its file; nil if it has no root object.
  init?(_ list: PropertyList, file: String, _ tree: SourceTree) {
    guard let objects = list["objects"]?.table, let root = list["rootObject"]?.text, let rootObject = objects[root]
    else { return nil }
    (self.file, self.tree) = (file, tree)
    (name, manifest) = (RelativePath.stem(RelativePath.parent(file)), nil)
    (self.objects, self.rootObject) = (objects, rootObject)
    let home = RelativePath.parent(RelativePath.parent(file))
    folder = RelativePath.join(home, rootObject["projectDirPath"]?.text ?? "")
    targetIDs = (rootObject["targets"]?.texts ?? []).unique(by: \.self).filter {
      objects[$0]?["isa"]?.text == "PBXNativeTarget"
    }
    var paths: [String: String] = [:]
    var open = [(rootObject["mainGroup"]?.text ?? "", folder)]
    while let (id, parent) = open.popLast() {
      // A group that contains itself is reached twice.
      guard paths[id] == nil, let object = objects[id] else { continue }
      let own = object["path"]?.text ?? ""
      let path: String? =
        switch object["sourceTree"]?.text {
        case "<group>", nil: RelativePath.join(parent, own)
        case "SOURCE_ROOT": RelativePath.join(folder, own)
        default: nil
        }
      guard let path, path.utf8.count <= Limits.pathLength else { continue }
      paths[id] = tree.inner(path)
      open += (object["children"]?.texts ?? []).map { ($0, path) }
    }
    self.paths = paths
  }

  /// Creates the project that a manifest describes.
  init(_ manifest: ManifestProject, _ tree: SourceTree) {
    (file, folder, name) = (manifest.file, manifest.folder, manifest.name)
    (self.manifest, self.tree) = (manifest, tree)
    (objects, rootObject, paths, targetIDs) = ([:], .table([:]), [:], manifest.targets.map(\.name))
  }

  /// The property lists that its manifest describes, by their paths.
  private lazy var infoPlists = Dictionary(
    (manifest?.targets ?? []).compactMap(\.info).map { (FilePath($0.path), $0.list) }
  ) { first, _ in first }

  /// Returns a target's property list: the one that its manifest describes, else the file.
  func infoPlist(_ path: String) -> Result<PropertyList, ImportNote> {
    infoPlists[FilePath(path)].map { .success($0) } ?? tree.propertyList(path)
  }

  /// The development language of its texts.
  var developmentRegion: String? { manifest?.developmentRegion ?? rootObject["developmentRegion"]?.text }

  /// Returns the path of a file reference, group or synchronized folder, as the disk spells it.
  func path(of id: String) -> String? { paths[id].map(tree.spelled) }

  /// Returns the object with an id.
  func object(_ id: String?) -> PropertyList? { id.flatMap { objects[$0] } }

  /// Returns the objects whose ids a list holds, each once.
  func objects(_ list: PropertyList?) -> [PropertyList] {
    (list?.texts ?? []).unique(by: \.self).compactMap { objects[$0] }
  }

  // MARK: - Configurations

  /// The configurations of the project as a whole.
  private(set) lazy var configurations = ConfigurationList(manifest?.configurations ?? configurations(of: rootObject))

  /// Returns the configurations that the project file lists for an object.
  func configurations(of object: PropertyList?) -> [BuildConfiguration] {
    let list = self.object(object?["buildConfigurationList"]?.text)
    return objects(list?["buildConfigurations"]).compactMap { object in
      object["name"]?.text.map {
        BuildConfiguration(name: $0, settings: object["buildSettings"]?.table ?? [:], file: settingsFile(of: object))
      }
    }
  }

  private func settingsFile(of configuration: PropertyList) -> String? {
    if let id = configuration["baseConfigurationReference"]?.text { return path(of: id) }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text, let folder = path(of: anchor),
      let file = configuration["baseConfigurationReferenceRelativePath"]?.text
    else { return nil }
    return RelativePath.join(folder, file)
  }

  // MARK: - Targets

  /// The targets, as the project lists them.
  var targets: [ProjectTarget] {
    manifest?.targets.map { ProjectTarget(id: $0.name, in: self, as: $0) }
      ?? targetIDs.map { ProjectTarget(id: $0, in: self) }
  }

  /// The exceptions of synchronized folders by target: files left out of its own folders, or taken from others.
  private(set) lazy var exceptions: [String: [(folder: String, paths: [String])]] = {
    var found: [String: [(folder: String, paths: [String])]] = [:]
    var left = Limits.shared
    // A folder may belong to no target, while targets list its files.
    let others = paths.keys.filter { objects[$0]?["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" }.sorted()
    for id in (targets.flatMap(\.synchronizedFolders) + others).unique(by: \.self) {
      for exception in left > 0 ? objects(objects[id]?["exceptions"]) : [] {
        left -= 1
        guard let target = exception["target"]?.text, let folder = path(of: id) else { continue }
        // Those of a target's own folder are left out of it.
        let isOwn = objects[target]?["fileSystemSynchronizedGroups"]?.texts.contains(id) ?? false
        let others = (exception["platformFiltersByRelativePath"]?.table ?? [:]).filter { !$1.isForIOS }.keys.sorted()
        let listed = exception["membershipExceptions"]?.texts ?? []
        let names = (isOwn ? listed + others : listed.filter { !others.contains($0) }).prefix(max(0, left))
        left -= names.count
        found[target, default: []].append((id, names.flatMap { files($0, in: folder) }))
      }
    }
    return found
  }()

  /// Returns the files that an exception names: for `/Localized: Main.strings`, which other projects write as
  /// `/Localized/Main.strings`, that of each language.
  private func files(_ name: String, in folder: String) -> [String] {
    guard let mark = ["/Localized: ", "/Localized/"].first(where: { name.hasPrefix($0) }) else {
      return [RelativePath.join(folder, name)]
    }
    let path = RelativePath.join(folder, String(name.dropFirst(mark.count)))
    let languages = tree.walk(RelativePath.parent(path)) { _, _ in false }.filter { $0.hasSuffix(".lproj") }
    return languages.map { $0 + "/" + RelativePath.name(path) }.filter(tree.exists)
  }

  /// The folders of the Swift packages that it names outside of the imported folder.
  var packagesOutside: [String] {
    let local = objects.values.filter { $0["isa"]?.text == "XCLocalSwiftPackageReference" }
    let named = local.compactMap { $0["relativePath"]?.text }.map { RelativePath.join(folder, $0) } + paths.values
    return named.filter { RelativePath.leadsOut($0) && tree.exists($0 + "/Package.swift") }.unique(by: \.self).sorted()
  }

  // MARK: - Schemes

  /// The targets that each shared scheme archives, and the configuration.
  private(set) lazy var archives: [(targets: Set<String>, configuration: String)] = {
    if let manifest {
      // The only configuration that is not for debugging.
      let shipped = manifest.configurations.filter { !$0.isDebug }
      return shipped.count == 1 ? [(Set(targetIDs), shipped[0].name)] : []
    }
    let files = tree.walk(RelativePath.parent(file) + "/xcshareddata/xcschemes") { _, _ in false }
    return files.filter { $0.hasSuffix(".xcscheme") }.compactMap { path in
      guard let scheme = try? tree.document(path).get(),
        let action = scheme.elements.first(where: { $0.name == "ArchiveAction" })?["buildConfiguration"]
      else { return nil }
      let builds = scheme.elements.filter { $0.name == "BuildActionEntry" && $0["buildForArchiving"] == "YES" }
      let targets = builds.outermost.flatMap(\.descendants).compactMap { $0["BlueprintIdentifier"] }
      return (Set(targets), action)
    }
  }()
}
