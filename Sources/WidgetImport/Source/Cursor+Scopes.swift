/// What surrounds a token.
extension Cursor {
  /// The blocks around it in its method or property, from within.
  var blocksInMethod: some Sequence<Block> {
    file.blocks(around: index).prefix { ![.method, .type, .file].contains($0.kind) }
  }

  /// Whether it runs in some case only, or later, within its method.
  var isInCase: Bool { blocksInMethod.contains { _ in true } }

  /// Whether it may not have run, or run often, where a later token of its method does.
  func isConditional(before other: Cursor) -> Bool {
    blocksInMethod.contains { $0.kind != .other && !$0.body.contains(other.index) }
  }

  /// Whether its name is that of a local constant or variable, or of a parameter of a closure, a nested function or a
  /// pattern around it, and that is not the property's own value: `guard let view = self.view`.
  var isShadowed: Bool {
    for block in file.blocks(around: index).prefix(while: { $0.kind != .type }) {
      let header = Code(file, block.header).suffix(Limits.argument)
      if let local = local(text, in: Code(file, block.header.lowerBound..<block.body.upperBound)) {
        return local.value.words.filter { $0 != "self" } != [text]
      }
      switch block.kind {
      case .loop, .conditional, .selection, .label:
        // The names of a pattern stand before its value.
        let pattern = header.prefix { !$0.isAny("in", "=", ":") }
        if header.contains("for", "case"), pattern.contains(where: { $0.text == text }) { return true }
      case .other:
        if header.contains("func"), header.contains(where: { $0.text == text && $0[1] == ":" }) { return true }
        if block.isBraced, self[block.body.lowerBound - 1 - index] == "{",
          moved(block.body.lowerBound - 1 - index).closureHead?.contains(where: { $0.text == text }) == true
        {
          return true
        }
      case .file, .type, .method, .alternative, .guarding: break
      }
    }
    return false
  }

  /// Of a brace, the captures and parameters of its closure: `[weak self] view, index` before `in`; nil if it has none.
  var closureHead: Code? {
    let body = bracketed
    let end = body.prefix(Limits.closureHead).first { $0.isAny("in", "=", "{", "}", ";", "return") }
    return end.flatMap { $0.text == "in" ? body[body.startIndex..<$0.index] : nil }
  }

  /// The function in a method whose parameter a token names.
  var nestedFunction: String? {
    for block in blocksInMethod where block.kind == .other {
      let header = Code(file, block.header).suffix(Limits.argument)
      guard let head = header.first(where: { $0.text == "func" }),
        header.contains(where: { $0.text == text && $0[1] == ":" })
      else { continue }
      return head[1]
    }
    return nil
  }

  /// Of the token before `=`, the name that is declared or assigned: `finish` of `let finish: (Int) -> Void =`.
  var declaredName: Cursor {
    var start = self
    while start.index > 0, index - start.index < Limits.argument, !start.token.startsStatement {
      if start.isAny("let", "var") { return start.moved(1) }
      start = start.moved(-1).opening
    }
    return start.isAny("let", "var") ? start.moved(1) : self
  }
}
