extension CodeFile {
  /// The most tokens of an expression, what is in brackets not counted: none that is longer tells anything.
  private static let lengthLimit = 500

  private static let continuing: Set<String> = [
    ".", "?", ":", "??", "&&", "||", "+", "-", "*", "/", "==", "!=", "<", ">", "<=", ">=", "=", "as", "is", ")", "]",
  ]
  private static let unfinished: Set<String> = [
    ".", ",", "?", ":", "??", "&&", "||", "+", "-", "*", "/", "==", "!=", "<", ">", "<=", ">=", "=", "as", "is",
    "return",
  ]

  /// Where an expression ends that begins at a token: at a comma or brace around it, or where a statement begins. One
  /// that is too long ends where it begins.
  func expressionEnd(from start: Int, limit: Int? = nil) -> Int {
    let limit = limit ?? tokens.count
    // An expression that begins with a brace is a closure.
    var index = isToken(start, "{") ? after(start) : start
    var length = 0
    while index < limit {
      length += 1
      if length > Self.lengthLimit { return start }
      if isToken(index, ";") || isToken(index, ",") || isToken(index, "{") || isToken(index, "else") { return index }
      if isToken(index, "}") || isToken(index, ")") || isToken(index, "]") { return index }
      if !isObjectiveC, index > start, tokens[index].line > endLine(index - 1),
        !Self.continuing.contains(text(index)) || tokens[index].kind == .string,
        !Self.unfinished.contains(text(index - 1)) || tokens[index - 1].kind == .string
      {
        return index
      }
      index = after(index)
    }
    return min(index, limit)
  }

  /// The line on which a token ends; a long string ends on another one than it begins on.
  private func endLine(_ index: Int) -> Int32 { tokens[index].line }

  /// The first place of a sign in some tokens, but for those in brackets.
  func first(_ sign: StaticString, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if isToken(index, sign) { return index }
      index = after(index)
    }
    return nil
  }

  /// The parenthesis of a call that is a whole expression: `CGSize(…)`, `CGSize.init(…)`, `.init(…)`.
  func call(of names: Set<String>, in range: Range<Int>) -> Int? {
    let start = range.lowerBound
    let isNamed = isToken(start, in: names)
    let point = isNamed ? start + 1 : start
    let open = isToken(point, ".") && isToken(point + 1, "init") ? point + 2 : isNamed ? start + 1 : start
    guard open > start, isToken(open, "("), partner(open) == range.upperBound - 1 else { return nil }
    return open
  }

  /// Where an argument ends in a message of Objective-C: at the bracket, or before the next part of the selector.
  func argumentEnd(from start: Int) -> Int {
    var end = start
    while end < tokens.count, end - start < Self.lengthLimit, !isToken(end, "]"), !isToken(end + 1, ":"),
      !isToken(end, ";")
    {
      end = after(end)
    }
    return end
  }

  /// The expression that is assigned by the `=` at a token.
  func assigned(_ equals: Int) -> Range<Int> { equals + 1..<max(equals + 1, expressionEnd(from: equals + 1)) }

  /// The token that begins the statement in which a token is, as far as words on its line and brackets tell.
  func statementStart(of index: Int, in body: Range<Int>) -> Int {
    var start = index
    let first = max(body.lowerBound, index - 4 * Self.lengthLimit)
    while start > first {
      let before = start - 1
      if isToken(before, ";") || isToken(before, "{") || isToken(before, "}") { break }
      if !isObjectiveC, tokens[before].line < tokens[start].line, !Self.continuing.contains(text(start)),
        !Self.unfinished.contains(text(before))
      {
        break
      }
      start = partner(before).map { $0 < before ? $0 : before } ?? before
    }
    return start
  }
}
