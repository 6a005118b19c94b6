/// A storyboard or xib.
struct Storyboard {
  /// Its path.
  let path: String
  let tree: XMLTree
  /// The elements by their id.
  private let ids: [String: Int]

  init(_ tree: XMLTree, path: String) {
    self.tree = tree
    self.path = path
    var ids: [String: Int] = [:]
    for (index, element) in tree.elements.enumerated() {
      if let id = element["id"], ids[id] == nil { ids[id] = index }
    }
    self.ids = ids
  }

  /// The storyboard in a file.
  static func load(_ path: String, _ tree: SourceTree) throws(ImportNote) -> Storyboard {
    let elements = try tree.load(path) { (bytes) throws(PropertyList.Failure) in try XMLReader.read(bytes) }
    return Storyboard(elements, path: path)
  }

  /// The element with an id.
  func element(_ id: String?) -> Int? { id.flatMap { ids[$0] } }

  /// Where an element is.
  func place(_ index: Int) -> SourcePlace { SourcePlace(file: path, line: tree[index].line) }

  /// The view controller that is shown first; of a xib nil.
  var initial: Int? { element(tree.elements.first?["initialViewController"]) }

  /// The classes that elements below one are given.
  func customClasses(below index: Int) -> [String] {
    (index..<tree[index].end).compactMap { tree[$0]["customClass"] }
  }
}
