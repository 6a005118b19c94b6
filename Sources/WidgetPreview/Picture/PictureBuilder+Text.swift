import LintCore

extension PictureBuilder {
  private static let tileHeight = 74.0
  private static let specimenWidth = 58.0
  private static let gap = 12.0
  /// More styles than these are counted, not drawn.
  private static let greatestStyleCount = 40

  /// Draws a tile for each text style, and notes where the strip ends.
  mutating func drawTextStyles(_ columns: inout Columns) {
    let font = widget["font"]
    guard font.isWritten else { return }
    let shown = font.isUnreadable ? [font] : font.elements(first: Self.greatestStyleCount)
    guard !shown.isEmpty else { return }
    let place = columns.next(mayBeWide: shown.count > 2)
    let perRow = place.width > 500 ? 4 : 2
    let width = (place.width - Self.gap * Double(perRow - 1)) / Double(perRow)
    let top = place.y + 38
    drawStripHeading("Text", place.x, place.y)
    for (index, field) in shown.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: perRow)
      let x = place.x + Double(column) * (width + Self.gap)
      let box = Box(x, top + Double(row) * (Self.tileHeight + Self.gap), width, Self.tileHeight)
      places.add(field.path, Point(box.right - 13, box.y - 1), .left, .text)
      shows([field] + absentParts(of: field)) { $0.drawTile(TextStyle(field, of: $0.widget), box) }
    }
    let rows = Double((shown.count + perRow - 1) / perRow)
    var bottom = top + rows * (Self.tileHeight + Self.gap) - Self.gap
    if font.elementCount > shown.count {
      canvas.text("and \(font.elementCount - shown.count) more", place.x, bottom + 16, Lettering(12), .role(.muted))
      bottom += 20
    }
    columns.end(place, at: bottom)
  }

  /// Names a strip.
  mutating func drawStripHeading(_ words: String, _ x: Double, _ y: Double) {
    canvas.text(words, x, y + 29, Lettering(12, weight: 600), .role(.muted))
  }

  private mutating func drawTile(_ style: TextStyle, _ box: Box) {
    let path = style.field.path
    let severity = flags.severity(below: path)
    canvas.rect(box, corners: 9, .fill(.role(.chip)))
    canvas.keepsLight = true
    drawSpecimen(style, Box(box.x, box.y, Self.specimenWidth, box.height))
    canvas.keepsLight = false
    canvas.rect(box, corners: 9, .stroke(ink(severity, or: .role(.rule)), severity == nil ? 1 : 1.6))
    let room = box.width - Self.specimenWidth - 18
    let lines = lines(of: style, room: room)
    let pitch = lines.count > 4 ? 13.0 : 15
    let size = lines.count > 4 ? 10.5 : 11.5
    var y = box.middle.y - pitch * Double(lines.count - 1) / 2 + size * 0.36 + 1
    for (index, line) in lines.enumerated() {
      let isBold = index == 0 || line.isBold
      let lettering = Lettering(size, weight: isBold ? 600 : 400, isItalic: !line.isKnown)
      let ink = ink(line.severity, or: .role(index == 0 || line.isBold ? .ink : .muted))
      shows(line.fields) {
        $0.canvas.text(line.words, box.x + Self.specimenWidth + 10, y, lettering, ink, room: room)
      }
      y += pitch
    }
  }

  /// A line of a tile.
  private struct Line {
    let words: String
    let fields: [FieldView]
    var isKnown = true
    var isBold = false
    var severity: Severity?
  }

  private func lines(of style: TextStyle, room: Double) -> [Line] {
    let field = style.field
    let colorPaths = [field["color"].path, style.light.path, field["backing"].path]
    var lines: [Line] = []
    if let role = style.role { lines.append(Line(words: role, fields: [field["role"]])) }
    let family = field["family"]
    let fontFields = [family] + [field["size"], field["weight"]].filter(\.isWritten)
    let fontSeverity = fontFields.compactMap { flags.severity(at: $0.path) }.max()
    lines.append(Line(words: style.family, fields: fontFields, isKnown: family.isKnown, severity: fontSeverity))
    let colorSeverity = [flags.severity(below: field["color"].path), flags.severity(at: field["backing"].path)]
      .compactMap { $0 }.max()
    let colors = colorFields(of: style)
    guard let words = style.colors else {
      lines.append(Line(words: "color not described", fields: colors, isKnown: false, severity: colorSeverity))
      return lines
    }
    lines.append(Line(words: words, fields: colors, severity: colorSeverity))
    guard let contrast = style.contrast else { return lines }
    let ratio = "\(tenthsDown(contrast.ratio)) : 1\(contrast.ground)"
    let severity = flags.severity(of: ["font-color", "text-contrast"], at: colorPaths)
    let whole = [ratio, contrast.needed].compactMap { $0 }.joined(separator: ", ")
    // What is needed is never cut off.
    let fits = Lettering(11.5, weight: 600).width(whole) <= room
    for words in fits ? [whole] : [ratio, contrast.needed].compactMap({ $0 }) {
      lines.append(Line(words: words, fields: [], isBold: true, severity: severity))
    }
    return lines
  }

  private func colorFields(of style: TextStyle) -> [FieldView] {
    let color = style.field["color"]
    let parts = color.isMapping ? [style.light, style.dark] : []
    return [color] + parts + [style.backing].filter(\.isWritten)
  }

  /// A ratio rounded down, so that none looks better than it is.
  private func tenthsDown(_ ratio: Double) -> String {
    let (whole, tenth) = Int(ratio * 10).quotientAndRemainder(dividingBy: 10)
    return "\(whole).\(tenth)"
  }

  private mutating func drawSpecimen(_ style: TextStyle, _ box: Box) {
    let (dark, light) = (style.dark.color, style.light.color)
    let left = "M\(tenths(box.right)) \(tenths(box.y))"
    let upper = "\(left)H\(tenths(box.x + 9))a9 9 0 0 0-9 9V"
    let half = tenths(box.middle.y)
    let round = "\(tenths(box.bottom - 9))a9 9 0 0 0 9 9H\(tenths(box.right))z"
    let whole = "\(upper)\(round)"
    canvas.path(whole, .fill(.fixed("#EFEFF2")))
    if let backing = style.backing.color { canvas.path(whole, .fill(.fixed(backing.hex), backing.opacity)) }
    if dark != nil {
      canvas.path("M\(tenths(box.right)) \(half)H\(tenths(box.x))V\(round)", .fill(.fixed("#2B2B30")))
    }
    let halfHeight = dark == nil ? box.height : box.height / 2
    let upperBox = Box(box.x, box.y, box.width, halfHeight)
    if let light {
      drawLetters(light, style, upperBox)
    } else {
      canvas.path(dark == nil ? whole : "\(upper)\(half)H\(tenths(box.right))z", .fill(.pattern(.hatch)))
      canvas.text("?", upperBox.middle.x, upperBox.middle.y + 8, Lettering(22, .middle), .faint)
    }
    if let dark { drawLetters(dark, style, Box(box.x, box.middle.y, box.width, halfHeight)) }
  }

  private mutating func drawLetters(_ color: Color, _ style: TextStyle, _ box: Box) {
    let size = min(style.size ?? 22, 34, box.height * 0.8)
    let lettering = Lettering(max(size, 1), weight: style.weight ?? 400, .middle)
    canvas.open("g", color.alpha == 255 ? [] : [("opacity", hundredths(color.opacity))])
    canvas.text("Aa", box.middle.x, box.middle.y + size * 0.36, lettering, .fixed(color.hex))
    canvas.close("g")
  }

  private func hundredths(_ value: Double) -> String {
    let digits = String(Int((value * 100).rounded()))
    return value >= 0.995 ? "1" : "0." + (digits.utf8.count < 2 ? "0" : "") + digits
  }
}
