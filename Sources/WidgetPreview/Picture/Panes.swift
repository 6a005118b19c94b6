import LintCore

extension PictureBuilder {
  /// Draws a state of the widget, and says where it ends.
  mutating func draw(_ pane: Pane) -> Double {
    drawNames(pane)
    canvas.keepsLight = true
    drawCard(pane)
    drawBackground(pane)
    drawMargins(pane)
    let box = contentBox(pane)
    drawContent(pane, box)
    drawAlignment(pane)
    drawHeader(pane)
    drawBackgroundName(pane)
    drawOverflow(pane)
    drawMarginFigures(pane)
    if !widget.declaresExpanded, !pane.isCollapsed { drawNeverShown(pane) }
    canvas.keepsLight = false
    drawHeight(pane)
    return pane.isCollapsed ? pane.wallpaper.bottom : drawScreenEnd(pane)
  }

  /// Says that there is no expanded state, and where that ends.
  mutating func drawNoExpandedState() -> Double {
    let mode = widget["largestDisplayMode"]
    drawName("Expanded", 514, .expanded)
    let byDefault = mode.isWritten ? "" : " by default"
    let words = mode.isUnreadable ? "unknown: largestDisplayMode cannot be read" : "none: largestDisplayMode is compact"
    shows([mode, widget["heights"]["expanded"]]) {
      $0.canvas.text(words + byDefault, 514, 43, TextAppearance(12), .role(.muted))
    }
    return 66
  }

  private mutating func drawNames(_ pane: Pane) {
    drawName(pane.name, pane.x, pane.part)
    func drawCaption(_ builder: inout PictureBuilder) {
      builder.canvas.text(pane.caption, pane.x, 43, TextAppearance(12), .role(.muted))
    }
    if pane.isCollapsed { return drawCaption(&self) }
    shows(widget["largestDisplayMode"]) { $0.shows(pane.height, drawCaption) }
  }

  private mutating func drawName(_ name: String, _ x: Double, _ part: PicturePart) {
    let appearance = TextAppearance(17, weight: 600)
    let path = part == .expanded ? "/largestDisplayMode" : ""
    let severity = part == .expanded ? flags.severity(at: path) : nil
    canvas.text(name, x, 24, appearance, ink(severity, or: .role(.ink)))
    places.add(path, Point(x + appearance.width(name) + 18, 18), .right, part)
  }

  private mutating func drawCard(_ pane: Pane) {
    canvas.rect(pane.wallpaper, corners: 18, .fill(.pattern(.wallpaper)))
    let header = pane.header
    let card = Box(header.x, header.y, header.width, header.height + pane.bodyHeight)
    let top: Outline = "a13 13 0 0 1 13-13h\(card.width - 26)a13 13 0 0 1 13 13"
    let outline: Outline = "M\(card.x) \(card.y + 13)\(top)V\(Self.bottom(of: card, isTorn: pane.isTorn))z"
    canvas.path(outline, .fill(.fixed("#F7F7F7"), 0.86))
    canvas.path("M\(header.x) \(header.bottom)v-27\(top)v27z", .fill(.white, 0.42))
  }

  /// The outline of a body: square above, round or torn below.
  static func outline(ofBody box: Box, isTorn: Bool) -> Outline {
    "M\(box.x) \(box.y)h\(box.width)V\(bottom(of: box, isTorn: isTorn))z"
  }

  /// The end of the outline of a body or card: its lower edge is torn where nobody knows how high it is.
  private static func bottom(of box: Box, isTorn: Bool) -> Outline {
    guard isTorn else {
      return "\(box.bottom - 13)a13 13 0 0 1-13 13H\(box.x + 13)a13 13 0 0 1-13-13"
    }
    let waves = 14
    let length = box.width / Double(waves)
    // Each end is written by itself, so that rounding does not add up.
    let y = box.bottom - 6
    return (1...waves).reduce(into: "\(y)") { path, wave in
      let (from, to) = (box.right - length * Double(wave - 1), box.right - length * Double(wave))
      let peak = y + (wave.isMultiple(of: 2) ? -12 : 12)
      path += "Q\((from + to) / 2) \(peak) \(to) \(y)"
    }
  }

  private mutating func drawNeverShown(_ pane: Pane) {
    let words = "never shown: largestDisplayMode is compact"
    let center = Point(pane.wallpaper.middle.x, Pane.wallpaperTop + 8)
    let red = Paint.fill(.role(.error))
    shows(widget["largestDisplayMode"]) {
      $0.pill(words, at: center, TextAppearance(11, weight: 600, .middle), .white, fill: red)
    }
  }

  private mutating func drawOverflow(_ pane: Pane) {
    guard pane.overflow > 0 else { return }
    let severity = flags.severity(at: pane.height.path)
    let box = Box(pane.body.x, pane.body.bottom, pane.body.width, pane.overflow)
    let radius = min(13, box.height / 2)
    let corner: Outline = "a\(radius) \(radius) 0 0 1-\(radius)"
    let lower: Outline = "V\(box.bottom - radius)\(corner) \(radius)h\(2 * radius - box.width)\(corner)-\(radius)z"
    let outline: Outline = "M\(box.x) \(box.y)H\(box.right)\(lower)"
    shows(pane.height) { builder in
      builder.canvas.path(outline, .fill(.pattern(Pattern.overflow(severity))))
      builder.canvas.path(outline, .stroke(builder.ink(severity, or: .role(.dimension)), 1.4))
      if !pane.isCollapsed, box.height >= 20 {
        builder.pill("the system stops at 616", at: box.middle, TextAppearance(11, .middle), .cardInk)
      }
    }
  }
}
