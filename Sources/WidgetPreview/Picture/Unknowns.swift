import WidgetLint

extension PictureBuilder {
  /// The fields that are not described, as the list below a picture words them.
  var undescribed: [String] {
    let fields =
      widget.isWidgetKit
      ? [(widget["families"], "the families"), (kitColor, "the background's color"), (widget["text"], "text styles")]
      : [(widget["background"], "the background"), (widget["font"], "text styles")]
    var words = fields.filter { !$0.0.isKnown }.map(\.1)
    if widget.isWidgetKit { return words }
    if let margins = unknownMargins { words.append(margins) }
    let grid = widget["grid"]
    if scene == nil, ![widget["content"], grid, widget["buttons"]].contains(where: \.isWritten) {
      words.append("the content")
    }
    let parts = grid.isWritten ? ["items", "columns", "spacing"].filter { !grid[$0].isKnown } : []
    if !parts.isEmpty { words.append("the grid's \(DataValue.enumerate(parts, "and"))") }
    return words
  }

  private var unknownMargins: String? {
    let sides = margins.filter { $0.points == nil }.map(\.side.rawValue)
    switch sides.count {
    case 0: return nil
    case 4: return "the margins"
    default: return "the \(DataValue.enumerate(sides, "and")) margin\(sides.count == 1 ? "" : "s")"
    }
  }

  /// Draws the list of fields that are not described, or an empty group for them if the list is empty.
  func drawUnknowns() {
    if undescribed.isEmpty {
      return add(.unknown) {
        shows(absentFields) {}
        return Box(Pane.leftX, columns.bottom, 0, 0)
      }
    }
    let words = "Not described, so not drawn: " + undescribed.joined(separator: ", ")
    addNote(.unknown, [words], for: absentFields) { sign in
      canvas.rect(sign, corners: 3, .fill(.hatch), .stroke(.muted, 1, dash: "4 3"))
    }
  }

  /// Draws words next to a symbol, which together represent some fields.
  func addNote(_ part: PicturePart, _ words: [String], for fields: [FieldView] = [], sign: (Box) -> Void) {
    addStrip(part, mayBeWide: true) { place in
      let appearance = TextAppearance(size: 12, isComposed: true)
      let lines = words.flatMap { appearance.wrapped(ShownText.of($0), into: place.width - 26, lines: 20) }
      let y = place.y + 31
      shows(fields) {
        sign(Box(place.x + 0.5, y - 11, 18, 13))
        for (index, line) in lines.enumerated() {
          canvas.text(line, place.x + 26, y + 16 * Double(index), appearance, .muted)
        }
      }
      return y + 16 * Double(lines.count - 1) + 5
    }
  }

  /// The unwritten fields of the widget and its mappings, all represented by the list.
  private var absentFields: [FieldView] {
    widget.fields.fields.flatMap { field -> [FieldView] in
      let isMapping = field.isMapping || !field.isWritten && field.mayBeMapping
      return [field].filter { !$0.isWritten } + (isMapping ? field.fields.filter { !$0.isWritten } : [])
    }
  }
}
