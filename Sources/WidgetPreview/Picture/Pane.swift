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
