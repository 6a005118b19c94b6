/// Reads the height of a size.
struct HeightReader {
  private let reader: ExpressionReader
  private let method: Method
  /// The name of the parameter that holds the largest size.
  private let maximum: String

  init(_ widget: WidgetCode, _ method: Method) {
    reader = ExpressionReader(widget)
    self.method = method
    maximum = method.parameters.last ?? ""
  }

  /// The height of a size as the format has it: a number, `maximum`, `content`; nil if it is something else.
  func heightOfSize(_ size: Code, _ mode: DisplayMode) -> String? {
    var size = reader.definition(size)
    if reader.isTooLong(size) { return nil }
    if let branch = branch(of: size, mode) { size = reader.definition(branch) }
    if size.count == 1, size.start.text == maximum { return "maximum" }
    if let height = part(of: size) { return self.height(height, mode) }
    return isContent(size) ? "content" : nil
  }

  /// A height as the format has it.
  func height(_ height: Code, _ mode: DisplayMode) -> String? {
    var height = reader.stripped(height)
    if reader.isTooLong(height) { return nil }
    if let branch = branch(of: height, mode) { height = branch }
    if let number = reader.number(height) { return number }
    if isMaximum(reader.definition(height)) { return "maximum" }
    return isContent(height) ? "content" : nil
  }

  /// The height of a size if it is a number.
  func numberOfSize(_ size: Code) -> String? { part(of: reader.definition(size)).flatMap(number) }

  /// A height if it is a number.
  func number(_ height: Code) -> String? { reader.number(height) }

  /// The second argument of `CGSize(width:height:)` or `CGSizeMake`.
  private func part(of size: Code) -> Code? {
    guard let arguments = size.arguments(of: "CGSize", "CGSizeMake"), arguments.count == 2 else { return nil }
    return arguments[1].start.text == "height" ? arguments[1].unlabeled : arguments[1]
  }

  /// The side of `mode == .compact ? 110 : 300` that is for a mode.
  private func branch(of height: Code, _ mode: DisplayMode) -> Code? {
    guard let (condition, rest) = height.parts(around: "?"), let (first, second) = rest.parts(around: ":") else {
      return nil
    }
    let named = condition.compactMap { DisplayMode($0) }
    if named.isEmpty, height.file === method.body.file {
      let modes = DisplayModeBranch(method).named(in: condition)
      return modes.count == 1 ? modes.contains(mode) ? first : second : nil
    }
    guard named.count == 1, rest.start[-2] == named[0].rawValue || height.file.isObjectiveC else { return nil }
    return (named[0] == mode) == condition.contains("==") ? first : second
  }

  /// `maxSize.height`, perhaps in a minimum, or the context's own largest size.
  private func isMaximum(_ height: Code) -> Bool {
    let minimum = height.arguments(of: "min", "MIN", "fmin") ?? []
    return isLargest(height) || isLargestOfContext(height)
      || minimum.contains { isLargest($0) || isLargestOfContext(reader.definition($0)) }
  }

  private func isLargest(_ height: Code) -> Bool {
    height.count == 3 && height.map(\.text) == [maximum, ".", "height"]
  }

  private func isLargestOfContext(_ height: Code) -> Bool {
    guard let name = height.first(where: { $0.text == "widgetMaximumSize" }), let arguments = name.parenthesized else {
      return false
    }
    return height.suffix(3).map(\.text) == [")", ".", "height"] && arguments.endIndex + 3 == height.endIndex
  }

  /// Whether a height follows the content: the size of a scroll view's content, or a number of rows.
  private func isContent(_ height: Code) -> Bool {
    var open = [height]
    var seen = 0
    while let next = open.popLast(), seen < CodeLimits.heightParts {
      seen += 1
      if next.contains("min", "MIN", "fmin", "?") { return false }
      if next.contains("contentSize", "collectionViewContentSize", "count") { return true }
      for token in next where token.isWord && token.isOwn && token[1] != "." {
        let name = Code(token.file, token.index..<token.index + 1)
        let content = reader.content(of: name)
        if content != name { open.append(content) }
      }
    }
    return false
  }
}
