/// A property, a function or an initializer, of a type or at the top of a file.
final class Member: Distinct {
  /// Its name without labels; `init` for an initializer, in Objective-C the first part of the selector.
  let name: String
  /// The type that has it; nil at the top of a file.
  private let home: TypeDeclaration?
  /// The token of its name, or of `init`.
  let token: Cursor
  /// The token of `func` or `init`, or the `-` or `+` of Objective-C; for a property, the token of its name.
  let head: Cursor
  let isFunction: Bool
  /// The labels of its arguments, `_` for none; in Objective-C the parts of the selector.
  let labels: [String]
  /// The names of its parameters.
  let parameters: [String]
  /// The tokens of its type or return type; empty if none is written.
  let type: Code
  /// The tokens of its parameters.
  let signature: Code
  /// The first value of a property; empty if none is given.
  let value: Code
  /// The tokens between its braces: those of a function, or of the code that computes a property; empty if it has none.
  let body: Code
  /// The tokens before `func`.
  private let modifiers: Code
  /// The raw values of an enumeration's first cases, in their order; empty for anything else.
  private(set) var rawValues: [Code] = []
  /// The raw value of each of its cases.
  private(set) var rawValueByCase: [String: Code] = [:]
  /// Whether a case without a raw value has its name as one.
  private(set) var hasNamesAsValues = false

  /// Creates a function from the tokens before its body and those in it; nil if it has no parentheses.
  init?(_ header: Code, _ body: Code, of home: TypeDeclaration?) {
    let file = header.file
    let isHead: (Cursor) -> Bool =
      file.isObjectiveC ? { $0.isAny("-", "+") && $0[1] == "(" } : { $0.isAny("func", "init") }
    guard let head = header.outer.first(where: isHead) else { return nil }
    (self.head, self.home, self.body, value, isFunction) = (head, home, body, body.prefix(0), true)
    modifiers = header[header.startIndex..<head.index]
    if file.isObjectiveC {
      let selector = header[file.tokens.after(head.index + 1)..<header.endIndex]
      let parts = selector.outer.filter { $0.isWord && $0[1] == ":" }
      (token, name, labels) = (selector.start, selector.start.text, parts.map(\.text))
      parameters = parts.map { $0[2] == "(" ? file[file.tokens.after($0.index + 2)] : $0[2] }
      (type, signature) = (header.suffix(0), header.suffix(0))
      return
    }
    guard let open = header[head.index + 1..<header.endIndex].first(where: { $0.text == "(" }) else { return nil }
    token = head.text == "init" ? head : head.moved(1)
    name = token.text
    signature = open.moved(-1).parenthesized ?? header.suffix(0)
    let words = signature.elements.map { parameter in
      parameter.prefix { $0.text != ":" }.filter { $0.isWord && !$0.text.hasPrefix("@") }
    }
    labels = words.compactMap(\.first?.text)
    parameters = words.compactMap(\.last?.text)
    let rest = header[min(signature.endIndex + 1, header.endIndex)..<header.endIndex]
    type = (rest.parts(around: "->")?.after ?? rest.suffix(0)).prefix(Limits.memberType)
  }

  /// Creates a property or a global variable, with its first value and the code that computes it; each may be empty.
  init(_ name: Cursor, value: Code, accessor: Code, of home: TypeDeclaration?) {
    (token, head, self.name, self.value, body, self.home) = (name, name, name.text, value, accessor, home)
    let start = name.index + (name[1] == ":" ? 2 : 1)
    let end = value.startIndex - (value.isEmpty ? 0 : 1)
    type = Code(name.file, start..<max(start, end)).prefix(Limits.memberType)
    (signature, modifiers, labels, parameters, isFunction) = (type.prefix(0), type.prefix(0), [], [], false)
  }

