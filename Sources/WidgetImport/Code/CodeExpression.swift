/// An expression with its scope and the known values of names there.
struct CodeExpression {
  let code: Code
  let scope: FoundMember
  var values: CodeValues

  init(_ code: Code, in scope: FoundMember, _ values: CodeValues) {
    (self.code, self.scope, self.values) = (code, scope, values)
  }

  /// Returns another expression in the same context.
  func with(_ code: Code) -> CodeExpression { CodeExpression(code, in: scope, values) }

  /// The call of the name that it begins with.
  var call: ViewCall { ViewCall(code.start) }

  /// The arguments of that call; names of parameters are replaced by the arguments given for them.
  var arguments: [CodeExpression] {
    call.arguments.map { argument in argument.stripped.ownName.flatMap { values.bindings[$0.text] } ?? with(argument) }
  }

  /// What is known inside its members: the case that it is, or the arguments of its initializer.
  var known: [String: CodeExpression] {
    if CodeValues.caseName(code) != nil { return ["self": self] }
    guard let given = code.madeType.map({ ViewCall($0).arguments }) else { return [:] }
    let known = given.compactMap { part in part.label.map { ($0, with(part.unlabeled)) } }
    return Dictionary([("self", self)] + known) { first, _ in first }
  }

  /// The operands of `??`; the expression itself if it has no `??`.
  var operands: [CodeExpression] { code.parts(between: "??").map(with) }

  /// The results of a choice, `a ? b : c`, and of nested ones, that the families can reach.
  var choices: [CodeExpression] { code.stripped.choices { values.passes(with($0)) }.map(with) }

  /// Returns the expressions that it may evaluate to; the expression itself if none can be read.
  func leaves(hops: Int) -> [CodeExpression] {
    var found: [CodeExpression] = []
    var open: [Step] = [(self, hops, Limits.names)]
    while let (written, hops, names) = open.popLast(), found.count < Limits.leaves, values.steps.take() {
      let next = written.with(written.code.stripped)
      if let opened = next.opened(hops, names) { open += opened.reversed() } else { found.append(next) }
    }
    return found.isEmpty ? [self] : found
  }

  /// The expression that its name leads to through other names, for as long as each has one value.
  var definition: CodeExpression {
    var current = with(code.stripped)
    for _ in 0..<Limits.names {
      guard let next = current.meant(2, Limits.names), next.count == 1 else { break }
      current = next[0].expression.with(next[0].expression.code.stripped)
    }
    return current
  }

  /// Returns the only expression that it may evaluate to; nil if there are several.
  func leaf(hops: Int) -> CodeExpression? {
    let leaves = leaves(hops: hops)
    return leaves.count == 1 ? leaves[0] : nil
  }

  /// Returns the expressions that it may evaluate to, including both sides of `??`.
  func alternatives(hops: Int) -> [CodeExpression] {
    leaves(hops: hops).flatMap { leaf in
      let operands = leaf.operands
      return operands.count == 1 ? operands : operands.flatMap { $0.leaves(hops: hops) }
    }
  }

  /// Returns the expressions that it may evaluate to, including what functions return and local variables are assigned.
  func everyValue(hops: Int) -> [CodeExpression] {
    leaves(hops: hops).flatMap { leaf -> [CodeExpression] in
      let (name, body) = (leaf.code.start, leaf.scope.member.code)
      var made = leaf.called
      if leaf.code.count == 1, name.isWord, body.range.contains(name.index) {
        // What moves on by itself is not known.
        if body.moves(name.text) { return [leaf] }
        let local = leaf.local
        let all = [local?.value].compactMap(\.self) + body.assignments(to: name.text).prefix(Limits.leaves)
        // An assignment in the declaration's own block replaces all earlier values.
        let home = local.map { body.file.tokens[$0.token].block }
        let last = all.lastIndex { $0.endIndex <= name.index && !$0.isEmpty && $0.start.token.block == home }
        made = all[(last ?? 0)...].filter { !$0.isEmpty }.map(leaf.with)
      }
      return made.isEmpty ? [leaf] : made.flatMap { $0.leaves(hops: 1) }
    }
  }

