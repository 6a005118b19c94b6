/// `background`: the color that the root view draws, or an image pinned to all of its sides.
enum SceneBackground {
  /// Reads the background, unless code sets it; leaves it out if another view hides it.
  static func read(_ views: SceneViews, _ widget: WidgetCode, _ facts: inout Facts) {
    guard let root = views.root else { return }
    let (isSet, color) = (RootBackground.isSet(widget), root.child(key: "backgroundColor"))
    let own = isSet ? facts.values["background"]?.shown : color.flatMap(InterfaceColor.text)
    let cleared = RootBackground.changed(Set(views.outlets.values.joined()), widget).clear
    func isClear(_ color: XMLElement) -> Bool {
      let outlets = color.parent.map(views.outlets(of:)) ?? []
      return InterfaceColor.text(color) == "clear" || !cleared.isDisjoint(with: outlets)
    }
    if let cover = cover(of: root, views), !isClear(cover), InterfaceColor.text(cover) != own {
      facts.values["background"] = nil
      return facts.leaveOut("background", at: cover.place, "the view with this color hides the root")
    }
    if isSet { return }
    // Code cannot change an image without an outlet.
    if let first = root.subviews.first, let image = image(of: first),
      views.outlets(of: first).isEmpty, pinned(to: root, views).contains(first.index)
    {
      return facts.set("background.image", .scalar(image, at: first.place))
    }
    guard let color else { return }
    guard let text = InterfaceColor.text(color) else {
      return facts.leaveOut("background", at: color.place, "this color is not read")
    }
    // A clear root view shows its subviews.
    let isCovered = root.descendants.contains { $0["key"] == "backgroundColor" && !isClear($0) }
    if text != "clear" || !isCovered { facts.set("background", .scalar(text, at: color.place)) }
  }

  /// Returns the color of the rearmost view if that fills the root; nil if it does not or has no color.
  private static func cover(of root: XMLElement, _ views: SceneViews) -> XMLElement? {
    guard let first = root.subviews.first, let color = first.child(key: "backgroundColor"),
      ["view", "tableView", "collectionView", "scrollView"].contains(first.name), first["hidden"] != "YES",
      InterfaceColor.text(color) != "clear"
    else { return nil }
    return pinned(to: root, views).contains(first.index) ? color : nil
  }

  private static func image(of view: XMLElement) -> String? {
    // An image with a width or a height of its own is not the background.
    let sizes = view.constraints.filter { $0["secondItem"] == nil }
    let isFixed = sizes.contains { ["width", "height"].contains($0["firstAttribute"]) }
    return view.name == "imageView" && view["hidden"] != "YES" && !isFixed ? view["image"] : nil
  }

  /// Guesses the background from a color or an image that fills the root, perhaps an image that code changes.
  static func guess(_ views: SceneViews, _ widget: WidgetCode, _ facts: inout Facts) {
    guard let root = views.root else { return }
    if let cover = cover(of: root, views), let text = InterfaceColor.text(cover),
      RootBackground.changed(Set(cover.parent.map(views.outlets(of:)) ?? []), widget).all.isEmpty
    {
      return facts.set("background", .guess(text, at: cover.place))
    }
    let pinned = Cache<Int, Set<Int>>()
    let found = root.descendants.first { view in
      // The view is pinned to the one around it, and so on up to the root.
      image(of: view) != nil
        && sequence(first: view, next: { $0.parent?.parent }).prefix { $0.index != root.index }.allSatisfy { view in
          guard let around = view.parent?.parent else { return false }
          return pinned.value(around.index) { Self.pinned(to: around, views) }.contains(view.index)
        }
    }
    guard let found, let image = found["image"] else { return }
    facts.set("background.image", .guess(image, at: found.place))
  }

  /// Returns the indices of the views pinned to all four sides of a view at distance 0.
  private static func pinned(to around: XMLElement, _ views: SceneViews) -> Set<Int> {
    let near = views.edges(of: around).filter { $0.constant == 0 && !$0.isFromMargin && !$0.isToMargin }
    let sides = Dictionary(grouping: near, by: \.view.index).mapValues { Set($0.map(\.side)) }
    return Set(sides.filter { $0.value.count == SceneEdge.sides.count }.keys)
  }
}
