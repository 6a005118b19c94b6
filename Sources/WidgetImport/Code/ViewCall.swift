/// A call: `Text("…")`, `VStack { … }`, `.font(.body)`, or a message, `[self open:page]`.
struct ViewCall {
  /// The name that is called.
  let name: Cursor
  /// Its arguments in parentheses, or the parts of a message.
  let arguments: [Code]
  /// Its closures after the parentheses, with their labels.
  let closures: [(label: String, body: Code)]
  /// The token after it.
  let end: Int

  /// Creates the call of a name.
  init(_ name: Cursor) {
    let file = name.file
    self.name = name
    var next = name.index + 1
    if file[next] == ".", file[next + 1] == "init" { next += 2 }
    if file[next] == "<" { next = Self.afterGenerics(next, file) }
    if file[next] == "(", let close = file.tokens.partner(next) {
      arguments = Code(file, next + 1..<close).elements
      next = close + 1
    } else {
      arguments = file.isObjectiveC ? Self.parts(ofMessage: name) : []
      next = arguments.last?.endIndex ?? next
    }
    var closures: [(String, Code)] = []
    var label = ""
    while closures.count < Limits.branches, file[next] == "{", let close = file.tokens.partner(next) {
      closures.append((label, Code(file, next + 1..<close)))
      next = close + 1
      guard file.tokens.isWord(next), file[next + 1] == ":", file[next + 2] == "{" else { break }
      label = file[next]
      next += 2
    }
    self.closures = closures
    end = next
  }

  /// Returns the index of the token after `<…>`.
  private static func afterGenerics(_ start: Int, _ file: CodeFile) -> Int {
    var depth = 0
    for index in start..<min(start + Limits.names * 2, file.tokens.count) {
      depth += file[index] == "<" ? 1 : file[index] == ">" ? -1 : 0
      if depth == 0 { return index + 1 }
    }
    return start
  }

  /// Returns the parts of a message's selector from a name on, each with its argument: `open:page` and `sender:nil`.
  private static func parts(ofMessage name: Cursor) -> [Code] {
    let parts = sequence(first: Code(name.file, name.index..<name.index)) { last in
      let label = last.endIndex
      // `@selector(open:)` has no argument.
      guard name.file.tokens.isWord(label), name.file[label + 1] == ":", name.file[label + 2] != ")" else { return nil }
      return Code(name.file, label..<name.file.argument(from: label + 2).endIndex)
    }
    return Array(parts.dropFirst())
  }

  /// Returns the argument with a label, without that label; for "", the first argument if it has no label.
  func argument(_ label: String) -> Code? {
    if label.isEmpty { return arguments.first.flatMap { $0.label == nil ? $0 : nil } }
    return arguments.first { $0.label == label }?.unlabeled
  }

  /// The labels of its arguments.
  var labels: Set<String> { Set(arguments.compactMap(\.label)) }

  /// The tokens from its name to its end.
  var code: Code { Code(name.file, name.index..<Swift.max(end, name.index + 1)) }
}

/// A view with the modifiers after it: `Image("wave").resizable().padding()`.
struct ViewChain {
  /// The name or parenthesis at its beginning.
  let base: Cursor
  /// The modifiers, each with its name.
  let modifiers: [ViewCall]

  /// Creates the chain that a modifier's name, or the name of a view, is part of.
  init(around token: Cursor) {
    base = Self.base(of: token)
    let file = token.file
    var modifiers: [ViewCall] = []
    var next = base.text == "(" ? file.tokens.after(base.index) : ViewCall(base).end
    while modifiers.count < Limits.modifiers {
      let point = Cursor(file: file, index: next - 1).following
      guard point.text == ".", point.moved(1).isWord else { break }
      let call = ViewCall(point.moved(1))
      modifiers.append(call)
      next = call.end
    }
    self.modifiers = modifiers
  }

  /// Returns the first token of the chain that a name is in.
  static func base(of token: Cursor) -> Cursor {
    var name = token
    for _ in 0..<Limits.modifiers where name[-1] == "." {
      var next = name.moved(-2)
      while next.isAny("?", "!") { next = next.moved(-1) }
      // Skip back over closures with their labels, and parentheses.
      while next.text == "}", next.opening != next {
        next = next.opening.moved(-1)
        if next.text == ":" { next = next.moved(-2) }
      }
      if next.isAny(")", "]"), next.opening != next {
        guard next.opening.opensCall else { return next.opening }
        next = next.opening.moved(-1)
      }
      guard next.isWord else { return name }
      name = next
    }
    return name
  }

  /// Returns the code before a member's name: `entry.photo` of `entry.photo.resizable()`; empty for a lone name.
  static func receiver(of name: Cursor) -> Code {
    let base = base(of: name)
    return Code(base.file, base.index..<max(base.index, name.index - 1))
  }

  /// Returns the modifiers with a name, including the base of the chain, since a helper may leave out `self`.
  func modifiers(_ name: String) -> [ViewCall] {
    (base.text == name ? [ViewCall(base)] : []) + modifiers.filter { $0.name.text == name }
  }
}

extension Cursor {
  /// The name of the call, or the beginning of the selector, whose arguments this opening bracket encloses.
  var calledName: Cursor? {
    if text == "(" { return moved(-1) }
    let message = file.isObjectiveC ? file.tokens.partner(index).map { Code(file, index + 1..<$0) } : nil
    return message?.outer.first { $0.isWord && $0[1] == ":" }
  }

  /// Whether it is the bracket of a call or subscript, after a name.
  var opensCall: Bool {
    let name = moved(-1)
    return name.isWord && !token.startsStatement && !name.isAny("return", "in", "else", "if")
  }

  /// Whether it makes a value of the type that it names: `Row()`, `Row { … }`, `Row.init(…)`.
  var isMade: Bool { ["(", "{", "<"].contains(self[1]) || self[1] == "." && self[2] == "init" }

  /// The type names joined by periods that end here, without a leading `Self.`; nil if one is not the name of a type.
  var typePath: String? {
    guard isWord, text.isTypeName else { return nil }
    if isUnqualified { return text }
    var path = text
    var first = self
    for _ in 0..<Limits.names where first[-1] == "." {
      first = first.moved(-2)
      guard first.isWord, first.text.isTypeName else { return nil }
      path = first.text + "." + path
    }
    return first[-1] == "." ? nil : path
  }
}
