import LintCore

/// Draws the parts of one widget's picture, and notes where markers belong.
struct PictureBuilder {
  let widget: WidgetView
  let flags: Flags
  /// The part that is being drawn.
  var canvas = Canvas(depth: Self.depth)
  var places = MarkerPlaces()
  /// What is not described, in the words of the list below the picture.
  var unknowns: [String] = []

  /// The widget's grid and buttons, laid out once: their room is as wide in both states.
  private(set) lazy var grid = GridLayout(widget["grid"], width: contentWidth)
  private(set) lazy var buttons = ButtonLayout(widget["buttons"], width: contentWidth)

  /// How many elements are around a part: the document, and the picture.
  private static let depth = 2

  init(_ widget: WidgetView, _ findings: [MarkedFinding]) {
    self.widget = widget
    flags = Flags(findings)
  }

  /// Draws what stands for a field: what is known of it, or that nothing is.
  mutating func shows(_ view: FieldView, _ draw: (inout PictureBuilder) -> Void) { shows([view], draw) }

  /// Draws what stands for several fields at once.
  mutating func shows(_ views: [FieldView], _ draw: (inout PictureBuilder) -> Void) {
    canvas.openGroups(views.map { ($0.isKnown ? "data-field" : "data-unknown", $0.path) })
    draw(&self)
    canvas.closeGroups(views.count)
  }

  /// The color for a field that a finding may be about.
  func ink(_ severity: Severity?, or other: Ink) -> Ink { severity.map { .role(Role($0)) } ?? other }

  /// Outlines a box: in the color of a finding about it, else as known or unknown.
  mutating func outline(_ box: Box, corners: Double, _ severity: Severity?, width: Double, isKnown: Bool) {
    if let severity {
      let ink = Ink.role(Role(severity))
      canvas.rect(box, corners: corners, Paint(fill: ink, fillOpacity: 0.1, stroke: ink, width: width))
    } else {
      canvas.rect(box, corners: corners, isKnown ? .stroke(.fixed("#B4B4BA"), 0.8) : .unknown)
    }
  }

  /// The size of a text in a height, as it is meant or smaller; nil where nobody could read it.
  static func size(_ size: Double, in height: Double) -> Double? {
    let fitting = min(size, height * 0.75)
    return fitting < 9 ? nil : fitting
  }

  /// Writes words in the middle of a box, unless they would be too small to be read.
  mutating func label(
    _ words: String,
    in box: Box,
    size: Double,
    isItalic: Bool = false,
    isMonospaced: Bool = false,
    _ ink: Ink,
    room: Double = .infinity
  ) {
    guard let size = Self.size(size, in: box.height) else { return }
    let appearance = TextAppearance(size, isItalic: isItalic, isMonospaced: isMonospaced, .middle)
    canvas.text(words, box.middle.x, box.middle.y + size * 0.36, appearance, ink, room: room)
  }

  /// A white pill with a few words, around a point.
  mutating func pill(
    _ words: String,
    at center: Point,
    _ appearance: TextAppearance,
    _ ink: Ink,
    fill: Paint = .fill(.white, 0.85),
    room: Double = .infinity
  ) {
    let width = min(appearance.fitted(words, into: room).width + 14, room)
    let height = appearance.size + 6
    canvas.rect(Box(center.x - width / 2, center.y - height / 2, width, height), corners: height / 2, fill)
    let y = center.y + appearance.size * 0.36
    canvas.text(words, center.x, y, appearance, ink, room: width - 8)
  }

  /// Hands over what was drawn since the last time.
  mutating func take() -> String {
    let markup = canvas.markup
    canvas = Canvas(depth: Self.depth)
    return markup
  }
}
