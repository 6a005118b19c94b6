/// `margins`: the constants of the constraints between the root view and the views in it.
enum SceneMargins {
  /// Returns the root, or an only subview that fills it, with the edges to which constraints tie the inner views.
  private static func content(_ views: SceneViews, _ widget: WidgetCode) -> (root: XMLElement, edges: [SceneEdge])? {
    guard var root = views.root, root["id"] != nil else { return nil }
    let outlets = Set(views.outlets.values.joined())
    let changes = widget.tokens.filter { $0.isAny("constant", "isActive") }
    let names = Set(changes.flatMap { token in (-3..<0).compactMap { token.moved($0).outlet(among: outlets) } })
    // The constraints that code changes through an outlet.
    let changed = Set(views.outlets.filter { !names.isDisjoint(with: $0.value) }.keys)
    func edges(of root: XMLElement) -> [SceneEdge] {
      views.edges(of: root).filter { !$0.isToMargin }.map { edge in
        var edge = edge
        if changed.contains(edge.constraint["id"] ?? "") { edge.constant = nil }
        return edge
      }
    }
    var found = edges(of: root)
    while let only = found.first?.view, only.name == "view", only.child("subviews") != nil, root.subviews.count == 1,
      isWhole(found)
    {
      (root, found) = (only, edges(of: only))
    }
    return (root, found)
  }

  /// Returns the call that adds a view to the root, other than one that fills it or an activity indicator; nil if none.
  private static func added(_ widget: WidgetCode) -> Cursor? {
    widget.bodies(of: widget.principal).joined().first { token in
      guard token.isAny("addSubview", "insertSubview"), let root = token.receiver, let view = token.argument?.last,
        widget.rootNames.contains(root.text), RootBackground.isRoot(root, widget)
      else { return false }
      // The rows of a list that fills the root are nearer to its edges.
      let made = widget.firstValue(of: view.code).prefix(Limits.argument)
      guard !made.contains("UITableView", "UICollectionView"), let body = widget.code.method(at: token)?.body,
        body.count <= Limits.member
      else { return true }
      // blur.frame = view.bounds
      return !body.contains { name in
        guard name.text == view.text else { return false }
        let value = (name[1] == "." && name[2] == "frame" ? name.moved(2) : name).assigned
        return value?.contains("bounds", "UIActivityIndicatorView") ?? false
      }
    }
  }

  /// Reads the sides whose margin is not 0.
  static func read(_ views: SceneViews, _ widget: WidgetCode, _ facts: inout Facts) {
    guard let (root, found) = content(views, widget) else { return }
    let added = added(widget)
    let covering = Dictionary(grouping: found, by: \.view.index).mapValues { isCovering($0, in: views) }
    // A hidden view that code cannot show is not visible.
    let visible = found.filter { edge in
      covering[edge.view.index] != true && (edge.view["hidden"] != "YES" || !views.outlets(of: edge.view).isEmpty)
    }
    let shown = root.subviews.filter { $0["hidden"] != "YES" && !views.isAbsent($0) }
    for side in SceneEdge.sides {
      let all = visible.filter { $0.side == side }
      let own = all.filter { !$0.isFromMargin }
      if let unknown = own.first(where: { $0.constant == nil }) {
        let reason = "code, the size of the device or another constraint decides it"
        facts.leaveOut("margins.\(side)", at: unknown.constraint.place, reason)
        continue
      }
      guard let smallest = own.min(by: { ($0.constant ?? 0) < ($1.constant ?? 0) }), let constant = smallest.constant,
        constant != 0
      else { continue }
      let tied = Set(found.filter { $0.side == side }.map(\.view.index))
      let near = shown.first { view in
        !tied.contains(view.index) && distance(of: view, to: side, of: root).map { $0 < constant } ?? false
      }
      // The system's layout margin is at least 8; a root view has none at the top and at the bottom.
      let below = constant - (["top", "bottom"].contains(side) ? 0 : 8)
      let margin = all.first { $0.isFromMargin && $0.constant ?? -.infinity < below }
      let doubt =
        near.map { ($0.place, "this view, which no constraint ties to that side, may be nearer") }
        ?? added.map { ($0.place, "code adds a view to the root, which may be nearer") }
        ?? margin.map { ($0.constraint.place, "the system's layout margin may be the smallest") }
      if let (place, reason) = doubt {
        facts.leaveOut("margins.\(side)", at: place, reason)
      } else {
        facts.set("margins.\(side)", .scalar(constant.shown, at: smallest.constraint.place))
      }
    }
  }

  /// Returns the distance of a view to a side of another in Interface Builder, in points; nil if it is not known.
  private static func distance(of view: XMLElement, to side: String, of root: XMLElement) -> Double? {
    func number(_ view: XMLElement, _ key: String) -> Double? { view.child(key: "frame")?[key].flatMap { Double($0) } }
    let (start, length) = side == "top" || side == "bottom" ? ("y", "height") : ("x", "width")
    if side == "top" || side == "leading" { return number(view, start) }
    // A view without constraints keeps its distance only to the top and leading sides.
    guard view["fixedFrame"] != "YES" else { return 0 }
    guard let whole = number(root, length), let first = number(view, start), let own = number(view, length)
    else { return nil }
    return whole - first - own
  }

  /// Whether a view is invisible or covers the whole widget, so that it does not show where the content is.
  private static func isCovering(_ edges: [SceneEdge], in views: SceneViews) -> Bool {
    guard let view = edges.first?.view else { return false }
    switch view.name {
    case "imageView", "visualEffectView": return isWhole(edges)
    case "button":
      let color = view.child(key: "backgroundColor").map(InterfaceColor.text) ?? "clear"
      let isSeen = color != "clear" || view.child(key: "configuration") != nil || !views.outlets(of: view).isEmpty
      let states = view.children("state")
      return !states.contains { $0["title"] != nil || $0["image"] != nil }
        && (isWhole(edges)
          || !isSeen && !states.contains { $0["backgroundImage"] != nil || $0.child(key: "title") != nil })
    case "view": return isWhole(edges) && view.child("subviews") == nil
    case "activityIndicatorView": return view["hidesWhenStopped"] == "YES"
    default: return false
    }
  }

  /// Whether a view is tied to all four sides at distance 0.
  private static func isWhole(_ edges: [SceneEdge]) -> Bool {
    edges.allSatisfy { $0.constant == 0 && !$0.isFromMargin } && Set(edges.map(\.side)).count == SceneEdge.sides.count
  }
}
