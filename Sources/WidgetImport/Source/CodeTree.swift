/// Finds the blocks and statements of a file, in one pass over its tokens.
struct CodeTree {
  /// A block that has not ended.
  private struct OpenBlock {
    let block: Int
    /// The number of brackets around it.
    let brackets: Int
    /// The start of the next block's header.
    var header: Int
    /// Whether the next token begins a statement.
    var isAtStart = true
    /// Whether the statement has only modifiers and attributes so far, which may be on a line of their own.
    var isPrefix = false
    /// The block that an `else` would follow.
    var last: Int?
  }

  private let isObjectiveC: Bool
  /// The tokens, with their brackets and blocks.
  private(set) var tokens: [Token]
  /// The blocks, each after the one around it; the first is the file.
  private(set) var blocks: [Block]
  private(set) var names = CodeNames()
  /// The `let` and `var` tokens of properties and global variables; in Objective-C, the `=` before their values.
  private(set) var variables: [Int] = []
  private var open: [OpenBlock]
  private var brackets: [Int] = []

  /// Creates the tree over tokens whose brackets are paired.
  init(_ tokens: [Token], isObjectiveC: Bool) {
    (self.tokens, self.isObjectiveC) = (tokens, isObjectiveC)
    blocks = [Block(kind: .file, index: 0, parent: 0, header: 0..<0, body: 0..<tokens.count, previous: nil)]
    open = [OpenBlock(block: 0, brackets: 0, header: 0)]
    for index in tokens.indices { take(index) }
    while open.count > 1 { close(at: tokens.count) }
  }

  // MARK: - Tokens

  /// The block that is open.
  private var top: OpenBlock {
    get { open[open.count - 1] }
    set { open[open.count - 1] = newValue }
  }

  private var kind: Block.Kind { blocks[top.block].kind }

  private mutating func take(_ index: Int) {
    let (text, partner) = (tokens[index].text, Int(tokens[index].partner))
    let isBracket = tokens[index].kind == .sign && partner >= 0
    if isBracket, partner < index {
      // Labels and branches without braces end with the braces around them.
      if text == "}" { closeUnbraced(at: index) }
      brackets.removeLast()
      if text == "}" { closeBrace(index) }
    } else if brackets.count == top.brackets {
      beginStatement(index)
    }
    tokens[index].bracket = Int32(brackets.last ?? -1)
    tokens[index].block = Int32(top.block)
    takeName(index)
    switch text {
    case "return":
      blocks[top.block].returns = true
      if brackets.count == top.brackets, !tokens[index].isUndecided, blocks[top.block].end == nil {
        blocks[top.block].end = index
      }
    case ";" where brackets.count == top.brackets: endStatement(index)
    case _ where isBracket && partner > index:
      brackets.append(index)
      if text == "{" { openBrace(index, partner) }
    default: break
    }
  }

  /// Records a name that is assigned or declared, in Objective-C with a type before it and a value or semicolon after it.
  private mutating func takeName(_ index: Int) {
    if CodeNames.changing.contains(tokens.text(index)), tokens.isWord(index - 1) {
      names.changed[tokens.text(index - 1), default: []].append(index - 1)
    }
    // next.addTimeInterval(60), link.append("near"), round(&next)
    let isAppended =
      tokens.text(index) == "append" && tokens.text(index + 1) == "(" && tokens[index + 2].kind == .string
    if isAppended || tokens.text(index) == "addTimeInterval", tokens.text(index - 1) == ".", tokens.isWord(index - 2) {
      names.changed[tokens.text(index - 2), default: []].append(index - 2)
    } else if !isObjectiveC, tokens.text(index - 1) == "&", ["(", ",", ":"].contains(tokens.text(index - 2)) {
      names.changed[tokens.text(index), default: []].append(index)
    }
    let isUnset = isObjectiveC && tokens.text(index) == ";"
    let name = isUnset || tokens.text(index) == "=" ? index - 1 : index
    guard tokens.isWord(name) else { return }
    let (isAtValue, before) = (name < index, tokens.text(name - 1))
    // __weak typeof(self) weakSelf = self
    let isOfType = before == ")" && tokens.text((tokens.partner(name - 1) ?? 0) - 1).hasSuffix("typeof")
    let isTyped = before == "*" || tokens.isWord(name - 1) || isOfType
    let isDeclared = isObjectiveC ? isTyped : before == "let" || before == "var"
    if isDeclared {
      let isStatement = ["return", "else"].contains(before)
      guard isAtValue == isObjectiveC, brackets.count == top.brackets, !isStatement else { return }
      names.declared[tokens.text(name), default: []].append(name)
    } else if isAtValue, !isUnset,
      before != "." || isSelf(["?", "!"].contains(tokens.text(name - 2)) ? name - 3 : name - 2)
    {
      names.assigned[tokens.text(name), default: []].append(name)
    }
  }

