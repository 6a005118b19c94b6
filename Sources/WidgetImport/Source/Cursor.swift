import YAML

/// A token of a file, with access to the tokens around it.
struct Cursor: Hashable {
  let file: CodeFile
  let index: Int

  /// Its text, without backquotes; a quote for a string.
  var text: String { file[index] }
  /// The text of the token at a distance after it, or before it if negative; empty beyond the tokens.
  subscript(_ distance: Int) -> String { file[index + distance] }
  var isWord: Bool { file.tokens.isWord(index) }
  /// The string literal; nil for another token.
  var string: StringLiteral? {
    guard file.tokens.indices.contains(index), token.kind == .string else { return nil }
    var string = file.strings[Int(token.partner)]
    string.place = place
    return string
  }
  /// Its value as a number; nil for another token.
  var number: Double? { file.tokens.indices.contains(index) ? token.number : nil }
  var token: Token { file.tokens[index] }
  var place: SourcePlace { file.place(index..<index + 1) }
  /// Code that is this token alone.
  var code: Code { Code(file, index..<index + 1) }

  /// Returns the token at a distance after it, or before it if negative.
  func moved(_ distance: Int) -> Cursor { Cursor(file: file, index: index + distance) }

  /// The token after it and the signs that unwrap it.
  var following: Cursor {
    var next = moved(1)
    while next.isAny("?", "!") { next = next.moved(1) }
    return next
  }

  /// The opening bracket of a closing one, else itself.
  var opening: Cursor { moved(min(0, (file.tokens.partner(index) ?? index) - index)) }

  /// Whether its text is one of the texts.
  func isAny(_ texts: String...) -> Bool { texts.contains(text) }

  /// Whether it is `true` or `false`.
  var isFlag: Bool { isAny("true", "false") }

  /// Whether it is a name alone, or after `self.` or `self?.`, and so may name a member of its own type.
  var isOwn: Bool { self[-1] != "." || moved(["?", "!"].contains(self[-2]) ? -3 : -2).isSelf }

  /// Whether it is `self`, or a local name for it: `guard let strongSelf = self`.
  var isSelf: Bool {
    guard text != "self" else { return true }
    guard let name = file.names.declared[text]?.first, file[name + 1] == "=" else { return false }
    return file[name + 2] == "self" && ![".", "-", "->", "?"].contains(file[name + 3])
  }

  /// Whether it may name a member of its own type, also after `Self.`.
  var isUnqualified: Bool { isOwn || self[-2] == "Self" }

  /// Whether it is a member whose type is inferred: `.red` in `tint: .red`.
  var isImplicit: Bool {
    guard self[-1] == "." else { return false }
    let before = moved(-2)
    if before.isAny("case", "let", "return", "in") || before.isChoice { return true }
    return !before.isWord && before.token.kind == .sign && !before.isAny(")", "]", "}", "!", "?", ">")
  }

  /// Whether it calls a method of its own type: `name(…)`, `[self name…]`.
  var callsOwnMethod: Bool {
    // A selector names a method but does not call it.
    file.isObjectiveC
      ? moved(-1).isSelf && self[-2] == "[" : self[1] == "(" && isOwn && bracket?[-1] != "#selector"
  }

  /// Whether it is the name of a method in its declaration: `func name`, `- (void)name`.
  var isDeclaration: Bool {
    file.isObjectiveC ? ["-", "+"].contains(moved(-1).opening[-1]) : self[-1] == "func"
  }

  /// Whether it is the `?` of a choice; in Swift, a `?` directly after its operand unwraps it instead.
  var isChoice: Bool {
    guard text == "?", index > 0 else { return false }
    return file.isObjectiveC || token.range.lowerBound > moved(-1).token.range.upperBound
  }

  /// The value assigned to the property that it names: `name = value`.
  var assigned: Code? { self[1] == "=" ? file.expression(from: index + 2) : nil }

  /// Returns the value that it gives to a property: `name = value`, `[… setName:value]`; nil if it gives none.
  func assigned(to name: String) -> Code? {
    if text == name { return assigned }
    guard self[1] == ":", self[2] != ")", text.hasPrefix("set"), !isDeclaration else { return nil }
    return text.dropFirst(3) == name.prefix(1).uppercased() + name.dropFirst() ? file.expression(from: index + 2) : nil
  }

  /// The tokens in the parentheses after it.
  var parenthesized: Code? {
    guard self[1] == "(", let close = file.tokens.partner(index + 1) else { return nil }
    return Code(file, index + 2..<close)
  }

  /// The arguments of the initializer of the type that it names: `URL(…)`, `URL.init(…)`.
  var creation: Code? { (self[1] == "." && self[2] == "init" ? moved(2) : self).parenthesized }

  /// The first argument of the method that it names: `name(argument, …)`, `[… name:argument …]`.
  var argument: Code? {
    if let parenthesized { return parenthesized.elements.first }
    return self[1] == ":" ? file.argument(from: index + 2) : nil
  }

  /// The last name of the object that has its method or property: `view` in `self.view?.name`, `[self.view name]` and
  /// `[[self view] name]`.
  var receiver: Cursor? {
    var receiver = moved(-1)
    if receiver.text == "]", receiver.opening[-1] == "[" { receiver = receiver.moved(-1) }
    while self[-1] == ".", receiver.index > 0, receiver.isAny(".", "?", "!") { receiver = receiver.moved(-1) }
    return receiver.isWord ? receiver : nil
  }

