/// URLs as view code makes them: `URL(string: "tides://next")`, through one property, function or constant.
enum KitURL {
  /// The URLs that an expression may evaluate to; `<…>` for those that cannot be read. `nil` is left out.
  static func read(_ expression: KitExpression, names: Int = Limits.names) -> [SourceValue] {
    expression.choices.flatMap(\.operands).flatMap { part -> [SourceValue] in
      let code = part.code.stripped
      if code.count == 1, code.start.text == "nil" { return [] }
      let here = expression.with(code)
      if names > 0, let given = here.given { return given.flatMap { read($0, names: names - 1) } }
      return literal(here) ?? hop(here) ?? [.scalar(KitTexts.unknown(code), at: code.place)]
    }
  }

  /// The texts of `URL(string: …)` with a literal; nil if it is something else.
  private static func literal(_ expression: KitExpression) -> [SourceValue]? {
    let code = expression.code.stripped
    if code.last?.text == "url" { return components(expression.with(code.dropLast(2).stripped)).map { [$0] } }
    let made = code.start.text == "Foundation" ? code.dropFirst(2) : code
    guard let string = made.arguments(of: "URL")?.first, ["string", "staticString"].contains(string.label)
    else { return nil }
    // An empty text makes no URL.
    let leaves = expression.with(string.unlabeled).leaves(hops: 1).filter { KitValues.text($0.code)?.literal != "" }
    let texts = leaves.compactMap(text)
    return texts.count == leaves.count ? texts : nil
  }

  /// The URL of components: from the string that they are made with, else from the parts that are set.
  private static func components(_ expression: KitExpression) -> SourceValue? {
    let made = (expression.local?.value ?? expression.code).stripped
    guard let arguments = made.arguments(of: "URLComponents") else { return nil }
    if arguments.first?.label == "string" { return text(expression.with(arguments[0].unlabeled)) }
    let between = Code(made.file, made.endIndex..<max(made.endIndex, expression.code.startIndex))
    let set = between.prefix(Limits.member).filter { part in
      part[1] == "=" && part[-1] == "." && part.receiver?.text == expression.code.start.text
    }
    let parts = Dictionary(grouping: set, by: \.text)
    func shown(_ name: String, after before: String) -> String {
      guard let given = parts[name] else { return "" }
      let value = given.count == 1 ? given[0].assigned.flatMap { expression.with($0).leaf(hops: 1) } : nil
      let string = value.flatMap { KitValues.text($0.code) }
      return before + (string.map { $0.text + (variable($0) ?? "") } ?? "<\(name)>")
    }
    let scheme = shown("scheme", after: "")
    guard let place = parts["scheme"]?.first?.place, !scheme.contains("<") else { return nil }
    let rest = shown("host", after: "//") + shown("path", after: "") + shown("queryItems", after: "?")
    return .scalar(scheme + ":" + rest, at: place)
  }

  /// The part of a string that is not literal, in the form used in values.
  private static func variable(_ string: StringLiteral) -> String? {
    string.parts.first.map { "<" + ($0.path ?? $0.name) + ">" }
  }

  /// A string up to its first part that is not literal.
  private static func text(_ expression: KitExpression) -> SourceValue? {
    let parts = expression.code.parts(between: "+")
    var (text, place): (String, SourcePlace?) = ("", nil)
    for part in parts {
      let code = parts.count > 1 ? expression.with(part).leaf(hops: 1)?.code : part
      guard var string = code.flatMap(KitValues.text) else {
        return place.map { .scalar(text + KitTexts.unknown(part), at: $0) }
      }
      while let path = string.parts.first?.path, let part = constant(path, expression) { string.resolve(part) }
      text += string.text
      place = place ?? string.place
      if let variable = variable(string) { return place.map { .scalar(text + variable, at: $0) } }
    }
    // A description takes no single word as a URL, but it opens something.
    let isWord = !text.contains { ":/".contains($0) }
    return place.map { .scalar(isWord ? "<\"\(text)\">" : text, at: $0) }
  }

