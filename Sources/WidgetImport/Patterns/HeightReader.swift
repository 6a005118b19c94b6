/// Reads the height of a size.
struct HeightReader {
  private let widget: WidgetCode
  private let reader: ExpressionReader
  /// The name of the parameter that holds the largest size.
  private let maximum: String
  private let method: Method

  init(_ widget: WidgetCode, _ method: Method) {
    self.widget = widget
    reader = ExpressionReader(widget)
    maximum = method.parameters.last ?? ""
    self.method = method
  }

  /// The height as the format has it: a number, `maximum`, `content`; nil where it is something else.
  func height(_ size: Expression, mode: String) -> String? {
    var size = reader.definition(size)
    if reader.isTooLong(size) { return nil }
    if let branch = branch(of: size, mode: mode) { size = reader.definition(branch) }
    let file = widget.code.files[size.file]
    if size.range.count == 1, file.text(size.range.lowerBound) == maximum { return "maximum" }
    if let height = part(of: size) { return self.part(height, mode: mode) }
    return isContent(size) ? "content" : nil
  }

  /// The height of a size where it is a number.
  func number(_ size: Expression) -> String? { part(of: reader.definition(size)).flatMap { reader.number($0) } }

  /// A height where it is a number.
  func numberPart(_ height: Expression) -> String? { reader.number(height) }

  /// The second argument of `CGSize(width:height:)` or `CGSizeMake`.
  private func part(of size: Expression) -> Expression? {
    let file = widget.code.files[size.file]
    guard let open = file.call(of: ["CGSize", "CGSizeMake"], in: size.range), let close = file.partner(open) else {
      return nil
    }
    let arguments = file.elements(in: open + 1..<close)
    guard arguments.count == 2 else { return nil }
    let first = arguments[1].lowerBound
    let isLabeled = file.isToken(first, "height") && file.isToken(first + 1, ":")
    return Expression(file: size.file, range: (isLabeled ? first + 2 : first)..<arguments[1].upperBound)
  }

  /// A height as the format has it.
  func part(_ height: Expression, mode: String) -> String? {
    var height = reader.stripped(height)
    if reader.isTooLong(height) { return nil }
    if let branch = branch(of: height, mode: mode) { height = branch }
    if let number = reader.number(height) { return number }
    let definition = reader.definition(height)
    if isMaximum(definition) { return "maximum" }
    return isContent(height) ? "content" : nil
  }

  /// The side of `mode == .compact ? 110 : 300` that is for a mode.
  private func branch(of height: Expression, mode: String) -> Expression? {
    let file = widget.code.files[height.file]
    guard let question = file.first("?", in: height.range),
      let colon = file.first(":", in: question..<height.range.upperBound)
    else { return nil }
    let named = (height.range.lowerBound..<question).compactMap { DisplayModeBranch.word($0, file) }
    if named.isEmpty, height.file == method.file {
      let modes = DisplayModeBranch(file, method).named(in: height.range.lowerBound..<question)
      guard modes.count == 1 else { return nil }
      return side(of: height, at: question, colon, isFirst: modes.contains(mode))
    }
    guard named.count == 1,
      file.isToken(question - 1, named[0] == "compact" ? "compact" : "expanded") || file.isObjectiveC
    else {
      return nil
    }
    let isEqual = (height.range.lowerBound..<question).contains { file.isToken($0, "==") }
    let isFirst = (named[0] == mode) == isEqual
    return side(of: height, at: question, colon, isFirst: isFirst)
  }

  private func side(of height: Expression, at question: Int, _ colon: Int, isFirst: Bool) -> Expression {
    Expression(file: height.file, range: isFirst ? question + 1..<colon : colon + 1..<height.range.upperBound)
  }

  /// `maxSize.height`, perhaps in a minimum, or the context's own largest size.
  private func isMaximum(_ height: Expression) -> Bool {
    let file = widget.code.files[height.file]
    let range = height.range
    func isLargest(_ part: Range<Int>) -> Bool {
      part.count == 3 && file.text(part.lowerBound) == maximum && file.isToken(part.lowerBound + 1, ".")
        && file.isToken(part.lowerBound + 2, "height")
    }
    if isLargest(range) { return true }
    if file.isToken(range.lowerBound, in: ["min", "MIN", "fmin"]), file.isToken(range.lowerBound + 1, "("),
      let close = file.partner(range.lowerBound + 1), close == range.upperBound - 1
    {
      return file.elements(in: range.lowerBound + 2..<close).contains { part in
        isLargest(part) || isMaximumOfContext(reader.definition(Expression(file: height.file, range: part)))
      }
    }
    return isMaximumOfContext(height)
  }

  private func isMaximumOfContext(_ height: Expression) -> Bool {
    let file = widget.code.files[height.file]
    guard let name = height.range.first(where: { file.isToken($0, "widgetMaximumSize") }), file.isToken(name + 1, "("),
      let close = file.partner(name + 1)
    else { return false }
    return file.isToken(close + 1, ".") && file.isToken(close + 2, "height") && close + 3 == height.range.upperBound
  }

  /// Whether a height follows the content: the size of a scroll view's content, or a number of rows.
  private func isContent(_ height: Expression) -> Bool {
    var open = [height]
    var seen = 0
    while let next = open.popLast(), seen < 32 {
      seen += 1
      let file = widget.code.files[next.file]
      if next.range.contains(where: { file.isToken($0, in: ["min", "MIN", "fmin", "?"]) }) { return false }
      if next.range.contains(where: { file.isToken($0, in: ["contentSize", "collectionViewContentSize", "count"]) }) {
        return true
      }
      var index = next.range.lowerBound
      while index < next.range.upperBound {
        if file.isWord(index), !file.isToken(index - 1, ".") || file.isToken(index - 2, "self"),
          !file.isToken(index + 1, ".")
        {
          let name = Expression(file: next.file, range: index..<index + 1)
          let definition = reader.content(of: name)
          if definition != name { open.append(definition) }
        }
        index += 1
      }
    }
    return false
  }
}
