/// `heights`: what the preferred content size is set to in each display mode.
enum Heights: CodePattern {
  static let field = "heights"

  private static let method =
    "func widgetActiveDisplayModeDidChange(_ mode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)"
  private static let objectiveCMethod =
    "- (void)widgetActiveDisplayModeDidChange:(NCWidgetDisplayMode)mode withMaximumSize:(CGSize)size"

  static let examples: [PatternExample] = [
    .swift(in: method, "preferredContentSize = maxSize", "{compact: maximum, expanded: maximum}"),
    .swift(
      in: method,
      """
      if mode == .compact {
        preferredContentSize = maxSize
      } else {
        preferredContentSize = CGSize(width: maxSize.width, height: 300)
      }
      """,
      "{compact: maximum, expanded: 300}"
    ),
    .swift(
      in: method,
      """
      switch mode {
      case .expanded: preferredContentSize = CGSize(width: 0, height: min(rows, maxSize.height))
      case .compact: preferredContentSize = CGSize(width: maxSize.width, height: 110.0)
      @unknown default: break
      }
      """,
      "{compact: 110, expanded: maximum}"
    ),
    .swift(
      in: method,
      "preferredContentSize = CGSize(width: 0, height: mode == .expanded ? 200 : maxSize.height)",
      "{compact: maximum, expanded: 200}"
    ),
    .swift(
      in: method,
      """
      guard mode == .expanded else { return preferredContentSize = maxSize }
      preferredContentSize = CGSize(width: maxSize.width, height: tableView.contentSize.height)
      """,
      "{compact: maximum, expanded: content}"
    ),
    .swift(in: method, "preferredContentSize = CGSize(width: maxSize.width, height: computed())", nil),
    .swift(
      in: method,
      "preferredContentSize = mode == .compact ? maxSize : CGSize(width: 0, height: 250)",
      "{compact: maximum, expanded: 250}"
    ),
    .swift(in: method, "preferredContentSize = isLarge ? maxSize : CGSize(width: 0, height: 250)", nil),
    .swift(
      in: method,
      "preferredContentSize.height = min(rows, maxSize.height)",
      "{compact: maximum, expanded: maximum}"
    ),
    .swift(
      in: method,
      """
      let isExpanded = mode == .expanded
      preferredContentSize = isExpanded ? CGSize(width: 0, height: 180) : maxSize
      """,
      "{compact: maximum, expanded: 180}"
    ),
    .swift(
      in: method,
      """
      let isCompact = mode == .compact
      if !isCompact { preferredContentSize = CGSize(width: 0, height: 190) } else { preferredContentSize = maxSize }
      """,
      "{compact: maximum, expanded: 190}"
    ),
    .swift("override func viewDidLoad() { preferredContentSize = CGSize(width: 320, height: 44) }", "{compact: 44}"),
    .objectiveC(
      in: objectiveCMethod,
      """
      if (mode == NCWidgetDisplayModeExpanded) { self.preferredContentSize = CGSizeMake(0.0, 220.0f); }
      else { self.preferredContentSize = size; }
      """,
      "{compact: maximum, expanded: 220}"
    ),
    .objectiveC(
      in: objectiveCMethod,
      "CGFloat height = [self heightOfRows];\nself.preferredContentSize = CGSizeMake(0, height + 30);",
      nil
    ),
    .objectiveC(
      in: objectiveCMethod,
      """
      if (mode == NCWidgetDisplayModeCompact) self.preferredContentSize = size;
      else self.preferredContentSize = CGSizeMake(0, 180);
      """,
      "{compact: maximum, expanded: 180}"
    ),
  ]

  static func read(_ widget: WidgetCode, _ facts: inout Facts) {
    guard let method = widget.displayModeHandler else { return readFixed(widget, &facts) }
    guard method.body.count <= CodeLimits.displayMode else {
      return facts.leaveOut(field, at: method.head.place, "the method is too long to tell")
    }
    let reader = HeightReader(widget, method)
    let branch = DisplayModeBranch(method)
    var found: [DisplayMode: [(height: String?, place: SourcePlace)]] = [:]
    for size in sizes(in: method) {
      for mode in branch.modes(at: size.token) {
        let height = size.isHeight ? reader.height(size.value, mode) : reader.heightOfSize(size.value, mode)
        found[mode, default: []].append((height, size.token.place))
      }
    }
    var heights: [(String, SourceValue)] = []
    for mode in DisplayMode.allCases {
      guard let all = found[mode], let first = all.first else { continue }
      if let height = first.height, all.allSatisfy({ $0.height == height }), height != "content" || mode == .expanded {
        heights.append((mode.rawValue, .scalar(height, at: first.place)))
      } else {
        facts.leaveOut("heights.\(mode.rawValue)", at: first.place, "it is computed")
      }
    }
    if !heights.isEmpty { facts.set(field, .mapping(heights)) }
  }

  /// An assignment of the preferred size, or of its height alone.
  private struct Size {
    let token: Cursor
    let value: Code
    let isHeight: Bool
  }

  private static func sizes(in method: Method) -> [Size] {
    method.body.compactMap { token in
      switch token.text {
      case "preferredContentSize" where token.isOwn:
        return token.assigned.map { Size(token: token, value: $0, isHeight: false) }
      case "height" where token[-1] == "." && token[-2] == "preferredContentSize":
        return token.assigned.map { Size(token: token, value: $0, isHeight: true) }
      case "setPreferredContentSize" where token[1] == ":":
        return Size(token: token, value: token.file.expression(from: token.index + 2), isHeight: false)
      default: return nil
      }
    }
  }

  /// The height of a widget without the display-mode method: one number, wherever it is set.
  private static func readFixed(_ widget: WidgetCode, _ facts: inout Facts) {
    let found = fixed(widget)
    guard let first = found.first, let lowest = widget.lowestVersion, lowest >= 10 else { return }
    let heights = Set(found.map(\.height))
    if heights.count == 1, let height = heights.first ?? nil {
      facts.set(field, .mapping([("compact", .scalar(height, at: first.token.place))]))
    } else {
      facts.leaveOut("heights.compact", at: first.token.place, "it is computed")
    }
  }

  /// Where the principal class sets the preferred size, with its height if that is a number.
  static func fixed(_ widget: WidgetCode) -> [(token: Cursor, height: String?)] {
    widget.ownMethods.flatMap { method in
      let reader = HeightReader(widget, method)
      return sizes(in: method).map { size in
        (size.token, size.isHeight ? reader.number(size.value) : reader.numberOfSize(size.value))
      }
    }
  }
}
