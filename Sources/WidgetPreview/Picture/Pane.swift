import LintCore

/// One state of a widget: what it asks for, and what the system makes of that.
struct Pane {
  /// The collapsed or the expanded state.
  enum Mode: String {
    case compact, expanded
  }

  /// The collapsed height, which the system sets, at the default text size.
  static let collapsedHeight = 110.0
  /// The greatest height on the screen that is drawn.
  static let greatestHeight = 616.0
  /// The height that is drawn where none is known.
  private static let nominalHeight = 220.0

  static let wallpaperTop = 58.0
  static let wallpaperWidth = 375.0
  static let cardWidth = 359.0
  static let headerHeight = 40.0
  private static let cardTop = wallpaperTop + 16
  private static let belowCard = 34.0

  let mode: Mode
  /// The wallpaper's left edge.
  let x: Double
  /// The field that says what height is asked for.
  let height: FieldView
  /// The body's height as the system shows it.
  let bodyHeight: Double
  /// How much hangs below the body of what is asked for.
  let overflow: Double
  /// Whether nobody knows the height.
  let isTorn: Bool

  init(_ mode: Mode, of widget: WidgetView) {
    self.mode = mode
    height = widget["heights"][mode.rawValue]
    let asked = height.number
    switch mode {
    case .compact:
      x = 54
      bodyHeight = Self.collapsedHeight
      overflow = min(max((asked ?? 0) - Self.collapsedHeight, 0), 120)
      isTorn = false
    case .expanded:
      x = 514
      bodyHeight = asked.map { min(max($0, Self.collapsedHeight), Self.greatestHeight) } ?? Self.nominalHeight
      overflow = min(max((asked ?? 0) - Self.greatestHeight, 0), 104)
      isTorn = asked == nil
    }
  }

  var isCollapsed: Bool { mode == .compact }
  var part: PicturePart { isCollapsed ? .collapsed : .expanded }
  var name: String { isCollapsed ? "Collapsed" : "Expanded" }

  /// The card's header.
  var header: Box { Box(x + 8, Self.cardTop, Self.cardWidth, Self.headerHeight) }
  /// The card below its header, as high as the system shows it.
  var body: Box { Box(x + 8, Self.cardTop + Self.headerHeight, Self.cardWidth, bodyHeight) }
  /// The part of the body that no tear reaches.
  var wholeBody: Box { isTorn ? Box(body.x, body.y, body.width, body.height - 12) : body }
  /// The wallpaper with the card and what hangs below it.
  var wallpaper: Box {
    let bottom = body.bottom + overflow + Self.belowCard
    return Box(x, Self.wallpaperTop, Self.wallpaperWidth, bottom - Self.wallpaperTop)
  }
  /// Where heights are dimensioned.
  var dimensionX: Double { x + 401 }

  /// What is below its name.
  var caption: String {
    switch (mode, height.number) {
    case (.compact, Self.collapsedHeight?): "110 pt, as the system shows it"
    case (.compact, let asked?): "asks for \(figure(asked)) pt; the system shows 110"
    case (.compact, nil): height.word == nil ? "always 110 pt" : "always 110 pt, the maximum as asked"
    case (.expanded, let asked?):
      if asked < Self.collapsedHeight {
        "\(figure(asked)) pt, and the system shows no less than 110"
      } else if asked > Self.greatestHeight {
        "\(figure(asked)) pt, and the system stops at 616"
      } else {
        "\(figure(asked)) pt"
      }
    case (.expanded, nil):
      switch height.word {
      case "content": "as high as its content, without a limit"
      case "maximum": "up to what the system grants"
      default: "height not described"
      }
    }
  }
}

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
