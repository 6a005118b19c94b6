import WidgetLint

/// A text style of a widget, as its tile shows it.
struct TextStyle {
  let field: FieldView
  let widget: WidgetView

  var role: String? { field["role"].text.flatMap { ShownText.isBlank($0) ? nil : $0 } }
  var color: FieldView { field["color"] }
  /// The color on a light background.
  var light: FieldView { color["light"] }
  /// The color on a dark background.
  var dark: FieldView { color["dark"] }
  var backing: FieldView { field["backing"] }

  /// Its size in points.
  var size: Double? { field["size"].number }

  /// Its weight, as the number that style sheets use.
  var weight: Int? {
    field["weight"].word.flatMap { word in
      let words = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
      return words.firstIndex(of: word).map { ($0 + 1) * 100 }
    }
  }

  /// The font's name, and its size and weight if described.
  var font: [String] {
    let name =
      field["family"].text.map { name in
        ShownText.isBlank(name) ? "?" : name.utf8.count == 6 && name.lowercased() == "system" ? "system font" : name
      } ?? "font not described"
    let numbers = [size.map(figure), field["weight"].word].compactMap { $0 }.joined(separator: " ")
    return numbers.isEmpty ? [name] : [name, numbers]
  }

  /// The colors as written; nil if there are none.
  var colors: String? {
    let written = [light, dark, backing].map { $0.color == nil ? nil : $0.text }
    if written.allSatisfy({ $0 == nil }) { return nil }
    return (written[0] ?? "?") + (written[1].map { " / \($0)" } ?? "") + (written[2].map { " on \($0)" } ?? "")
  }

  /// Its contrast, and the required contrast if that is higher; empty if the color is unknown.
  var contrast: [String] {
    guard let color = light.color else { return [] }
    let ground: Color?
    var name = ""
    if backing.isWritten || widget["background"]["image"].isWritten {
      ground = backing.color
    } else {
      let field = widget.backgroundColor
      ground = field?.color.flatMap { $0.alpha == 255 ? $0 : nil }
      name = field?.text.map { " on \($0)" } ?? ""
    }
    let ratio = color.contrast(with: ground ?? .white)
    // Rounded down, so that no contrast looks better than it is.
    let (whole, tenth) = Int(ratio * 10).quotientAndRemainder(dividingBy: 10)
    let words = "\(whole).\(tenth) : 1\(ground == nil ? " on white" : name)"
    if ground == nil || ratio >= 4.5 { return [words] }
    let isLarge = (size ?? 0) >= 18 || (weight ?? 0) >= 700
    return [words, isLarge ? "large text, needs 3" : "needs 4.5"]
  }
}

extension PictureBuilder {
  private static let specimenWidth = 58.0
  private static let gap = 12.0
  /// The most styles to draw; the rest is only counted.
  private static let greatestStyleCount = 40

  /// Draws a tile for each text style.
  func drawTextStyles() {
    let font = widget["font"]
    let shown = (font.isUnreadable ? [font] : font.elements).prefix(Self.greatestStyleCount)
    guard !shown.isEmpty else { return }
    addStrip(.text, "Text", mayBeWide: shown.count > 2) { place in
      let perRow = place.width > 500 ? 4 : 2
      let width = (place.width - Self.gap * Double(perRow - 1)) / Double(perRow)
      let tiles = Tiling(columns: perRow, size: (width, 74), spacing: (Self.gap, Self.gap))
      let top = Box(place.x, place.y + 38, place.width, 0)
      for (index, field) in shown.enumerated() {
        let box = tiles.cell(index, in: top)
        mark(field.path, Point(box.right - 13, box.y - 1), .left)
        shows([field] + absentParts(of: field)) { drawTile(TextStyle(field: field, widget: widget), box) }
      }
      let bottom = top.y + tiles.height(of: shown.count)
      let hiddenCount = font.elements.count - shown.count
      guard hiddenCount > 0 else { return bottom }
      canvas.text("and \(hiddenCount) more", place.x, bottom + 16, TextAppearance(size: 12), .muted)
      return bottom + 20
    }
  }