  /// The only literal value of a constant: `scheme` or `Links.scheme`.
  private static func constant(_ path: String, _ expression: KitExpression) -> String? {
    let names = path.split(separator: ".").map(String.init)
    guard let name = names.last else { return nil }
    let (code, scope) = (expression.values.code, expression.scope)
    let owner = names.dropLast().joined(separator: ".")
    let found =
      ["", "self", "Self"].contains(owner) ? code.own(name, in: scope) : code.members(name, of: owner, in: scope)
    let values = found.filter(\.member.isFixed).flatMap(expression.values.returned)
    return values.count == 1 ? KitValues.text(values[0].code)?.literal : nil
  }

  /// The URLs of the only property, function or constant that an expression names, if all that it returns is literal.
  private static func hop(_ expression: KitExpression) -> [SourceValue]? {
    // A local name is no hop, nor is a closure.
    let named = (local(expression) ?? [expression]).flatMap { mapped($0) ?? [$0] }
    var found = named.flatMap { named -> [KitExpression] in
      guard literal(named) == nil, let member = member(named) else { return [named] }
      var inner = named.values
      inner.bindings = [:]
      return inner.returned(by: member).flatMap { local($0) ?? $0.choices }.flatMap(\.operands)
    }
    // Nil adds no URL, nor does a file's, which stands in for a URL that cannot be made.
    found.removeAll { $0.code.start.text == "nil" || $0.code.contains("fileURLWithPath") }
    let known = found.map(literal)
    return known.allSatisfy { $0 == nil }
      ? nil : zip(found, known).flatMap { $1 ?? [.scalar(KitTexts.unknown($0.code), at: $0.code.place)] }
  }

  /// What a local constant is made of.
  private static func local(_ expression: KitExpression) -> [KitExpression]? {
    guard let local = expression.local, local.isConstant, local.value.choice == nil else { return nil }
    return expression.values.made(by: local.value, in: expression.scope)
  }

  /// What a closure makes of a value that is there: `entry.note.map { url(for: $0) }`.
  private static func mapped(_ expression: KitExpression) -> [KitExpression]? {
    // The value of a local name ends before the closure.
    guard let last = expression.code.last, case let name = last.text == "}" ? last.opening.moved(-1) : last,
      name.isAny("map", "flatMap"), name[-1] == ".", name[1] == "{", let body = ViewCall(name).closures.first?.body
    else { return nil }
    let start = name.moved(1).closureHead.map { $0.endIndex + 1 } ?? body.startIndex
    return expression.values.returned(in: body[start..<body.endIndex], of: expression.scope)
  }

  private static func member(_ expression: KitExpression) -> KitFound? {
    var code = expression.code
    if let last = code.last, last.text == ")", let open = code.file.tokens.partner(last.index), open > code.startIndex {
      code = code[code.startIndex..<open]
    }
    guard let last = code.last, last.isWord, code.allSatisfy({ $0.isWord || $0.isAny(".", "?", "!") })
    else { return nil }
    let scope = expression.scope
    let known = expression.values.code
    // Else the property of this name of what a property is, or the only one of the module, whoever it belongs to.
    let typed = known.members(ofValueBefore: last, in: scope)
    let ofValue = typed.isEmpty ? Array(scope.module.members(named: last.text).prefix(2)) : typed
    let named =
      known.members(namedBy: last, in: scope)
      // A variable of another value may have been given anything.
      ?? ofValue.filter { !$0.member.isStored || $0.member.token[-1] == "let" }
    let call = ViewCall(last)
    func isCalled(_ member: KitMember) -> Bool { (member.labels == nil) == (last[1] != "(") && member.takes(call) }
    let found = named.count == 1 ? named : named.filter { isCalled($0.member) }
    // What depends on the case of an enumeration is known at run time.
    guard found.count == 1, let only = found.first, only.member.code.count <= Limits.member, !only.member.isRawValue,
      !only.member.code.contains(where: { $0.text == "switch" && $0[1] == "self" })
    else { return nil }
    return only
  }
}

/// `opens`: the URLs of `widgetURL`.
enum KitOpens {
  /// Reads them from the code that a widget reaches.
  static func read(_ context: KitContext, _ facts: inout Facts) {
    let urls = context.reach.uses.filter { $0.token.text == "widgetURL" && $0.token[1] == "(" }.flatMap { use in
      ViewCall(use.token).argument("").map { KitURL.read(use.expression($0)) } ?? []
    }
    facts.set("opens", oneOrMany: urls)
  }
}
