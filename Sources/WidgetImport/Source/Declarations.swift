import YAML

/// A type, or an extension of one.
final class TypeDeclaration: Distinct {
  /// The words that declare a type in Swift.
  static let keywords: Set<String> = ["class", "struct", "enum", "extension", "protocol", "actor"]

  let name: String
  /// Its name as it is declared: `Row.Style` of `extension Row.Style`.
  let path: String
  /// The type around it; nil at the top.
  let outer: TypeDeclaration?
  /// The types that it inherits from and conforms to.
  let inherited: [String]
  let isExtension: Bool
  /// The tokens before its braces.
  let header: Code
  /// The tokens between its braces.
  let body: Code

  /// The place of its name.
  let place: SourcePlace

  /// A type from the tokens before its body and those in it; nil if it has no name.
  init?(_ header: Code, _ body: Code, in outer: TypeDeclaration?) {
    (self.header, self.body, self.outer) = (header, body, outer)
    if header.file.isObjectiveC {
      name = header.start[1]
      path = name
      place = header.start.moved(1).place
      let rest = header.dropFirst(2)
      inherited = rest.outer.filter(\.isWord).prefix(Limits.inherited).map(\.text)
      // An implementation or category extends the class that an interface declares.
      isExtension = rest.start.text == "(" || header.start.text == "@implementation"
      return
    }
    guard let keyword = header.outer.first(where: { Self.keywords.contains($0.text) && $0[1] != "func" })
    else { return nil }
    isExtension = keyword.text == "extension"
    var last = keyword.moved(1)
    var path = last.text
    while last[1] == ".", last.moved(2).isWord {
      last = last.moved(2)
      path += "." + last.text
    }
    (name, self.path, place) = (last.text, path, last.place)
    let list = header[last.index + 1..<header.endIndex].parts(around: ":")?.after.outer.prefix { $0.text != "where" }
    inherited = (list ?? []).filter { $0.isWord && $0[1] != "." }.prefix(Limits.inherited).map(\.text)
  }

  /// The name that storyboards and property lists have for it: `@objc(Today) class TodayController`; nil for its own.
  var givenName: String? { header.outer.first { $0.text == "@objc" }?.parenthesized?.words.last }

  /// Whether it is hidden from other files.
  var isPrivate: Bool { header.outer.contains { $0.isAny("private", "fileprivate") } }
}

/// A method or function.
final class Method: Distinct {
  /// Its name without labels; of Objective-C the first part of the selector.
  let name: String
  /// The labels of its arguments, `_` for none; of Objective-C the parts of the selector.
  let labels: [String]
  /// The names of its parameters.
  let parameters: [String]
  /// The type that has it; nil for a function.
  let type: String?
  /// The token of `func`, or of the `-` of Objective-C.
  let head: Cursor
  /// The tokens between its braces.
  let body: Code
  /// The tokens before `func`.
  private let modifiers: Code

  /// A method from the tokens before its body and those in it; nil if it has no parentheses.
  init?(_ header: Code, _ body: Code, of type: String?) {
    let file = header.file
    let isHead: (Cursor) -> Bool =
      file.isObjectiveC ? { $0.isAny("-", "+") && $0[1] == "(" } : { $0.isAny("func", "init") }
    guard let head = header.outer.first(where: isHead) else { return nil }
    (self.head, self.body, self.type) = (head, body, type)
    modifiers = header[header.startIndex..<head.index]
    if file.isObjectiveC {
      let selector = header[file.tokens.after(head.index + 1)..<header.endIndex]
      let parts = selector.outer.filter { $0.isWord && $0[1] == ":" }
      name = selector.start.text
      labels = parts.map(\.text)
      parameters = parts.map { $0[2] == "(" ? file[file.tokens.after($0.index + 2)] : $0[2] }
      return
    }
    guard let open = header[head.index + 1..<header.endIndex].first(where: { $0.text == "(" }) else { return nil }
    name = head.text == "init" ? "init" : head[1]
    let words = (open.moved(-1).parenthesized?.elements ?? []).map { parameter in
      parameter.prefix { $0.text != ":" }.filter { $0.isWord && !$0.text.hasPrefix("@") }
    }
    labels = words.compactMap(\.first?.text)
    parameters = words.compactMap(\.last?.text)
  }

  /// The modifier for which the system cannot call it: `private`, `@nonobjc`, `static`, `class`; nil if it can.
  var hidingModifier: String? {
    modifiers.outer.first { $0.isAny("private", "fileprivate", "@nonobjc", "static", "class") }.map { word in
      word.text == "fileprivate" ? "private" : word.text
    }
  }

