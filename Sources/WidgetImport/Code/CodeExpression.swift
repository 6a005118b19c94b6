/// An expression with its scope and the known values of names there.
struct CodeExpression {
  let code: Code
  let scope: FoundMember
  var values: CodeValues

  init(_ code: Code, in scope: FoundMember, _ values: CodeValues) {
    (self.code, self.scope, self.values) = (code, scope, values)
  }

  /// Another expression in the same context.
  func with(_ code: Code) -> CodeExpression { CodeExpression(code, in: scope, values) }

  /// The call of the name that it begins with.
  var call: ViewCall { ViewCall(code.start) }

  /// The arguments of that call; names of parameters are replaced by the arguments given for them.
  var arguments: [CodeExpression] {
    call.arguments.map { argument in argument.stripped.ownName.flatMap { values.bindings[$0.text] } ?? with(argument) }
  }

  /// What its members know of it: the case that it is, or what its initializer is given.
  var known: [String: CodeExpression] {
    if CodeValues.caseName(code) != nil { return ["self": self] }
    guard let given = code.madeType.map({ ViewCall($0).arguments }) else { return [:] }
    let known = given.compactMap { part in part.label.map { ($0, with(part.unlabeled)) } }
    return Dictionary([("self", self)] + known) { first, _ in first }
  }

  /// The expressions between `??`; itself if there is none.
  var operands: [CodeExpression] { code.parts(between: "??").map(with) }

  /// The results of a choice and of nested ones that are made for the families.
  var choices: [CodeExpression] { code.stripped.choices { values.passes(with($0)) }.map(with) }

  /// The expressions that it may evaluate to; itself if nothing better can be read.
  func leaves(hops: Int) -> [CodeExpression] {
    var found: [CodeExpression] = []
    var open: [Step] = [(self, hops, Limits.names)]
    while let (written, hops, names) = open.popLast(), found.count < Limits.leaves, values.steps.take() {
      let next = written.with(written.code.stripped)
      if let opened = next.opened(hops, names) { open += opened.reversed() } else { found.append(next) }
    }
    return found.isEmpty ? [self] : found
  }

  /// What it is after its names are followed, as long as each stands for one expression.
  var definition: CodeExpression {
    var current = with(code.stripped)
    for _ in 0..<Limits.names {
      guard let next = current.meant(2, Limits.names), next.count == 1 else { break }
      current = next[0].expression.with(next[0].expression.code.stripped)
    }
    return current
  }

  /// The only expression that it may evaluate to; nil if there are several.
  func leaf(hops: Int) -> CodeExpression? {
    let leaves = leaves(hops: hops)
    return leaves.count == 1 ? leaves[0] : nil
  }

  /// The expressions that it may evaluate to, including both sides of `??`.
  func alternatives(hops: Int) -> [CodeExpression] {
    leaves(hops: hops).flatMap { leaf in
      let operands = leaf.operands
      return operands.count == 1 ? operands : operands.flatMap { $0.leaves(hops: hops) }
    }
  }

  /// The expressions that it may evaluate to, including what functions return and what a local variable gets later.
  func everyValue(hops: Int) -> [CodeExpression] {
    leaves(hops: hops).flatMap { leaf -> [CodeExpression] in
      let (name, body) = (leaf.code.start, leaf.scope.member.code)
      var made = leaf.called
      if leaf.code.count == 1, name.isWord, body.range.contains(name.index) {
        // What moves on by itself is not known.
        if body.moves(name.text) { return [leaf] }
        let local = leaf.local
        let all = [local?.value].compactMap(\.self) + body.assignments(to: name.text).prefix(Limits.leaves)
        // What the declaration's own block gives it before replaces what it had.
        let home = local.map { body.file.tokens[$0.token].block }
        let last = all.lastIndex { $0.endIndex <= name.index && !$0.isEmpty && $0.start.token.block == home }
        made = all[(last ?? 0)...].filter { !$0.isEmpty }.map(leaf.with)
      }
      return made.isEmpty ? [leaf] : made.flatMap { $0.leaves(hops: 1) }
    }
  }

