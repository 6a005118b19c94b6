import WidgetLint

/// The edges of the surrounding view that views keep their distance to, according to constraints.
struct SceneTies {
  /// The edges that a view keeps its distance to.
  struct Tie {
    /// The leading edge, the trailing one, or both.
    var side = DrawnView.Side.leading
    /// Whether it keeps its distance to the lower edge, so that it ends with the widget and is not cut off.
    var isBottom = false
    /// Whether all of its subviews count as tied to the lower edge, because it scrolls or arranges them.
    var isLoose = false
  }

  private let around: XMLElement
  private let count: Int
  private var edges: [String: Set<String>] = [:]

  /// The ties in a view; the guides stand for the upper and lower edge of a root view.
  init(in around: XMLElement, guides: [XMLElement]) {
    self.around = around
    count = around.subviews.count
    guard let id = around["id"] else { return }
    let own = Set([id] + around.children("viewLayoutGuide").compactMap { $0["id"] })
    let lower = Set(guides.filter { $0["type"] == "bottom" }.compactMap { $0["id"] })
    // The others do not always keep two edges at a distance.
    let conditions = ["relation", "multiplier", "priority", "placeholder"]
    for constraint in around.constraints where conditions.allSatisfy({ constraint[$0] == nil }) {
      let ends = ["first", "second"].map { end in
        (item: constraint[end + "Item"] ?? id, edge: constraint[end + "Attribute"].flatMap(Self.edge) ?? "")
      }
      for (outer, inner) in [(ends[0], ends[1]), (ends[1], ends[0])] where !own.contains(inner.item) {
        let isGuide = lower.contains(outer.item) && outer.edge == "top" && inner.edge == "bottom"
        if isGuide || own.contains(outer.item) && outer.edge == inner.edge {
          edges[inner.item, default: []].insert(inner.edge)
        }
      }
    }
  }

  /// The tie of one of its views.
  func tie(of view: XMLElement, number: Int) -> Tie {
    switch around.name {
    case "stackView": return Tie(side: stacked(isLast: number == count - 1), isLoose: true)
    case "view", "tableViewCellContentView", "collectionViewCellContentView": break
    // Tables and similar views scroll inside their own frame.
    default: return Tie(side: view.name == "tableViewCell" ? .both : .leading, isLoose: true)
    }
    let own = view["id"].flatMap { edges[$0] } ?? []
    return Tie(
      side: own.contains("trailing") ? own.contains("leading") ? .both : .trailing : .leading,
      isBottom: own.contains("bottom")
    )
  }

  /// The side of a view in a stack view: all are as wide as a vertical one that fills, and the last one ends a row.
  private func stacked(isLast: Bool) -> DrawnView.Side {
    if around["axis"] == "vertical" { return around["alignment"] == nil ? .both : .leading }
    return isLast && around["distribution"] != "fillEqually" ? .trailing : .leading
  }

  /// The edge of an attribute or of its margin, in terms of leading and trailing.
  static func edge(_ attribute: String) -> String? {
    switch attribute {
    case "leading", "left", "leadingMargin", "leftMargin": "leading"
    case "trailing", "right", "trailingMargin", "rightMargin": "trailing"
    case "top", "topMargin": "top"
    case "bottom", "bottomMargin": "bottom"
    default: nil
    }
  }
}
