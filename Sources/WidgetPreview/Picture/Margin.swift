import LintCore

/// One side of a widget's margins.
struct Margin {
  enum Side: String, CaseIterable {
    case top, leading, bottom, trailing

    var isVertical: Bool { self == .top || self == .bottom }
    /// How far the content is drawn from an edge of which nothing is known.
    fileprivate var nominal: Double { isVertical ? 12 : 16 }
  }

  let side: Side
  /// The field that says it: of the side, or of all four.
  let field: FieldView
  /// How wide it is, where that is known.
  var points: Double? { field.number }
  /// How far the content is drawn from the edge, before it is fitted in.
  var inset: Double { points.map { min(max($0, 0), 10_000) } ?? side.nominal }

  init(_ side: Side, of widget: WidgetView) {
    self.side = side
    let margins = widget["margins"]
    field = margins.number == nil ? margins[side.rawValue] : margins
  }
}
