import LintCore

/// The rows of a widget's buttons.
struct ButtonLayout {
  /// A button with its place, from the box's corner, before heights shrink.
  struct Button {
    let field: FieldView
    /// The words on it; nil where it has none.
    let words: String?
    /// Whether an arrow shows that it opens something.
    let opens: Bool
    let x: Double
    let row: Int
    let width: Double
  }

  static let rowHeight = 30.0
  static let gap = 6.0
  static let arrowWidth = 14.0
  private static let padding = 26.0
  private static let leastWidth = 44.0
  /// More buttons than these are counted, not drawn.
  private static let greatestCount = 60

  let fields: FieldView
  private(set) var buttons: [Button] = []

  /// How many buttons are not drawn.
  var hiddenCount: Int { fields.isUnreadable ? 0 : fields.elementCount - buttons.count }

  /// The height that it asks for.
  var height: Double { buttons.last.map { Double($0.row + 1) * (Self.rowHeight + Self.gap) - Self.gap } ?? 0 }

  /// The buttons of a widget; nil where none are described.
  init?(_ fields: FieldView, width room: Double) {
    guard fields.isWritten else { return nil }
    self.fields = fields
    var (x, row) = (0.0, 0)
    for field in fields.isUnreadable ? [fields] : fields.elements(first: Self.greatestCount) {
      let title = field["title"]
      let words = field.isUnreadable || title.isUnreadable ? "?" : title.defaultText?.text.map(ShownText.of)
      let opens = field["opens"].isKnown
      let shown = TextAppearance(13).fitted(words ?? "untitled", into: room)
      let wanted = max(Self.leastWidth, shown.width + Self.padding + (opens ? Self.arrowWidth : 0))
      let width = min(wanted, room)
      if x > 0, x + width > room { (x, row) = (0, row + 1) }
      buttons.append(Button(field: field, words: words, opens: opens, x: x, row: row, width: width))
      x += width + Self.gap
    }
  }
}

extension PictureBuilder {
  /// Draws the buttons.
  mutating func draw(_ layout: ButtonLayout, _ pane: Pane, _ box: Box, _ factor: Double) {
    shows(layout.fields) { builder in
      for button in layout.buttons {
        let y = box.y + Double(button.row) * (ButtonLayout.rowHeight + ButtonLayout.gap) * factor
        let place = Box(box.x + button.x, y, button.width, ButtonLayout.rowHeight * factor)
        builder.places.add(button.field.path, place.topRight, .right, pane.part)
        builder.shows([button.field] + builder.absentParts(of: button.field)) { $0.draw(button, place) }
      }
      if layout.hiddenCount > 0 {
        let center = Point(box.right - 24, box.bottom - 9)
        builder.pill("+\(layout.hiddenCount)", at: center, TextAppearance(11, weight: 600, .middle), .cardInk)
      }
    }
    places.add(layout.fields.path, box.topRight, .left, pane.part)
  }

  private mutating func draw(_ button: ButtonLayout.Button, _ box: Box) {
    let severity = flags.severity(below: button.field.path)
    let corners = min(9, box.height / 3)
    canvas.rect(box, corners: corners, .fill(.white, 0.85))
    let isKnown = button.words != nil && button.field.isKnown
    outline(box, corners: corners, severity, width: 1.6, isKnown: isKnown)
    guard let size = Self.size(13, in: box.height) else { return }
    let inside = Box(box.x, box.y, box.width - (button.opens ? ButtonLayout.arrowWidth : 0), box.height)
    let (words, room) = (button.words ?? "untitled", max(0, inside.width - 12))
    let title = button.field["title"]
    shows(title.path == button.field.path ? [] : [title]) {
      $0.label(words, in: inside, size: 13, isItalic: button.words == nil, .cardInk, room: room)
    }
    guard button.opens, box.width > 30 else { return }
    shows(button.field["opens"]) {
      let length = size * 0.55
      let (left, top) = (box.right - 12 - length, box.middle.y - length / 2)
      let right = left + length
      let head: Outline = "M\(left + length * 0.3) \(top)H\(right)V\(top + length * 0.7)"
      $0.canvas.path("M\(left) \(top + length)L\(right) \(top)\(head)", .stroke($0.ink(severity, or: .cardInk), 1.4))
    }
  }
}
