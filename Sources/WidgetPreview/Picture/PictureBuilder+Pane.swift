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
    drawName("Expanded", 514)
    let byDefault = mode.isWritten ? "" : " by default"
    let words = mode.isUnreadable ? "unknown: largestDisplayMode cannot be read" : "none: largestDisplayMode is compact"
    shows([mode, widget["heights"]["expanded"]]) {
      $0.canvas.text(words + byDefault, 514, 43, Lettering(12), .role(.muted))
    }
    return 66
  }

  private mutating func drawNames(_ pane: Pane) {
    drawName(pane.name, pane.x)
    if pane.isCollapsed {
      canvas.text(pane.caption, pane.x, 43, Lettering(12), .role(.muted))
    } else {
      shows(widget["largestDisplayMode"]) { builder in
        builder.shows(pane.height) {
          $0.canvas.text(pane.caption, pane.x, 43, Lettering(12), .role(.muted))
        }
      }
    }
  }

  private mutating func drawName(_ name: String, _ x: Double) {
    let lettering = Lettering(17, weight: 600)
    let isExpanded = name == "Expanded"
    let severity = isExpanded ? flags.severity(at: "/largestDisplayMode") : nil
    canvas.text(name, x, 24, lettering, ink(severity, or: .role(.ink)))
    let end = Point(x + lettering.width(name) + 18, 18)
    places.add(isExpanded ? "/largestDisplayMode" : "", end, .right, isExpanded ? .expanded : .collapsed)
  }

  private mutating func drawCard(_ pane: Pane) {
    canvas.rect(pane.wallpaper, corners: 18, .fill(.pattern(.wallpaper)))
    let header = pane.header
    canvas.path(
      Self.outline(Box(header.x, header.y, header.width, 40 + pane.bodyHeight), isTorn: pane.isTorn),
      Self.card
    )
    let (x, y) = (tenths(header.x), tenths(header.bottom))
    canvas.path("M\(x) \(y)v-27a13 13 0 0 1 13-13h333a13 13 0 0 1 13 13v27z", .fill(.white, 0.42))
  }

  private static let card = Paint.fill(.fixed("#F7F7F7"), 0.86)

  /// The outline of a card with round corners, its lower edge torn where nobody knows how high it is.
  private static func outline(_ box: Box, isTorn: Bool) -> String {
    "M\(tenths(box.x)) \(tenths(box.y + 13))a13 13 0 0 1 13-13h\(tenths(box.width - 26))a13 13 0 0 1 13 13"
      + "V\(bottom(of: box, isTorn: isTorn))z"
  }

  /// The outline of a body: square above, round or torn below.
  static func outline(ofBody box: Box, isTorn: Bool) -> String {
    "M\(tenths(box.x)) \(tenths(box.y))h\(tenths(box.width))V\(bottom(of: box, isTorn: isTorn))z"
  }

  private static func bottom(of box: Box, isTorn: Bool) -> String {
    guard isTorn else {
      return "\(tenths(box.bottom - 13))a13 13 0 0 1-13 13H\(tenths(box.x + 13))a13 13 0 0 1-13-13"
    }
    let waves = 14
    let length = box.width / Double(waves)
    // Each end is written by itself, so that rounding does not add up.
    return (1...waves).reduce(into: tenths(box.bottom - 6)) { path, wave in
      let (from, to) = (box.right - length * Double(wave - 1), box.right - length * Double(wave))
      let y = box.bottom - 6
      let peak = y + (wave.isMultiple(of: 2) ? -12 : 12)
      path += "Q\(tenths((from + to) / 2)) \(tenths(peak)) \(tenths(to)) \(tenths(y))"
    }
  }

  private mutating func drawNeverShown(_ pane: Pane) {
    let words = "never shown: largestDisplayMode is compact"
    let center = Point(pane.wallpaper.middle.x, Pane.wallpaperTop + 8)
    let red = Paint.fill(.role(.error))
    shows(widget["largestDisplayMode"]) {
      $0.pill(words, at: center, Lettering(11, weight: 600, .middle), .white, fill: red)
    }
  }

  private mutating func drawOverflow(_ pane: Pane) {
    guard pane.overflow > 0 else { return }
    let severity = flags.severity(at: pane.height.path)
    let box = Box(pane.body.x, pane.body.bottom, pane.body.width, pane.overflow)
    let radius = min(13, box.height / 2)
    let (round, width) = (tenths(radius), tenths(box.width - 2 * radius))
    let outline =
      "M\(tenths(box.x)) \(tenths(box.y))H\(tenths(box.right))V\(tenths(box.bottom - radius))"
      + "a\(round) \(round) 0 0 1-\(round) \(round)h-\(width)a\(round) \(round) 0 0 1-\(round)-\(round)z"
    shows(pane.height) { builder in
      builder.canvas.path(outline, .fill(.pattern(Pattern.overflow(severity))))
      builder.canvas.path(outline, .stroke(builder.ink(severity, or: .role(.dimension)), 1.4))
      if !pane.isCollapsed, box.height >= 20 {
        builder.pill("the system stops at 616", at: box.middle, Lettering(11, .middle), .cardInk)
      }
    }
  }
}