  /// Returns the texts of the expressions that it may evaluate to, with their places; notes the field if one has none.
  func texts(of field: String, hops: Int, _ read: (CodeExpression) -> [String]) -> [SourceValue] {
    alternatives(hops: hops).flatMap(\.results).flatMap { leaf -> [SourceValue] in
      // An empty text replaces a missing one: `stored ?? ""`
      if CodeValues.text(leaf.code)?.literal == "" { return [] }
      let texts = read(leaf)
      if texts.isEmpty { leaf.leaveOut(field) }
      return texts.map { .scalar($0, at: leaf.code.place) }
    }
  }

  /// Notes that a field is set to this expression, which cannot be read.
  func leaveOut(_ field: String) {
    guard !code.isEmpty, code.start.text != "nil" else { return }
    values.code.unreadValues.leaveOut(field, at: code.place, "it is set to \(code.markedUnknown)")
  }

  /// The values returned by the function of the repository that it calls.
  var called: [CodeExpression] {
    let path = code.callee
    guard path.count < code.count, let name = path.last, path.allSatisfy({ $0.isWord || $0.text == "." })
    else { return [] }
    return called(name, values.code.members(namedBy: name, in: scope) ?? [])
  }

  /// Returns the values of those functions that take the arguments of its call.
  private func called(_ name: Cursor, _ found: [FoundMember]) -> [CodeExpression] {
    let call = ViewCall(name)
    return found.filter { $0.member.takes(call) }.flatMap {
      values.calling($0.member, call, from: scope).returned(by: $0)
    }
  }

  /// The values of the function that it calls; the expression itself if it calls no known function.
  private var results: [CodeExpression] {
    let called = called
    return called.isEmpty ? [self] : called.flatMap { $0.leaves(hops: 1) }
  }

  /// Its string literal, with constants filled in: `"\(Links.scheme)://tide"`.
  var string: StringLiteral? { string(depth: 0) }

  /// Returns its string literal, with constants filled in; `depth` is the number of names followed so far.
  func string(depth: Int) -> StringLiteral? {
    // A case without a raw value of its own has its name as one.
    if isRawValue, code.start.isWord { return StringLiteral(text: code.start.text, place: code.place) }
    guard var string = CodeValues.text(code) else { return nil }
    while let part = string.parts.first.flatMap(named)?.text(depth: depth + 1), let literal = part.literal {
      // The place of a Today widget's URL is that of its scheme.
      if string.text.isEmpty, values.isOfToday { string.place = part.place }
      string.resolve(literal)
    }
    return string
  }

  /// Whether it is the raw value of a case.
  private var isRawValue: Bool { scope.member.isRawValue && code.count == 1 }

  /// Returns the values of an implicit member, by the types that may have it: `.sea` of
  /// `extension Color { static let sea = … }`.
  func implicit(of types: String...) -> [CodeExpression] {
    let path = code.callee
    guard path.count == 2, path.start.text == ".", let name = path.last else { return [] }
    let found = types.flatMap { values.code.members(name.text, of: $0, in: scope) }
    return path.endIndex < code.endIndex ? called(name, found) : found.flatMap(values.returned)
  }

  /// Returns the only value of the name in an interpolation: `scheme`, `Links.scheme` or `Kind.bold.rawValue`.
  private func named(_ part: StringLiteral.Part) -> CodeExpression? {
    let names = part.names
    guard let name = names.last else { return nil }
    let body = scope.member.code
    if part.path == name, body.range.contains(code.startIndex), let local = code.start.local(name, in: body) {
      let isKnown = local.isConstant || isUnchanged(name)
      return isKnown && !local.value.isEmpty && !code.start.isBound(after: local.token, as: name)
        ? with(local.value) : nil
    }
    let owner = names.dropLast().joined(separator: ".")
    var values = values
    var found = owner.isEmpty ? values.code.own(name, in: scope) : values.code.members(name, of: owner, in: scope)
    if found.isEmpty, let (given, type) = given(for: owner) {
      values.bindings = given.known
      found = values.code.members(name, of: type, in: scope)
    }
    let made = found.filter(\.member.isFixed).flatMap(values.returned)
    return made.count == 1 ? made[0] : nil
  }

  /// Returns the case that calls give a parameter or a property, and its type: `.bold` for `weight`.
  private func given(for name: String) -> (value: CodeExpression, type: String)? {
    guard !scope.member.signature.isTooLong else { return nil }
    let parameter = scope.member.signature.first { $0.text == name && $0[1] == ":" }
    let property = parameter == nil ? values.code.own(name, in: scope).first?.member : nil
    let type = parameter == nil ? property?.typeName : scope.member.type(of: name)?.last(where: \.isWord)
    guard let type = type?.typePath, let token = parameter ?? property?.token,
      let value = with(token.code).leaf(hops: 2), value.known["self"] != nil
    else { return nil }
    return (value, type)
  }

