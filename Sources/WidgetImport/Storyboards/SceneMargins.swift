/// `margins`: the constants of the constraints between the root view and what it shows.
struct SceneMargins {
  private let views: SceneViews
  private let tree: XMLTree
  private let root: Int
  /// The root and the guides that stand for it.
  private let edges: Set<String>
  private let guides: [String: String]

  init?(_ views: SceneViews) {
    guard let root = views.root, let id = views.storyboard.tree[root]["id"], let controller = views.controllers.first
    else {
      return nil
    }
    self.views = views
    self.root = root
    let tree = views.storyboard.tree
    self.tree = tree
    edges = Set(
      [id]
        + tree.children(of: root, named: "viewLayoutGuide").filter { tree[$0]["key"] == "safeArea" }.compactMap {
          tree[$0]["id"]
        }
    )
    var guides: [String: String] = [:]
    for group in tree.children(of: controller, named: "layoutGuides") {
      for guide in tree[group].children { guides[tree[guide]["id"] ?? ""] = tree[guide]["type"] }
    }
    self.guides = guides
  }

  /// The smallest layout margin of the system, in points.
  private static let smallestMargin = 8.0

  /// A constraint between the root and a view.
  private struct Edge {
    let side: String
    let view: Int
    /// The distance in points; nil where code or a size class decides it.
    let constant: Double?
    /// Whether it is from the system's layout margin, which is 8 at least.
    let isFromMargin: Bool
    let place: SourcePlace
  }

  /// The sides whose margin is not 0.
  func read(_ widget: WidgetCode, _ facts: inout Facts) {
    guard let list = tree.child(of: root, named: "constraints") else { return }
    let changed = changedConstraints(widget)
    let found = tree[list].children.compactMap { edge($0, changed) }
    let covering = Set(Dictionary(grouping: found, by: \.view).filter { isCovering($0.key, $0.value) }.keys)
    let visible = found.filter { !covering.contains($0.view) && isVisible($0.view) }
    var sides: [(String, SourceValue)] = []
    for side in ["top", "leading", "bottom", "trailing"] {
      let all = visible.filter { $0.side == side }
      let own = all.filter { !$0.isFromMargin }
      if let unknown = own.first(where: { $0.constant == nil }) {
        facts.leaveOut("margins.\(side)", at: unknown.place, "code, or the size of the device, decides it")
        continue
      }
      guard let smallest = own.min(by: { ($0.constant ?? 0) < ($1.constant ?? 0) }), let constant = smallest.constant,
        constant != 0
      else { continue }
      let below = constant - Self.smallestMargin
      if let margin = all.first(where: { $0.isFromMargin && $0.constant ?? -.infinity < below }) {
        facts.leaveOut("margins.\(side)", at: margin.place, "the system's layout margin may be the smallest")
        continue
      }
      sides.append((side, .scalar(Self.text(constant), at: smallest.place)))
    }
    if !sides.isEmpty { facts.set("margins", .mapping(sides)) }
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
  }

  private func edge(_ index: Int, _ changed: Set<String>) -> Edge? {
    let constraint = tree[index]
    if views.variations.isAbsent(constraint) { return nil }
    guard constraint["relation"] == nil, constraint["multiplier"] == nil, constraint["placeholder"] != "YES",
      let first = constraint["firstAttribute"], let second = constraint["secondAttribute"],
      let secondItem = constraint["secondItem"]
    else { return nil }
    let firstItem = constraint["firstItem"] ?? tree[root]["id"] ?? ""
    var constant: Double? = constraint["constant"].map { Double($0) ?? 0 } ?? 0
    let isFirst = isEdge(firstItem)
    guard isFirst != isEdge(secondItem) else { return nil }
    let attribute = isFirst ? first : second
    guard let side = side(of: isFirst ? firstItem : secondItem, attribute) else { return nil }
    let inner = (isFirst ? second : first).replacing("left", "leading").replacing("right", "trailing")
    guard side == inner, let view = views.storyboard.element(isFirst ? secondItem : firstItem) else { return nil }
    // view.leading = root.leading + 8, but root.trailing = view.trailing + 8.
    let isForward = side == "top" || side == "leading"
    if isForward == isFirst { constant = constant.map { -$0 } }
    if views.variations.varies(index, in: tree) { constant = nil }
    if let id = constraint["id"], changed.contains(id) { constant = nil }
    return Edge(
      side: side,
      view: view,
      constant: constant,
      isFromMargin: attribute.hasSuffix("Margin"),
      place: views.storyboard.place(index)
    )
  }

  private func isEdge(_ id: String) -> Bool { edges.contains(id) || guides[id] != nil }

  private func side(of item: String, _ attribute: String) -> String? {
    switch guides[item] {
    case "top": attribute == "bottom" ? "top" : nil
    case "bottom": attribute == "top" ? "bottom" : nil
    default:
      ["top", "leading", "bottom", "trailing"].first { attribute == $0 || attribute == $0 + "Margin" }
        ?? (attribute == "left" ? "leading" : attribute == "right" ? "trailing" : nil)
    }
  }

  /// The ids of the constraints that code changes by an outlet.
  private func changedConstraints(_ widget: WidgetCode) -> Set<String> {
    var names: Set<String> = []
    for (file, body) in widget.bodies(of: widget.views) {
      for index in body where file.isToken(index, "constant") || file.isToken(index, "isActive") {
        for before in index - 3..<index where file.isWord(before) { names.insert(file.text(before)) }
      }
    }
    return Set(views.outlets.filter { !names.isDisjoint(with: $0.value) }.keys)
  }

  /// A view that is hidden and that code cannot show is not seen.
  private func isVisible(_ view: Int) -> Bool {
    tree[view]["hidden"] != "YES" || !views.outlets(of: view).isEmpty
  }

  /// An untitled button, an image or an empty view over the whole widget says nothing of where the content is.
  private func isCovering(_ view: Int, _ edges: [Edge]) -> Bool {
    let isClose = edges.allSatisfy { $0.constant == 0 && !$0.isFromMargin }
    guard isClose, Set(edges.map(\.side)).count == 4 else { return false }
    switch tree[view].name {
    case "imageView": return true
    case "button":
      return !tree.children(of: view, named: "state").contains { tree[$0]["title"] != nil || tree[$0]["image"] != nil }
    case "view": return tree.child(of: view, named: "subviews") == nil
    default: return tree[view].name == "visualEffectView"
    }
  }
}

extension String {
  /// The text with a part replaced where it is the whole.
  fileprivate func replacing(_ part: String, _ other: String) -> String { self == part ? other : self }
}
