import LintCore

extension PictureBuilder {
  /// What is not described, in the words of the list below a picture.
  var undescribed: [String] {
    var words: [String] = []
    if !widget["background"].isKnown { words.append("the background") }
    if !widget["font"].isKnown { words.append("text styles") }
    if let margins = unknownMargins { words.append(margins) }
    let grid = widget["grid"]
    if ![widget["content"], grid, widget["buttons"]].contains(where: \.isWritten) { words.append("the content") }
    if grid.isWritten {
      let parts = ["items", "columns", "spacing"].filter { !grid[$0].isKnown }
      if !parts.isEmpty { words.append("the grid's \(DataValue.enumerate(parts, "and"))") }
    }
    return words + ["the icon"]
  }

  private var unknownMargins: String? {
    let sides = Margin.Side.allCases.filter { Margin($0, of: widget).points == nil }.map(\.rawValue)
    switch sides.count {
    case 0: return nil
    case 4: return "the margins"
    default: return "the \(DataValue.enumerate(sides, "and")) margin\(sides.count == 1 ? "" : "s")"
    }
  }

  /// Draws the list of what is not described, and says what box holds it.
  mutating func drawUnknowns(_ columns: inout Columns) -> Box {
    let place = columns.next(mayBeWide: true)
    let appearance = TextAppearance(12)
    let words = "Not described, so not drawn: " + undescribed.joined(separator: ", ")
    let lines = appearance.wrapped(words, into: place.width - 26)
    let y = place.y + 31
    shows(absentFields) { builder in
      let sign = Box(place.x + 0.5, y - 11, 18, 13)
      builder.canvas.rect(sign, corners: 3, .fill(.pattern(.hatch)))
      builder.canvas.rect(sign, corners: 3, .stroke(.role(.muted), 1, dash: "4 3"))
      for (index, line) in lines.enumerated() {
        builder.canvas.text(line, place.x + 26, y + 16 * Double(index), appearance, .role(.muted))
      }
    }
    return columns.end(place, at: y + 16 * Double(lines.count - 1) + 5)
  }

  /// The fields that an element of a list leaves out: what is drawn of the element stands for them.
  func absentParts(of element: FieldView) -> [FieldView] {
    element.isMapping ? element.fields.filter { !$0.isWritten } : []
  }

  /// The widget's fields that are not written, and those of its mappings: the list stands for all of them.
  private var absentFields: [FieldView] {
    widget.fields.fields.flatMap { field -> [FieldView] in
      let isMapping = field.isMapping || !field.isWritten && field.mayBeMapping
      let below = isMapping ? field.fields.filter { !$0.isWritten } : []
      return field.isWritten ? below : [field] + below
    }
  }
}