  /// The names after it in a path: `layer` and `cornerRadius` after `label` in `label?.layer.cornerRadius`.
  var path: [Cursor] {
    let names = sequence(first: self) { name in
      let point = name.following
      return point.text == "." && point.moved(1).isWord ? point.moved(1) : nil
    }
    return Array(names.dropFirst().prefix(Limits.names))
  }

  /// Returns the outlet that it names: `price`, or in Objective-C by its variable `_price`.
  func outlet(among names: Set<String>) -> String? { [text, text.plainName].first(where: names.contains) }

  /// Returns the declaration of a name in a scope that is visible here.
  func local(_ name: String, in scope: Code) -> (token: Int, value: Code, isConstant: Bool)? {
    let declared = file.names.declared[name] ?? []
    let end = declared.partitionPoint(beyond: { $0 >= index })
    let before = declared[..<end].suffix(Limits.declarations).reversed().prefix { $0 >= scope.startIndex }
    let seen = before.first { token in
      let block = file.block(of: token)
      let isInValue = index - token <= Limits.argument && file.declaredValue(token).range.contains(index)
      // The value of `let url = url` and of `guard let url, let id else` is that of the outer name.
      let isOuter = file[token - 1] == "let" && (["else", "{", ","].contains(file[token + 1]) || isInValue)
      return block.header.lowerBound <= index && index < block.body.upperBound && !isOuter
    }
    return seen.map { ($0, file.declaredValue($0), file[$0 - 1] == "let") }
  }

  /// The innermost bracket that is open around it.
  var bracket: Cursor? {
    guard file.tokens.indices.contains(index), token.bracket >= 0 else { return nil }
    return Cursor(file: file, index: Int(token.bracket))
  }

  /// The brackets that are open around it, innermost first.
  var brackets: some Sequence<Cursor> { sequence(first: self, next: \.bracket).dropFirst() }
}

/// The surroundings of a token.
extension Cursor {
  /// The blocks around it in its method or property, innermost first.
  var blocksInMethod: some Sequence<Block> {
    file.blocks(around: index).prefix { ![.method, .type, .file].contains($0.kind) }
  }

  /// Whether it runs conditionally or later within its method.
  var isInCase: Bool { blocksInMethod.contains { _ in true } }

  /// Whether it is never reached, because a block around it always returns before it.
  var isAfterReturn: Bool {
    file.blocks(around: index).prefix { ![.type, .file].contains($0.kind) }.contains { block in
      block.end.map { $0 < index && file.expression(from: $0 + 1).endIndex <= index } ?? false
    }
  }

  /// Whether it may not have run, or may have run more than once, when a later token of its method runs.
  func isConditional(before other: Cursor) -> Bool {
    blocksInMethod.contains { $0.kind != .other && !$0.body.contains(other.index) }
  }

  /// Whether something local has its name: a constant, a variable, or a parameter of a closure, a nested function or a
  /// pattern around it, unless its value is the property itself: `guard let view = self.view`.
  var isShadowed: Bool { hides(text) }

  /// Whether a name here refers to something local, as above, and not to a property.
  func hides(_ name: String) -> Bool {
    // Looked up once: each block around it finds this one, or none.
    let local = local(name, in: Code(file, file.tokens.indices))
    for block in file.blocks(around: index).prefix(while: { ![.type, .file].contains($0.kind) }) {
      if let local, local.token >= block.header.lowerBound {
        return local.value.words.filter { $0 != "self" } != [name]
      }
      if binds(block, name) { return true }
    }
    return false
  }

  /// Whether a closure, a nested function or a pattern that begins after a token binds its name, or the given one.
  func isBound(after token: Int, as name: String? = nil) -> Bool {
    file.blocks(around: index).prefix { $0.header.lowerBound > token }.contains { binds($0, name ?? text) }
  }

  /// Whether a block binds a name: as a parameter of a closure or a nested function, or in a pattern.
  func binds(_ block: Block, _ name: String) -> Bool {
    let header = Code(file, block.header).suffix(Limits.argument)
    switch block.kind {
    case .loop, .conditional, .selection, .label:
      // The name of a case binds nothing: `case .link:`.
      guard let first = header.first(where: { $0.text == name && $0[-1] != "." }) else { return false }
      // The names of a pattern are before its value.
      return header.contains("for", "case") && !header[header.startIndex..<first.index].contains("in", "=", ":")
    case .other:
      if header.contains(where: { $0.text == name && $0[1] == ":" }), header.contains("func") { return true }
      let brace = Cursor(file: file, index: block.body.lowerBound - 1)
      // ^(UILabel *label, BOOL *stop) {
      if file.isObjectiveC { return header[max(header.startIndex, brace.moved(-1).opening.index)...].contains(name) }
      return block.isBraced && brace.text == "{" && brace.closureHead?.contains { $0.text == name } == true
    case .file, .type, .method, .alternative, .guarding: return false
    }
  }

  /// The captures and parameters of the closure that this brace opens: `[weak self] view, index` before `in`; else nil.
  var closureHead: Code? {
    let body = Code(file, index + 1..<Swift.max(index + 1, file.tokens.partner(index) ?? 0))
    let end = body.prefix(Limits.argument).first { $0.isAny("in", "=", "{", "}", ";", "return") }
    return end.flatMap { $0.text == "in" ? body[body.startIndex..<$0.index] : nil }
  }

  /// The declared or assigned name, if this is the token before `=`: `finish` of `let finish: (Int) -> Void =`.
  var declaredName: Cursor {
    var start = self
    while start.index > 0, index - start.index < Limits.argument, !start.token.startsStatement {
      if start.isAny("let", "var") { return start.moved(1) }
      start = start.moved(-1).opening
    }
    return start.isAny("let", "var") ? start.moved(1) : self
  }
}
