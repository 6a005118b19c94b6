/// `margins`: the constants of the constraints between the root view and the views in it.
struct SceneMargins {
  private static let sides = ["top", "leading", "bottom", "trailing"]
  /// The smallest layout margin of the system, in points.
  private static let smallestMargin = 8.0

  /// A constraint between the root and a view.
  private struct Edge {
    let side: String
    let view: XMLElement
    /// The distance in points; nil if code, a size class or other constraints decide it.
    let constant: Double?
    /// Whether it is relative to the system's layout margin, which is at least 8.
    let isFromMargin: Bool
    let place: SourcePlace
  }

  private let views: SceneViews
  private let root: XMLElement
  /// The ids of the root, the safe area and the layout guides that stand for it, with a guide's type: `top`, `bottom`.
  private let edges: [String: String]

  init?(_ views: SceneViews) {
    guard let root = views.root, root["id"] != nil else { return nil }
    self.init(views, in: root, views.guides.filter { $0["type"] != nil })
  }

  /// The margins in the root, or in a view that fills it, and so stands for it.
  private init(_ views: SceneViews, in root: XMLElement, _ guides: [XMLElement] = []) {
    (self.views, self.root) = (views, root)
    let safeAreas = root.children("viewLayoutGuide").filter { $0["key"] == "safeArea" }
    let named = ([root] + safeAreas).filter { $0["id"] != nil } + guides
    edges = Dictionary(named.map { ($0["id"] ?? "", $0["type"] ?? "") }) { _, last in last }
  }

  /// Reads the sides whose margin is not 0.
  func read(_ widget: WidgetCode, _ facts: inout Facts) {
    let outlets = Set(views.outlets.values.joined())
    let changes = widget.tokens.filter { $0.isAny("constant", "isActive") }
    let names = Set(changes.flatMap { token in (-3..<0).compactMap { token.moved($0).outlet(among: outlets) } })
    // The constraints that code changes by an outlet.
    let changed = Set(views.outlets.filter { !names.isDisjoint(with: $0.value) }.keys)
    read(changed, &facts)
  }

  private func read(_ changed: Set<String>, _ facts: inout Facts) {
    let found = root.constraints.compactMap { edge($0, changed) }
    if let only = found.first?.view, only.name == "view", only.child("subviews") != nil, root.subviews.count == 1,
      isWhole(found)
    {
      return Self(views, in: only).read(changed, &facts)
    }
    let covering = Dictionary(grouping: found, by: \.view.index).mapValues(isCovering)
    // A hidden view that code cannot show is not visible.
    let visible = found.filter { edge in
      covering[edge.view.index] != true && (edge.view["hidden"] != "YES" || !views.outlets(of: edge.view).isEmpty)
    }
    let fixed = root.subviews.filter { $0["fixedFrame"] == "YES" && $0["hidden"] != "YES" }
    for side in Self.sides {
      let all = visible.filter { $0.side == side }
      let own = all.filter { !$0.isFromMargin }
      if let unknown = own.first(where: { $0.constant == nil }) {
        let reason = "code, the size of the device or another constraint decides it"
        facts.leaveOut("margins.\(side)", at: unknown.place, reason)
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
      let below = constant - Self.smallestMargin
      if let margin = all.first(where: { $0.isFromMargin && $0.constant ?? -.infinity < below }) {
        facts.leaveOut("margins.\(side)", at: margin.place, "the system's layout margin may be the smallest")
        continue
      }
      facts.set("margins.\(side)", .scalar(constant.shown, at: smallest.place))
    }
  }

  private func edge(_ constraint: XMLElement, _ changed: Set<String>) -> Edge? {
    guard !views.isAbsent(constraint), constraint["relation"] == nil, constraint["multiplier"] == nil,
      constraint["placeholder"] != "YES", let first = constraint["firstAttribute"],
      let second = constraint["secondAttribute"], let secondItem = constraint["secondItem"]
    else { return nil }
    let firstItem = constraint["firstItem"] ?? root["id"] ?? ""
    let isFirst = edges[firstItem] != nil
    guard isFirst == (edges[secondItem] == nil) else { return nil }
    let (outer, inner) = isFirst ? (first, second) : (second, first)
    guard let side = side(of: isFirst ? firstItem : secondItem, outer),
      side == ["left": "leading", "right": "trailing"][inner] ?? inner,
      let view = views.document.element(isFirst ? secondItem : firstItem)
    else { return nil }
    // Below 750, others are meant to be stronger.
    let isWeak = constraint["priority"].flatMap { Double($0) } ?? 1_000 < 750
    let isChanged = isWeak || views.varies(constraint) || changed.contains(constraint["id"] ?? "")
    let constant = constraint["constant"].map { Double($0) ?? 0 } ?? 0
    guard constant.isFinite else { return nil }
    // view.leading = root.leading + 8, but root.trailing = view.trailing + 8.
    let isForward = side == "top" || side == "leading"
    let distance = isForward == isFirst ? -constant : constant
    let (known, isFromMargin) = (isChanged ? nil : distance, outer.hasSuffix("Margin"))
    return Edge(side: side, view: view, constant: known, isFromMargin: isFromMargin, place: constraint.place)
  }

  /// The side that an attribute of the root or of a guide is.
  private func side(of item: String, _ attribute: String) -> String? {
    switch edges[item] {
    case "top": attribute == "bottom" ? "top" : nil
    case "bottom": attribute == "top" ? "bottom" : nil
    default: SceneTies.edge(attribute)
    }
  }

  /// Whether a view is invisible or covers the whole widget, so that it does not show where the content is.
  private func isCovering(_ edges: [Edge]) -> Bool {
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
  private func isWhole(_ edges: [Edge]) -> Bool {
    edges.allSatisfy { $0.constant == 0 && !$0.isFromMargin } && Set(edges.map(\.side)).count == Self.sides.count
  }
}
