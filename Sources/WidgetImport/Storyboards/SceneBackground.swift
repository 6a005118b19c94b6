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
    let found = tree.descendants(of: root).first { index in
      tree[index].name == "imageView" && tree[index]["image"] != nil && tree[index]["hidden"] != "YES"
        && fills(index, root)
    }
    guard let found, let image = tree[found]["image"] else { return }
    facts.set("background", .mapping([("image", .guess(.scalar(image), at: views.storyboard.place(found)))]))
  }

  /// Whether a view is pinned to the one around it, and so on up to the root.
  private func fills(_ index: Int, _ root: Int) -> Bool {
    var view = index
    // Each step goes up.
    while view != root {
      guard let list = tree.parent(of: view), let around = tree.parent(of: list), isPinned(view, to: around) else {
        return false
      }
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
      views.outlets(of: first).isEmpty, isPinned(first, to: root)
    else { return nil }
    return .mapping([("image", .scalar(image, at: views.storyboard.place(first)))])
  }

  /// Whether constraints without a distance hold all four sides of a view.
  private func isPinned(_ view: Int, to around: Int) -> Bool {
    guard let id = tree[view]["id"], let constraints = tree.child(of: around, named: "constraints") else {
      return false
    }
    let pinned = tree[constraints].children.filter { index in
      (tree[index]["firstItem"] == id || tree[index]["secondItem"] == id) && (tree[index]["constant"] ?? "0") == "0"
    }
    let sides = Set(
      pinned.compactMap { index in
        tree[index]["firstItem"] == id ? tree[index]["firstAttribute"] : tree[index]["secondAttribute"]
      }
    )
    return sides.isSuperset(of: ["top", "bottom", "leading", "trailing"])
  }
}
