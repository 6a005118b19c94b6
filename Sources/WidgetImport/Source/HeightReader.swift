/// Reads the heights that a method gives to the preferred size.
struct HeightReader {
  /// An assignment of the preferred size, or of its height alone.
  struct Size {
    let token: Cursor
    let value: Code
    let isHeight: Bool
  }

  private let widget: WidgetCode
  private let method: Method
  /// The name of the parameter that holds the largest size.
  private let maximum: String

  init(_ widget: WidgetCode, _ method: Method) {
    self.widget = widget
    self.method = method
    maximum = method.parameters.last ?? ""
  }

  /// The assignments in the method.
  var sizes: [Size] {
    method.body.compactMap { token in
      if token.isOwn, let size = token.assigned(to: "preferredContentSize") {
        return Size(token: token, value: size, isHeight: false)
      }
      guard token[-1] == ".", token[-2] == "preferredContentSize", let height = token.assigned(to: "height") else {
        return nil
      }
      return Size(token: token, value: height, isHeight: true)
    }
  }

  /// The height in a mode as the format has it: a number, `maximum`, `content`; nil if it is something else.
  func height(_ size: Size, _ mode: DisplayMode) -> String? {
    var value = size.value
    if !size.isHeight {
      value = widget.definition(value)
      if value.isTooLong { return nil }
      if let branch = branch(of: value, mode) { value = widget.definition(branch) }
      if value.count == 1, value.start.text == maximum { return "maximum" }
      guard let height = Self.height(of: value) else { return content(value, mode) }
      value = height
    }
    value = value.stripped
    if value.isTooLong { return nil }
    if let branch = branch(of: value, mode) { value = branch }
    if let number = widget.number(value) { return number }
    return isMaximum(widget.definition(value)) ? "maximum" : content(value, mode)
  }

  /// The height if it is a number in every mode.
  func number(_ size: Size) -> String? {
    let height = size.isHeight ? size.value : Self.height(of: widget.definition(size.value))
    return height.flatMap(widget.number)
  }

  /// The second argument of `CGSize(width:height:)` or `CGSizeMake`.
  private static func height(of size: Code) -> Code? {
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
      return DisplayModeBranch(method).mode(in: condition).map { $0 == mode ? first : second }
    }
    guard named.count == 1, rest.start[-2] == named[0].rawValue || height.file.isObjectiveC else { return nil }
    return (named[0] == mode) == condition.contains("==") ? first : second
  }

  /// `maxSize.height`, perhaps in a minimum, or the context's own largest size.
  private func isMaximum(_ height: Code) -> Bool {
    let minimum = height.arguments(of: "min", "MIN", "fmin") ?? []
    return isLargest(height) || isLargestOfContext(height)
      || minimum.contains { isLargest($0) || isLargestOfContext(widget.definition($0)) }
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

  /// `content` for a height that follows the size of a scroll view's content, or a number of rows.
  private func content(_ height: Code, _ mode: DisplayMode) -> String? {
    var open = mode == .expanded ? [height] : []
    var seen = 0
    while let next = open.popLast(), seen < Limits.heightParts {
      seen += 1
      if next.contains("min", "MIN", "fmin", "?") { return nil }
      if next.contains("contentSize", "collectionViewContentSize", "count") { return "content" }
      for token in next where token.isWord && token.isOwn && token[1] != "." {
        let name = Code(token.file, token.index..<token.index + 1)
        let content = widget.content(of: name)
        if content != name { open.append(content) }
      }
    }
    return nil
  }
}
