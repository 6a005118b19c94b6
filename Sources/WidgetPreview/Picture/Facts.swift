import LintCore

/// A field that has no place in the drawing: what it is, and what is described.
struct Fact {
  let field: FieldView
  let key: String
  /// What is described, as it is written; nil where it cannot be read.
  let value: String?

  /// The facts of a widget that are described.
  static func all(of widget: WidgetView) -> [Fact] {
    let authentication = widget["authentication"]
    let fields: [(key: String, field: FieldView, words: (FieldView) -> String?)] = [
      ("width", widget["width"], list), ("tap opens", widget["opens"], list), ("vibrancy", widget["vibrancy"], list),
      ("relies on scrolling", widget["scrolls"], flag), ("caching", widget["caching"], list),
      ("refresh", widget["refresh"], list), ("reports", widget["updateResults"], list),
      ("resizes on mode change", widget["handlesDisplayModeChange"], flag),
      ("guarded for iOS 10", widget["expandedModeGuarded"], flag), ("margin insets", widget["marginInsets"], insets),
      ("height on iOS 9", widget["heights"]["ios9"], list), ("images", widget["images"], images),
      ("signing in adds value", authentication["addsValue"], flag), ("prompt", authentication["prompt"], list),
    ]
    let facts = fields.map { key, field, words in
      Fact(field: field, key: key, value: field.isKnown ? words(field) : nil)
    }
    let broken = authentication.isUnreadable ? [Fact(field: authentication, key: "authentication", value: nil)] : []
    return languages(of: widget.displayedTitle) + (facts + broken).filter(\.field.isWritten)
  }

  /// The title in languages beside the default one.
  private static func languages(of title: FieldView) -> [Fact] {
    let others = title.languages(first: limit).filter { $0.language != "default" }.map { language, view in
      Fact(field: view, key: "title in \(language)", value: view.text)
    }
    let more = title.languageCount - limit
    return others + (more > 0 ? [Fact(field: title, key: "title in", value: count(more, "more language"))] : [])
  }

  /// As many values as a chip could show, and one more; as many languages have a chip.
  private static let limit = 40

  private static func flag(_ field: FieldView) -> String? { field.boolean.map { $0 ? "yes" : "no" } }

  private static func list(_ field: FieldView) -> String {
    joined(field.elements(first: limit).map { $0.number.map(figure) ?? $0.defaultText?.text ?? $0.text ?? "?" })
  }

  private static func images(_ field: FieldView) -> String {
    let values = field.elements(first: limit).map { image in
      [image["name"], image["rendering"]].compactMap(\.text).joined(separator: " ")
    }
    return joined(values.map { $0.isEmpty ? "?" : $0 })
  }

  private static func insets(_ field: FieldView) -> String {
    let sides = Margin.Side.allCases.map(\.rawValue).filter { field[$0].isWritten }
    return field.number.map(figure) ?? field.word
      ?? joined(sides.map { "\($0) \(field[$0].number.map(figure) ?? "?")" })
  }

  private static func joined(_ values: [String]) -> String { values.isEmpty ? "none" : values.joined(separator: ", ") }
}

extension PictureBuilder {
  private static let chipHeight = 24.0
  private static let gap = 8.0
  private static let greatestMarkerCount = 4
  /// Groups nest a few levels only: a reader of XML goes only so deep.
  private static let greatestElementCount = 20

  /// Draws a chip for each fact without a place in the drawing, and says what box holds the strip; nil for none.
  mutating func drawFacts(_ columns: inout Columns) -> Box? {
    let facts = Fact.all(of: widget)
    guard !facts.isEmpty else { return nil }
    let place = columns.next(mayBeWide: facts.count > 3)
    drawStripHeading("Also described", place)
    var (x, y) = (place.x, place.y + 38)
    for fact in facts {
      let severity = flags.severity(below: fact.field.path)
      // Markers take the chip's end and what follows.
      let markers = Double(min(flags.count(below: fact.field.path), Self.greatestMarkerCount))
      let room = place.width - (markers == 0 ? 0 : 21 * markers - 7)
      let (key, keyWidth) = TextAppearance(12).fitted(ShownText.of(fact.key), into: 180)
      let value = fact.value.map { ShownText.of(ShownText.isBlank($0) ? "?" : $0) } ?? "?"
      let wanted = TextAppearance(12, weight: 600).fitted(value, into: room).width
      let width = min(keyWidth + wanted + (severity == nil ? 27 : 31), room)
      if x > place.x, x + width > place.x + room {
        x = place.x
        y += Self.chipHeight + Self.gap
      }
      let box = Box(x, y, width, Self.chipHeight)
      places.add(fact.field.path, Point(box.right + 4, box.middle.y), .right, .facts)
      let absent = fact.field.elements(first: Self.greatestElementCount).flatMap { absentParts(of: $0) }
      shows([fact.field] + absent) { $0.drawChip(box, key, keyWidth, value, isKnown: fact.value != nil, severity) }
      x += width + Self.gap + place.width - room
    }
    return columns.end(place, at: y + Self.chipHeight)
  }

  private mutating func drawChip(
    _ box: Box,
    _ key: String,
    _ keyWidth: Double,
    _ value: String,
    isKnown: Bool,
    _ severity: Severity?
  ) {
    canvas.rect(box, corners: 7, .fill(.role(.chip)))
    let outline = ink(severity, or: .role(isKnown ? .rule : .muted))
    let width = isKnown && severity == nil ? 1 : 1.6
    canvas.rect(box, corners: 7, .stroke(outline, width, dash: isKnown ? nil : "4 3"))
    let y = box.middle.y + 4.3
    canvas.text(key, box.x + 9, y, TextAppearance(12), .role(.muted), room: keyWidth + 2)
    let start = box.x + 9 + keyWidth + 8
    let end = box.right - (severity == nil ? 9 : 13)
    let ink = ink(severity, or: .role(.ink))
    canvas.text(value, start, y, TextAppearance(12, weight: 600), ink, room: max(0, end - start))
  }
}
