import LintCore

extension PictureBuilder {
  private static let chipHeight = 24.0
  private static let gap = 8.0
  private static let greatestMarkerCount = 4
  /// Groups nest a few levels only: a reader of XML goes only so deep.
  private static let greatestElementCount = 20

  /// Draws a chip for each fact without a place in the drawing, and notes where the strip ends.
  mutating func drawFacts(_ columns: inout Columns) {
    let facts = Fact.all(of: widget)
    guard !facts.isEmpty else { return }
    let place = columns.next(mayBeWide: facts.count > 3)
    drawStripHeading("Also described", place.x, place.y)
    var (x, y) = (place.x, place.y + 38)
    for fact in facts {
      let severity = flags.severity(below: fact.field.path)
      // Markers take the chip's end and what follows.
      let markers = Double(min(flags.count(below: fact.field.path), Self.greatestMarkerCount))
      let room = place.width - (markers == 0 ? 0 : 21 * markers - 7)
      let (key, keyWidth) = Lettering(12).fitted(ShownText.of(fact.key), into: 180)
      let value = fact.value.map { ShownText.of(ShownText.isBlank($0) ? "?" : $0) } ?? "?"
      let wanted = Lettering(12, weight: 600).fitted(value, into: room).width
      let width = min(keyWidth + wanted + (severity == nil ? 27 : 31), room)
      if x > place.x, x + width > place.x + room {
        x = place.x
        y += Self.chipHeight + Self.gap
      }
      let box = Box(x, y, width, Self.chipHeight)
      places.add(fact.field.path, Point(box.right + 4, box.middle.y), .right, .facts)
      let absent = fact.field.elements(first: Self.greatestElementCount).flatMap { absentParts(of: $0) }
      shows([fact.field] + absent) { $0.drawChip(fact, key, keyWidth, value, box, severity) }
      x += width + Self.gap + place.width - room
    }
    columns.end(place, at: y + Self.chipHeight)
  }

  private mutating func drawChip(
    _ fact: Fact,
    _ key: String,
    _ keyWidth: Double,
    _ value: String,
    _ box: Box,
    _ severity: Severity?
  ) {
    canvas.rect(box, corners: 7, .fill(.role(.chip)))
    if fact.value == nil {
      canvas.rect(box, corners: 7, .stroke(ink(severity, or: .role(.muted)), 1.6, dash: "4 3"))
    } else {
      canvas.rect(box, corners: 7, .stroke(ink(severity, or: .role(.rule)), severity == nil ? 1 : 1.6))
    }
    let y = box.middle.y + 4.3
    canvas.text(key, box.x + 9, y, Lettering(12), .role(.muted), room: keyWidth + 2)
    let start = box.x + 9 + keyWidth + 8
    let ink = ink(severity, or: .role(.ink))
    let end = box.right - (severity == nil ? 9 : 13)
    canvas.text(value, start, y, Lettering(12, weight: 600), ink, room: max(0, end - start))
  }
}