  /// The beginnings of names of methods that the system calls, and that need no `override` in Objective-C.
  private static let ofSystem = ["view", "init", "awake", "load", "layout", "update", "did", "prepare", "dealloc"]

  /// Whether a storyboard may call it for a control.
  var isAction: Bool { head[2] == "IBAction" || modifiers.contains("@IBAction") }

  /// Whether only code that names it can call it, and neither the system nor a storyboard.
  var needsCaller: Bool {
    parameters.isEmpty && !isAction && !modifiers.contains("override")
      && !Self.ofSystem.contains { name.hasPrefix($0) }
  }

  /// Whether it returns its result later: `func update() async -> Int`.
  var isAsync: Bool {
    !head.file.isObjectiveC && Code(head.file, head.index..<body.startIndex).outer.contains { $0.text == "async" }
  }

  /// Whether it exists only on iOS 10 and later.
  var isGuarded: Bool { modifiers.contains { $0.checksVersion(from: 10) } }
}

/// A property, a global variable or a constant.
struct Variable {
  var name: String { token.text }
  /// The type that has it; nil for a global one.
  let type: String?
  /// The token of its name.
  let token: Cursor
  /// Its first value; empty if none is given.
  let value: Code
  /// The code that computes it; empty if none does.
  let accessor: Code
  /// Whether it cannot change.
  var isConstant: Bool { token[-1] == "let" || isDeclared("const") }
  /// Whether other files have none of it: `static`, and a macro, of a file of Objective-C that is no header.
  var isOfFile: Bool { isDeclared("static") && TargetFiles.isSource(token.file.path) }

  /// Whether its declaration in Objective-C has a word before its name.
  private func isDeclared(_ word: String) -> Bool {
    let before = Code(token.file, max(0, token.index - 12)..<token.index).reversed()
    return token.file.isObjectiveC && before.prefix { !$0.isAny(";", "}") }.contains { $0.text == word }
  }
}

/// The declarations of a file, except those in bodies of functions.
struct Declarations {
  let file: CodeFile
  /// The types and their extensions, in the file's order, as are the methods and the variables.
  private(set) var types: [TypeDeclaration] = []
  private(set) var methods: [Method] = []
  private(set) var variables: [Variable] = []
  /// The type and the method that each block is or is in.
  private var owners: [(type: TypeDeclaration?, method: Method?)] = [(nil, nil)]

  /// The declarations of a file.
  init(_ file: CodeFile) {
    self.file = file
    for block in file.blocks.dropFirst() {
      var owner = owners[block.parent]
      let (header, body) = (Code(file, block.header), Code(file, block.body))
      if block.kind == .type, let found = TypeDeclaration(header, body, in: owner.type) {
        owner.type = found
        types.append(found)
      } else if block.kind == .method, let found = Method(header, body, of: owner.type?.name) {
        owner.method = found
        methods.append(found)
      }
      owners.append(owner)
    }
    for token in file.variables { addVariable(Cursor(file: file, index: token)) }
  }

  /// The type that holds a token.
  func type(at index: Int) -> TypeDeclaration? { owners[Int(file.tokens[index].block)].type }

  /// The method that holds a token.
  func method(at index: Int) -> Method? {
    let method = file.tokens.indices.contains(index) ? owners[Int(file.tokens[index].block)].method : nil
    return method.flatMap { $0.body.range.contains(index) ? $0 : nil }
  }

  /// The property whose value or accessor holds a token.
  func variable(around index: Int) -> Variable? {
    let last = variables[..<variables.partitionPoint(beyond: { $0.token.index > index })].last
    return last.flatMap { $0.value.range.contains(index) || $0.accessor.range.contains(index) ? $0 : nil }
  }

  private mutating func addVariable(_ token: Cursor) {
    let name = token.moved(file.isObjectiveC ? -1 : 1)
    // Names in the previous variable's value are not declarations.
    guard name.isWord, variables.last.map({ $0.value.endIndex <= name.index }) ?? true else { return }
    var value = file.declaredValue(name.index)
    // After a value, braces that observe nothing are a closure in it.
    while !file.isObjectiveC, !value.isEmpty, file[value.endIndex] == "{",
      !["willSet", "didSet"].contains(file[value.endIndex + 1]),
      case let closure = file.expression(from: value.endIndex), !closure.isEmpty
    {
      value = Code(file, value.startIndex..<closure.endIndex)
    }
    let close = !file.isObjectiveC && file[value.endIndex] == "{" ? file.tokens.partner(value.endIndex) : nil
    let accessor = Code(file, close.map { value.endIndex + 1..<$0 } ?? value.endIndex..<value.endIndex)
    variables.append(Variable(type: type(at: token.index)?.name, token: name, value: value, accessor: accessor))
  }
}
