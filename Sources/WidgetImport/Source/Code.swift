import YAML

/// Some tokens of a file: an expression, an argument, a body.
struct Code: RandomAccessCollection, Hashable {
  let file: CodeFile
  let range: Range<Int>

  init(_ file: CodeFile, _ range: Range<Int>) {
    self.file = file
    self.range = range
  }

  var startIndex: Int { range.lowerBound }
  var endIndex: Int { range.upperBound }
  subscript(_ index: Int) -> Cursor { Cursor(file: file, index: index) }
  subscript(_ range: Range<Int>) -> Code { Code(file, range) }

  /// The first token, or the one after an empty range.
  var start: Cursor { self[startIndex] }
  /// Where it is.
  var place: SourcePlace { file.place(range) }
  /// The texts of its names.
  var words: [String] { filter(\.isWord).map(\.text) }

  /// Whether it has a token with one of some texts.
  func contains(_ texts: String...) -> Bool { contains { texts.contains($0.text) } }

  /// The tokens that are in no brackets in it.
  var outer: some Sequence<Cursor> {
    sequence(state: startIndex) { next in
      guard next < endIndex else { return nil }
      defer { next = file.tokens.after(next) }
      return self[next]
    }
  }

  /// The parts before and after the first token with a text that is in no brackets.
  func parts(around text: String) -> (before: Code, after: Code)? {
    outer.first { $0.text == text }.map { (self[startIndex..<$0.index], self[$0.index + 1..<endIndex]) }
  }

  /// The parts between the tokens with a text that are in no brackets.
  func parts(between text: String) -> [Code] {
    let separators = outer.filter { $0.text == text }.map(\.index)
    return zip([startIndex] + separators.map { $0 + 1 }, separators + [endIndex]).map { self[$0..<$1] }
  }

  /// The parts of a choice: `condition ? first : second`.
  var choice: (condition: Code, first: Code, second: Code)? {
    guard !isTooLong, let mark = outer.first(where: \.isChoice) else { return nil }
    // A choice may be in another one.
    var depth = 0
    for token in self[mark.index..<endIndex].outer {
      if token.isChoice { depth += 1 }
      if token.text == ":" { depth -= 1 }
      if depth == 0 {
        let condition = self[startIndex..<mark.index]
        return (condition, self[mark.index + 1..<token.index], self[token.index + 1..<endIndex])
      }
    }
    return nil
  }

  /// All sides of a choice and of those in it, else the expression itself.
  var choices: [Code] {
    var found: [Code] = []
    var open = [self]
    while let next = open.popLast(), found.count < Limits.leaves {
      if let choice = next.stripped.choice { open += [choice.second, choice.first] } else { found.append(next) }
    }
    return found
  }

  /// The parts between commas; nothing is after a last one.
  var elements: [Code] {
    var parts = parts(between: ",")
    if parts.last?.isEmpty == true { parts.removeLast() }
    return parts
  }

  /// What is between the brackets around all of it; nil if it has none of that kind.
  func inside(_ bracket: String) -> Code? {
    start.text == bracket && file.tokens.partner(startIndex) == endIndex - 1 ? dropFirst().dropLast() : nil
  }

  /// The label of an argument.
  var label: String? { count > 2 && start.isWord && start[1] == ":" ? start.text : nil }

  /// An argument without its label.
  var unlabeled: Code { count > 1 && start[1] == ":" ? dropFirst(2) : self }

  /// The parts of the selector of a message of Objective-C.
  var selectorParts: [Cursor] { outer.filter { $0.isWord && $0[1] == ":" } }

  /// The arguments if it is nothing but a call of a name: `CGSize(…)`, `CGSize.init(…)`, `.init(…)`.
  func arguments(of names: String...) -> [Code]? {
    var open = names.contains(start.text) ? startIndex + 1 : startIndex
    if file[open] == ".", file[open + 1] == "init" { open += 2 }
    guard open > startIndex, file[open] == "(", file.tokens.partner(open) == endIndex - 1 else { return nil }
    return self[open + 1..<endIndex - 1].elements
  }

