/// An Xcode project: its objects, and the paths of the files that they name.
struct XcodeProject {
  /// The path of the project file.
  let file: String
  /// The folder to which its paths are relative.
  let folder: String
  private let objects: [String: PropertyList]
  private let rootObject: PropertyList
  /// The paths of file references, groups and synchronized folders.
  private let paths: [String: String]

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
    paths = Self.paths(objects, from: rootObject["mainGroup"]?.text, in: folder)
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

  /// The targets, as the project lists them.
  var targets: [ProjectTarget] {
    (rootObject["targets"]?.texts ?? []).compactMap { id in
      object(id).flatMap { $0["isa"]?.text == "PBXNativeTarget" ? ProjectTarget(id: id, object: $0) : nil }
    }
  }

  /// The configurations in the list with an id.
  func configurations(_ listID: String?) -> [PropertyList] {
    (object(listID)?["buildConfigurations"]?.texts ?? []).compactMap { object($0) }
  }

  /// The configurations of the project as a whole.
  var configurations: [PropertyList] { configurations(rootObject["buildConfigurationList"]?.text) }

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
      guard let path else { continue }
      paths[id] = path
      open += (object["children"]?.texts ?? []).map { ($0, path) }
    }
    return paths
  }
}
