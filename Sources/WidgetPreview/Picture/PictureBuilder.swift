import WidgetLint

/// A part of a widget's picture.
enum PicturePart {
  case collapsed, expanded, families, accented, text, facts, code, unknown, rest
}

/// Draws the parts of one widget's picture, and records where markers belong.
final class PictureBuilder {
  let widget: WidgetView
  /// The content that Interface Builder stores for it.
  let scene: SceneLayout?
  let flags: Flags
  /// The drawing of the current part.
  var canvas = Canvas()
  var places = MarkerPlaces()
  var columns = Columns()
  /// The parts drawn so far.
  private(set) var parts: [(part: PicturePart, markup: Markup, box: Box)] = []
  private(set) var part = PicturePart.collapsed

  /// The widget's grid and buttons, laid out once: their width is the same in both states.
  private(set) lazy var grid = GridLayout(widget["grid"], width: contentBox(Pane(.compact, of: widget)).width)
  private(set) lazy var buttons = ButtonLayout(widget["buttons"], width: contentBox(Pane(.compact, of: widget)).width)

  init(_ drawn: FindingGroup.Widget) {
    widget = drawn.view
    flags = Flags(drawn.findings)
    scene = drawn.scene.map { SceneLayout($0, drawn.findings, width: Pane.cardWidth) }
  }

  /// Draws a part; the closure returns its box.
  func add(_ part: PicturePart, _ draw: () -> Box) {
    self.part = part
    canvas = Canvas()
    let box = draw()
    parts.append((part, canvas.markup, box))
  }

  /// Draws a strip below the panes; the closure returns its lower edge.
  func addStrip(_ part: PicturePart, _ heading: String? = nil, mayBeWide: Bool, _ draw: (Box) -> Double) {
    add(part) {
      let place = columns.next(mayBeWide: mayBeWide)
      if let heading { canvas.text(heading, place.x, place.y + 29, TextAppearance(size: 12, weight: 600), .muted) }
      return columns.end(place, at: draw(place))
    }
  }

  /// Records where the markers of a field belong, and where they move if that point is taken.
  func mark(_ path: String, _ point: Point, _ direction: MarkerPlaces.Direction) {
    places.add(path, MarkerPlaces.Place(point: point, direction: direction, part: part))
  }

  /// Draws something that shows a field, tagged as known or unknown.
  func shows(_ view: FieldView, _ draw: () -> Void) { shows([view], draw) }

  /// Draws something that shows several fields; `element` is already tagged by the surrounding drawing.
  func shows(_ views: [FieldView], in element: FieldView? = nil, _ draw: () -> Void) {
    let views = views.filter { $0.path != element?.path }
    if views.isEmpty { return draw() }
    let tags = views.map { "<g data-\($0.isKnown ? "field" : "unknown")=\"\(exact: $0.path)\">" as Markup }
    canvas.add("\(tags)")
    draw()
    canvas.add("\(verbatim: String(repeating: "</g>", count: views.count))")
  }

  /// Draws only what is inside a box, shown at another place if one is given.
  func clip(to box: Box, at place: Box? = nil, _ draw: () -> Void) {
    canvas.openWindow(place ?? box, on: box)
    draw()
    canvas.add("</svg>")
  }

  /// The fields that an element of a list leaves out, which the drawing of the element represents.
  func absentParts(of element: FieldView) -> [FieldView] {
    element.isMapping ? element.fields.filter { !$0.isWritten } : []
  }
}

/// The lower edges of a picture's two columns, and the place of the next strip.
struct Columns {
  private static let narrow = 406.0
  static let wide = 866.0
  /// The greatest difference of the columns' lower edges for a strip across both.
  private static let nearness = 60.0

  var left = 0.0
  var right = 0.0
  var bottom: Double { max(left, right) }

  /// Returns the place of the next strip: below the shorter column, or across both if wide and both end near each
  /// other.
  func next(mayBeWide: Bool) -> Box {
    if mayBeWide, abs(left - right) <= Self.nearness { return Box(Pane.leftX, bottom, Self.wide, 0) }
    return left <= right ? Box(Pane.leftX, left, Self.narrow, 0) : Box(Pane.rightX, right, Self.narrow, 0)
  }

  /// Records the lower edge of a strip, and returns the box of the strip and its markers.
  mutating func end(_ place: Box, at bottom: Double) -> Box {
    let isWide = place.width == Self.wide
    if place.x == Pane.leftX { left = bottom }
    if place.x == Pane.rightX || isWide { right = bottom }
    return Box(place.x - 14, place.y + 12, isWide ? 900 : 450, bottom - place.y)
  }
}
