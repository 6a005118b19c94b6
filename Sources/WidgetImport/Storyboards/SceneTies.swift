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
  private var edges: [Int: Set<String>] = [:]

  /// The ties in a view.
  init(in around: XMLElement, _ views: SceneViews) {
    self.around = around
    count = around.subviews.count
    // A weaker constraint does not always keep two edges at a distance.
    for edge in views.edges(of: around) where edge.constraint["priority"] == nil {
      edges[edge.view.index, default: []].insert(edge.side)
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
    let own = edges[view.index] ?? []
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
}
