/// `background`: what the root view draws, or an image pinned to all of its sides.
struct SceneBackground {
  private let views: SceneViews
  private let tree: XMLTree

  init(_ views: SceneViews) {
    self.views = views
    tree = views.storyboard.tree
  }

  /// The background, where code sets none.
  func read(_ facts: inout Facts) {
    guard let root = views.root else { return }
    if let image = image(of: root) { return facts.set("background", image) }
    guard let color = tree.child(of: root, key: "backgroundColor"),
      let text = InterfaceColor.text(tree[color], in: tree)
    else {
      return
    }
    // What is clear shows what lies in it.
    if text == "clear", hasColoredView(below: root) { return }
    facts.set("background", .scalar(text, at: views.storyboard.place(color)))
  }

  /// An image that fills the widget, perhaps in a view that does, and that code may change: a guess.
  func guess(_ facts: inout Facts) {
    guard let root = views.root else { return }
    var pinned: [Int: Set<String>] = [:]
    let found = tree.descendants(of: root).first { index in
      tree[index].name == "imageView" && tree[index]["image"] != nil && tree[index]["hidden"] != "YES"
        && fills(index, root, &pinned)
    }
    guard let found, let image = tree[found]["image"] else { return }
    facts.set("background", .mapping([("image", .guess(.scalar(image), at: views.storyboard.place(found)))]))
  }

  /// Whether a view is pinned to the one around it, and so on up to the root; what is pinned to a view is kept.
  private func fills(_ index: Int, _ root: Int, _ pinned: inout [Int: Set<String>]) -> Bool {
    var view = index
    // Each step goes up.
    while view != root {
      guard let id = tree[view]["id"], let list = tree.parent(of: view), let around = tree.parent(of: list) else {
        return false
      }
      let all = pinned[around] ?? self.pinned(to: around)
      pinned[around] = all
      guard all.contains(id) else { return false }
      view = around
    }
    return true
  }

  private func hasColoredView(below root: Int) -> Bool {
    tree.descendants(of: root).contains { index in
      tree[index]["key"] == "backgroundColor" && InterfaceColor.text(tree[index], in: tree) != "clear"
    }
  }

  /// The image of the first view, where it is pinned to the root and no code can change it.
  private func image(of root: Int) -> SourceValue? {
    guard let list = tree.child(of: root, named: "subviews"), let first = tree[list].children.first,
      tree[first].name == "imageView", let image = tree[first]["image"], tree[first]["hidden"] != "YES",
      views.outlets(of: first).isEmpty, let id = tree[first]["id"], pinned(to: root).contains(id)
    else { return nil }
    return .mapping([("image", .scalar(image, at: views.storyboard.place(first)))])
  }

  /// The ids of the views that constraints without a distance hold at all four sides of one.
  private func pinned(to around: Int) -> Set<String> {
    guard let constraints = tree.child(of: around, named: "constraints") else { return [] }
    var sides: [String: Set<String>] = [:]
    for index in tree[constraints].children where (tree[index]["constant"] ?? "0") == "0" {
      for (item, attribute) in [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")] {
        if let id = tree[index][item], let side = tree[index][attribute] { sides[id, default: []].insert(side) }
      }
    }
    return Set(sides.filter { $0.value.isSuperset(of: ["top", "bottom", "leading", "trailing"]) }.keys)
  }
}
