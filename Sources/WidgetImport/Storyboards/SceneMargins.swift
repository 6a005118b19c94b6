/// `margins`: the constants of the constraints between the root view and the views in it.
enum SceneMargins {
  /// The smallest layout margin of the system, in points.
  private static let smallestMargin = 8.0

  /// Reads the sides whose margin is not 0.
  static func read(_ views: SceneViews, _ widget: WidgetCode, _ facts: inout Facts) {
    guard let root = views.root, root["id"] != nil else { return }
    let outlets = Set(views.outlets.values.joined())
    let changes = widget.tokens.filter { $0.isAny("constant", "isActive") }
    let names = Set(changes.flatMap { token in (-3..<0).compactMap { token.moved($0).outlet(among: outlets) } })
    // The constraints that code changes by an outlet.
    let changed = Set(views.outlets.filter { !names.isDisjoint(with: $0.value) }.keys)
    read(views, in: root, changed, &facts)
  }

  /// Reads the margins in the root, or in a view that fills it, and so stands for it.
  private static func read(_ views: SceneViews, in root: XMLElement, _ changed: Set<String>, _ facts: inout Facts) {
    let found = views.edges(of: root).filter { !$0.isToMargin }.map { edge in
      var edge = edge
      if changed.contains(edge.constraint["id"] ?? "") { edge.constant = nil }
      return edge
    }
    if let only = found.first?.view, only.name == "view", only.child("subviews") != nil, root.subviews.count == 1,
      isWhole(found)
    {
      return read(views, in: only, changed, &facts)
    }
    let covering = Dictionary(grouping: found, by: \.view.index).mapValues { isCovering($0, in: views) }
    // A hidden view that code cannot show is not visible.
    let visible = found.filter { edge in
      covering[edge.view.index] != true && (edge.view["hidden"] != "YES" || !views.outlets(of: edge.view).isEmpty)
    }
    let fixed = root.subviews.filter { $0["fixedFrame"] == "YES" && $0["hidden"] != "YES" }
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
      // A view without constraints keeps its place from the top and the leading side alone.
      let axis = ["top": "y", "leading": "x"][side] ?? ""
      if let near = fixed.first(where: { $0.child(key: "frame")?[axis].flatMap { Double($0) } ?? 0 < constant }) {
        facts.leaveOut("margins.\(side)", at: near.place, "this view without constraints may be nearer")
        continue
      }
      let below = constant - smallestMargin
      if let margin = all.first(where: { $0.isFromMargin && $0.constant ?? -.infinity < below }) {
        facts.leaveOut("margins.\(side)", at: margin.constraint.place, "the system's layout margin may be the smallest")
        continue
      }
      facts.set("margins.\(side)", .scalar(constant.shown, at: smallest.constraint.place))
    }
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

  /// Whether the edges of a view are those of the widget.
  private static func isWhole(_ edges: [SceneEdge]) -> Bool {
    edges.allSatisfy { $0.constant == 0 && !$0.isFromMargin } && Set(edges.map(\.side)).count == SceneEdge.sides.count
  }
}
