/// `heights`: what the preferred content size is set to in each display mode.
enum Heights: CodePattern {
  static let field = "heights"
  /// The most tokens of a method for display modes: for each height, those before it are looked at.
  private static let lengthLimit = 4_000

  static let examples: [PatternExample] = [
    example("preferredContentSize = maxSize", "{compact: maximum, expanded: maximum}"),
    example(
      """
      if mode == .compact {
        preferredContentSize = maxSize
      } else {
        preferredContentSize = CGSize(width: maxSize.width, height: 300)
      }
      """,
      "{compact: maximum, expanded: 300}"
    ),
    example(
      """
      switch mode {
      case .expanded: preferredContentSize = CGSize(width: 0, height: min(rows, maxSize.height))
      case .compact: preferredContentSize = CGSize(width: maxSize.width, height: 110.0)
      @unknown default: break
      }
      """,
      "{compact: 110, expanded: maximum}"
    ),
    example(
      "preferredContentSize = CGSize(width: 0, height: mode == .expanded ? 200 : maxSize.height)",
      "{compact: maximum, expanded: 200}"
    ),
    example(
      """
      guard mode == .expanded else { return preferredContentSize = maxSize }
      preferredContentSize = CGSize(width: maxSize.width, height: tableView.contentSize.height)
      """,
      "{compact: maximum, expanded: content}"
    ),
    example("preferredContentSize = CGSize(width: maxSize.width, height: computed())", nil),
    example(
      "preferredContentSize = mode == .compact ? maxSize : CGSize(width: 0, height: 250)",
      "{compact: maximum, expanded: 250}"
    ),
    example("preferredContentSize = isLarge ? maxSize : CGSize(width: 0, height: 250)", nil),
    example("preferredContentSize.height = min(rows, maxSize.height)", "{compact: maximum, expanded: maximum}"),
    example(
      """
      let isExpanded = mode == .expanded
      preferredContentSize = isExpanded ? CGSize(width: 0, height: 180) : maxSize
      """,
      "{compact: maximum, expanded: 180}"
    ),
    example(
      """
      let isCompact = mode == .compact
      if !isCompact { preferredContentSize = CGSize(width: 0, height: 190) } else { preferredContentSize = maxSize }
      """,
      "{compact: maximum, expanded: 190}"
    ),
    .swift("override func viewDidLoad() { preferredContentSize = CGSize(width: 320, height: 44) }", "{compact: 44}"),
    .objectiveC(
      """
      - (void)widgetActiveDisplayModeDidChange:(NCWidgetDisplayMode)mode withMaximumSize:(CGSize)size {
        if (mode == NCWidgetDisplayModeExpanded) { self.preferredContentSize = CGSizeMake(0.0, 220.0f); }
        else { self.preferredContentSize = size; }
      }
      """,
      "{compact: maximum, expanded: 220}"
    ),
    .objectiveC(
      """
      - (void)widgetActiveDisplayModeDidChange:(NCWidgetDisplayMode)mode withMaximumSize:(CGSize)size {
        CGFloat height = [self heightOfRows];
        self.preferredContentSize = CGSizeMake(0, height + 30);
      }
      """,
      nil
    ),
    .objectiveC(
      """
      - (void)widgetActiveDisplayModeDidChange:(NCWidgetDisplayMode)mode withMaximumSize:(CGSize)size {
        if (mode == NCWidgetDisplayModeCompact) self.preferredContentSize = size;
        else self.preferredContentSize = CGSizeMake(0, 180);
      }
      """,
      "{compact: maximum, expanded: 180}"
    ),
  ]

  private static func example(_ body: String, _ value: String?) -> PatternExample {
    .swift(
      """
      func widgetActiveDisplayModeDidChange(_ mode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize) {
      \(body)
      }
      """,
      value
    )
  }

  static func read(_ widget: WidgetCode, _ facts: inout Facts) {
    let name = "widgetActiveDisplayModeDidChange"
    guard let method = widget.handler(name, label: "withMaximumSize", objectiveC: name) else {
      return readFixed(widget, &facts)
    }
    let file = widget.code.files[method.file]
    guard method.body.count <= lengthLimit else {
      return facts.leaveOut(field, at: file.place(method.head), "the method is too long to tell")
    }
    let reader = HeightReader(widget, method)
    let branch = DisplayModeBranch(file, method)
    var found: [String: [(height: String?, place: SourcePlace)]] = [:]
    for (index, size) in sizes(in: method.body, file) {
      for mode in branch.modes(at: index) {
        let expression = Expression(file: method.file, range: size)
        let isHeight = file.isToken(index, "height")
        let height = isHeight ? reader.part(expression, mode: mode) : reader.height(expression, mode: mode)
        found[mode, default: []].append((height, file.place(index)))
      }
    }
    var heights: [(String, SourceValue)] = []
    for mode in ["compact", "expanded"] {
      guard let all = found[mode], let first = all.first else { continue }
      if let height = first.height, all.allSatisfy({ $0.height == height }), height != "content" || mode == "expanded" {
        heights.append((mode, .scalar(height, at: first.place)))
      } else {
        facts.leaveOut("heights.\(mode)", at: first.place, "it is computed")
      }
    }
    if !heights.isEmpty { facts.set(field, .mapping(heights)) }
  }

  /// The assignments of the preferred size in some tokens.
  private static func sizes(in body: Range<Int>, _ file: CodeFile) -> [(index: Int, size: Range<Int>)] {
    body.compactMap { index in
      if file.isToken(index, "preferredContentSize"), file.isToken(index + 1, "="),
        !file.isToken(index - 1, ".") || file.isToken(index - 2, "self")
      {
        return (index, file.assigned(index + 1))
      }
      if file.isToken(index, "height"), file.isToken(index - 1, "."), file.isToken(index - 2, "preferredContentSize"),
        file.isToken(index + 1, "=")
      {
        return (index, file.assigned(index + 1))
      }
      guard file.isToken(index, "setPreferredContentSize"), file.isToken(index + 1, ":") else { return nil }
      return (index, index + 2..<file.expressionEnd(from: index + 2))
    }
  }

  /// The height of a widget without the display-mode method: one number, wherever it is set.
  private static func readFixed(_ widget: WidgetCode, _ facts: inout Facts) {
    let found = fixed(widget)
    guard let first = found.first, let lowest = widget.lowestVersion, lowest >= 10 else { return }
    let place = widget.code.files[first.method.file].place(first.index)
    let heights = Set(found.map(\.height))
    if heights.count == 1, let height = heights.first ?? nil {
      facts.set(field, .mapping([("compact", .scalar(height, at: place))]))
    } else {
      facts.leaveOut("heights.compact", at: place, "it is computed")
    }
  }

  /// Where the principal class sets the preferred size, with its height where that is a number.
  static func fixed(_ widget: WidgetCode) -> [(method: Method, index: Int, height: String?)] {
    widget.principal.flatMap { widget.code.methods[$0] ?? [] }.flatMap { method in
      let file = widget.code.files[method.file]
      let reader = HeightReader(widget, method)
      return sizes(in: method.body, file).map { index, size in
        let expression = Expression(file: method.file, range: size)
        let isHeight = file.isToken(index, "height")
        return (method, index, isHeight ? reader.numberPart(expression) : reader.number(expression))
      }
    }
  }
}
