import YAML

/// A type, or an extension of one.
struct TypeDeclaration {
  /// The words that declare a type in Swift.
  static let keywords: Set<String> = ["class", "struct", "enum", "extension", "protocol", "actor"]

  let name: String
  /// What it inherits from and conforms to.
  let inherited: [String]
  let isExtension: Bool
  /// The tokens between its braces.
  let body: Code

  /// Where its body begins.
  var place: SourcePlace { body.file.place(body.startIndex - 1) }
}

/// A method or function.
struct Method: Hashable {
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
  /// Whether other files, and the system, cannot call it.
  let isPrivate: Bool
  /// Whether it is there on iOS 10 and later only.
  let isGuarded: Bool

  static func == (left: Method, right: Method) -> Bool { left.body == right.body }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(body.file))
    hasher.combine(body.startIndex)
  }
}

/// A property, a global variable or a constant.
struct Variable {
  let name: String
  /// The type that has it; nil for a global one.
  let type: String?
  /// The token of its name.
  let token: Cursor
  /// What it is first; empty if nothing is said.
  let value: Code
  /// What is returned by a variable that is computed.
  let accessor: Code
  /// Whether it cannot change.
  let isConstant: Bool
}

/// What a file declares; what is in bodies of functions is not looked at.
struct Declarations {
  private let file: CodeFile
  /// The types and their extensions, in the file's order, as are the methods and the variables.
  private(set) var types: [TypeDeclaration] = []
  private(set) var methods: [Method] = []
  private(set) var variables: [Variable] = []
  /// The name of the type that each block is or is in.
  private var typeNames: [String?] = []
  /// The method that each block is or is in.
  private var methodIndices: [Int?] = []

  /// What a file declares.
  init(_ file: CodeFile) {
    self.file = file
    for block in file.blocks {
      var type = typeNames.isEmpty ? nil : typeNames[block.parent]
      var method = methodIndices.isEmpty ? nil : methodIndices[block.parent]
      let header = Code(file, block.header)
      let body = Code(file, block.body)
      if block.kind == .type, let found = Self.type(header, body) {
        types.append(found)
        type = found.name
      } else if block.kind == .method, let found = Self.method(header, body, of: type) {
        methods.append(found)
        method = methods.count - 1
      }
      typeNames.append(type)
      methodIndices.append(method)
    }
    for token in file.variables { addVariable(Cursor(file: file, index: token)) }
  }

  /// The method that holds a token.
  func method(at index: Int) -> Method? {
    guard file.tokens.indices.contains(index), let method = methodIndices[Int(file.tokens[index].block)] else {
      return nil
    }
    return methods[method].body.range.contains(index) ? methods[method] : nil
  }

  /// The property whose value or accessor holds a token.
  func variable(around index: Int) -> Variable? {
    let next = variables.partitionPoint(beyond: { $0.token.index > index })
    guard next > 0 else { return nil }
    let last = variables[next - 1]
    return last.value.range.contains(index) || last.accessor.range.contains(index) ? last : nil
  }

  // MARK: - Types

  private static func type(_ header: Code, _ body: Code) -> TypeDeclaration? {
    if header.file.isObjectiveC { return objectiveCType(header, body) }
    guard let keyword = header.outer.first(where: { TypeDeclaration.keywords.contains($0.text) && $0[1] != "func" })
    else { return nil }
    var name = keyword.moved(1)
    while name[1] == ".", name.moved(2).isWord { name = name.moved(2) }
    let rest = header[name.index + 1..<header.endIndex]
    let list = rest.parts(around: ":")?.after
    let inherited = list.map { list in list.outer.prefix { $0.text != "where" }.filter { $0.isWord && $0[1] != "." } }
    return TypeDeclaration(
      name: name.text,
      inherited: (inherited ?? []).prefix(CodeLimits.inherited).map(\.text),
      isExtension: keyword.text == "extension",
      body: body
    )
  }

  /// A class of Objective-C with its category; implementations extend what an interface declares.
  private static func objectiveCType(_ header: Code, _ body: Code) -> TypeDeclaration? {
    let rest = header.dropFirst(2)
    let isCategory = rest.start.text == "("
    return TypeDeclaration(
      name: header.start[1],
      inherited: rest.outer.filter(\.isWord).prefix(CodeLimits.inherited).map(\.text),
      isExtension: isCategory || header.start.text == "@implementation",
      body: body
    )
  }

  // MARK: - Methods

  private static func method(_ header: Code, _ body: Code, of type: String?) -> Method? {
    if header.file.isObjectiveC { return objectiveCMethod(header, body, of: type) }
    guard let head = header.outer.first(where: { $0.isAny("func", "init") }),
      let open = header[head.index + 1..<header.endIndex].first(where: { $0.text == "(" })
    else { return nil }
    let parameters = (open.moved(-1).parenthesized?.elements ?? []).compactMap { parameter -> (String, String)? in
      let words = parameter.prefix { $0.text != ":" }.filter { $0.isWord && !$0.text.hasPrefix("@") }
      guard let first = words.first, let last = words.last else { return nil }
      return (first.text, last.text)
    }
    let modifiers = header[header.startIndex..<head.index]
    return Method(
      name: head.text == "init" ? "init" : head[1],
      labels: parameters.map(\.0),
      parameters: parameters.map(\.1),
      type: type,
      head: head,
      body: body,
      isPrivate: modifiers.outer.contains { $0.isAny("private", "fileprivate") },
      isGuarded: modifiers.contains { word in
        word.text == "@available" && ["iOS", "iOSApplicationExtension"].contains(word[2]) && word[3].hasPrefix("1")
      }
    )
  }

  private static func objectiveCMethod(_ header: Code, _ body: Code, of type: String?) -> Method? {
    guard let head = header.first(where: { $0.isAny("-", "+") && $0[1] == "(" }) else { return nil }
    let selector = header[header.file.after(head.index + 1)..<header.endIndex]
    let parts = selector.outer.filter { $0.isWord && $0[1] == ":" }
    return Method(
      name: selector.start.text,
      labels: parts.map(\.text),
      parameters: parts.map { $0[2] == "(" ? header.file[header.file.after($0.index + 2)] : $0[2] },
      type: type,
      head: head,
      body: body,
      isPrivate: false,
      isGuarded: false
    )
  }

  // MARK: - Variables

  private mutating func addVariable(_ token: Cursor) {
    let type = typeNames[Int(token.token.block)]
    let name = file.isObjectiveC ? token.moved(-1) : token.moved(1)
    // What a value holds declares nothing.
    guard name.isWord, variables.last.map({ $0.value.endIndex <= name.index }) ?? true else { return }
    let value = file.declaredValue(name.index)
    var accessor = Code(file, value.endIndex..<value.endIndex)
    if !file.isObjectiveC, file[value.endIndex] == "{", let close = file.close(value.endIndex) {
      accessor = Code(file, value.endIndex + 1..<close)
    }
    let before = Code(file, max(0, token.index - 12)..<token.index).reversed().prefix { !$0.isAny(";", "}") }
    let isConstant = file.isObjectiveC ? before.contains { $0.text == "const" } : token.text == "let"
    variables.append(
      Variable(name: name.text, type: type, token: name, value: value, accessor: accessor, isConstant: isConstant)
    )
  }
}
