/// Finds the values of expressions: all results of a choice, the values of constants, and what functions return.
struct CodeValues {
  let code: ExtensionCode
  /// The families for which the expression is drawn.
  var families: WidgetFamilies
  let version: Int
  /// The arguments bound to parameters and properties.
  var bindings: [String: CodeExpression] = [:]
  /// The values that the views of a Today widget assign to each name after its declaration; nil for a WidgetKit widget,
  /// in which the value of a variable is unknown if any code assigns it.
  var assignments: [String: [Code]]?
  /// Whether the code is a Today widget's.
  var isOfToday: Bool { assignments != nil }
  /// The properties and parameters that are known to be true, false or one of some cases while a type's code is drawn.
  var drawn: (owner: String?, flags: [String: Set<String>]) = (nil, [:])
  /// The calls that give values to parameters and properties; nil if they are not followed.
  var callers: (any GivingCalls)?
  /// The type of the view that one known call makes: a property that the call does not set has its default value.
  private(set) var made: String?
  /// The remaining steps for evaluating one expression, shared by all its parts.
  var steps = Steps(Limits.valueSteps)

  /// Returns what is known of the value before a member's name: `self`, and its case or its initializer's arguments.
  func known(before name: Cursor, in scope: FoundMember, hops: Int) -> [String: CodeExpression] {
    var code = ViewChain.receiver(of: name)
    if code.last?.text == "?" { code = code.dropLast() }
    return code.isEmpty ? [:] : CodeExpression(code, in: scope, self).leaf(hops: hops)?.known ?? [:]
  }

  /// Whether a condition passes, by the family, the version, and names that are true, false or a case; nil if unknown.
  func passes(_ condition: CodeExpression) -> Bool? {
    context(in: condition.scope).isPassed(condition.code, in: families)
  }

  /// Returns the reader of the conditions in a member, with the names that are known to be true, false or a case there.
  private func context(in scope: FoundMember) -> FamilyReader {
    let known = bindings.filter { name, value in
      let type = scope.member.signature.isTooLong ? nil : scope.member.type(of: name)?.last(where: \.isWord)
      return code.isCase(value.code, of: type, in: value.scope)
    }
    var flags = known.compactMapValues { Self.flag($0.code).map { Set([$0]) } }
    if drawn.owner == scope.member.owner { flags.merge(drawn.flags) { own, _ in own } }
    return FamilyReader(version: version, flags: flags, names: (code, scope, steps))
  }

  /// Returns the values that a member has or returns.
  func returned(by found: FoundMember) -> [CodeExpression] {
    let member = found.member
    guard member.isRawValue else {
      if let assignments { return values(of: found, assignments) }
      if found.module.isChanged(member) || isGiven(found) { return [] }
      return member.isStored ? made(by: member.code, in: found) : returned(in: member.code, of: found)
    }
    let own = bindings["self"].flatMap { CodeValues.caseName($0.code) }
    // If cases have their names as raw values, only that of a known case is returned.
    if own == nil, member.hasNamesAsValues { return [] }
    let values = own.map { [member.rawValueByCase[$0]].compactMap(\.self) } ?? member.rawValues
    return values.map { CodeExpression($0, in: found, self) }
  }

  /// Returns the first value of a property, or what it computes, and what is assigned to it later.
  private func values(of found: FoundMember, _ assignments: [String: [Code]]) -> [CodeExpression] {
    let member = found.member
    let first = member.value.isEmpty ? returned(in: member.body, of: found) : made(by: member.value, in: found)
    let later = member.isLet ? [] : (assignments[member.name] ?? []).filter { $0 != member.value }
    return first + later.map { CodeExpression($0, in: found.module.scope(of: $0.start) ?? found, self) }
  }

  /// Whether calls may give a stored property another value than its declaration does.
  private func isGiven(_ found: FoundMember) -> Bool {
    guard found.member.isStored, !found.member.isConstant, found.member.owner != made else { return false }
    return callers?.isGiven(found) ?? found.module.isGiven(found.member)
  }

  /// Returns a value in a member, the values of its branches, or those of a closure that is called at once: `{ … }()`.
  func made(by value: Code, in scope: FoundMember) -> [CodeExpression] {
    let closure = value.dropLast(2)
    if let body = closure.inside("{"), value.count == closure.count + 2 { return returned(in: body, of: scope) }
    if value.start.isAny("if", "switch") { return returned(in: value, of: scope) }
    return value.isEmpty ? [] : [CodeExpression(value, in: scope, self)]
  }

