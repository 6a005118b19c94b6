/// `background`: the color that the root view draws, or an image pinned to all of its sides.
enum SceneBackground {
  /// Reads the background, unless code sets it.
  static func read(_ views: SceneViews, _ facts: inout Facts) {
    guard let root = views.root else { return }
    // Code cannot change an image without an outlet.
    if let first = root.subviews.first, let image = image(of: first),
      views.outlets(of: first).isEmpty, let id = first["id"], pinned(to: root).contains(id)
    {
      return facts.set("background.image", .scalar(image, at: first.place))
    }
    guard let color = root.child(key: "backgroundColor") else { return }
    guard let text = InterfaceColor.text(color) else {
      return facts.leaveOut("background", at: color.place, "this color is not read")
    }
    // A clear root view shows its subviews.
    let isCovered = root.descendants.contains { $0["key"] == "backgroundColor" && InterfaceColor.text($0) != "clear" }
    if text != "clear" || !isCovered { facts.set("background", .scalar(text, at: color.place)) }
  }

  private static func image(of view: XMLElement) -> String? {
    // An image with a width or a height of its own is not the background.
    let sizes = view.constraints.filter { $0["secondItem"] == nil }
    let isFixed = sizes.contains { ["width", "height"].contains($0["firstAttribute"]) }
    return view.name == "imageView" && view["hidden"] != "YES" && !isFixed ? view["image"] : nil
  }

  /// Reads, as a guess, an image that code may change and that fills the widget, perhaps inside a view that does.
  static func guess(_ views: SceneViews, _ facts: inout Facts) {
    guard let root = views.root else { return }
    let pinned = Cache<Int, Set<String>>()
    let found = root.descendants.first { view in
      // A view and those around it are pinned, each to the next, up to the root.
      image(of: view) != nil
        && sequence(first: view, next: { $0.parent?.parent }).prefix { $0.index != root.index }.allSatisfy { view in
          guard let id = view["id"], let around = view.parent?.parent else { return false }
          return pinned.value(around.index) { Self.pinned(to: around) }.contains(id)
        }
    }
    guard let found, let image = found["image"] else { return }
    facts.set("background.image", .guess(image, at: found.place))
  }

  /// The ids of the views pinned to all four sides of a view without a distance.
  private static func pinned(to around: XMLElement) -> Set<String> {
    var sides: [String: Set<String>] = [:]
    let guides = around.children("viewLayoutGuide") + (around.parent?.child("layoutGuides")?.children ?? [])
    let own = Set(([around] + guides).compactMap { $0["id"] })
    for constraint in around.constraints where (constraint["constant"] ?? "0") == "0" {
      // A margin lies inside the side.
      let attributes = [constraint["firstAttribute"], constraint["secondAttribute"]]
      if attributes.contains(where: { $0?.hasSuffix("Margin") == true }) { continue }
      let items = [constraint["firstItem"], constraint["secondItem"]]
      // A tie to a sibling is none to the view around both.
      guard items.contains(where: { $0.map(own.contains) ?? true }) else { continue }
      for (item, side) in zip(items, attributes) {
        if let item, let side { sides[item, default: []].insert(side) }
      }
    }
    return Set(sides.filter { $0.value.isSuperset(of: ["top", "bottom", "leading", "trailing"]) }.keys)
  }
}
