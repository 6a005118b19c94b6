import YAML

/// A range of a file's tokens: an expression, an argument, a body.
struct Code: RandomAccessCollection, Hashable {
  let file: CodeFile
  let range: Range<Int>

  init(_ file: CodeFile, _ range: Range<Int>) {
    (self.file, self.range) = (file, range)
  }

  var startIndex: Int { range.lowerBound }
  var endIndex: Int { range.upperBound }
  subscript(_ index: Int) -> Cursor { Cursor(file: file, index: index) }
  subscript(_ range: Range<Int>) -> Code { Code(file, range) }

  /// The first token; the one after it if the range is empty.
  var start: Cursor { self[startIndex] }
  /// The place of all its tokens.
  var place: SourcePlace { file.place(range) }
  /// The texts of its words.
  var words: [String] { filter(\.isWord).map(\.text) }

  /// Whether it has a token with one of the texts.
  func contains(_ texts: String...) -> Bool { contains { texts.contains($0.text) } }

  /// The tokens outside of any brackets in it.
  var outer: some Sequence<Cursor> {
    sequence(state: startIndex) { next in
      guard next < endIndex else { return nil }
      defer { next = file.tokens.after(next) }
      return self[next]
    }
  }

  /// Returns the parts before and after the first token with a text outside of brackets; nil if there is none.
  func parts(around text: String) -> (before: Code, after: Code)? {
    outer.first { $0.text == text }.map { (self[startIndex..<$0.index], self[$0.index + 1..<endIndex]) }
  }

  /// Returns the parts between tokens with a text outside of brackets.
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

  /// Returns the results of a choice and of nested ones, only one if its condition is known; else the code itself.
  func choices(passed: (_ condition: Code) -> Bool? = { _ in nil }) -> [Code] {
    var found: [Code] = []
    var open = [self]
    while let next = open.popLast(), found.count < Limits.leaves {
      if let choice = next.stripped.choice {
        let only = passed(choice.condition.stripped).map { [$0 ? choice.first : choice.second] }
        open += only ?? [choice.second, choice.first]
      } else {
        found.append(next)
      }
    }
    return found
  }

  /// The parts between commas; a trailing comma adds none.
  var elements: [Code] {
    var parts = parts(between: ",")
    if parts.last?.isEmpty == true { parts.removeLast() }
    return parts
  }

  /// Returns the content of the brackets around all of it; nil if it has no such brackets.
  func inside(_ bracket: String) -> Code? {
    start.text == bracket && file.tokens.partner(startIndex) == endIndex - 1 ? dropFirst().dropLast() : nil
  }

  /// Whether it is `true` or `false`.
  var isFlag: Bool { count == 1 && start.isFlag }

  /// Its value if it is `true`, `false`, or Objective-C's name of one; nil for other code.
  var flag: Bool? {
    if count == 1, start.isAny("true", "YES", "TRUE") { return true }
    return count == 1 && start.isAny("false", "NO", "FALSE") ? false : nil
  }

  /// The label of an argument.
  var label: String? { count > 2 && start.isWord && start[1] == ":" ? start.text : nil }

  /// An argument without its label.
  var unlabeled: Code { count > 1 && start[1] == ":" ? dropFirst(2) : self }

  /// Returns the arguments if it is just a call of one of the names: `CGSize(…)`, `CGSize.init(…)`, `.init(…)`.
  func arguments(of names: String...) -> [Code]? {
    var open = names.contains(start.text) ? startIndex + 1 : startIndex
    if file[open] == ".", file[open + 1] == "init" { open += 2 }
    guard open > startIndex, file[open] == "(", file.tokens.partner(open) == endIndex - 1 else { return nil }
    return self[open + 1..<endIndex - 1].elements
  }

  // MARK: - Values

  /// Whether it is too long to be read repeatedly.
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

  /// The value of a body of a computed property or a function, if it is one expression; nil if it is too long.
  var returned: Code? {
    guard count <= Limits.member else { return nil }
    // var url: URL { get { … } }
    if start.text == "get", start[1] == "{", let close = file.tokens.partner(startIndex + 1) {
      return file.tokens.after(startIndex + 1) >= endIndex ? Code(file, startIndex + 2..<close).returned : nil
    }
    let returns = returns
    guard let first = returns.first else { return file.expression(from: startIndex).endIndex == endIndex ? self : nil }
    return returns.count == 1 ? file.expression(from: first.index + 1) : nil
  }

  /// Its own `return`s, without those of closures and functions in it.
  var returns: [Cursor] {
    filter { token in
      token.text == "return"
        && file.blocks(around: token.index).prefix { $0.header.lowerBound >= startIndex }.allSatisfy {
          $0.kind != .other || ["get", "do", "catch"].contains(file[$0.header.lowerBound])
        }
    }
  }

  /// Returns the values assigned to a name in it, after its declaration.
  func assignments(to name: String) -> some Collection<Code> {
    own(file.names.assigned[name]).lazy.map { file.expression(from: $0 + 2) }
  }

  /// The mark of a value that is set to it but cannot be read: `<entry.id>`.
  var markedUnknown: String { "<\(outline)>" }

  /// Its beginning as messages and marks show it.
  var outline: String {
    if count == 1, let string = start.string { return "\(string.text)…\(string.parts.first?.rest ?? "")" }
    var text = ""
    for token in prefix(Limits.names * 2) {
      let isWord = token.isWord || token.token.kind == .number
      if isWord, text.last?.isLetter == true { text += " " }
      text += token.token.kind == .string ? "…" : token.text
    }
    return text.isEmpty || count > Limits.names * 2 && text.last != "…" ? text + "…" : text
  }

  /// Returns the texts that it appends to a name: `link += page`.
  func additions(to name: String) -> [Code] {
    own(file.names.changed[name]).filter { file[$0 + 1] == "+=" }.map { file.expression(from: $0 + 2) }
  }

  /// Whether it gives a name another value after its declaration: `size = 9`, `size += 9`, `fit(&size)`.
  func changes(_ name: String) -> Bool {
    !own(file.names.assigned[name]).isEmpty || !own(file.names.changed[name]).isEmpty
  }

  /// Whether it advances a name's value: `date += 60`, `round(&date)`, or sets it in each turn of a loop in it.
  func moves(_ name: String) -> Bool {
    !own(file.names.changed[name]).isEmpty
      || own(file.names.assigned[name]).prefix(Limits.leaves).contains { token in
        file.blocks(around: token).contains { $0.body.lowerBound > startIndex && file.isLoop($0) }
      }
  }

  /// Whether every change of a name's value adds to it: `link += page`, `link = link + page`.
  func grows(_ name: String) -> Bool {
    let (assigned, changed) = (own(file.names.assigned[name]), own(file.names.changed[name]))
    return 1...Limits.assignments ~= assigned.count + changed.count
      && assigned.allSatisfy { file[$0 + 2] == name && file[$0 + 3] == "+" }
      && changed.allSatisfy { file[$0 + 1] == "+=" }
  }

  /// Returns those of some sorted token indices that are in it.
  private func own(_ tokens: [Int]?) -> ArraySlice<Int> {
    let tokens = tokens ?? []
    let first = tokens.partitionPoint(beyond: { $0 >= startIndex })
    return tokens[first..<tokens.partitionPoint(beyond: { $0 >= endIndex })]
  }
}
