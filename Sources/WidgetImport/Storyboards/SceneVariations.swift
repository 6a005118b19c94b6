/// What a storyboard says of views and constraints that are there for some size classes only.
struct SceneVariations {
  /// The ids of what no size class has.
  private let absent: Set<String>
  /// The ids of what some size classes have.
  private let varied: Set<String>

  init(_ tree: XMLTree) {
    var excluded: Set<String> = []
    var varied: Set<String> = []
    for index in tree.elements.indices {
      guard let id = tree[index]["reference"], let mask = tree.parent(of: index), tree[mask].name == "mask",
        let variation = tree.parent(of: mask)
      else { continue }
      if tree[index].name == "exclude", tree[variation]["key"] == "default" {
        excluded.insert(id)
      } else {
        varied.insert(id)
      }
    }
    absent = excluded.subtracting(varied)
    self.varied = varied
  }

  /// Whether no size class has an element.
  func isAbsent(_ element: XMLTree.Element) -> Bool { element["id"].map { absent.contains($0) } ?? false }

  /// Whether some size classes have an element, or have it otherwise.
  func varies(_ index: Int, in tree: XMLTree) -> Bool {
    tree[index]["id"].map { varied.contains($0) } == true || tree.child(of: index, named: "variation") != nil
  }

  /// Elements in document order without those that no size class has, and without what these hold.
  func installed(_ elements: [Int], in tree: XMLTree) -> [Int] {
    if absent.isEmpty { return elements }
    let left = tree.outermost(elements.filter { isAbsent(tree[$0]) }).flatMap { $0..<tree[$0].end }
    let all = Set(left)
    return elements.filter { !all.contains($0) }
  }
}
