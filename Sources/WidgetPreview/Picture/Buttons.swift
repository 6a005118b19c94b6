import WidgetLint

/// The layout of a widget's buttons in rows.
struct ButtonLayout {
  /// A button with its place, from the top left.
  struct Button {
    let field: FieldView
    /// Its title; nil if it has none.
    let words: String?
    /// Whether an arrow shows that it opens something.
    let opens: Bool
    let place: Point
    let width: Double
  }

  static let buttonHeight = 30.0
  static let arrowWidth = 14.0
  private static let padding = 26.0
  private static let leastWidth = 44.0
  /// The most buttons to draw; the rest is only counted.
  private static let greatestCount = 60

  let fields: FieldView
  private(set) var buttons: [Button] = []

  /// The number of buttons that are not drawn.
  var hiddenCount: Int { fields.isUnreadable ? 0 : fields.elements.count - buttons.count }

  /// The height that the buttons need.
  let height: Double

  /// Lays out the buttons of a widget; nil if none are described.
  init?(_ fields: FieldView, width room: Double) {
    guard fields.isWritten else { return nil }
    self.fields = fields
    var flow = Flow(room: room, gap: (6, 6))
    for field in (fields.isUnreadable ? [fields] : fields.elements).prefix(Self.greatestCount) {
      let title = field["title"]
      let words = field.isUnreadable || title.isUnreadable ? "?" : title.defaultText?.text.map(ShownText.of)
      let opens = field["opens"].isKnown
      let shown = TextAppearance(size: 13).fitted(words ?? "untitled", into: room)
      let width = min(max(Self.leastWidth, shown.width + Self.padding + (opens ? Self.arrowWidth : 0)), room)
      let place = flow.next(width, Self.buttonHeight)
      buttons.append(Button(field: field, words: words, opens: opens, place: place, width: width))
    }
    height = flow.bottom
  }
}

extension PictureBuilder {
  func draw(_ layout: ButtonLayout, _ box: Box, _ factor: Double) {
    shows(layout.fields) {
      for button in layout.buttons {
        let (x, y) = (box.x + button.place.x, box.y + button.place.y * factor)
        let place = Box(x, y, button.width, ButtonLayout.buttonHeight * factor)
        mark(button.field.path, place.topRight, .right)
        shows([button.field] + absentParts(of: button.field)) { draw(button, place) }
      }
      if layout.hiddenCount > 0 { drawCount("+\(layout.hiddenCount)", in: box) }
    }
    mark(layout.fields.path, box.topRight, .left)
  }

  /// Writes the number of buttons that are not drawn into a box.
  func drawCount(_ words: String, in box: Box) {
    let appearance = TextAppearance(size: 11, weight: 600, anchor: .middle)
    canvas.pill(words, at: Point(box.right - 24, box.bottom - 9), appearance)
  }

  private func draw(_ button: ButtonLayout.Button, _ box: Box) {
    let severity = flags.severity(below: button.field.path)
    let corners = min(9, box.height / 3)
    canvas.rect(box, corners: corners, .fill(.white, 0.85))
    let isKnown = button.words != nil && button.field.isKnown
    canvas.outline(box, corners: corners, severity, width: 1.6, isKnown: isKnown)
    guard let size = Canvas.textSize(13, in: box.height) else { return }
    let inside = Box(box.x, box.y, box.width - (button.opens ? ButtonLayout.arrowWidth : 0), box.height)
    let (words, room) = (button.words ?? "untitled", max(0, inside.width - 12))
    shows([button.field["title"]], in: button.field) {
      canvas.label(words, in: inside, size: 13, isItalic: button.words == nil, .cardInk, room: room)
    }
    guard button.opens, box.width > 30 else { return }
    shows(button.field["opens"]) {
      let length = size * 0.55
      let (left, top) = (box.right - 12 - length, box.middle.y - length / 2)
      let right = left + length
      let head: Markup = "M\(left + length * 0.3) \(top)H\(right)V\(top + length * 0.7)"
      let arrow: Markup = "M\(left) \(top + length)L\(right) \(top)\(head)"
      canvas.path(arrow, .stroke(Ink(severity, or: .cardInk), 1.4))
    }
  }
}