  /// The texts of the expressions that it may evaluate to, with their places; others are noted for their field.
  func texts(of field: String, hops: Int, _ read: (CodeExpression) -> [String]) -> [SourceValue] {
    alternatives(hops: hops).flatMap(\.results).flatMap { leaf -> [SourceValue] in
      // An empty text stands in for one that is missing: `stored ?? ""`
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

  /// What those of some functions return that take the arguments of its call.
  private func called(_ name: Cursor, _ found: [FoundMember]) -> [CodeExpression] {
    let call = ViewCall(name)
    return found.filter { $0.member.takes(call) }.flatMap {
      values.calling($0.member, call, from: scope).returned(by: $0)
    }
  }

  /// What that function may return; itself if it calls none that is known.
  private var results: [CodeExpression] {
    let called = called
    return called.isEmpty ? [self] : called.flatMap { $0.leaves(hops: 1) }
  }

  /// The string that it is, with the constants in it: `"\(Links.scheme)://tide"`.
  var string: StringLiteral? { string(depth: 0) }

  /// That string, if no more names lead to it than are followed.
  func string(depth: Int) -> StringLiteral? {
    // A case without a raw value of its own has its name.
    if isRawValue, code.start.isWord { return StringLiteral(text: code.start.text, place: code.place) }
    guard var string = CodeValues.text(code) else { return nil }
    while let part = string.parts.first.flatMap(named)?.text(depth: depth + 1), let literal = part.literal {
      // A Today widget's URL is told at its scheme.
      if string.text.isEmpty, values.isOfToday { string.place = part.place }
      string.resolve(literal)
    }
    return string
  }

  /// Whether it is the raw value of a case.
  private var isRawValue: Bool { scope.member.isRawValue && code.count == 1 }

  /// What an implicit member is, or returns, by the types that it may be one of: `.sea` of
  /// `extension Color { static let sea = … }`.
  func implicit(of types: String...) -> [CodeExpression] {
    let path = code.callee
    guard path.count == 2, path.start.text == ".", let name = path.last else { return [] }
    let found = types.flatMap { values.code.members(name.text, of: $0, in: scope) }
    return path.endIndex < code.endIndex ? called(name, found) : found.flatMap(values.returned)
  }

  /// The only value of what has a path here: `scheme`, `Links.scheme` or `Kind.bold.rawValue`.
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

  /// The case that calls give a parameter or a property, and its type: `.bold` for `weight`.
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

  /// The cases of a type that it may be, also those that a function returns; nil if one is not known, since a variable
  /// may change.
  func cases(of type: Cursor) -> Set<String>? {
    let leaves = leaves(hops: 2).flatMap(\.results)
    let known = leaves.filter { $0.scope.member.isConstant && values.code.isCase($0.code, of: type, in: $0.scope) }
    let names = known.compactMap { CodeValues.caseName($0.code) }
    return names.count == leaves.count ? Set(names) : nil
  }

  /// What stands for the name that it is: what is bound to it, or the arguments that calls give; nil if it is no such name.
  var given: [CodeExpression]? {
    guard let name = code.ownName else { return nil }
    if let bound = values.bindings[name.text], bound.code != code { return [bound] }
    guard local == nil, let found = values.callers?.given(name, self), !isBound else { return nil }
    return found.map { given in
      var given = given
      given.values.steps = values.steps
      // The appearance is that of all views.
      if let scheme = values.drawn.flags["colorScheme"] { given.values.drawn.flags["colorScheme"] = scheme }
      return given
    }
  }

  /// The value of the local name that the expression is; empty if something nearer has that name.
  var local: (token: Int, value: Code, isConstant: Bool)? {
    guard code.count == 1, scope.member.code.range.contains(code.startIndex) else { return nil }
    let local = code.start.local(code.start.text, in: scope.member.code)
    return local.map { code.start.isBound(after: $0.token) ? ($0.token, code.prefix(0), false) : $0 }
  }

  /// Whether a closure, a loop or a pattern gives the name that it is another meaning than that of a property.
  private var isBound: Bool {
    let body = scope.member.code
    return code.count == 1 && body.range.contains(code.startIndex) && code.start.isBound(after: body.startIndex - 1)
  }

  // MARK: - Evaluating

  /// An expression on the way to what it may evaluate to, how many members, and calls that give arguments, are still
  /// followed from it, and how many local names and arguments.
  private typealias Step = (expression: CodeExpression, hops: Int, names: Int)

  /// What stands for the expression, in its order; nil if it stands for itself.
  private func opened(_ hops: Int, _ names: Int) -> [Step]? {
    if isRawValue { return nil }
    let parts = code.converted.map { [with($0)] } ?? (code.choice == nil ? nil : choices)
    return parts.map { parts in parts.map { ($0, hops, names) } } ?? meant(hops, names)
  }

  /// What the name that it is, or the call without arguments, stands for, in its order; nil if that is not known.
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
        // A name that is handed on as it is takes no hop.
        return given.flatMap { then([$0], hopsTaken: $0.code.ownName == nil ? 1 : 0, namesTaken: 1) }
      }
    }
    return hops > 0 ? returned(hops).map { then($0, hopsTaken: 1) } : nil
  }

  /// Whether a condition that is not known may keep it from being compiled, and it is a Today widget's.
  var isUndecided: Bool { values.isOfToday && code.contains(where: \.token.isUndecided) }

  /// Whether a local name keeps its first value, as far as that is known of a Today widget's code.
  private func isUnchanged(_ name: String) -> Bool {
    values.isOfToday && !scope.member.code.changes(name)
  }

  /// What the members return to which the name, or the call without arguments, refers; nil if that is nothing.
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
      // The names of another value are others, and its case chooses in `switch self`.
      values.bindings = values.known(before: name, in: scope, hops: hops - 1)
    }
    let found = members.flatMap(values.returned).prefix(Limits.leaves)
    return found.isEmpty ? nil : Array(found)
  }

  /// What the initializers of the values before the name of their constant give that: 9 for `style.size` of
  /// `Style(size: 9)`; nil if they are not known.
  private func given(atMakingOf name: Cursor, _ hops: Int) -> [CodeExpression]? {
    guard hops > 0, !name.isUnqualified, case let found = values.code.members(ofValueBefore: name, in: scope),
      !found.isEmpty, found.allSatisfy({ $0.member.isLet && $0.member.isStored && $0.member.value.isEmpty })
    else { return nil }
    let given = with(ViewChain.receiver(of: name)).leaves(hops: hops).map { value in
      value.known[name.text] ?? value.leaf(hops: hops)?.known[name.text]
    }
    return given.contains { $0 != nil } ? given.map { $0 ?? self } : nil
  }

  /// The members to which the name at the end of a path refers.
  private func members(_ path: Code, _ name: Cursor, _ hops: Int) -> [FoundMember] {
    let isGiven = path.count == 1 && scope.member.parameters.contains(name.text)
    if isGiven || with(path).local != nil { return [] }
    if let named = values.code.members(namedBy: name, in: scope) {
      return named.isEmpty || !with(path).isBound ? named : []
    }
    // A variable of another value may have been given anything. Its type is a hop, too.
    guard hops > 1 else { return [] }
    return values.code.members(ofValueBefore: name, in: scope).filter { found in
      found.member.isConstant && found.member.owner.map { !found.module.isExtended($0) } == true
    }
  }
}

extension Code {
  /// The name that it is, perhaps after `self`.
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

  /// The code before the calls of some modifiers at its end.
  func without(modifiers: Set<String>) -> Code {
    var code = self
    while let last = code.last, last.text == ")", case let name = last.opening.moved(-1), modifiers.contains(name.text),
      name.index - 1 > code.startIndex
    {
      code = code[code.startIndex..<name.index - 1]
    }
    return code
  }

  /// The type of which it is a value: `Metrics` of `Metrics(family: family)`, `Mode` of `Mode.tiny`.
  var madeType: Cursor? {
    if count == 3, start.text.isTypeName, CodeValues.caseName(self) != nil { return start }
    let path = callee
    guard last?.text == ")", path.allSatisfy({ $0.text.isTypeName || $0.text == "." }) else { return nil }
    return path.last.flatMap { $0.typePath == nil ? nil : $0 }
  }

  /// The number that is converted: `size` of `CGFloat(size)`.
  var converted: Code? {
    let made = start.isWord ? arguments(of: "CGFloat", "Double", "Float", "Int", "TimeInterval") : nil
    return made?.count == 1 && made?[0].label == nil ? made?[0] : nil
  }
}