  /// Returns the branches of code in a member.
  func branches(of code: Code, in scope: FoundMember) -> FamilyBranches {
    FamilyBranches(code, families, context(in: scope))
  }

  /// Returns the values that a member gives a local name after its declaration, in branches that can run.
  func assigned(to name: String, in scope: FoundMember) -> [CodeExpression] {
    let branches = branches(of: scope.member.code, in: scope)
    return scope.member.code.assignments(to: name).prefix(Limits.leaves).compactMap { value in
      branches.cases(at: value.start).isEmpty ? nil : CodeExpression(value, in: scope, self)
    }
  }

  /// Returns the values that a body in a member returns in branches that can run.
  func returned(in code: Code, of scope: FoundMember) -> [CodeExpression] {
    guard code.count <= Limits.member else { return [] }
    let (file, branches) = (code.file, branches(of: code, in: scope))
    var starts = code.returns.map { (token: $0, value: $0.index + 1) }
    if starts.isEmpty, !code.start.isAny("switch", "if") {
      let end = file.expression(from: code.startIndex).endIndex
      let isMapped = file[end] == "{" && file[end - 1] == "map" && file.tokens.after(end) == code.endIndex
      return end == code.endIndex || isMapped ? [CodeExpression(code, in: scope, self)] : []
    } else if starts.isEmpty {
      // Branches are expressions themselves.
      starts = code.filter { token in
        token.token.startsStatement && !token.isAny("if", "switch", "case", "default", "let")
          && [.label, .conditional, .alternative].contains(file.block(of: token.index).kind)
      }.map { ($0, $0.index) }
    }
    let run = starts.lazy.filter { !branches.cases(at: $0.token).isEmpty }.prefix(Limits.leaves)
    return run.map { CodeExpression(file.expression(from: $0.value), in: scope, self) }
  }

  /// Returns the values inside a called member, with its parameters, or a `body`'s properties, bound to arguments.
  func calling(_ member: Member, _ call: ViewCall, from scope: FoundMember) -> CodeValues {
    var inner = self
    inner.bindings = known(before: call.name, in: scope, hops: 2)
    inner.made = member.isBody ? member.owner : nil
    // What is known of parameters and properties does not hold in another function or another value.
    let isSame = member.name != "body" && member.owner != nil && member.owner == drawn.owner
    inner.drawn.flags = isSame ? drawn.flags.filter { !member.parameters.contains($0.key) } : [:]
    for case (let name, let code?) in member.given(by: call) {
      let given = CodeExpression(code, in: scope, self)
      let leaf = given.leaf(hops: 2) ?? given
      // `.sea` is a member of the parameter's type.
      let type = member.signature.isTooLong ? nil : member.type(of: name)?.last(where: \.isWord)
      let made = type.map { leaf.implicit(of: $0.text) } ?? []
      inner.bindings[name] = made.count == 1 ? made[0] : leaf
    }
    return inner
  }

  // MARK: - Literals

  /// Returns the text of a string literal, or of several that are joined: `"Tide" + " Widget"`.
  static func text(_ code: Code) -> StringLiteral? {
    let code = code.stripped
    guard !code.isTooLong, let first = code.first?.string else { return nil }
    if code.count == 1 { return first }
    let texts = code.parts(between: "+").map(\.stripped).map { $0.count == 1 ? $0.start.string?.literal : nil }
    return texts.contains(nil) ? nil : StringLiteral(text: texts.compactMap(\.self).joined(), place: first.place)
  }

  /// Returns `true`, `false` or the name of a case; nil for other code.
  static func flag(_ code: Code) -> String? { code.isFlag ? code.start.text : caseName(code) }

  /// Returns the case's name in `.name` or `Type.name`.
  static func caseName(_ code: Code) -> String? {
    let code = code.stripped
    guard let last = code.last, last.isWord, last[-1] == "." else { return nil }
    return code.count == 2 || code.count == 3 && code.start.text.isTypeName ? last.text : nil
  }
}

/// The calls of some code, which give values to parameters and properties.
protocol GivingCalls: AnyObject {
  /// Returns the arguments for a parameter of the name's function or a property of its view; nil if none is known.
  func given(_ name: Cursor, _ expression: CodeExpression) -> [CodeExpression]?
  /// Whether any of them gives a property a value.
  func isGiven(_ property: FoundMember) -> Bool
}