  /// Returns the cases of a type that it may be, also as a function's result; nil if one is not known or may change.
  func cases(of type: Cursor) -> Set<String>? {
    let leaves = leaves(hops: 2).flatMap(\.results)
    let known = leaves.filter { $0.scope.member.isConstant && values.code.isCase($0.code, of: type, in: $0.scope) }
    let names = known.compactMap { CodeValues.caseName($0.code) }
    return names.count == leaves.count ? Set(names) : nil
  }

  /// The values of the name that it is: the one bound to it, or the arguments that calls give; nil for other names.
  var given: [CodeExpression]? {
    guard let name = code.ownName else { return nil }
    if let bound = values.bindings[name.text], bound.code != code { return [bound] }
    guard local == nil, let found = values.callers?.given(name, self), !isBound else { return nil }
    return found.map { given in
      var given = given
      given.values.steps = values.steps
      // All views share one appearance.
      if let scheme = values.drawn.flags["colorScheme"] { given.values.drawn.flags["colorScheme"] = scheme }
      return given
    }
  }

  /// The declaration of the local name that it is; the value is empty if something nearer has that name.
  var local: (token: Int, value: Code, isConstant: Bool)? {
    guard code.count == 1, scope.member.code.range.contains(code.startIndex) else { return nil }
    let local = code.start.local(code.start.text, in: scope.member.code)
    return local.map { code.start.isBound(after: $0.token) ? ($0.token, code.prefix(0), false) : $0 }
  }

  /// Whether a closure, a loop or a pattern binds its name, so that it does not refer to a property.
  private var isBound: Bool {
    let body = scope.member.code
    return code.count == 1 && body.range.contains(code.startIndex) && code.start.isBound(after: body.startIndex - 1)
  }

  // MARK: - Evaluating

  /// An expression that is being evaluated, with how many hops (members, and calls that give arguments) may still be
  /// followed from it, and how many local names and arguments.
  private typealias Step = (expression: CodeExpression, hops: Int, names: Int)

  /// Returns the expressions to evaluate in its place, in their order; nil if there are none.
  private func opened(_ hops: Int, _ names: Int) -> [Step]? {
    if isRawValue { return nil }
    let parts = code.converted.map { [with($0)] } ?? (code.choice == nil ? nil : choices)
    return parts.map { parts in parts.map { ($0, hops, names) } } ?? meant(hops, names)
  }

  /// Returns the values of its name, or of its call without arguments, in their order; nil if they are not known.
  private func meant(_ hops: Int, _ names: Int) -> [Step]? {
    func then(_ expressions: [CodeExpression], hopsTaken: Int = 0, namesTaken: Int = 0) -> [Step] {
      expressions.map { ($0, hops - hopsTaken, names - namesTaken) }
    }
    if names > 0, let name = code.ownName {
      // The names in a bound argument are those of the caller.
      if let bound = values.bindings[name.text], bound.code != code { return then([bound], namesTaken: 1) }
      // A local constant has the value of its declaration, or those that branches give it later.
      if values.bindings[name.text] == nil, let local, local.isConstant || isUnchanged(name.text) {
        let isLater = local.value.isEmpty && local.isConstant
        let made = isLater ? values.assigned(to: name.text, in: scope) : values.made(by: local.value, in: scope)
        if !made.isEmpty { return then(made, namesTaken: 1) }
      }
      if hops > 0, let given {
        // A name that is passed on unchanged takes no hop.
        return given.flatMap { then([$0], hopsTaken: $0.code.ownName == nil ? 1 : 0, namesTaken: 1) }
      }
    }
    return hops > 0 ? returned(hops).map { then($0, hopsTaken: 1) } : nil
  }

  /// Whether it is in a Today widget's code, and an unknown condition may keep it from being compiled.
  var isUndecided: Bool { values.isOfToday && code.contains(where: \.token.isUndecided) }

  /// Whether a local name keeps its first value, which is known only in a Today widget's code.
  private func isUnchanged(_ name: String) -> Bool {
    values.isOfToday && !scope.member.code.changes(name)
  }

