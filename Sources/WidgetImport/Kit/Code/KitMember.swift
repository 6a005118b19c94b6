/// A property, function or initializer that view code may name.
final class KitMember: Distinct {
  /// Its name; `init` for an initializer.
  let name: String
  /// The full name of its type; nil at the top of a file.
  let owner: String?
  /// The token of its name, or of `init`.
  let token: Cursor
  /// The labels of its arguments, `_` for none; nil for a property.
  let labels: [String]?
  /// The names of its parameters.
  let parameters: [String]
  /// The tokens of its type or return type; empty if none is written.
  let type: Code
  /// The last name of its type, or of the type that its value tells: `Mode` of `let mode = Mode.tiny`.
  var typeName: Cursor? { type.last(where: \.isWord) ?? code.madeType }
  /// The tokens of its parameters.
  let signature: Code
  /// Its value or the code that computes it.
  let code: Code
  /// Whether it has a value rather than code.
  let isStored: Bool
  /// The raw values of an enumeration's first cases, in their order; empty for anything else.
  private(set) var rawValues: [(name: String, value: Code)] = []

  /// A method or function of a type.
  init(_ method: Method, owner: String?) {
    (name, labels, parameters, self.owner) = (method.name, method.labels, method.parameters, owner)
    token = method.head.text == "init" ? method.head : method.head.moved(1)
    code = method.body
    // The tokens before the brace of its body.
    let header = Code(token.file, token.index..<code.startIndex - 1)
    signature = header.first { $0.text == "(" }?.moved(-1).parenthesized ?? header.suffix(0)
    let rest = header[min(signature.endIndex + 1, header.endIndex)..<header.endIndex]
    type = (rest.parts(around: "->")?.after ?? rest.suffix(0)).prefix(Limits.memberType)
    isStored = false
  }

  /// A property of a type, or a global one.
  init(_ variable: Variable, owner: String?) {
    (name, token, self.owner, labels, parameters) = (variable.name, variable.token, owner, nil, [])
    let file = token.file
    isStored = variable.accessor.isEmpty
    code = isStored ? variable.value : variable.accessor
    let start = token.index + (token[1] == ":" ? 2 : 1)
    let end = variable.value.startIndex - (variable.value.isEmpty ? 0 : 1)
    type = Code(file, start..<max(start, end)).prefix(Limits.memberType)
    signature = Code(file, start..<start)
  }

  /// `rawValue` of an enumeration; nil if no case is given one. A text that is not given is the case's name.
  init?(rawValuesOf type: TypeDeclaration, owner: String) {
    guard type.header.contains("enum") else { return nil }
    var values: [(name: Cursor, value: Code)] = []
    for sign in type.body.outer where sign.text == "case" || sign.text == "," {
      guard sign.text == "case" || sign.index == values.last?.value.endIndex else { continue }
      let name = sign.moved(1)
      let value = name.index + (name[1] == "=" ? 2 : 0)
      values.append((name, Code(name.file, value..<value + 1)))
    }
    if !type.inherited.contains("String") { values.removeAll { $0.value.start == $0.name } }
    guard let first = values.first else { return nil }
    (name, token, code, self.owner, labels, parameters) = ("rawValue", first.name, type.body, owner, nil, [])
    (self.type, signature, isStored) = (code.prefix(0), code.prefix(0), false)
    rawValues = values.prefix(Limits.member).map { ($0.name.text, $0.value) }
  }

  /// Whether its values are those of an enumeration's cases.
  var isRawValue: Bool { !rawValues.isEmpty }

  /// Whether its value is as written: no wrapper changes it, and it needs no arguments.
  var isFixed: Bool { labels?.isEmpty ?? true && wrapper == nil }

  /// The wrapper that changes its value: `@Environment`; what stands before it if that is too long to tell.
  var wrapper: Cursor? {
    var word = token
    while !word.token.startsStatement, word.index > 0 {
      word = word.moved(-1).opening
      let isWrapper = word.text.hasPrefix("@") && !word.isAny("@MainActor", "@ViewBuilder", "@available")
      if isWrapper || token.index - word.index > Limits.argument { return word }
    }
    return nil
  }

  /// Whether it is a property that a protocol asks for.
  var isRequirement: Bool { !isStored && labels == nil && code.count < 3 && code.allSatisfy { $0.isAny("get", "set") } }

  /// Whether no value of its type can be given another: it is computed, or a constant with a value.
  var isConstant: Bool { isStored ? token[-1] == "let" && !code.isEmpty : !isRequirement }

  /// Whether its type may be a view.
  var mayBeView: Bool {
    // A name for a modifier: `static var tide: Tide`.
    if owner == "ViewModifier" { return true }
    let isMade = type.count == 1 && type.start.text == "Self" && token[-2] == "static"
    // A value of the type `Content` or `Self` may be a view; a list of them is none.
    let isList = type.start.isAny("[", "Array", "Set", "Dictionary")
    return !isMade
      && type.contains { word in
        word.text == "some" || Self.views.contains(word.text) || word.text.hasSuffix("View")
          || !isList && word.isAny("Content", "Self")
      } || type.isEmpty && code.first?.text.isTypeName == true
  }

  /// The arguments of a call by parameter; nil if it does not take them: only what has a default value, or is a closure
  /// after the call, is left out.
  func arguments(in call: ViewCall) -> [String: Code]? {
    guard let labels else { return [:] }
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

  /// The code of a view or a modifier, whose properties have the labels of the call that makes it.
  var isBody: Bool { name == "body" && (labels == nil || labels == ["content"]) }

  /// What a call gives to its parameters, else their default values; for a body, what it gives to properties.
  func given(by call: ViewCall) -> [(name: String, value: Code?)] {
    if isBody { return call.arguments.compactMap { given in given.label.map { ($0, given.unlabeled) } } }
    let arguments = arguments(in: call) ?? [:]
    return parameters.map { ($0, arguments[$0] ?? defaultValue(of: $0)) }
  }

  /// The default value of a parameter.
  func defaultValue(of parameter: String) -> Code? { declaration(of: parameter)?.parts(around: "=")?.after }

  /// The type of a parameter.
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
