import WidgetLint

/// The edges of the surrounding view that a view keeps its distance to.
struct SceneTie {
  /// The leading edge, the trailing one, or both.
  var side = DrawnView.Side.leading
  /// Whether it keeps its distance to the lower edge, so that it ends with the widget and is not cut off.
  var isBottom = false
  /// Whether all of its subviews count as tied to the lower edge, because it scrolls or arranges them.
  var isLoose = false

  /// The tie of a root view to the widget.
  static let root = SceneTie(side: .both, isBottom: true)

  /// Returns the tie of a view to the view around it, given the edges that constraints tie it to.
  static func tie(of view: XMLElement, isLast: Bool, in around: XMLElement, _ edges: [SceneEdge]) -> SceneTie {
    switch around.name {
    case "stackView": return SceneTie(side: stacked(in: around, isLast: isLast), isLoose: true)
    case "view", "tableViewCellContentView", "collectionViewCellContentView": break
    // Tables and similar views scroll inside their own frame.
    default: return SceneTie(side: view.name == "tableViewCell" ? .both : .leading, isLoose: true)
    }
    // A weaker constraint does not always keep two edges at a distance.
    let sides = Set(edges.filter { $0.constraint["priority"] == nil }.map(\.side))
    return SceneTie(
      side: sides.contains("trailing") ? sides.contains("leading") ? .both : .trailing : .leading,
      isBottom: sides.contains("bottom")
    )
  }

  /// Returns the side of a view in a stack view: both if a vertical stack stretches it, trailing if it ends a row.
  private static func stacked(in stack: XMLElement, isLast: Bool) -> DrawnView.Side {
    if stack["axis"] == "vertical" { return stack["alignment"] == nil ? .both : .leading }
    return isLast && stack["distribution"] != "fillEqually" ? .trailing : .leading
  }

  /// Returns the tie to the widget of a view whose own tie is to the view that has this one.
  func inner(_ own: SceneTie) -> SceneTie {
    let isLoose = isLoose || isBottom && own.isLoose
    let isBottom = isLoose || isBottom && own.isBottom
    return SceneTie(side: side == .both ? own.side : side, isBottom: isBottom, isLoose: isLoose)
  }
}
