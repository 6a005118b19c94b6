/// The views that a storyboard shows: those of its first view controller and of those that it leads to.
struct SceneViews {
  let storyboard: Storyboard
  /// The view controllers, the first one first; none of a xib.
  let controllers: [Int]
  /// All elements of the scenes, in document order.
  let elements: [Int]
  /// The names of the outlets by the id of what they lead to.
  let outlets: [String: [String]]
  /// What is there on some devices only.
  let variations: SceneVariations

  init(_ storyboard: Storyboard, from first: Int, texts: Set<String>) {
    self.storyboard = storyboard
    let tree = storyboard.tree
    let named = tree.elements.indices.filter { index in
      // One that code makes by its identifier.
      tree[index]["sceneMemberID"] == "viewController"
        && tree[index]["storyboardIdentifier"].map { texts.contains($0) } == true
    }
    var found: [Int] = []
    var seen: Set<Int> = []
    var open = Array(named.reversed()) + [first]
    while let controller = open.popLast() {
      guard seen.insert(controller).inserted else { continue }
      found.append(controller)
      for index in tree.descendants(of: controller) where tree[index].name == "segue" {
        if let next = storyboard.element(tree[index]["destination"]) { open.append(next) }
      }
    }
    controllers = found
    variations = SceneVariations(tree)
    elements = variations.installed(tree.outermost(found).flatMap { tree.descendants(of: $0) }, in: tree)
    outlets = Self.outlets(tree)
  }

  /// The views of a xib.
  init(xib: Storyboard) {
    storyboard = xib
    controllers = []
    variations = SceneVariations(xib.tree)
    elements = variations.installed(Array(xib.tree.elements.indices), in: xib.tree)
    outlets = Self.outlets(xib.tree)
  }

  private static func outlets(_ tree: XMLTree) -> [String: [String]] {
    var outlets: [String: [String]] = [:]
    for element in tree.elements where element.name == "outlet" || element.name == "outletCollection" {
      if let property = element["property"], let id = element["destination"] {
        outlets[id, default: []].append(property)
      }
    }
    return outlets
  }

  /// The view of the first view controller.
  var root: Int? {
    controllers.first.flatMap { controller in
      storyboard.tree[controller].children.first {
        storyboard.tree[$0]["key"] == "view" || ["tableView", "collectionView"].contains(storyboard.tree[$0].name)
      }
    }
  }

  /// The names of the outlets that lead to an element.
  func outlets(of index: Int) -> [String] { storyboard.tree[index]["id"].flatMap { outlets[$0] } ?? [] }

  /// The scenes that hold the controllers, with what lies beside these: gesture recognizers.
  var scenes: [Int] {
    var seen: Set<Int> = []
    let tree = storyboard.tree
    let all = controllers.compactMap { tree.ancestors(of: $0).first { tree[$0].name == "scene" } }
    return tree.outermost(all.filter { seen.insert($0).inserted })
  }
}
