/// An edge of a view, with the inner view that a constraint ties to it.
struct SceneEdge {
  /// `top`, `leading`, `bottom` or `trailing`.
  let side: String
  let view: XMLElement
  /// The distance in points; nil if a size class or another constraint may decide it.
  var constant: Double?
  /// Whether the distance is to the layout margin, which the system makes at least 8.
  let isFromMargin: Bool
  /// Whether the distance ends at the inner view's own layout margin.
  let isToMargin: Bool
  /// Whether the constraint has a priority below 750, so that others override it.
  let isWeak: Bool
  let constraint: XMLElement

  /// All sides of a view.
  static let sides = ["top", "leading", "bottom", "trailing"]

  /// Creates the edge of a view that a constraint ties to an inner view, else nil; `types` maps the ids of the view,
  /// its safe area and its layout guides to the type of the guide, if any.
  fileprivate init?(_ constraint: XMLElement, of around: XMLElement, _ types: [String: String], in views: SceneViews) {
    guard !views.isAbsent(constraint), constraint["relation"] == nil, constraint["multiplier"] == nil,
      constraint["placeholder"] != "YES", let first = constraint["firstAttribute"],
      let second = constraint["secondAttribute"], let secondItem = constraint["secondItem"]
    else { return nil }
    let firstItem = constraint["firstItem"] ?? around["id"] ?? ""
    let isFirst = types[firstItem] != nil
    guard isFirst == (types[secondItem] == nil) else { return nil }
    let (outer, inner) = isFirst ? (first, second) : (second, first)
    let constant = constraint["constant"].map { Double($0) ?? 0 } ?? 0
    guard let side = Self.side(outer, ofGuide: types[isFirst ? firstItem : secondItem] ?? ""),
      side == Self.side(inner), let view = views.document.element(isFirst ? secondItem : firstItem), constant.isFinite
    else { return nil }
    (self.side, self.view, self.constraint) = (side, view, constraint)
    (isFromMargin, isToMargin) = (outer.hasSuffix("Margin"), inner.hasSuffix("Margin"))
    isWeak = constraint["priority"].flatMap { Double($0) } ?? 1_000 < 750
    if isWeak || views.varies(constraint) { return }
    // view.leading = root.leading + 8, but root.trailing = view.trailing + 8.
    let isForward = side == "top" || side == "leading"
    self.constant = isForward == isFirst ? -constant : constant
  }

  /// Returns the side of an attribute or a margin; the bottom of the top layout guide is the top, and vice versa.
  private static func side(_ attribute: String, ofGuide type: String = "") -> String? {
    switch (attribute, type) {
    case ("bottom", "top"): "top"
    case ("top", "bottom"): "bottom"
    case (_, "top"), (_, "bottom"): nil
    case ("leading", _), ("left", _), ("leadingMargin", _), ("leftMargin", _): "leading"
    case ("trailing", _), ("right", _), ("trailingMargin", _), ("rightMargin", _): "trailing"
    case ("top", _), ("topMargin", _): "top"
    case ("bottom", _), ("bottomMargin", _): "bottom"
    default: nil
    }
  }
}

extension SceneViews {
  /// Returns the edges of a view that constraints tie its inner views to; layout guides count as edges of the root.
  func edges(of around: XMLElement) -> [SceneEdge] {
    let safeAreas = around.children("viewLayoutGuide").filter { $0["key"] == "safeArea" }
    let guided = around.index == root?.index ? controllers.first?.children("layoutGuides") ?? [] : []
    let guides = guided.flatMap(\.children).filter { $0["type"] != nil }
    let named = ([around] + safeAreas + guides).compactMap { item in item["id"].map { ($0, item["type"] ?? "") } }
    let types = Dictionary(named) { _, last in last }
    let edges = around.constraints.compactMap { SceneEdge($0, of: around, types, in: self) }
    let tied = Dictionary(grouping: edges.filter { !$0.isWeak }, by: \.side).mapValues { Set($0.map(\.view.index)) }
    return edges.filter { !$0.isWeak || tied[$0.side]?.contains($0.view.index) != true }
  }
}