  /// Whether a word is `self`, or seems to be a local name for it: `strongSelf`.
  private func isSelf(_ index: Int) -> Bool { tokens.text(index).lowercased().hasSuffix("self") }

  // MARK: - Statements

  /// Takes a token that is in no brackets inside the open block.
  private mutating func beginStatement(_ index: Int) {
    let text = tokens.text(index)
    if isObjectiveC {
      if beginClass(index) { return }
      beginBranch(index)
    }
    if kind == .selection || kind == .label, text == "case" || text == "default" { beginLabel(index) }
    let isModifier = text.hasPrefix("@") || Self.modifiers.contains(text)
    if top.isAtStart || blocks[top.block].body.lowerBound == index || breaksLine(index) {
      tokens[index].startsStatement = true
      top.header = index
      top.isAtStart = false
      top.isPrefix = isModifier
      if text != "else" { top.last = nil }
    } else if top.isPrefix {
      top.isPrefix = isModifier || text == "(" && tokens.text(index - 1).hasPrefix("@")
    }
    let isDeclared = isObjectiveC ? text == "=" && tokens.isWord(index - 1) : text == "let" || text == "var"
    if isDeclared, kind == .file || kind == .type { variables.append(index) }
  }

  /// Begins or ends an Objective-C class; returns whether one begins.
  private mutating func beginClass(_ index: Int) -> Bool {
    let isClass = tokens.text(index) == "@implementation" || tokens.text(index) == "@interface"
    if isClass || tokens.text(index) == "@end" { closeUnbraced(at: index) }
    guard isClass else { return false }
    // The name, the superclass, a category, protocols.
    var end = index + 2
    if tokens.text(end) == ":", tokens.isWord(end + 1) { end += 2 }
    if tokens.text(end) == "(" { end = tokens.after(end) }
    if tokens.text(end) == "<" {
      end = tokens[end...].firstIndex { $0.text == ">" || $0.text.hasPrefix("@") } ?? tokens.count
      if tokens.text(end) == ">" { end += 1 }
    }
    end = min(end, tokens.count)
    begin(.type, header: index..<end, body: end..<tokens.count)
    return true
  }

  /// Begins an Objective-C branch without braces.
  private mutating func beginBranch(_ index: Int) {
    guard index > 0, tokens.text(index) != "{", tokens.text(index) != ";" else { return }
    let isElse = tokens.text(index - 1) == "else"
    let opening = tokens.text(index - 1) == ")" ? tokens.partner(index - 1) ?? 0 : 0
    let keyword = isElse ? index - 1 : opening - 1
    guard let kind = Self.branches[tokens.text(keyword)], (kind == .alternative) == isElse,
      !isElse || tokens.text(index) != "if"
    else { return }
    begin(kind, header: keyword..<index, body: index..<tokens.count, after: top.last)
  }