  // MARK: - Values

  /// Whether it is too long to be looked at again and again.
  var isTooLong: Bool { count > Limits.value }

  /// The expression without `return`, parentheses, `!` and `as URL`, which do not change its value.
  var stripped: Code {
    guard !isTooLong else { return self }
    var code = self
    while let first = code.first, let last = code.last {
      if first.isAny("return", "try") {
        code = code.dropFirst()
      } else if let inside = code.inside("(") {
        code = inside
      } else if code.count > 1, last.isAny("!", "?", ";") {
        code = code.dropLast()
      } else if let cast = code.outer.first(where: { $0.text == "as" }), cast.index > first.index,
        code.endIndex - cast.index < 5
      {
        code = code[code.startIndex..<cast.index]
      } else {
        break
      }
    }
    return code
  }

  /// The value of a body of a computed property or a function, if it is one expression.
  var returned: Code? {
    // var url: URL { get { … } }
    if start.text == "get", start[1] == "{", let close = file.tokens.partner(startIndex + 1) {
      return file.tokens.after(startIndex + 1) >= endIndex ? Code(file, startIndex + 2..<close).returned : nil
    }
    let returns = filter { $0.text == "return" }
    guard let first = returns.first else {
      return file.expression(from: startIndex).endIndex == endIndex ? self : nil
    }
    return returns.count == 1 ? file.expression(from: first.index + 1) : nil
  }

  /// The values that a name gets in it after its declaration.
  func assignments(to name: String) -> some Collection<Code> {
    let assigned = file.names.assigned[name] ?? []
    let first = assigned.partitionPoint(beyond: { $0 >= startIndex })
    let end = assigned.partitionPoint(beyond: { $0 >= endIndex })
    return assigned[first..<end].lazy.map { file.expression(from: $0 + 2) }
  }
}

/// A token of a file, from which those around it are read.
struct Cursor: Hashable {
  let file: CodeFile
  let index: Int

