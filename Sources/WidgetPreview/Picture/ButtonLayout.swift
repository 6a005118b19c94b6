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
  static let lettering = Lettering(13)
  static let arrowWidth = 14.0
  private static let padding = 26.0
  private static let leastWidth = 44.0
  /// More buttons than these are counted, not drawn.
  private static let greatestCount = 60

  let fields: FieldView
  let buttons: [Button]
  /// How many buttons are not drawn.
  let hiddenCount: Int
  let rowCount: Int

  /// The height that it asks for.
  var height: Double { rowCount == 0 ? 0 : Double(rowCount) * (Self.rowHeight + Self.gap) - Self.gap }

  /// The buttons of a widget; nil where none are described.
  init?(_ fields: FieldView, width room: Double) {
    guard fields.isWritten else { return nil }
    self.fields = fields
    let elements = fields.isUnreadable ? [fields] : fields.elements(first: Self.greatestCount)
    hiddenCount = max(0, fields.elementCount - Self.greatestCount)
    var buttons: [Button] = []
    var (x, row) = (0.0, 0)
    for field in elements {
      let title = field["title"]
      let words = field.isUnreadable || title.isUnreadable ? "?" : title.defaultText?.text.map(ShownText.of)
      let opens = field["opens"].isKnown
      let shown = Self.lettering.fitted(words ?? "untitled", into: room)
      let wanted = max(Self.leastWidth, shown.width + Self.padding + (opens ? Self.arrowWidth : 0))
      let width = min(wanted, room)
      if x > 0, x + width > room { (x, row) = (0, row + 1) }
      buttons.append(Button(field: field, words: words, opens: opens, x: x, row: row, width: width))
      x += width + Self.gap
    }
    self.buttons = buttons
    rowCount = buttons.isEmpty ? 0 : row + 1
  }
}
