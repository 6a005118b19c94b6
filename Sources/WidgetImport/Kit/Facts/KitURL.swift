/// Reads URLs that view code makes: `URL(string: "tides://next")`, through one property, function or constant.
enum KitURL {
  /// Returns the URLs that an expression may evaluate to, without `nil`; `<…>` marks those that cannot be read.
  static func read(_ expression: CodeExpression, names: Int = Limits.names) -> [SourceValue] {
    let parts = expression.choices.flatMap(\.operands).map { $0.with($0.code.stripped) }
    let urls = parts.filter { !isMissing($0.code) }
    return (urls.isEmpty ? parts : urls).flatMap { here -> [SourceValue] in
      if here.code.words == ["nil"] { return [] }
      if names > 0, let given = here.given { return given.flatMap { read($0, names: names - 1) } }
      let made = made(here).map { (code: $0.code, urls: literal($0)) }
      // An expression that is never literal is shown as it is written here.
      let isKnown = made.contains { $0.urls != nil }
      return (isKnown ? made : [(here.code, nil)]).flatMap { code, urls in
        urls ?? [.scalar(code.markedUnknown, at: code.place)]
      }
    }
  }

  /// Returns the texts in `URL(string: …)` if all of them begin with a literal; nil for anything else.
  private static func literal(_ expression: CodeExpression) -> [SourceValue]? {
    let code = expression.code.stripped
    if let url = expression.with(code).components() {
      return [.scalar(url.parts.reduce(url.text) { $0 + "<\($1.path ?? $1.name)>\($1.rest)" }, at: url.place)]
    }
    let made = code.start.text == "Foundation" ? code.dropFirst(2) : code
    guard let string = made.arguments(of: "URL")?.first, ["string", "staticString"].contains(string.label)
    else { return nil }
    // An empty text makes no URL.
    let leaves = expression.with(string.unlabeled).leaves(hops: 1).filter { CodeValues.text($0.code)?.literal != "" }
    let texts = leaves.compactMap { $0.text().map(shown) }
    return texts.count == leaves.count ? texts : nil
  }

  /// Returns a text as a value of the field, with `<…>` for its first part that is not literal.
  private static func shown(_ text: StringLiteral) -> SourceValue {
    if let part = text.parts.first { return .scalar(text.text + "<\(part.path ?? part.name)>", at: text.place) }
    // A description does not accept a single word as a URL, but the word opens something.
    let isWord = !text.text.contains { ":/".contains($0) }
    return .scalar(isWord ? "<\"\(text.text)\">" : text.text, at: text.place)
  }

  /// Returns the values of the only property, function or constant that an expression or a local name in it refers to,
  /// without those that replace a missing URL.
  private static func made(_ expression: CodeExpression) -> [CodeExpression] {
    // Which part of a choice a local name has is known only at run time.
    let named = expression.local?.value.choice == nil ? expression.leaves(hops: 0) : [expression]
    let found = named.flatMap { mapped($0) ?? [$0] }.flatMap { named -> [CodeExpression] in
      guard literal(named) == nil, let member = member(named), let name = named.code.callee.last else { return [named] }
      let inner = named.values.calling(member.member, ViewCall(name), from: named.scope)
      return inner.returned(by: member).flatMap { $0.alternatives(hops: 0) }
    }
    return found.filter { !isMissing($0.code) }
  }

  /// Whether an expression is nil or a file's URL, which replaces one that cannot be made.
  private static func isMissing(_ code: Code) -> Bool {
    let label = code.arguments(of: "URL")?.first?.label
    return code.start.text == "nil" || label == "fileURLWithPath" || label == "filePath"
  }

  /// Returns what a closure makes of an optional's value, else nil: `entry.note.map { url(for: $0) }`.
  private static func mapped(_ expression: CodeExpression) -> [CodeExpression]? {
    // The value of a local name ends before the closure.
    guard let last = expression.code.last, case let name = last.text == "}" ? last.opening.moved(-1) : last,
      name.isAny("map", "flatMap"), name[-1] == ".", name[1] == "{", let body = ViewCall(name).closures.first?.body
    else { return nil }
    let start = name.moved(1).closureHead.map { $0.endIndex + 1 } ?? body.startIndex
    return expression.values.returned(in: body[start..<body.endIndex], of: expression.scope)
  }

  /// Returns the member that an expression names or calls; nil if there is not exactly one.
  private static func member(_ expression: CodeExpression) -> FoundMember? {
    let (path, scope, known) = (expression.code.callee, expression.scope, expression.values.code)
    guard let name = path.last, path.allSatisfy({ $0.isWord || $0.isAny(".", "?", "!") }) else { return nil }
    // Otherwise, the member of the value before it, or the only one by that name in the module, whatever its type.
    let typed = known.members(ofValueBefore: name, in: scope)
    let ofValue = typed.isEmpty ? Array(scope.module.members(named: name.text).prefix(2)) : typed
    // A variable of another value may hold anything.
    let named =
      known.members(namedBy: name, in: scope) ?? ofValue.filter { !$0.member.isStored || $0.member.token[-1] == "let" }
    let call = ViewCall(name)
    func isCalled(_ member: Member) -> Bool { (!member.isFunction) == (name[1] != "(") && member.takes(call) }
    let found = named.count == 1 ? named : named.filter { isCalled($0.member) }
    // What depends on the case of an enumeration is known only at run time.
    guard found.count == 1, let only = found.first, only.member.code.count <= Limits.member, !only.member.isRawValue,
      !only.member.code.contains(where: { $0.text == "switch" && $0[1] == "self" })
    else { return nil }
    return only
  }
}

/// `opens`: the URLs of `widgetURL`.
enum KitOpens {
  /// Reads the URLs from the code that a widget reaches.
  static func read(_ context: KitContext, _ facts: inout Facts) {
    let urls = context.reach.uses.filter { $0.token.text == "widgetURL" && $0.token[1] == "(" }.flatMap { use in
      ViewCall(use.token).argument("").map { KitURL.read(use.expression($0)) } ?? []
    }
    facts.set("opens", oneOrMany: urls)
  }
}
