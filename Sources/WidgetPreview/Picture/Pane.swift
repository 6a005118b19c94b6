import WidgetLint

/// One state of a widget: what it requests, and how the system shows that.
struct Pane {
  /// The collapsed or the expanded state.
  enum Mode: String {
    case compact, expanded
  }

  /// The collapsed height, which the system sets, in points at the default text size.
  static let collapsedHeight = 110.0
  /// The greatest height on the screen that is drawn, in points.
  static let greatestHeight = 616.0
  /// The height that is drawn if none is known, in points.
  private static let nominalHeight = 220.0

  /// The left edges of the two columns.
  static let leftX = 54.0
  static let rightX = 514.0
  private static let wallpaperTop = 58.0
  private static let wallpaperWidth = 375.0
  static let cardWidth = 359.0
  private static let headerHeight = 40.0
  private static let cardTop = wallpaperTop + 16
  private static let belowCard = 34.0

  let mode: Mode
  /// The wallpaper's left edge.
  let x: Double
  /// The field that requests a height.
  let height: FieldView
  /// The height of the body as the system shows it.
  let bodyHeight: Double
  /// The height that hangs below the body, requested but not shown.
  let overflow: Double
  /// Whether the height is unknown, so that the lower edge is torn.
  let isTorn: Bool
  /// The height of the scene's views that is below the body.
  let cutHeight: Double

  init(_ mode: Mode, of widget: WidgetView, sceneHeight: Double? = nil) {
    self.mode = mode
    height = widget["heights"][mode.rawValue]
    let asked = height.number
    let shown = sceneHeight ?? 0
    let isCollapsed = mode == .compact
    let greatest = isCollapsed ? Self.collapsedHeight : Self.greatestHeight
    // If no height is known, the whole scene is shown above the tear.
    let wanted = asked ?? max(Self.nominalHeight, shown + 20)
    x = isCollapsed ? Self.leftX : Self.rightX
    bodyHeight = min(max(wanted, Self.collapsedHeight), greatest)
    cutHeight = max(shown - bodyHeight, 0)
    overflow = min(max((asked ?? 0) - greatest, cutHeight), isCollapsed ? 120 : 104)
    isTorn = asked == nil && !isCollapsed
  }

  var isCollapsed: Bool { mode == .compact }

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
  /// The x-coordinate of height dimensions.
  var dimensionX: Double { x + 401 }

  /// The words below the state's name.
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

  /// The outline of the body: square above, round or torn below.
  var outline: Markup { "M\(body.x) \(body.y)h\(body.width)V\(bottom)z" }

  /// The end of the outline of a body or card, torn if the height is unknown.
  var bottom: Markup {
    guard isTorn else { return "\(body.bottom - 13)a13 13 0 0 1-13 13H\(body.x + 13)a13 13 0 0 1-13-13" }
    let waves = 14
    let length = body.width / Double(waves)
    // Rounds each end by itself, so that errors do not add up.
    let y = body.bottom - 6
    return (1...waves).reduce(into: "\(y)") { path, wave in
      let (from, to) = (body.right - length * Double(wave - 1), body.right - length * Double(wave))
      path += "Q\((from + to) / 2) \(wave.isMultiple(of: 2) ? y - 12 : y + 12) \(to) \(y)"
    }
  }
}

