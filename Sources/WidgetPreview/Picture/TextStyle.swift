import LintCore

/// One text style of a widget, in the words of its tile.
struct TextStyle {
  /// Where a text's contrast is judged.
  struct Contrast {
    let ratio: Double
    /// What it is a ratio to, in words; empty where the tile shows that.
    let ground: String
    /// What it needs, where that is more.
    let needed: String?
  }

  let field: FieldView
  private let widget: WidgetView

  init(_ field: FieldView, of widget: WidgetView) { (self.field, self.widget) = (field, widget) }

  var role: String? { field["role"].text.flatMap { ShownText.isBlank($0) ? nil : $0 } }
  var color: FieldView { field["color"] }
  /// The color on a light background; nil where it is not known.
  var light: FieldView { color["light"] }
  /// The color on a dark background.
  var dark: FieldView { color["dark"] }
  var backing: FieldView { field["backing"] }

  /// The points of its size.
  var size: Double? { field["size"].number }

  /// Its weight as style sheets number it.
  var weight: Int? {
    field["weight"].word.flatMap { word in
      let words = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
      return words.firstIndex(of: word).map { ($0 + 1) * 100 }
    }
  }

  /// The font with size and weight.
  var family: String {
    let family = field["family"]
    let name =
      family.text.map { name in
        ShownText.isBlank(name) ? "?" : name.utf8.count == 6 && name.lowercased() == "system" ? "system font" : name
      } ?? "font not described"
    let numbers = [size.map(figure), field["weight"].word].compactMap { $0 }.joined(separator: " ")
    return numbers.isEmpty ? name : "\(name), \(numbers)"
  }

  /// The colors as they are written; nil where there are none.
  var colors: String? {
    let written = [light, dark, backing].map { $0.color == nil ? nil : $0.text }
    if written.allSatisfy({ $0 == nil }) { return nil }
    return (written[0] ?? "?") + (written[1].map { " / \($0)" } ?? "") + (written[2].map { " on \($0)" } ?? "")
  }

  /// Its contrast with what is behind it; nil where that is not known.
  var contrast: Contrast? {
    guard let color = light.color else { return nil }
    let background = widget["background"]
    let ground: Color?
    var name: String?
    if backing.isWritten || background["image"].isWritten {
      ground = backing.color
    } else {
      let field = background.color == nil ? background["color"] : background
      (ground, name) = (field.color?.alpha == 255 ? field.color : nil, field.text)
    }
    guard let ground else { return Contrast(ratio: color.contrast(with: .white), ground: " on white", needed: nil) }
    let ratio = color.contrast(with: ground)
    let isLarge = (size ?? 0) >= 18 || (weight ?? 0) >= 700
    let needed = isLarge ? "large text, needs 3" : "needs 4.5"
    return Contrast(ratio: ratio, ground: name.map { " on \($0)" } ?? "", needed: ratio < 4.5 ? needed : nil)
  }
}

extension PictureBuilder {
  private static let tileHeight = 74.0
  private static let specimenWidth = 58.0
  private static let gap = 12.0
  /// More styles than these are counted, not drawn.
  private static let greatestStyleCount = 40

