/// A source file as tokens.
struct CodeFile: Sendable {
  /// Its number among the files of its target.
  var number = 0
  /// Its path.
  let path: String
  /// Whether it is Objective-C.
  let isObjectiveC: Bool
  private let bytes: [UInt8]
  let tokens: [Token]
  let strings: [StringLiteral]
  /// Macros that are a single string.
  let macros: [String: Int]
  /// What each name is assigned and which names are declared, so that no file is looked through for each name.
  let names: AssignedNames

  /// The tokens of a text.
  init(_ text: SourceText, path: String, _ conditions: CompilationConditions, limit: Int) {
    self.path = path
    isObjectiveC = !path.hasSuffix(".swift")
    bytes = text.bytes
    let tokenizer = Tokenizer(text.bytes, conditions, limit: limit)
    tokens = tokenizer.tokens
    strings = tokenizer.strings
    macros = tokenizer.macros
    names = AssignedNames(tokenizer.tokens, text.bytes, isObjectiveC: isObjectiveC)
  }

  /// Whether a token is a text.
  func isToken(_ index: Int, _ text: StaticString) -> Bool {
    tokens.indices.contains(index) && tokens[index].isText(text, in: bytes)
  }

  /// Whether a token is one of some texts.
  func isToken(_ index: Int, in texts: Set<String>) -> Bool {
    tokens.indices.contains(index) && texts.contains(text(index))
  }

  /// A token's text; that of a string is without quotes.
  func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    let token = tokens[index]
    if token.kind == .string { return strings[Int(token.partner)].text }
    return String(decoding: bytes[Int(token.start)..<Int(token.end)].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
  }

  /// The string that a token is.
  func string(_ index: Int) -> StringLiteral? {
    guard tokens.indices.contains(index), tokens[index].kind == .string else { return nil }
    return strings[Int(tokens[index].partner)]
  }

  /// Whether a token is a name.
  func isWord(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .word }

  /// The other bracket of one; nil where there is none.
  func partner(_ index: Int) -> Int? {
    guard tokens.indices.contains(index), tokens[index].kind == .sign, tokens[index].partner >= 0 else { return nil }
    return Int(tokens[index].partner)
  }

  /// Where a token is.
  func place(_ index: Int) -> SourcePlace {
    SourcePlace(file: path, line: tokens.indices.contains(index) ? Int(tokens[index].line) : 1)
  }

  /// The line of a token.
  func line(_ index: Int) -> Int { place(index).line }

  /// The token after a bracketed part that begins here, or the next one.
  func after(_ index: Int) -> Int { partner(index).map { max($0, index) + 1 } ?? index + 1 }

  /// The parts of a list between two brackets, split at its commas.
  func elements(in range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if isToken(index, ",") {
        parts.append(start..<index)
        start = index + 1
      }
      index = after(index)
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }
}
