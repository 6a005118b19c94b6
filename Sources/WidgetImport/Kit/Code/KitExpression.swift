/// An expression with its scope and the known values of names there.
struct KitExpression {
  let code: Code
  let scope: KitFound
  var values: KitValues

  init(_ code: Code, in scope: KitFound, _ values: KitValues) {
    (self.code, self.scope, self.values) = (code, scope, values)
  }

  /// Another expression in the same context.
  func with(_ code: Code) -> KitExpression { KitExpression(code, in: scope, values) }

  /// The results of a choice and of nested ones that are made for the families.
  var choices: [KitExpression] { code.stripped.choices { values.passes(with($0)) }.map(with) }

  /// The expressions that it may evaluate to; itself if nothing better can be read.
  func leaves(hops: Int) -> [KitExpression] { values.leaves(self, hops: hops) }

  /// The only expression that it may evaluate to; nil if there are several.
  func leaf(hops: Int) -> KitExpression? {
    let leaves = leaves(hops: hops)
    return leaves.count == 1 ? leaves[0] : nil
  }

  /// The expressions that it may evaluate to, including both sides of `??`.
  func alternatives(hops: Int) -> [KitExpression] {
    leaves(hops: hops).flatMap { leaf in
      let parts = leaf.code.parts(between: "??")
      return parts.count == 1 ? [leaf] : parts.flatMap { leaf.with($0).leaves(hops: hops) }
    }
  }

  /// The texts of the expressions that it may evaluate to, with their places; others are noted for their field.
  func texts(of field: String, hops: Int, _ read: (Code) -> String?) -> [SourceValue] {
    alternatives(hops: hops).compactMap { leaf in
      if let text = read(leaf.code) { return .scalar(text, at: leaf.code.place) }
      leaf.leaveOut(field)
      return nil
    }
  }

  /// Notes that a field is set to this expression, which cannot be read.
  func leaveOut(_ field: String) {
    guard !code.isEmpty, code.start.text != "nil" else { return }
    values.code.unreadValues.leaveOut(field, at: code.place, "it is set to \(KitTexts.unknown(code))")
  }

  /// The values returned by the function of the repository that it calls.
  var called: [KitExpression] {
    guard let name = code.last.map({ $0.opening.moved(-1) }), name.isWord, name.index >= code.startIndex,
      code[code.startIndex..<name.index].allSatisfy({ $0.isWord || $0.text == "." })
    else { return [] }
    let call = ViewCall(name)
    let found = values.code.members(namedBy: name, in: scope) ?? []
    return found.filter { $0.member.takes(call) }.flatMap {
      values.calling($0.member, call, from: scope).returned(by: $0)
    }
  }

  /// The values that initializers give to the property that it names.
  var initialized: [KitExpression] {
    guard code.count == 1, local == nil, let owner = scope.member.owner else { return [] }
    return scope.module.initialValues(of: code.start.text, in: owner).map { KitExpression($0, in: $1, values) }
  }

  /// The parameters and properties in it to which calls may give values, other than true or false.
  var givenNames: Set<String> {
    let (member, module) = (scope.member, scope.module)
    let names = code.filter { $0.isWord && $0.isOwn && $0[1] != ":" }.map(\.text)
    return Set(names).filter { name in
      if member.parameters.contains(name) { return member.type(of: name)?.start.text != "Bool" }
      let properties = member.owner.flatMap { member.name == "body" ? module.members(name, of: $0) : nil } ?? []
      return properties.contains { found in
        found.member.isStored && found.member.type.start.text != "Bool"
          && !(found.member.code.first?.isAny("true", "false") ?? false)
      }
    }
  }

  /// The same expression in the context of each call that leads to it.
  var contexts: [KitExpression] {
    values.callers?.contexts(of: scope.member).map { KitExpression(code, in: scope, $0) } ?? []
  }

  /// The value of the local name that the expression is.
  var local: (value: Code, isConstant: Bool)? {
    guard code.count == 1, scope.member.code.range.contains(code.startIndex) else { return nil }
    return code.start.local(code.start.text, in: scope.member.code)
  }
}
