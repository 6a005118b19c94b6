/// An XcodeGen manifest with everything that it includes.
struct XcodeGenSpec {
  /// The combined content.
  private(set) var root = PropertyList.table([:])
  /// The folders to which the paths in each file are relative.
  private(set) var bases: [String: String] = [:]
  /// The files that cannot be read.
  var notes: [ImportNote] = []
  /// The number of files and folders that it names outside of the imported folder.
  private(set) var outsideCount = 0
  private let tree: SourceTree
  private var readCount = 0
  /// The number of values that may still be read.
  private let left = Steps(Limits.manifestValues)

  /// Creates the content of a manifest; its paths are relative to its folder or, if that lacks the included files, to
  /// the nearest folder above that has them, since a script may copy the manifest there.
  init(_ path: String, _ tree: SourceTree) {
    self.tree = tree
    guard let own = read(path) else { return }
    let included = own.included.map(\.path)
    let parent = RelativePath.parent(path)
    let fitting = sequence(first: parent) { $0.isEmpty ? nil : RelativePath.parent($0) }.first { folder in
      included.allSatisfy { tree.exists(RelativePath.join(folder, $0)) }
    }
    bases[path] = fitting ?? parent
    root = whole(own, path, chain: [path])
  }

  private mutating func read(_ path: String) -> PropertyList? {
    notes.value(of: Result { () throws(ImportNote) in try ManifestYAML.read(path, tree, left) })
  }

  /// Returns the folder in which the project would be.
  func folder(of path: String) -> String { bases[path] ?? RelativePath.parent(path) }

  /// Returns the path that a value names; nil if it leads out of the folder that is imported.
  func path(_ value: PropertyList?) -> String? {
    guard let value, let text = value.text else { return nil }
    let path = RelativePath.join(bases[value.place.file] ?? "", text)
    let isOutside = text.hasPrefix("/") || RelativePath.leadsOut(path)
    return isOutside || path.utf8.count > Limits.pathLength ? nil : path
  }

  /// Returns the path of a target's files; nil, with a note, if it leads out.
  mutating func member(_ value: PropertyList) -> String? {
    if let path = path(value) { return path }
    if let text = value.text {
      noteOutside(value.place, "\"\(text)\" lies outside the folder that is read")
    }
    return nil
  }

  /// Notes that the value at a place is not read.
  mutating func report(_ place: SourcePlace, _ reason: String) { notes.append(ImportNote(place, reason)) }

  private mutating func noteOutside(_ place: SourcePlace, _ reason: String) {
    outsideCount += 1
    report(place, reason)
  }

  // MARK: - Includes

  /// Returns a file's value overlaid on those that it includes.
  private mutating func whole(_ own: PropertyList, _ path: String, chain: [String]) -> PropertyList {
    var merged = PropertyList.table([:])
    for include in own.included {
      let file = RelativePath.join(folder(of: path), include.path)
      guard tree.exists(file) else {
        noteOutside(include.place, "\"\(include.path)\", which it includes, is not in the folder that is read")
        continue
      }
      readCount += 1
      let reason =
        chain.contains(file)
        ? "it includes itself by \"\(include.path)\""
        : chain.count >= Limits.manifestDepth || readCount > Limits.manifests
          ? "it includes more than \(Limits.manifests) files, or deeper than \(Limits.manifestDepth)" : nil
      if let reason {
        report(include.place, reason)
        continue
      }
      bases[file] = include.isRelative ? RelativePath.parent(file) : folder(of: path)
      if let read = self.read(file) { merged = merged.merged(with: whole(read, file, chain: chain + [file])) }
    }
    return merged.merged(with: own)
  }
}

extension PropertyList {
  /// The files that a manifest includes.
  fileprivate var included: [(path: String, isRelative: Bool, place: SourcePlace)] {
    (self["include"]?.oneOrMany ?? []).compactMap { include in
      let path = include["path"] ?? include
      guard let text = path.text, include["enable"]?.isOff != true else { return nil }
      return (text, include["relativePaths"]?.isOff != true, path.place)
    }
  }
}