  /// Draws a tile for each text style, and says what box holds the strip; nil where there is none.
  mutating func drawTextStyles(_ columns: inout Columns) -> Box? {
    let font = widget["font"]
    guard font.isWritten else { return nil }
    let shown = font.isUnreadable ? [font] : font.elements(first: Self.greatestStyleCount)
    guard !shown.isEmpty else { return nil }
    let place = columns.next(mayBeWide: shown.count > 2)
    let perRow = place.width > 500 ? 4 : 2
    let width = (place.width - Self.gap * Double(perRow - 1)) / Double(perRow)
    let top = place.y + 38
    drawStripHeading("Text", place)
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
      canvas.text(
        "and \(font.elementCount - shown.count) more",
        place.x,
        bottom + 16,
        TextAppearance(12),
        .role(.muted)
      )
      bottom += 20
    }
    return columns.end(place, at: bottom)
  }

  /// Names a strip.
  mutating func drawStripHeading(_ words: String, _ place: Columns.Place) {
    canvas.text(words, place.x, place.y + 29, TextAppearance(12, weight: 600), .role(.muted))
  }

  private mutating func drawTile(_ style: TextStyle, _ box: Box) {
    let severity = flags.severity(below: style.field.path)
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
      let appearance = TextAppearance(size, weight: isBold ? 600 : 400, isItalic: !line.isKnown)
      let ink = ink(line.severity, or: .role(isBold ? .ink : .muted))
      shows(line.fields) {
        $0.canvas.text(line.words, box.x + Self.specimenWidth + 10, y, appearance, ink, room: room)
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
    let (color, backing) = (style.color, style.backing)
    var lines: [Line] = []
    if let role = style.role { lines.append(Line(words: role, fields: [style.field["role"]])) }
    let family = style.field["family"]
    let font = [family] + [style.field["size"], style.field["weight"]].filter(\.isWritten)
    let fontSeverity = font.compactMap { flags.severity(at: $0.path) }.max()
    lines.append(Line(words: style.family, fields: font, isKnown: family.isKnown, severity: fontSeverity))
    let colors = [color] + (color.isMapping ? [style.light, style.dark] : []) + [backing].filter(\.isWritten)
    let severity = [flags.severity(below: color.path), flags.severity(at: backing.path)].compactMap { $0 }.max()
    guard let words = style.colors else {
      return lines + [Line(words: "color not described", fields: colors, isKnown: false, severity: severity)]
    }
    lines.append(Line(words: words, fields: colors, severity: severity))
    guard let contrast = style.contrast else { return lines }
    let ratio = "\(tenthsDown(contrast.ratio)) : 1\(contrast.ground)"
    // A finding that expects another value compares the color; others ask for a second one, or how it is written.
    let judged = [color, style.light, backing].compactMap { flags.severity(at: $0.path) { $0.expected != nil } }.max()
    let parts = [ratio, contrast.needed].compactMap { $0 }
    let whole = parts.joined(separator: ", ")
    // What is needed is never cut off.
    let fits = TextAppearance(11.5, weight: 600).width(whole) <= room
    return lines + (fits ? [whole] : parts).map { Line(words: $0, fields: [], isBold: true, severity: judged) }
  }

  /// A ratio rounded down, so that none looks better than it is.
  private func tenthsDown(_ ratio: Double) -> String {
    let (whole, tenth) = Int(ratio * 10).quotientAndRemainder(dividingBy: 10)
    return "\(whole).\(tenth)"
  }

  private mutating func drawSpecimen(_ style: TextStyle, _ box: Box) {
    let (dark, light) = (style.dark.color, style.light.color)
    let half = box.middle.y
    let upper: Outline = "M\(box.right) \(box.y)H\(box.x + 9)a9 9 0 0 0-9 9V"
    let round: Outline = "\(box.bottom - 9)a9 9 0 0 0 9 9H\(box.right)z"
    let whole: Outline = "\(upper)\(round)"
    canvas.path(whole, .fill(.fixed("#EFEFF2")))
    if let backing = style.backing.color { canvas.path(whole, .fill(.fixed(backing.hex), backing.opacity)) }
    if dark != nil { canvas.path("M\(box.right) \(half)H\(box.x)V\(round)", .fill(.fixed("#2B2B30"))) }
    let upperBox = Box(box.x, box.y, box.width, dark == nil ? box.height : box.height / 2)
    if let light {
      drawLetters(light, style, upperBox)
    } else {
      canvas.path(dark == nil ? whole : "\(upper)\(half)H\(box.right)z", .fill(.pattern(.hatch)))
      canvas.text("?", upperBox.middle.x, upperBox.middle.y + 8, TextAppearance(22, .middle), .faint)
    }
    if let dark { drawLetters(dark, style, Box(box.x, half, box.width, upperBox.height)) }
  }

  private mutating func drawLetters(_ color: Color, _ style: TextStyle, _ box: Box) {
    let size = min(style.size ?? 22, 34, box.height * 0.8)
    let appearance = TextAppearance(max(size, 1), weight: style.weight ?? 400, .middle)
    canvas.open("g", color.alpha == 255 ? [] : [("opacity", hundredths(color.opacity))])
    canvas.text("Aa", box.middle.x, box.middle.y + size * 0.36, appearance, .fixed(color.hex))
    canvas.close("g")
  }

  private func hundredths(_ value: Double) -> String {
    let digits = String(Int((value * 100).rounded()))
    return value >= 0.995 ? "1" : "0." + (digits.utf8.count < 2 ? "0" : "") + digits
  }
}
