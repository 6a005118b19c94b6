/// `background`: what the root view draws, or an image pinned to all of its sides.
struct SceneBackground {
  private let views: SceneViews
  private let root: XMLElement

  init?(_ views: SceneViews) {
    guard let root = views.root else { return nil }
    self.views = views
    self.root = root
  }

  /// The background, where code sets none.
  func read(_ facts: inout Facts) {
    if let image { return facts.set("background", image) }
    guard let color = root.child(key: "backgroundColor"), let text = InterfaceColor.text(color) else { return }
    // A clear root shows the views in it.
    if text == "clear", hasColoredView { return }
    facts.set("background", .scalar(text, at: color.place))
  }

  /// The image of the first view, if it is pinned to the root and no code can change it.
  private var image: SourceValue? {
    guard let first = root.child("subviews")?.children.first, let image = Self.image(of: first),
      views.outlets(of: first).isEmpty, let id = first["id"], Self.pinned(to: root).contains(id)
    else { return nil }
    return .mapping([("image", .scalar(image, at: first.place))])
  }

  private static func image(of view: XMLElement) -> String? {
    view.name == "imageView" && view["hidden"] != "YES" ? view["image"] : nil
  }

  private var hasColoredView: Bool {
    root.descendants.contains { $0["key"] == "backgroundColor" && InterfaceColor.text($0) != "clear" }
  }

  /// An image that fills the widget, perhaps in a view that does, and that code may change: a guess.
  func guess(_ facts: inout Facts) {
    var pinned: [Int: Set<String>] = [:]
    let found = root.descendants.first { Self.image(of: $0) != nil && fills($0, &pinned) }
    guard let found, let image = found["image"] else { return }
    facts.set("background", .mapping([("image", .guess(.scalar(image), at: found.place))]))
  }

  /// Whether a view is pinned to the one around it, and so on up to the root; what is pinned to a view is kept.
  private func fills(_ view: XMLElement, _ pinned: inout [Int: Set<String>]) -> Bool {
    var view = view
    while view.index != root.index {
      guard let id = view["id"], let around = view.parent?.parent else { return false }
      let all = pinned[around.index] ?? Self.pinned(to: around)
      pinned[around.index] = all
      guard all.contains(id) else { return false }
      view = around
    }
    return true
  }

  /// The ids of the views that constraints without a distance hold at all four sides of one.
  private static func pinned(to around: XMLElement) -> Set<String> {
    var sides: [String: Set<String>] = [:]
    for constraint in around.child("constraints")?.children ?? [] where (constraint["constant"] ?? "0") == "0" {
      for (item, attribute) in [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")] {
        if let id = constraint[item], let side = constraint[attribute] { sides[id, default: []].insert(side) }
      }
    }
    return Set(sides.filter { $0.value.isSuperset(of: ["top", "bottom", "leading", "trailing"]) }.keys)
  }
}