extension PictureBuilder {
  /// Draws a state of the widget, and returns its lower edge.
  func draw(_ pane: Pane) -> Double {
    drawName(pane.mode)
    if pane.isCollapsed {
      drawCaption(pane.caption, pane.x)
    } else {
      shows(widget["largestDisplayMode"]) { shows(pane.height) { drawCaption(pane.caption, pane.x) } }
    }
    canvas.keepsLight = true
    drawCard(pane)
    drawBackground(pane)
    let box = contentBox(pane)
    drawMargins(pane, box)
    drawContent(pane, box)
    drawAlignment(pane)
    drawHeader(pane)
    drawBackgroundName(pane)
    drawOverflow(pane)
    drawMarginFigures(pane, box)
    if !widget.declaresExpanded, !pane.isCollapsed {
      let center = Point(pane.wallpaper.middle.x, pane.wallpaper.y + 8)
      let (appearance, red) = (TextAppearance(size: 11, weight: 600, anchor: .middle), Paint.fill(.error))
      let mode = widget["largestDisplayMode"]
      let words = mode.isUnreadable ? "largestDisplayMode cannot be read" : "never shown: largestDisplayMode is compact"
      shows(mode) { canvas.pill(words, at: center, appearance, .white, fill: red) }
    }
    canvas.keepsLight = false
    drawHeight(pane)
    return pane.isCollapsed ? pane.wallpaper.bottom : drawScreenEnd(pane)
  }

  /// Writes that there is no expanded state, and returns the lower edge.
  func drawNoExpandedState() -> Double {
    let mode = widget["largestDisplayMode"]
    drawName(.expanded)
    let byDefault = mode.isWritten ? "" : " by default"
    let words = mode.isUnreadable ? "unknown: largestDisplayMode cannot be read" : "none: largestDisplayMode is compact"
    shows([mode, widget["heights"]["expanded"]]) { drawCaption(words + byDefault, Pane.rightX) }
    return 66
  }

  private func drawCaption(_ words: String, _ x: Double) { canvas.text(words, x, 43, TextAppearance(size: 12), .muted) }

  private func drawName(_ mode: Pane.Mode) {
    let appearance = TextAppearance(size: 17, weight: 600)
    let isCollapsed = mode == .compact
    let (name, x) = isCollapsed ? ("Collapsed", Pane.leftX) : ("Expanded", Pane.rightX)
    let path = isCollapsed ? "" : "/largestDisplayMode"
    canvas.text(name, x, 24, appearance, Ink(isCollapsed ? nil : flags.severity(at: path), or: .ink))
    mark(path, Point(x + appearance.width(name) + 18, 18), .right)
  }

  private func drawCard(_ pane: Pane) {
    canvas.rect(pane.wallpaper, corners: 18, .fill(.wallpaper))
    let header = pane.header
    let top: Markup = "a13 13 0 0 1 13-13h\(header.width - 26)a13 13 0 0 1 13 13"
    canvas.path("M\(header.x) \(header.y + 13)\(top)V\(pane.bottom)z", .fill(Ink("#F7F7F7"), 0.86))
    canvas.path("M\(header.x) \(header.bottom)v-27\(top)v27z", .fill(.white, 0.42))
  }

  private func drawOverflow(_ pane: Pane) {
    guard pane.overflow > 0 else { return }
    let severity = flags.severity(at: pane.height.path)
    let box = Box(pane.body.x, pane.body.bottom, pane.body.width, pane.overflow)
    let radius = min(13, box.height / 2)
    let corner: Markup = "a\(radius) \(radius) 0 0 1-\(radius)"
    let lower: Markup = "V\(box.bottom - radius)\(corner) \(radius)h\(2 * radius - box.width)\(corner)-\(radius)z"
    let outline: Markup = "M\(box.x) \(box.y)H\(box.right)\(lower)"
    shows(pane.height) {
      canvas.path(outline, .fill(.overflow(severity)))
      canvas.path(outline, .stroke(Ink(severity, or: .dimension), 1.4))
      let isTooHigh = (pane.height.number ?? 0) > Pane.greatestHeight
      if box.height >= 20, pane.cutHeight > 0 || isTooHigh, !pane.isCollapsed || pane.cutHeight > 0 {
        let words =
          isTooHigh ? "the system stops at 616" : "\(figure(pane.cutHeight.rounded())) pt of the views are cut off"
        canvas.pill(words, at: box.middle, TextAppearance(size: 11, anchor: .middle))
      }
    }
  }
}
