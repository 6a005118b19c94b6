import YAML

/// A source file as tokens and a tree of blocks.
final class CodeFile: Distinct, Sendable {
  /// Its path below the folder that is imported.
  let path: String
  /// Whether it is Objective-C.
  let isObjectiveC: Bool
  let tokens: [Token]
  let strings: [StringLiteral]
  /// The files that it imports by `"name"`.
  let imports: [String]
  let blocks: [Block]
  let names: CodeNames
  /// The tokens that declare properties and global variables.
  let variables: [Int]

  /// Creates a file from its text, reading `limit` tokens at most.
  init(_ text: SourceText, path: String, _ conditions: CompilationConditions, limit: Int) {
    self.path = path
    isObjectiveC = !path.hasSuffix(".swift")
    let tokenizer = Tokenizer(text.bytes, path: path, conditions, limit: limit)
    let tree = CodeTree(tokenizer.tokens, isObjectiveC: isObjectiveC)
    (strings, imports) = (tokenizer.strings, tokenizer.imports)
    (tokens, blocks, names, variables) = (tree.tokens, tree.blocks, tree.names, tree.variables)
  }

  /// A token's text; see ``Token/text``.
  subscript(_ index: Int) -> String { tokens.text(index) }

  /// Returns the place of a range of tokens.
  func place(_ range: Range<Int>) -> SourcePlace {
    guard tokens.indices.contains(range.lowerBound) else { return SourcePlace(file: path, line: 1) }
    let first = tokens[range.lowerBound]
    let last = tokens[max(range.lowerBound, min(range.upperBound, tokens.count) - 1)]
    let bytes = Int(first.range.lowerBound)..<Int(last.range.upperBound)
    return SourcePlace(file: path, line: Int(first.line), range: bytes)
  }

  // MARK: - Expressions

  /// Returns the expression from a token up to a comma or brace around it, or to a statement; empty if it is too long.
  func expression(from start: Int) -> Code {
    // A brace at the beginning opens a closure.
    var index = self[start] == "{" ? tokens.after(start) : start
    var length = 0
    // `let size = if isSmall { 7 } else { 40 }`
    let isBranch = ["if", "switch"].contains(self[start]) && !tokens[start].startsStatement
    while index < tokens.count {
      length += 1
      if length > Limits.expression { return Code(self, start..<start) }
      if isBranch, self[index] == "{" {
        index = tokens.after(index)
        guard self[index] == "else" else { break }
        index = tokens.after(index)
        if self[index] == "if" { index = tokens.after(index) }
        continue
      }
      if index > start, tokens[index].startsStatement { break }
      if [";", ",", "{", "else", "}", ")", "]"].contains(self[index]) { break }
      index = tokens.after(index)
    }
    return Code(self, start..<max(start, min(index, tokens.count)))
  }

  /// Returns the argument of an Objective-C message from a token up to the bracket or the next part of the selector.
  func argument(from start: Int) -> Code {
    var end = start
    // The colon of a choice does not end a part of a selector.
    var choices = 0
    while end < tokens.count, end - start < Limits.expression, self[end] != "]", self[end] != ";" {
      if self[end] == "?" { choices += 1 }
      if self[end + 1] == ":" { choices -= 1 }
      if choices < 0 { break }
      end = tokens.after(end)
    }
    return Code(self, start..<end)
  }

  // MARK: - Imports

  /// The modules that it imports, and whether it re-exports each: `@_exported import Design`.
  var importedModules: [(name: String, isExported: Bool)] {
    let words = tokens.indices.filter { ["import", "@import"].contains(self[$0]) && tokens[$0].bracket < 0 }
    return words.map { word in
      // `import struct Design.Row`
      let hasKind = tokens.isWord(word + 2) && !tokens[word + 2].startsStatement
      return (self[word + (hasKind ? 2 : 1)], self[word - 1] == "@_exported")
    }
  }

  // MARK: - Blocks

  /// Returns the innermost block that contains a token in its body or condition.
  func block(of token: Int) -> Block { blocks[Int(tokens[token].block)] }

  /// Returns the blocks whose body holds a token, innermost first, up to a limit.
  func blocks(around index: Int) -> some Sequence<Block> {
    let first = tokens.indices.contains(index) ? Int(tokens[index].block) : 0
    return sequence(first: first) { [blocks] in $0 == 0 ? nil : blocks[$0].parent }
      .lazy.prefix(Limits.blocks).map { [blocks] in blocks[$0] }.filter { $0.body.contains(index) }
  }

  /// The functions that run their closure for each element.
  private static let loops: Set<String> = ["map", "compactMap", "flatMap", "forEach"]

  /// Whether a block runs for each element: that of a loop, or of `rows.map {`, `rows.map({` and `[rows
  /// enumerateObjectsUsingBlock:^(Row *row, NSUInteger index, BOOL *stop) {`.
  func isLoop(_ block: Block) -> Bool {
    guard block.isBraced, block.kind == .other else { return block.kind == .loop }
    let before = Cursor(file: self, index: block.body.lowerBound - 2).opening
    let call = (0...3).lazy.map { before.moved(-$0) }.first(where: \.isWord)
    return call.map { Self.loops.contains($0.text) || $0.text.lowercased().hasSuffix("usingblock") } ?? false
  }

  /// Returns the blocks directly in a block that return and end before a token.
  func returning(in block: Block, before index: Int) -> ArraySlice<Int> {
    block.returning[..<block.returning.partitionPoint(beyond: { blocks[$0].body.upperBound > index })]
  }

  /// Returns the value that a name's declaration gives it; if it gives none, an empty range after the type.
  func declaredValue(_ name: Int) -> Code {
    var next = name + 1
    if !isObjectiveC, self[next] == ":" {
      next += 1
      let line = tokens.indices.contains(next) ? tokens[next].line : 0
      while next < tokens.count, tokens[next].line == line, !["=", "{", "}", ",", ";"].contains(self[next]) {
        next = tokens.after(next)
      }
    }
    return self[next] == "=" ? expression(from: next + 1) : Code(self, next..<next)
  }
}

/// Objects that are equal only if they are identical.
protocol Distinct: AnyObject, Hashable {}

extension Distinct {
  static func == (left: Self, right: Self) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
