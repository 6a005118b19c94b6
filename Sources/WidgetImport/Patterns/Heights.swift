/// `heights`: the height of the preferred content size in each display mode.
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
      "child.preferredContentSize.height = 44\npreferredContentSize = CGSize(width: 0, height: 110 as CGFloat)",
      "{compact: 110, expanded: 110}"
    ),
    .swift(in: method, "#if (A)\npreferredContentSize = CGSize(width: 0, height: CGFloat(110))\n#endif", nil),
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
    .swift(
      in: method,
      "var size = maxSize\nif mode == .expanded { size.height = 200 }\npreferredContentSize = size",
      "{compact: maximum, expanded: 200}"
    ),
    .swift(
      in: method,
      "var size = maxSize\nsize.height = 200\nif isLarge { size.height = 300 }\npreferredContentSize = size",
      nil
    ),
    .swift(
      in: method,
      """
      var height: CGFloat = 110
      if mode == .expanded { height = 250 }
      preferredContentSize = CGSize(width: 0, height: height)
      """,
      "{compact: 110, expanded: 250}"
    ),
    .swift(
      in: method,
      "preferredContentSize = CGSize(width: 0, height: min(mode == .expanded ? 280 : 110, 240))",
      "{compact: 110, expanded: 240}"
    ),
    .swift(
      in: method,
      """
      let height: CGFloat = mode == .compact ? 110 : 220
      preferredContentSize = CGSize(width: maxSize.width, height: height)
      """,
      "{compact: 110, expanded: 220}"
    ),
    .swift(
      in: method,
      """
      let largest = extensionContext?.widgetMaximumSize(for: mode) ?? .zero
      preferredContentSize = extensionContext!.widgetMaximumSize(for: .compact)
      """,
      "{compact: maximum}"
    ),
    .swift(
      in: method,
      """
      guard let largest = extensionContext?.widgetMaximumSize(for: mode) else { return }
      preferredContentSize = CGSize(width: largest.width, height: largest.height)
      """,
      "{compact: maximum, expanded: maximum}"
    ),
    .objectiveC(
      in: objectiveCMethod,
      """
      CGSize wanted = size;
      if (mode == NCWidgetDisplayModeExpanded) { wanted.height = 240; }
      self.preferredContentSize = wanted;
      """,
      "{compact: maximum, expanded: 240}"
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
      "[child setPreferredContentSize:CGSizeMake(0, 44)];\n[self setPreferredContentSize:size];",
      "{compact: maximum, expanded: maximum}"
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
    guard let method = widget.displayModeHandler else {
      // Without display modes, one number wherever it is set.
      let readings = widget.lowestVersion ?? 0 < 10 ? [] : fixed(widget).map { ($0.height, $0.token.place) }
      return facts.set("heights.compact", agreed: readings, otherwise: "it is computed")
    }
    guard method.body.count <= Limits.displayMode else {
      return facts.leaveOut(field, at: method.head.place, "the method is too long to tell")
    }
    let (reader, branch) = (HeightReader(widget, method), DisplayModeBranch(method))
    var found: [DisplayMode: [Reading]] = [:]
    for size in reader.sizes {
      for mode in branch.modes(at: size.token) {
        found[mode, default: []].append((reader.height(size, mode), size.token.place))
      }
    }
    for mode in DisplayMode.allCases {
      facts.set("heights.\(mode)", agreed: found[mode] ?? [], otherwise: "it is computed")
    }
  }

  /// Where the principal class sets the preferred size, with its height if that is a number.
  static func fixed(_ widget: WidgetCode) -> [(token: Cursor, height: String?)] {
    widget.ownMethods.flatMap { method in
      let reader = HeightReader(widget, method)
      return reader.sizes.map { ($0.token, reader.number($0)) }
    }
  }
}
