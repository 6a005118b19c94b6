/// An Xcode project: its objects, and the paths of the files that they name.
struct XcodeProject {
  /// The longest path, in bytes, that a Mac opens.
  private static let pathLimit = 1_024

  /// The path of the project file.
  let file: String
  /// The folder to which its paths are relative.
  let folder: String
  private let objects: [String: PropertyList]
  private let rootObject: PropertyList
  /// The paths of file references, groups and synchronized folders.
  private let paths: [String: String]
  /// The targets, as the project lists them.
  let targets: [ProjectTarget]
  /// The configurations of the project as a whole.
  let configurations: ConfigurationList
  /// Those of the targets by the id of their list.
  private let targetConfigurations: [String: ConfigurationList]
  /// What synchronized folders say of each target: what its own leave out, and what it takes of others.
  private let exceptions: [String: [(folder: String, names: [String])]]
  /// The places among the targets by their ids and by those of their products.
  private let places: [String: [Int]]
  /// What is read for several targets.
  let cache = ProjectCache()

  /// A project from its file; nil where it has no root object.
  init?(_ list: PropertyList, file: String) {
    guard let objects = list["objects"]?.table, let root = list["rootObject"]?.text, let rootObject = objects[root]
    else {
      return nil
    }
    self.file = file
    self.objects = objects
    self.rootObject = rootObject
    let home = RelativePath.parent(RelativePath.parent(file))
    folder = rootObject["projectDirPath"]?.text.flatMap { RelativePath.join(home, $0) } ?? home
    let paths = Self.paths(objects, from: rootObject["mainGroup"]?.text, in: folder)
    self.paths = paths
    func configurations(_ list: String?) -> ConfigurationList {
      let ids = list.flatMap { objects[$0] }?["buildConfigurations"]?.texts ?? []
      return ConfigurationList(ids.compactMap { objects[$0] }, in: file) { paths[$0] }
    }
    targets = (rootObject["targets"]?.texts ?? []).compactMap { id in
      objects[id].flatMap { $0["isa"]?.text == "PBXNativeTarget" ? ProjectTarget(id: id, object: $0) : nil }
    }
    self.configurations = configurations(rootObject["buildConfigurationList"]?.text)
    var lists: [String: ConfigurationList] = [:]
    var places: [String: [Int]] = [:]
    for (place, target) in targets.enumerated() {
      if let id = target.configurationList, lists[id] == nil { lists[id] = configurations(id) }
      for id in [target.id, target.product].compactMap(\.self) { places[id, default: []].append(place) }
    }
    var exceptions: [String: [(folder: String, names: [String])]] = [:]
    var folders: Set<String> = []
    for id in targets.flatMap(\.synchronizedFolders) where folders.insert(id).inserted {
      for exception in (objects[id]?["exceptions"]?.texts ?? []).compactMap({ objects[$0] }) {
        guard let target = exception["target"]?.text else { continue }
        exceptions[target, default: []].append((id, exception["membershipExceptions"]?.texts ?? []))
      }
    }
    self.exceptions = exceptions
    targetConfigurations = lists
    self.places = places
  }

  /// The object with an id.
  func object(_ id: String?) -> PropertyList? { id.flatMap { objects[$0] } }

  /// Where a file, a group or a synchronized folder lies; nil where that is not below the imported folder.
  func path(of id: String) -> String? { paths[id] }

  /// The folders that may be Swift packages: those that the project refers to as such, and those that it shows.
  var packageFolders: [String] {
    let references = rootObject["packageReferences"]?.texts ?? []
    let named = references.compactMap { object($0)?["relativePath"]?.text }.compactMap { RelativePath.join(folder, $0) }
    let shown = paths.filter { object($0.key)?["isa"]?.text == "PBXFileReference" && !$0.value.contains(".") }
    return named + shown.values.sorted()
  }

  /// The project's own name.
  var name: String { RelativePath.stem(RelativePath.parent(file)) }

  /// The language that its texts are first written in.
  var developmentRegion: String? { rootObject["developmentRegion"]?.text }

  /// The targets with some ids, or whose products have them, in the project's order.
  func targets(_ ids: [String]) -> [ProjectTarget] {
    Set(ids.flatMap { places[$0] ?? [] }).sorted().map { targets[$0] }
  }

  /// What the synchronized folders of any target say of one, in the order of the targets.
  func exceptions(for target: String) -> [(folder: String, names: [String])] { exceptions[target] ?? [] }

  /// The configurations of a target.
  func configurations(of target: ProjectTarget) -> ConfigurationList {
    target.configurationList.flatMap { targetConfigurations[$0] } ?? ConfigurationList()
  }

  private static func paths(_ objects: [String: PropertyList], from group: String?, in folder: String) -> [String:
    String]
  {
    var paths: [String: String] = [:]
    var open = group.map { [($0, folder)] } ?? []
    while let (id, parent) = open.popLast() {
      // A group that holds itself is met twice.
      guard paths[id] == nil, let object = objects[id] else { continue }
      let own = object["path"]?.text ?? ""
      let path: String? =
        switch object["sourceTree"]?.text {
        case "<group>", nil: RelativePath.join(parent, own)
        case "SOURCE_ROOT": RelativePath.join(folder, own)
        default: nil
        }
      guard let path, path.utf8.count <= pathLimit else { continue }
      paths[id] = path
      open += (object["children"]?.texts ?? []).map { ($0, path) }
    }
    return paths
  }
}
