extension CodeFile {
  /// What a name stands for where it is used.
  enum LocalName: Equatable {
    /// It is declared in the method with this value; empty where the value comes later.
    case declared(Range<Int>, isConstant: Bool)
    /// The method does not declare it.
    case unknown
  }

  /// How many tokens before its use a name is looked for: among many names in one long method, each would be looked for
  /// over the whole of it.
  private static let searchLimit = 2_000

  /// Looks for the declaration of a name that is used at a token, in the scopes around it from within.
  func local(_ name: String, usedAt index: Int, in body: Range<Int>) -> LocalName {
    guard names.declared.contains(name) else { return .unknown }
    let body = max(body.lowerBound, index - Self.searchLimit)..<body.upperBound
    var next = index - 1
    // Once a label of the switch around is passed, what is before it belongs to another case.
    var isPastCase = false
    while next >= body.lowerBound {
      if isToken(next, "{") {
        isPastCase = false
      } else if let opening = partner(next), opening < next {
        // What a closed scope declares is not seen from outside, nor what its condition does.
        next = isToken(next, "}") ? startOfBlock(opening, in: body) : opening
      } else if !isObjectiveC, isToken(next, "case") || isToken(next, "default"), isLabel(next) {
        isPastCase = true
      } else if !isPastCase, let value = declaration(of: name, at: next) {
        return value
      }
      next -= 1
    }
    return .unknown
  }

  /// Whether the word `case` begins a branch of a switch, and not a pattern in a condition.
  private func isLabel(_ index: Int) -> Bool {
    !isToken(index - 1, "if") && !isToken(index - 1, "guard") && !isToken(index - 1, ",") && !isToken(index - 1, "for")
      && !isToken(index - 1, "while")
  }

  private func declaration(of name: String, at index: Int) -> LocalName? {
    guard isWord(index), text(index) == name else { return nil }
    if isObjectiveC {
      // Type *name = value;
      guard isToken(index + 1, "="), isToken(index - 1, "*") || isWord(index - 1) else { return nil }
      guard !isToken(index - 1, "return"), !isToken(index - 1, "else") else { return nil }
      return .declared(assigned(index + 1), isConstant: false)
    }
    guard isToken(index - 1, "let") || isToken(index - 1, "var") else { return nil }
    let isConstant = isToken(index - 1, "let")
    var next = index + 1
    if isToken(next, ":") {
      next += 1
      let line = line(next)
      while next < tokens.count, self.line(next) == line, !isToken(next, "="), !isToken(next, "}"), !isToken(next, "{")
      {
        next = after(next)
      }
    }
    if isToken(next, "=") { return .declared(assigned(next), isConstant: isConstant) }
    return .declared(next..<next, isConstant: isConstant)
  }

  /// Where the statement begins whose block opens at a token, if what it declares ends with the block.
  private func startOfBlock(_ opening: Int, in body: Range<Int>) -> Int {
    var next = opening - 1
    while next >= body.lowerBound {
      if isToken(next, "{") || isToken(next, "}") || isToken(next, ";") { return opening }
      if isToken(next, "guard") || isToken(next, "let") && isToken(next + 2, "=") && !isCondition(next, in: body) {
        return opening
      }
      if isToken(next, "if") || isToken(next, "while") || isToken(next, "for") || isToken(next, "switch") {
        return next
      }
      next = partner(next).map { $0 < next ? $0 : next } ?? next
      next -= 1
    }
    return opening
  }

  /// Whether a `let` is part of a condition.
  private func isCondition(_ index: Int, in body: Range<Int>) -> Bool {
    isToken(index - 1, "if") || isToken(index - 1, "while") || isToken(index - 1, ",") || isToken(index - 1, "case")
      || isToken(index - 1, "guard")
  }

  /// The values that are assigned to a name in some tokens after its declaration.
  func assignments(to name: String, in range: Range<Int>) -> some Sequence<Range<Int>> {
    let places = names.places[name] ?? []
    let first = places.firstIndex(beyond: { $0 >= range.lowerBound })
    return places[first...].lazy.prefix { $0 < range.upperBound }.map { assigned($0 + 1) }
  }

  /// Whether a name is given another value in some tokens than that of its declaration.
  func isAssigned(_ name: String, in range: Range<Int>) -> Bool {
    assignments(to: name, in: range).contains { _ in true }
  }

  /// Whether a token is in a block in a scope, or in a branch without braces: it may run once, never or often.
  func isBranch(_ index: Int, in scope: Range<Int>) -> Bool {
    let scope = max(scope.lowerBound, index - Self.searchLimit)..<scope.upperBound
    var next = statementStart(of: index, in: scope)
    if isToken(next, in: ["if", "else", "for", "while"]) { return true }
    while next > scope.lowerBound {
      next -= 1
      if isToken(next, "{") { return true }
      next = partner(next).map { $0 < next ? $0 : next } ?? next
    }
    return false
  }
}