  /// Begins the block after a label of a switch, except at a `case` that is a pattern in a condition or another label.
  private mutating func beginLabel(_ index: Int) {
    let isPattern = ["if", "guard", "for", "while", ",", "."].contains(tokens.text(index - 1))
    guard blocks[top.block].body.contains(index), !isPattern else { return }
    let previous = kind == .label ? top.block : nil
    if previous != nil { close(at: index) }
    var end = index
    while end < tokens.count, ![":", "{", "}", ";"].contains(tokens.text(end)) { end = tokens.after(end) }
    if tokens.text(end) == ":" { end += 1 }
    begin(.label, header: index..<end, body: end..<tokens.count, after: previous)
  }

  /// Ends the statement at a semicolon or a block, and the branches without braces of which it is the body.
  private mutating func endStatement(_ index: Int) {
    while isObjectiveC, !blocks[top.block].isBraced, [.conditional, .alternative, .loop].contains(kind) {
      close(at: index + 1)
      if tokens.text(index + 1) == "else" { break }
    }
    top.isAtStart = true
  }

  private static let branches: [String: Block.Kind] = [
    "else": .alternative, "if": .conditional, "for": .loop, "while": .loop,
  ]
  private static let operators: Set<String> = [
    ".", "?", ":", "??", "&&", "||", "+", "-", "*", "/", "==", "!=", "<", ">", "<=", ">=", "=", "as", "is",
  ]
  private static let continuing = operators.union([")", "]", "->", "{", "else", "catch", "where", "throws"])
  private static let unfinished = operators.union([",", "return"])
  /// The words that may precede a declaration, perhaps on a line of their own.
  private static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "public", "open", "override", "static", "class", "final", "lazy", "weak",
    "unowned", "mutating", "nonisolated", "dynamic", "required", "convenience",
  ]
  /// The words that begin a statement even after the end of a type: `?`, `>`.
  private static let beginning = modifiers.union(TypeDeclaration.keywords).union([
    "func", "var", "let", "init", "if", "guard", "for", "while", "switch", "return", "case", "default",
  ])

  /// Whether a Swift token begins a statement because it is on a new line.
  private func breaksLine(_ index: Int) -> Bool {
    guard !isObjectiveC, !top.isPrefix, index > 0, tokens[index].line > tokens[index - 1].line,
      !Self.continuing.contains(tokens.text(index)), tokens.text(index - 2) != "func"
    else { return false }
    guard Self.unfinished.contains(tokens.text(index - 1)) else { return true }
    let isKeyword = Self.beginning.contains(tokens.text(index)) || tokens.text(index).hasPrefix("@")
    return isKeyword && !["=", ",", ".", ":"].contains(tokens.text(index - 1))
  }

  // MARK: - Blocks

  private mutating func begin(_ kind: Block.Kind, header: Range<Int>, body: Range<Int>, after previous: Int? = nil) {
    let index = blocks.count
    blocks.append(Block(kind: kind, index: index, parent: top.block, header: header, body: body, previous: previous))
    open.append(OpenBlock(block: index, brackets: brackets.count, header: body.lowerBound))
  }

  /// Closes the open labels, branches without braces, and Objective-C classes.
  private mutating func closeUnbraced(at end: Int) {
    while !blocks[top.block].isBraced, open.count > 1 { close(at: end) }
  }

  /// Closes the open block.
  private mutating func close(at end: Int) {
    let block = open.removeLast().block
    let body = blocks[block].body
    blocks[block].body = body.lowerBound..<max(body.lowerBound, min(end, body.upperBound))
    if blocks[block].kind == .conditional { top.last = block }
    guard blocks[block].returns else { return }
    blocks[top.block].returns = true
    // If one label returns, the others may still run.
    guard ![.label, .type].contains(blocks[block].kind), brackets.count == top.brackets else { return }
    blocks[top.block].returning.append(block)
  }

  private mutating func openBrace(_ index: Int, _ partner: Int) {
    // A brace in parentheses is a closure.
    let isStatement = brackets.count == top.brackets + 1
    var header = min(index, max(top.header, index - Limits.header))..<index
    // A value may be an `if` or `switch`: `let size = switch family {`. In brackets many braces may share one header.
    if isStatement,
      let value = header.first(where: { tokens.text($0) == "=" && ["if", "switch"].contains(tokens.text($0 + 1)) })
    {
      header = value + 1..<index
    }
    let kind = isStatement ? self.kind(after: header) : .other
    let isElse = isStatement && kind != .guarding && header.contains { tokens.text($0) == "else" }
    begin(kind, header: header, body: index + 1..<partner, after: isElse ? top.last : nil)
    guard [.conditional, .loop, .selection].contains(kind) else { return }
    // A name declared in a condition is visible only in its block.
    let parent = Int32(blocks[blocks.count - 1].parent)
    for index in header where tokens[index].block == parent { tokens[index].block = Int32(blocks.count - 1) }
  }

  private mutating func closeBrace(_ index: Int) {
    let kind = kind
    let isAlone = blocks[top.block].header.isEmpty
    close(at: index)
    guard brackets.count == top.brackets else { return }
    top.header = index + 1
    if tokens.text(index + 1) == "else" { return }
    let isInType = self.kind == .file || self.kind == .type
    if kind != .other || isAlone || isObjectiveC && isInType { endStatement(index) }
  }

  /// Returns the kind of a block by the tokens before its brace.
  private func kind(after header: Range<Int>) -> Block.Kind {
    let isInType = kind == .file || kind == .type
    var index = header.lowerBound
    while index < header.upperBound {
      let next = tokens.text(index + 1)
      switch tokens.text(index) {
      case _ where tokens.text(index - 1) == ".": break
      case "if": return .conditional
      case "else": return next == "if" ? .conditional : .alternative
      case "guard": return .guarding
      case "for", "while", "repeat": return .loop
      case "switch": return .selection
      case "let", "var": return .other
      case "func" where isInType && !isObjectiveC: return .method
      case "init" where isInType && !isObjectiveC && (next == "(" || next == "?"): return .method
      case "-", "+": if isObjectiveC, kind == .type, next == "(" { return .method }
      case let word where isInType && !isObjectiveC && TypeDeclaration.keywords.contains(word):
        if tokens.isWord(index + 1), !["func", "var", "let"].contains(next) { return .type }
      default: break
      }
      index = tokens.after(index)
    }
    return .other
  }
}