  /// Returns the values of the members that its name, or its call without arguments, refers to; nil if there are none.
  private func returned(_ hops: Int) -> [CodeExpression]? {
    guard !code.isTooLong, code.start.isWord else { return nil }
    let path = code.withoutEmptyCall
    guard let name = path.last, name.isWord,
      path.allSatisfy({ $0.isWord || $0.isAny(".", "?") }) || path.dropLast(2).madeType != nil
    else { return nil }
    let members = members(path, name, hops).filter { $0.member.isFixed && !$0.member.isRequirement }
    if members.isEmpty, let given = given(atMakingOf: name, hops - 1) { return given }
    var values = values
    if !name.isUnqualified {
      // The bindings here do not hold in another value's members, where that value's case decides in `switch self`.
      values.bindings = values.known(before: name, in: scope, hops: hops - 1)
    }
    let found = members.flatMap(values.returned).prefix(Limits.leaves)
    return found.isEmpty ? nil : Array(found)
  }

  /// Returns what initializers give the constant after a value: 9 for `style.size` with `Style(size: 9)`; else nil.
  private func given(atMakingOf name: Cursor, _ hops: Int) -> [CodeExpression]? {
    guard hops > 0, !name.isUnqualified, case let found = values.code.members(ofValueBefore: name, in: scope),
      !found.isEmpty, found.allSatisfy({ $0.member.isLet && $0.member.isStored && $0.member.value.isEmpty })
    else { return nil }
    let given = with(ViewChain.receiver(of: name)).leaves(hops: hops).map { value in
      value.known[name.text] ?? value.leaf(hops: hops)?.known[name.text]
    }
    return given.contains { $0 != nil } ? given.map { $0 ?? self } : nil
  }

  /// Returns the members that the name at the end of a path refers to.
  private func members(_ path: Code, _ name: Cursor, _ hops: Int) -> [FoundMember] {
    let isGiven = path.count == 1 && scope.member.parameters.contains(name.text)
    if isGiven || with(path).local != nil { return [] }
    if let named = values.code.members(namedBy: name, in: scope) {
      return named.isEmpty || !with(path).isBound ? named : []
    }
    // A variable of another value may have been set to anything. Finding the value's type takes a hop too.
    guard hops > 1 else { return [] }
    return values.code.members(ofValueBefore: name, in: scope).filter { found in
      found.member.isConstant && found.member.owner.map { !found.module.isExtended($0) } == true
    }
  }
}

extension Code {
  /// The name, perhaps after `self.`, if the code is nothing else.
  var ownName: Cursor? {
    let name = count == 3 && start.text == "self" ? start.moved(2) : start
    return name.isWord && name.index == endIndex - 1 ? name : nil
  }

  /// The code before the arguments at its end: `Links.url` of `Links.url(for: page)`; all of it if there are none.
  var callee: Code {
    guard let last, case let open = last.opening, open.index > startIndex, open != last else { return self }
    return self[startIndex..<open.index]
  }

  /// The code before the parentheses of a call without arguments at its end: `name` of `name()`.
  var withoutEmptyCall: Code {
    last?.text == ")" && callee.count == count - 2 ? callee : self
  }

  /// Returns the code before the calls of some modifiers at its end.
  func without(modifiers: Set<String>) -> Code {
    var code = self
    while let last = code.last, last.text == ")", case let name = last.opening.moved(-1), modifiers.contains(name.text),
      name.index - 1 > code.startIndex
    {
      code = code[code.startIndex..<name.index - 1]
    }
    return code
  }

  /// The type of its value: `Metrics` of `Metrics(family: family)`, `Mode` of `Mode.tiny`.
  var madeType: Cursor? {
    if count == 3, start.text.isTypeName, CodeValues.caseName(self) != nil { return start }
    let path = callee
    guard last?.text == ")", path.allSatisfy({ $0.text.isTypeName || $0.text == "." }) else { return nil }
    return path.last.flatMap { $0.typePath == nil ? nil : $0 }
  }

  /// The argument of a conversion to a number: `size` of `CGFloat(size)`.
  var converted: Code? {
    let made = start.isWord ? arguments(of: "CGFloat", "Double", "Float", "Int", "TimeInterval") : nil
    return made?.count == 1 && made?[0].label == nil ? made?[0] : nil
  }
}
