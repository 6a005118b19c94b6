/// `background`: the color that the root view draws, or an image pinned to all of its sides.
enum SceneBackground {
  /// The words that change whether a view is seen, and in which color.
  private static let changing: Set<String> = [
    "backgroundColor", "setBackgroundColor", "backgroundView", "isHidden", "hidden", "setHidden", "alpha", "setAlpha",
    "removeFromSuperview",
  ]

  /// Reads the background, unless code sets that of the root and it is seen.
  static func read(_ views: SceneViews, _ widget: WidgetCode, _ facts: inout Facts) {
    guard let root = views.root else { return }
    let isSet = RootBackground.isSet(widget)
    if readCover(of: root, isSet: isSet, views, widget, &facts) || isSet { return }
    // Code cannot change an image without an outlet.
    if let first = root.subviews.first, let image = image(of: first),
      views.outlets(of: first).isEmpty, pinned(to: root, views).contains(first.index)
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

  /// Reads the color of a view that fills the root, and hides its color; returns whether there is such a view.
  private static func readCover(
    of root: XMLElement,
    isSet: Bool,
    _ views: SceneViews,
    _ widget: WidgetCode,
    _ facts: inout Facts
  ) -> Bool {
    guard let cover = root.subviews.first, let color = cover.child(key: "backgroundColor"),
      ["view", "tableView", "collectionView", "scrollView"].contains(cover.name),
      pinned(to: root, views).contains(cover.index), case let text = InterfaceColor.text(color), text != "clear",
      cover["hidden"] != "YES"
    else { return false }
    let outlets = Set(views.outlets(of: cover))
    let isChanged = widget.tokens.contains { token in
      changing.contains(token.text) && token.receiver?.outlet(among: outlets) != nil
    }
    let isCertain = !isChanged && cover["alpha"] == nil && cover["customClass"] == nil && !views.varies(cover)
    // Another color shows through one with an alpha: `#0000004D`.
    let own = root.child(key: "backgroundColor").map(InterfaceColor.text) ?? "clear"
    let isAlone = text?.utf8.count != 9 || !isSet && own == "clear"
    facts.values["background"] = nil
    if let text, isCertain, isAlone {
      facts.set("background", .scalar(text, at: color.place))
    } else {
      facts.leaveOut("background", at: cover.place, "this view hides the root, and its color is not certain")
    }
    return true
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
    let pinned = Cache<Int, Set<Int>>()
    let found = root.descendants.first { view in
      // A view and those around it are pinned, each to the next, up to the root.
      image(of: view) != nil
        && sequence(first: view, next: { $0.parent?.parent }).prefix { $0.index != root.index }.allSatisfy { view in
          guard let around = view.parent?.parent else { return false }
          return pinned.value(around.index) { Self.pinned(to: around, views) }.contains(view.index)
        }
    }
    guard let found, let image = found["image"] else { return }
    facts.set("background.image", .guess(image, at: found.place))
  }

  /// The indices of the views pinned to all four sides of a view without a distance.
  private static func pinned(to around: XMLElement, _ views: SceneViews) -> Set<Int> {
    let near = views.edges(of: around).filter { $0.constant == 0 && !$0.isFromMargin && !$0.isToMargin }
    let sides = Dictionary(grouping: near, by: \.view.index).mapValues { Set($0.map(\.side)) }
    return Set(sides.filter { $0.value.count == SceneEdge.sides.count }.keys)
  }
}