/// A part of a file that runs as a unit: the code in braces, after a label of a switch, or of a branch without braces.
struct Block: Sendable {
  enum Kind: Sendable {
    case file, type, method
    /// After `if` and `else if`.
    case conditional
    /// After `else`.
    case alternative
    /// After `guard`.
    case guarding
    case loop, selection
    /// After `case` or `default`.
    case label
    /// A closure, an accessor, a nested function, a list.
    case other
  }

  let kind: Kind
  let index: Int
  /// The index of the block around it; the file's block is its own parent.
  let parent: Int
  /// The tokens that lead to it, from the start of its statement or the block before: `if x`, `else`, `case .a:`.
  let header: Range<Int>
  /// The tokens in it.
  var body: Range<Int>
  var isBraced: Bool { body.lowerBound > header.upperBound }
  /// The block that its `else` follows, or the previous label.
  let previous: Int?
  /// Whether it holds a `return`.
  var returns = false
  /// The first `return` directly in it.
  var end: Int?
  /// The blocks directly in it that return, except labels.
  var returning: [Int] = []
}

/// The names that a file declares and assigns, each with its tokens in order.
struct CodeNames: Sendable {
  /// The local names after `let` or `var`; in Objective-C, between a type and a value or semicolon.
  var declared: [String: [Int]] = [:]
  /// The names, perhaps after `self.` or `self?.`, that are assigned after their declaration.
  var assigned: [String: [Int]] = [:]
  /// The operators that compute a name's new value from its old one.
  static let changing = ["+=", "-=", "*=", "/="]
  /// The operators that give a name a value.
  static let giving = ["="] + changing

  /// The names changed by such an operator, by `append` or `addTimeInterval`, or as an argument `&name`.
  var changed: [String: [Int]] = [:]
}
