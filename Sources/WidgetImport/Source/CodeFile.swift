import YAML

/// A source file as tokens and the tree of blocks over them.
final class CodeFile: Sendable {
  /// Its path.
  let path: String
  /// Whether it is Objective-C.
  let isObjectiveC: Bool
  let tokens: [Token]
  let strings: [StringLiteral]
  /// Macros that are a single string.
  let macros: [String: Int]
  let blocks: [Block]
  let names: CodeNames
  /// The tokens that declare properties and global variables.
  let variables: [Int]

  /// The tokens of a text, up to a limit.
  init(_ text: SourceText, path: String, _ conditions: CompilationConditions, limit: Int) {
    self.path = path
    isObjectiveC = !path.hasSuffix(".swift")
    let tokenizer = Tokenizer(text.bytes, conditions, limit: limit)
    let tree = CodeTree(tokenizer.tokens, isObjectiveC: isObjectiveC)
    tokens = tree.tokens
    strings = tokenizer.strings
    macros = tokenizer.macros
    blocks = tree.blocks
    names = tree.names
    variables = tree.variables
  }

  /// A token's text without backquotes; a quote for a string, empty beyond the tokens.
  subscript(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  /// The string that a token is.
  func string(_ index: Int) -> StringLiteral? {
    guard tokens.indices.contains(index), tokens[index].kind == .string else { return nil }
    return strings[Int(tokens[index].partner)]
  }

  /// Whether a token is a name.
  func isWord(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .word }

  /// The other bracket of one; nil if there is none.
  func partner(_ index: Int) -> Int? {
    guard tokens.indices.contains(index), tokens[index].kind == .sign, tokens[index].partner >= 0 else { return nil }
    return Int(tokens[index].partner)
  }

  /// The bracket that closes one.
  func close(_ index: Int) -> Int? { partner(index).flatMap { $0 > index ? $0 : nil } }

  /// Where a token is.
  func place(_ index: Int) -> SourcePlace {
    SourcePlace(file: path, line: tokens.indices.contains(index) ? Int(tokens[index].line) : 1)
  }

  /// The token after a bracketed part that begins here, or the next one.
  func after(_ index: Int) -> Int { (close(index) ?? index) + 1 }

  // MARK: - Expressions

  /// The expression that begins at a token and ends at a comma or brace around it, or where a statement begins; empty
  /// if it is too long.
  func expression(from start: Int) -> Code {
    // An expression that begins with a brace is a closure.
    var index = self[start] == "{" ? after(start) : start
    var length = 0
    while index < tokens.count {
      length += 1
      if length > CodeLimits.expression { return Code(self, start..<start) }
      if index > start, tokens[index].startsStatement { break }
      if [";", ",", "{", "else", "}", ")", "]"].contains(self[index]) { break }
      index = after(index)
    }
    return Code(self, start..<max(start, min(index, tokens.count)))
  }

  /// The argument of a message of Objective-C that begins at a token: up to the bracket or the next part of the selector.
  func argument(from start: Int) -> Code {
    var end = start
    while end < tokens.count, end - start < CodeLimits.expression, self[end] != "]", self[end + 1] != ":",
      self[end] != ";"
    {
      end = after(end)
    }
    return Code(self, start..<max(start, end))
  }

  // MARK: - Blocks

  /// The blocks whose body holds a token, from within, up to a limit.
  func blocks(around index: Int) -> some Sequence<Block> {
    let first = tokens.indices.contains(index) ? Int(tokens[index].block) : 0
    return sequence(first: first) { [blocks] in $0 == 0 ? nil : blocks[$0].parent }
      .lazy.prefix(CodeLimits.blocks).map { [blocks] in blocks[$0] }.filter { $0.body.contains(index) }
  }

  /// The blocks before one in a chain of `if` and `else`, or of the labels of a switch, from the last.
  func chain(before block: Block) -> some Sequence<Block> {
    sequence(state: block) { [blocks] block in
      guard let previous = block.previous else { return nil }
      block = blocks[previous]
      return block
    }
    .prefix(CodeLimits.branches)
  }

  /// The blocks that decide whether a token of a method runs, from within: those around it, and those before it that
  /// return, which it has passed. `isComplete` is false if there are more.
  func conditions(at index: Int) -> (found: [(block: Block, isPassed: Bool)], isComplete: Bool) {
    var found: [(Block, Bool)] = []
    var left = CodeLimits.conditions
    func add(_ block: Block, isPassed: Bool) {
      found.append((block, isPassed))
      left -= block.header.count
    }
    for block in blocks(around: index) where left > 0 {
      var returning = block.lastReturning
      while let before = returning, left > 0 {
        left -= 1
        if blocks[before].body.upperBound <= index { add(blocks[before], isPassed: true) }
        returning = blocks[before].earlierReturning
      }
      if block.kind == .method { break }
      add(block, isPassed: false)
    }
    return (found, left > 0)
  }

  /// Whether a token of a scope is in a block in it: it may run once, never or often.
  func isBranch(_ index: Int, in scope: Code) -> Bool {
    blocks(around: index).contains { $0.body.lowerBound > scope.range.lowerBound }
  }

  // MARK: - Names

  /// The value that a name is declared with.
  struct LocalValue {
    /// Empty if the value comes later.
    let value: Code
    let isConstant: Bool
  }

  /// The declaration of a name in a scope that is seen where the name is used.
  func local(_ name: String, usedAt index: Int, in scope: Code) -> LocalValue? {
    let declared = names.declared[name] ?? []
    let end = declared.partitionPoint(beyond: { $0 >= index })
    let before = declared[..<end].suffix(CodeLimits.declarations).reversed()
    let seen = before.prefix { $0 >= scope.range.lowerBound }.first { token in
      let block = blocks[Int(tokens[token].block)]
      return block.header.lowerBound <= index && index < block.body.upperBound
    }
    return seen.map { LocalValue(value: declaredValue($0), isConstant: self[$0 - 1] == "let") }
  }

  /// The value that the declaration of a name gives it; empty after the type if there is none.
  func declaredValue(_ name: Int) -> Code {
    var next = name + 1
    if !isObjectiveC, self[next] == ":" {
      next += 1
      let line = place(next).line
      while next < tokens.count, place(next).line == line, !["=", "{", "}", ",", ";"].contains(self[next]) {
        next = after(next)
      }
    }
    return self[next] == "=" ? expression(from: next + 1) : Code(self, next..<next)
  }

  /// The values that a name gets in a scope after its declaration.
  func assignments(to name: String, in scope: Code) -> some Collection<Code> {
    let assigned = names.assigned[name] ?? []
    let first = assigned.partitionPoint(beyond: { $0 >= scope.startIndex })
    let end = assigned.partitionPoint(beyond: { $0 >= scope.endIndex })
    return assigned[first..<max(first, end)].lazy.map { self.expression(from: $0 + 2) }
  }
}
