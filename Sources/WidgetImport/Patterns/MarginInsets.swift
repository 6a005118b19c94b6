/// `marginInsets`: what the margin insets method returns, as far as its sides are numbers.
enum MarginInsets: CodePattern {
  static let field = "marginInsets"

  static let examples: [PatternExample] = [
    .swift(
      "func widgetMarginInsets(forProposedMarginInsets proposed: UIEdgeInsets) -> UIEdgeInsets { return .zero }",
      "zero"
    ),
    .swift(
      "func widgetMarginInsets(forProposedMarginInsets proposed: UIEdgeInsets) -> UIEdgeInsets { proposed }",
      "default"
    ),
    .swift(
      """
      func widgetMarginInsets(forProposedMarginInsets proposed: UIEdgeInsets) -> UIEdgeInsets {
        return UIEdgeInsets(top: 8, left: 16, bottom: 0, right: 16)
      }
      """,
      "{top: 8, leading: 16, bottom: 0, trailing: 16}"
    ),
    .swift(
      """
      func widgetMarginInsets(forProposedMarginInsets proposed: UIEdgeInsets) -> UIEdgeInsets {
        var insets = proposed
        insets.bottom = 10
        return insets
      }
      """,
      "{bottom: 10}"
    ),
    .swift(
      """
      func widgetMarginInsets(forProposedMarginInsets proposed: UIEdgeInsets) -> UIEdgeInsets {
        var insets = proposed
        insets.bottom = insets.top
        return insets
      }
      """,
      nil
    ),
    .swift(
      """
      func widgetMarginInsets(forProposedMarginInsets proposed: UIEdgeInsets) -> UIEdgeInsets {
        return isWide ? .zero : UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      }
      """,
      nil
    ),
    .swift(
      """
      func widgetMarginInsets(forProposedMarginInsets proposed: UIEdgeInsets) -> UIEdgeInsets {
        var insets = proposed
        insets.left = 8
        if isWide { insets.right = 8 }
        insets.top -= 4
        return insets
      }
      """,
      "{leading: 8}"
    ),
    .objectiveC(
      """
      - (UIEdgeInsets)widgetMarginInsetsForProposedMarginInsets:(UIEdgeInsets)proposed {
        proposed.bottom = 0;
        if (self.isWide) proposed.left = 4;
        return proposed;
      }
      """,
      "{bottom: 0}"
    ),
    .objectiveC(
      """
      - (UIEdgeInsets)widgetMarginInsetsForProposedMarginInsets:(UIEdgeInsets)proposed {
        proposed = UIEdgeInsetsMake(proposed.top, 0, 0, 0);
        return proposed;
      }
      """,
      nil
    ),
    .objectiveC(
      """
      - (UIEdgeInsets)widgetMarginInsetsForProposedMarginInsets:(UIEdgeInsets)proposed {
        return UIEdgeInsetsMake(0, 10, 0, 0);
      }
      """,
      "{top: 0, leading: 10, bottom: 0, trailing: 0}"
    ),
  ]

  private static let sides = [("top", "top"), ("left", "leading"), ("bottom", "bottom"), ("right", "trailing")]

  static func read(_ widget: WidgetCode, _ facts: inout Facts) {
    let method = widget.handler(
      "widgetMarginInsets",
      label: "forProposedMarginInsets",
      objectiveC: "widgetMarginInsetsForProposedMarginInsets"
    )
    guard let method else { return }
    let file = widget.code.files[method.file]
    let reader = ExpressionReader(widget)
    guard let returned = reader.returned(in: method.body, file),
      let value = value(Expression(file: method.file, range: returned), method, file, reader)
    else { return facts.leaveOut(field, at: file.place(method.head), "it is computed") }
    facts.set(field, value)
  }

  private static func value(
    _ returned: Expression,
    _ method: Method,
    _ file: CodeFile,
    _ reader: ExpressionReader
  ) -> SourceValue? {
    let own = reader.stripped(returned)
    let place = file.place(own.range.lowerBound)
    if own.range.count == 1 {
      let name = file.text(own.range.lowerBound)
      let changes = changes(of: name, method, file)
      if !changes.isEmpty { return value(of: changes, method, file, reader) }
      if method.parameters.contains(name) { return .scalar("default", at: place) }
    }
    let range = reader.stripped(reader.definition(own)).range
    let words = range.filter { file.isWord($0) }
    if let last = words.last, file.isToken(last, "zero") || file.isToken(last, "UIEdgeInsetsZero"), words.count <= 2,
      range.count <= 3
    {
      return .scalar("zero", at: place)
    }
    guard let open = file.call(of: ["UIEdgeInsets", "UIEdgeInsetsMake"], in: range), let close = file.partner(open)
    else {
      return nil
    }
    let arguments = file.elements(in: open + 1..<close)
    if arguments.isEmpty { return .scalar("zero", at: place) }
    guard arguments.count == 4 else { return nil }
    var found: [(String, SourceValue)] = []
    for (side, argument) in zip(sides, arguments) {
      let start = file.isToken(argument.lowerBound + 1, ":") ? argument.lowerBound + 2 : argument.lowerBound
      let expression = Expression(file: method.file, range: start..<argument.upperBound)
      if let number = reader.number(expression) { found.append((side.1, .scalar(number, at: file.place(start)))) }
    }
    if found.count == 4, found.allSatisfy({ isZero($0.1) }) { return .scalar("zero", at: place) }
    return found.isEmpty ? nil : .mapping(found)
  }

  private static func isZero(_ value: SourceValue) -> Bool {
    if case .scalar("0") = value.content { true } else { false }
  }

  /// Where the insets with a name, the proposed ones or a copy of them, are changed: at a side's name, or at their own.
  private static func changes(of name: String, _ method: Method, _ file: CodeFile) -> [Int] {
    let operators: Set<String> = ["=", "+=", "-=", "*=", "/="]
    let sides = method.body.filter { index in
      file.isToken(index - 1, ".") && file.text(index - 2) == name && file.isToken(index + 1, in: operators)
    }
    return sides + file.assignments(to: name, in: method.body).map { $0.lowerBound - 2 }
  }

  /// The sides that are set once, to numbers, whatever the case.
  private static func value(
    of changes: [Int],
    _ method: Method,
    _ file: CodeFile,
    _ reader: ExpressionReader
  ) -> SourceValue? {
    let known = sides.map(\.0)
    guard changes.allSatisfy({ known.contains(file.text($0)) }) else { return nil }
    let found: [(String, SourceValue)] = sides.compactMap { side, key in
      let set = changes.filter { file.text($0) == side }
      guard set.count == 1, file.isToken(set[0] + 1, "="), !file.isBranch(set[0], in: method.body) else { return nil }
      let expression = Expression(file: method.file, range: file.assigned(set[0] + 1))
      return reader.number(expression).map { (key, .scalar($0, at: file.place(set[0]))) }
    }
    return found.isEmpty ? nil : .mapping(found)
  }
}