  private func drawTile(_ style: TextStyle, _ box: Box) {
    let severity = flags.severity(below: style.field.path)
    canvas.rect(box, corners: 9, .fill(.chip))
    canvas.keepsLight = true
    drawSpecimen(style, Box(box.x, box.y, Self.specimenWidth, box.height))
    canvas.keepsLight = false
    canvas.rect(box, corners: 9, .stroke(Ink(severity, or: .rule), severity == nil ? 1 : 1.6))
    let (x, room) = (box.x + Self.specimenWidth + 10, box.width - Self.specimenWidth - 18)
    let lines = lines(of: style, room: room)
    let (pitch, size) = lines.count > 4 ? (13.0, 10.5) : (15, 11.5)
    let first = box.middle.y - pitch * Double(lines.count - 1) / 2 + size * 0.36 + 1
    for (index, line) in lines.enumerated() {
      let isBold = index == 0 || line.isBold
      let weight = isBold ? 600 : 400
      let appearance = TextAppearance(size: size, weight: weight, isItalic: !line.isKnown, isComposed: line.isComposed)
      let ink = Ink(line.severity, or: isBold ? .ink : .muted)
      shows(line.fields) { canvas.text(line.words, x, first + pitch * Double(index), appearance, ink, room: room) }
    }
  }

  /// A line of a tile.
  private struct Line {
    let words: String
    var fields: [FieldView] = []
    var isKnown = true
    var isBold = false
    var isComposed = false
    var severity: Severity?
  }

  private func lines(of style: TextStyle, room: Double) -> [Line] {
    let (color, backing) = (style.color, style.backing)
    var lines: [Line] = []
    if let role = style.role { lines.append(Line(words: role, fields: [style.field["role"]])) }
    let family = style.field["family"]
    let font = [family] + [style.field["size"], style.field["weight"]].filter(\.isWritten)
    let fontSeverity = font.compactMap { flags.severity(at: $0.path) }.max()
    let contrast = style.contrast
    let whole = style.font.joined(separator: ", ")
    // Size and weight get a line of their own if they would be cut off and there is space.
    let isOne = TextAppearance(size: 11.5, weight: 600).width(whole) <= room || lines.count + contrast.count > 2
    for (index, words) in (isOne ? [whole] : style.font).enumerated() {
      let isKnown = index > 0 || family.isKnown
      lines.append(Line(words: words, fields: font, isKnown: isKnown, isComposed: true, severity: fontSeverity))
    }
    let fields = [color] + (color.isMapping ? [style.light, style.dark] : []) + [backing].filter(\.isWritten)
    let severity = [flags.severity(below: color.path), flags.severity(at: backing.path)].compactMap { $0 }.max()
    let colors = style.colors
    let words = colors ?? "color not described"
    lines.append(Line(words: words, fields: fields, isKnown: colors != nil, severity: severity))
    if contrast.isEmpty { return lines }
    // Only findings that expect another value are about contrast; others ask for a second color or another spelling.
    let judged = [color, style.light, backing].compactMap { flags.severity(at: $0.path) { $0.expected != nil } }.max()
    let wholeContrast = contrast.joined(separator: ", ")
    // The required contrast must not be cut off.
    let fits = TextAppearance(size: 11.5, weight: 600).width(wholeContrast) <= room
    return lines + (fits ? [wholeContrast] : contrast).map { Line(words: $0, isBold: true, severity: judged) }
  }

  private func drawSpecimen(_ style: TextStyle, _ box: Box) {
    let (dark, light) = (style.dark.color, style.light.color)
    let left: Markup = "a9 9 0 0 0-9 9V\(box.bottom - 9)a9 9 0 0 0 9 9"
    let whole: Markup = "M\(box.right) \(box.y)H\(box.x + 9)\(left)H\(box.right)z"
    canvas.path(whole, .fill(Ink("#EFEFF2")))
    if let backing = style.backing.color { canvas.path(whole, .fill(Ink(backing.hex), backing.opacity)) }
    let upper = Box(box.x, box.y, box.width, dark == nil ? box.height : box.height / 2)
    if let light {
      drawLetters(light, style, upper)
    } else {
      clip(to: upper) { canvas.path(whole, .fill(.hatch)) }
      canvas.text("?", upper.middle.x, upper.middle.y + 8, TextAppearance(size: 22, anchor: .middle), .faint)
    }
    guard let dark else { return }
    let lower = Box(box.x, upper.bottom, box.width, upper.height)
    clip(to: lower) { canvas.path(whole, .fill(Ink("#2B2B30"))) }
    drawLetters(dark, style, lower)
  }

  private func drawLetters(_ color: Color, _ style: TextStyle, _ box: Box) {
    let size = min(style.size ?? 22, 34, box.height * 0.8)
    let appearance = TextAppearance(size: max(size, 1), weight: style.weight ?? 400, anchor: .middle)
    canvas.add(color.alpha == 255 ? "<g>" : "<g opacity=\"\(Canvas.opacity(color.opacity))\">")
    canvas.text("Aa", box.middle.x, box.middle.y + size * 0.36, appearance, Ink(color.hex))
    canvas.add("</g>")
  }
}
