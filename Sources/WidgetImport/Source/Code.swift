/// Some tokens of a file: an expression, an argument, a body.
struct Code: RandomAccessCollection, Equatable {
  let file: CodeFile
  let range: Range<Int>

  init(_ file: CodeFile, _ range: Range<Int>) {
    self.file = file
    self.range = range
  }

  static func == (left: Code, right: Code) -> Bool { left.file === right.file && left.range == right.range }

  var startIndex: Int { range.lowerBound }
  var endIndex: Int { range.upperBound }
  subscript(_ index: Int) -> Cursor { Cursor(file: file, index: index) }
  subscript(_ range: Range<Int>) -> Code { Code(file, range) }

  /// The first token, or the one after an empty range.
  var start: Cursor { self[startIndex] }
  /// Where it begins.
  var place: SourcePlace { file.place(startIndex) }
  /// The texts of its names.
  var words: [String] { filter(\.isWord).map(\.text) }

  /// Whether it has a token with one of some texts.
  func contains(_ texts: String...) -> Bool { contains { texts.contains($0.text) } }

  /// The tokens that are in no brackets in it.
  var outer: some Sequence<Cursor> {
    sequence(state: startIndex) { next in
      guard next < endIndex else { return nil }
      defer { next = file.after(next) }
      return self[next]
    }
  }

  /// What is before and after the first token with a text that is in no brackets.
  func parts(around text: String) -> (before: Code, after: Code)? {
    outer.first { $0.text == text }.map { (self[startIndex..<$0.index], self[$0.index + 1..<endIndex]) }
  }

  /// The parts between commas that are in no brackets.
  var elements: [Code] {
    var parts: [Code] = []
    var start = startIndex
    for token in outer where token.text == "," {
      parts.append(self[start..<token.index])
      start = token.index + 1
    }
    if start < endIndex { parts.append(self[start..<endIndex]) }
    return parts
  }

  /// An argument without its label.
  var unlabeled: Code { count > 1 && start[1] == ":" ? dropFirst(2) : self }

  /// The arguments if it is nothing but a call of a name: `CGSize(…)`, `CGSize.init(…)`, `.init(…)`.
  func arguments(of names: String...) -> [Code]? {
    var open = names.contains(start.text) ? startIndex + 1 : startIndex
    if file[open] == ".", file[open + 1] == "init" { open += 2 }
    guard open > startIndex, file[open] == "(", file.partner(open) == endIndex - 1 else { return nil }
    return self[open + 1..<endIndex - 1].elements
  }
}

/// A token of a file, from which those around it are read.
struct Cursor {
  let file: CodeFile
  let index: Int

  /// Its text; see `Token.text`.
  var text: String { file[index] }
  /// The text of a token after or before it.
  subscript(_ distance: Int) -> String { file[index + distance] }
  var isWord: Bool { file.isWord(index) }
  /// The string that it is.
  var string: StringLiteral? { file.string(index) }
  var token: Token { file.tokens[index] }
  var place: SourcePlace { file.place(index) }

  /// A token after or before it.
  func moved(_ distance: Int) -> Cursor { Cursor(file: file, index: index + distance) }

  /// The bracket that opens what it closes, else itself.
  var opening: Cursor { moved(min(0, (file.partner(index) ?? index) - index)) }

  /// Whether the text is one of some.
  func isAny(_ texts: String...) -> Bool { texts.contains(text) }

  /// Whether it is a name of what runs, or of its parts: a name alone, or after `self.`.
  var isOwn: Bool { self[-1] != "." || self[-2] == "self" }

  /// The value that is assigned to the property that it names: `name = value`.
  var assigned: Code? { self[1] == "=" ? file.expression(from: index + 2) : nil }

  /// The tokens in the parentheses after it.
  var parenthesized: Code? {
    guard self[1] == "(", let close = file.partner(index + 1) else { return nil }
    return Code(file, index + 2..<close)
  }

  /// The first argument of the method that it names: `name(argument, …)`, `[… name:argument …]`.
  var argument: Code? {
    if let parenthesized { return parenthesized.elements.first }
    return self[1] == ":" ? file.argument(from: index + 2) : nil
  }

  /// The last name of what its method or property is of: `view` in `self.view?.name`, `[self.view name]`.
  var receiver: Cursor? {
    var receiver = moved(-1)
    while self[-1] == ".", receiver.index > 0, receiver.isAny(".", "?", "!") { receiver = receiver.moved(-1) }
    return receiver.isWord ? receiver : nil
  }

  /// The brackets that are open around it, from within.
  var brackets: some Sequence<Cursor> {
    sequence(state: self) { next in
      guard next.file.tokens.indices.contains(next.index), next.token.bracket >= 0 else { return nil }
      next = Cursor(file: next.file, index: Int(next.token.bracket))
      return next
    }
  }
}