  /// Creates the `rawValue` of an enumeration; nil if no case is given one. A text left out is the case's name.
  init?(rawValuesOf type: TypeDeclaration) {
    guard type.header.contains("enum") else { return nil }
    var values: [(name: Cursor, value: Code)] = []
    for sign in type.body.outer where sign.text == "case" || sign.text == "," {
      guard sign.text == "case" || sign.index == values.last?.value.endIndex else { continue }
      let name = sign.moved(1)
      let value = name.index + (name[1] == "=" ? 2 : 0)
      values.append((name, Code(name.file, value..<value + 1)))
    }
    if !type.inherited.contains("String") { values.removeAll { $0.value.start == $0.name } }
    guard let first = values.first?.name else { return nil }
    (name, token, head, body, home) = ("rawValue", first, first, type.body, type)
    (value, self.type, signature, modifiers) = (body.prefix(0), body.prefix(0), body.prefix(0), body.prefix(0))
    (labels, parameters, isFunction) = ([], [], false)
    rawValues = values.prefix(Limits.leaves).map(\.value)
    rawValueByCase = Dictionary(values.map { ($0.name.text, $0.value) }) { first, _ in first }
    hasNamesAsValues = values.contains { $0.value.start.isWord }
  }

  /// The full name of its type; nil at the top of a file.
  var owner: String? { home?.fullName }

  /// The last name of its type, or of the type of its value: `Mode` of `let mode = Mode.tiny`.
  var typeName: Cursor? { type.last(where: \.isWord) ?? code.madeType }

  /// Its value or the code that computes it.
  var code: Code { isStored ? value : body }

  /// Whether it has a value rather than code.
  var isStored: Bool { !isFunction && body.isEmpty }

  /// Whether it is a property or a variable, rather than a function or the raw value of a case.
  var isProperty: Bool { !isFunction && !isRawValue }

  /// Whether its values are those of an enumeration's cases.
  var isRawValue: Bool { !rawValues.isEmpty }

  /// `true`, `false`, `nil` or the name of a case, if that is its first value.
  var initialFlag: String? {
    let isNil =
      code.isEmpty ? token[-1] == "var" && type.last?.text == "?" : code.count == 1 && code.start.text == "nil"
    return isNil ? "nil" : CodeValues.flag(code)
  }

  /// Whether its value is as written: no wrapper changes it, and it needs no arguments.
  var isFixed: Bool { labels.isEmpty && wrapper == nil }

  /// The wrapper that changes its value: `@Environment`; some token before it if the declaration is too long to search.
  var wrapper: Cursor? {
    var word = token
    while !word.token.startsStatement, word.index > 0, !word.file.isObjectiveC {
      word = word.moved(-1).opening
      let isWrapper = word.text.hasPrefix("@") && !Self.attributes.contains(word.text)
      if isWrapper || token.index - word.index > Limits.argument { return word }
    }
    return nil
  }

  /// The attributes that leave a value as it is.
  private static let attributes: Set<String> = ["@MainActor", "@ViewBuilder", "@available", "@objc", "@nonobjc"]

  /// Whether it is declared with `let`, or in Objective-C with `const`.
  var isLet: Bool { token[-1] == "let" || isDeclared("const") }

  /// Whether other files cannot see it: it is `static`, or a macro, in an Objective-C file that is not a header.
  var isOfFile: Bool { isDeclared("static") && TargetFiles.isSource(token.file.path) }

  /// Whether its declaration in Objective-C has a word before its name.
  private func isDeclared(_ word: String) -> Bool {
    let before = Code(token.file, max(0, token.index - 12)..<token.index).reversed()
    return token.file.isObjectiveC && before.prefix { !$0.isAny(";", "}") }.contains { $0.text == word }
  }

  /// Whether it is a property that a protocol requires.
  var isRequirement: Bool { !isStored && !isFunction && code.count < 3 && code.allSatisfy { $0.isAny("get", "set") } }

  /// Whether no instance can have another value for it: it is computed, or a constant with a value.
  var isConstant: Bool { isStored ? isLet && !value.isEmpty : !isRequirement }

