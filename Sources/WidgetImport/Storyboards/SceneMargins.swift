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

  /// A constraint between the root and a view.
  private struct Edge {
    let side: String
    let view: Int
    /// The distance in points; nil where code or a size class decides it.
    let constant: Double?
    let place: SourcePlace
  }

  /// The sides whose margin is not 0.
  func read(_ widget: WidgetCode, _ facts: inout Facts) {
    guard let list = tree.child(of: root, named: "constraints") else { return }
    let found = tree[list].children.compactMap { edge($0, widget) }
    let covering = Set(Dictionary(grouping: found, by: \.view).filter { isCovering($0.key, $0.value) }.keys)
    let visible = found.filter { !covering.contains($0.view) && isVisible($0.view) }
    var sides: [(String, SourceValue)] = []
    for side in ["top", "leading", "bottom", "trailing"] {
      let own = visible.filter { $0.side == side }
      if let unknown = own.first(where: { $0.constant == nil }) {
        facts.leaveOut("margins.\(side)", at: unknown.place, "code, or the size of the device, decides it")
        continue
      }
      guard let smallest = own.min(by: { ($0.constant ?? 0) < ($1.constant ?? 0) }), let constant = smallest.constant,
        constant != 0
      else { continue }
      sides.append((side, .scalar(Self.text(constant), at: smallest.place)))
    }
    if !sides.isEmpty { facts.set("margins", .mapping(sides)) }
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
  }

  private func edge(_ index: Int, _ widget: WidgetCode) -> Edge? {
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
    if attribute.hasSuffix("Margin") {
      // The system's margin is 8 at least; one that cannot be the smallest says nothing.
      return nil
    }
    if views.variations.varies(index, in: tree) { constant = nil }
    if let id = constraint["id"], let outlets = views.outlets[id], outlets.contains(where: { isChanged($0, widget) }) {
      constant = nil
    }
    return Edge(side: side, view: view, constant: constant, place: views.storyboard.place(index))
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

  /// Whether code changes the constant of an outlet's constraint.
  private func isChanged(_ outlet: String, _ widget: WidgetCode) -> Bool {
    widget.bodies(of: widget.views).contains { file, body in
      body.contains { index in
        guard file.isToken(index, "constant") || file.isToken(index, "isActive") else { return false }
        return (1...3).contains { file.isWord(index - $0) && file.text(index - $0) == outlet }
      }
    }
  }

  /// A view that is hidden and that code cannot show is not seen.
  private func isVisible(_ view: Int) -> Bool {
    tree[view]["hidden"] != "YES" || !views.outlets(of: view).isEmpty
  }

  /// An untitled button, an image or an empty view over the whole widget says nothing of where the content is.
  private func isCovering(_ view: Int, _ edges: [Edge]) -> Bool {
    guard Set(edges.map(\.side)).count == 4, edges.allSatisfy({ $0.constant == 0 }) else { return false }
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