  /// Its text; see `Token.text`.
  var text: String { file[index] }
  /// The text of a token after or before it.
  subscript(_ distance: Int) -> String { file[index + distance] }
  var isWord: Bool { file.tokens.isWord(index) }
  /// The string that it is.
  var string: StringLiteral? {
    guard file.tokens.indices.contains(index), token.kind == .string else { return nil }
    var string = file.strings[Int(token.partner)]
    string.place = place
    return string
  }
  /// The number that it is: `1_000.0f` is `1000`, `0xFF` is `255`.
  var number: String? {
    guard file.tokens.indices.contains(index), token.kind == .number else { return nil }
    var text = text.filter { $0 != "_" }
    if text.hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16).map { "\($0)" } }
    while text.last == "f" || text.last == "F" { text.removeLast() }
    guard !text.isEmpty, text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }) else { return nil }
    guard text.contains(".") else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }
  var token: Token { file.tokens[index] }
  var place: SourcePlace { file.place(index) }

  /// A token after or before it.
  func moved(_ distance: Int) -> Cursor { Cursor(file: file, index: index + distance) }

  /// The opening bracket of a closing one, else itself.
  var opening: Cursor { moved(min(0, (file.tokens.partner(index) ?? index) - index)) }

  /// Whether the text is one of some.
  func isAny(_ texts: String...) -> Bool { texts.contains(text) }

  /// Whether it names a member of its own type: a name alone, or after `self.`.
  var isOwn: Bool { self[-1] != "." || self[-2] == "self" }

  /// Whether it names a member that its own type, or a value of it, is asked for: also after `Self.`.
  var isUnqualified: Bool { isOwn || self[-2] == "Self" }

  /// Whether it names a member of the type that is expected where it stands: `.red` in `tint: .red`.
  var isImplicit: Bool {
    guard self[-1] == "." else { return false }
    let before = moved(-2)
    if before.isAny("case", "let", "return", "in") || before.isChoice { return true }
    return !before.isWord && before.token.kind == .sign && !before.isAny(")", "]", "}", "!", "?", ">")
  }

  /// Whether it calls a method of its own type: `name(…)`, `[self name…]`.
  var callsOwnMethod: Bool { file.isObjectiveC ? self[-1] == "self" && self[-2] == "[" : self[1] == "(" && isOwn }

  /// Whether it is the sign of a choice; in Swift one that touches what is before it unwraps that.
  var isChoice: Bool {
    guard text == "?", index > 0 else { return false }
    return file.isObjectiveC || token.range.lowerBound > moved(-1).token.range.upperBound
  }

  /// The value that is assigned to the property that it names: `name = value`.
  var assigned: Code? { self[1] == "=" ? file.expression(from: index + 2) : nil }

  /// The value that it gives to a property: `name = value`, `[… setName:value]`.
  func assigned(to name: String) -> Code? {
    if text == name { return assigned }
    guard self[1] == ":", text.hasPrefix("set") else { return nil }
    return text.dropFirst(3) == name.prefix(1).uppercased() + name.dropFirst() ? file.expression(from: index + 2) : nil
  }

  /// The tokens in the parentheses after it.
  var parenthesized: Code? {
    guard self[1] == "(", let close = file.tokens.partner(index + 1) else { return nil }
    return Code(file, index + 2..<close)
  }

  /// The arguments with which the type that it names is made: `URL(…)`, `URL.init(…)`.
  var creation: Code? { (self[1] == "." && self[2] == "init" ? moved(2) : self).parenthesized }

  /// The first argument of the method that it names: `name(argument, …)`, `[… name:argument …]`.
  var argument: Code? {
    if let parenthesized { return parenthesized.elements.first }
    return self[1] == ":" ? file.argument(from: index + 2) : nil
  }

  /// The last name of the object whose method or property it is: `view` in `self.view?.name`, `[self.view name]`.
  var receiver: Cursor? {
    var receiver = moved(-1)
    while self[-1] == ".", receiver.index > 0, receiver.isAny(".", "?", "!") { receiver = receiver.moved(-1) }
    return receiver.isWord ? receiver : nil
  }

  /// Whether it is in a block in a scope: it may run once, never or often.
  func isBranch(in scope: Code) -> Bool {
    file.blocks(around: index).contains { $0.body.lowerBound > scope.startIndex }
  }

  /// The declaration of a name in a scope that is seen here.
  func local(_ name: String, in scope: Code) -> (value: Code, isConstant: Bool)? {
    let declared = file.names.declared[name] ?? []
    let end = declared.partitionPoint(beyond: { $0 >= index })
    let before = declared[..<end].suffix(Limits.declarations).reversed().prefix { $0 >= scope.startIndex }
    let seen = before.first { token in
      let block = file.blocks[Int(file.tokens[token].block)]
      // The value of `let url = url`, and of `guard let url, let id else`, are those of the name outside.
      let isOuter = file[token - 1] == "let" && (["else", "{", ","].contains(file[token + 1]) || isValue(of: token))
      return block.header.lowerBound <= index && index < block.body.upperBound && !isOuter
    }
    return seen.map { (file.declaredValue($0), file[$0 - 1] == "let") }
  }

  /// Whether it is in the value of a declaration.
  private func isValue(of name: Int) -> Bool {
    index - name <= Limits.argument && file.declaredValue(name).range.contains(index)
  }

  /// What is between the bracket that it is and the one that closes it.
  var bracketed: Code { Code(file, index + 1..<Swift.max(index + 1, file.tokens.partner(index) ?? 0)) }

  /// The brackets that are open around it, from within.
  var brackets: some Sequence<Cursor> {
    sequence(state: self) { next in
      guard next.file.tokens.indices.contains(next.index), next.token.bracket >= 0 else { return nil }
      next = Cursor(file: next.file, index: Int(next.token.bracket))
      return next
    }
  }
}