  /// Whether its type may be a view.
  var mayBeView: Bool {
    // A name for a modifier: `static var tide: Tide`.
    if owner == "ViewModifier" { return true }
    let isMade = type.count == 1 && type.start.text == "Self" && token[-2] == "static"
    // A value of the type `Content` or `Self` may be a view; a list of them is not.
    let isList = type.start.isAny("[", "Array", "Set", "Dictionary")
    return !isMade
      && type.contains { word in
        word.text == "some" || Self.views.contains(word.text) || word.text.hasSuffix("View")
          || !isList && word.isAny("Content", "Self")
      } || type.isEmpty && code.first?.text.isTypeName == true
  }

  /// Returns the arguments of a call by parameter; nil if they do not fit: only one with a default or a trailing
  /// closure may be missing.
  func arguments(in call: ViewCall) -> [String: Code]? {
    guard isFunction else { return [:] }
    var (given, left) = (call.arguments[...], call.closures.count)
    var found: [String: Code] = [:]
    for (label, parameter) in zip(labels, parameters) {
      if let next = given.first, next.label ?? "_" == label {
        found[parameter] = given.removeFirst().unlabeled
      } else if defaultValue(of: parameter) == nil {
        left -= 1
      }
    }
    return given.isEmpty && left >= 0 ? found : nil
  }

  /// Whether it takes the arguments of a call.
  func takes(_ call: ViewCall) -> Bool { arguments(in: call) != nil }

  /// Whether it is the body of a view or a modifier, whose properties have the labels of the call that makes it.
  var isBody: Bool { name == "body" && (!isFunction || labels == ["content"]) }

  /// Returns what a call gives to its parameters, else their default values; for a body, what it gives to properties.
  func given(by call: ViewCall) -> [(name: String, value: Code?)] {
    if isBody { return call.arguments.compactMap { given in given.label.map { ($0, given.unlabeled) } } }
    let arguments = arguments(in: call) ?? [:]
    return parameters.map { ($0, arguments[$0] ?? defaultValue(of: $0)) }
  }

  /// Returns the default value of a parameter.
  func defaultValue(of parameter: String) -> Code? { declaration(of: parameter)?.parts(around: "=")?.after }

  /// Returns the type of a parameter.
  func type(of parameter: String) -> Code? {
    declaration(of: parameter).flatMap { ($0.parts(around: "=")?.before ?? $0).parts(around: ":")?.after }
  }

  private func declaration(of parameter: String) -> Code? {
    signature.elements.first { $0.prefix { $0.text != ":" }.last?.text == parameter }
  }

  private static let views: Set<String> = [
    "View", "Text", "Image", "Label", "Button", "Link", "Toggle", "Group", "Body", "Never", "HStack", "VStack",
    "ZStack", "Gauge",
  ]
}

/// How a method may be called.
extension Member {
  /// The modifier that keeps the system from calling it: `private`, `@nonobjc`, `static`, `class`; nil if it has none.
  var hidingModifier: String? {
    modifiers.outer.first { $0.isAny("private", "fileprivate", "@nonobjc", "static", "class") }.map { word in
      word.text == "fileprivate" ? "private" : word.text
    }
  }

  /// The prefixes of the names of methods that the system calls, and that need no `override` in Objective-C.
  private static let ofSystem = ["view", "init", "awake", "load", "layout", "update", "did", "prepare", "dealloc"]

  /// Whether a storyboard may call it for a control.
  var isAction: Bool { head[2] == "IBAction" || modifiers.contains("@IBAction") }

  /// Whether only code that names it can call it, not the system or a storyboard.
  var needsCaller: Bool {
    parameters.isEmpty && !isAction && !modifiers.contains("override")
      && !Self.ofSystem.contains { name.hasPrefix($0) }
  }

  /// Whether it returns its result later: `func update() async -> Int`.
  var isAsync: Bool {
    !head.file.isObjectiveC && Code(head.file, head.index..<body.startIndex).outer.contains { $0.text == "async" }
  }

  /// Whether it exists only on iOS 10 and later.
  var isGuarded: Bool {
    [modifiers, home?.header].compactMap(\.self).joined().contains { $0.checksVersion(from: 10) }
  }
}
