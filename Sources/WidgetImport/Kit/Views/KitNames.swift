/// Finds what a name in view code refers to, using only the names of types and functions.
enum KitNames {
  /// Returns the members of the repository that a token names and that may draw.
  static func called(by token: Cursor, _ scope: FoundMember, _ code: ExtensionCode) -> [FoundMember] {
    let isLabel = token[1] == ":" && (token[-1] == "(" || token[-1] == ",")
    if isLabel || ["let", "var", "func", "case"].contains(token[-1]) { return [] }
    if token.text.isTypeName {
      let drawn = token.typePath.map { view($0, token, scope, code) } ?? []
      // A function or a property may have a name like a type's.
      if !drawn.isEmpty || !token.isUnqualified { return drawn }
    }
    let named = code.members(namedBy: token, in: scope) ?? []
    // A parameter or a local name hides a property of that name.
    if !named.isEmpty, token[-1] != ".", scope.member.parameters.contains(token.text) || token.isShadowed { return [] }
    // A view's type may begin with a lowercase letter.
    if token.isUnqualified, named.isEmpty {
      let made = view(token.text, token, scope, code)
      if !made.isEmpty { return made }
    }
    if named.contains(where: { !$0.member.isRequirement }) { return drawing(named, token, code) }
    var found = token.isUnqualified ? [] : code.extensions(token.text, in: scope)
    // In an extension of `Optional`, a member's own name means that of the wrapped type.
    found.removeAll { $0.member == scope.member }
    // Of implicit members, only modifiers draw.
    if token.isImplicit { found.removeAll { $0.member.owner != "ViewModifier" } }
    // What an extension of Image adds is not for a Text.
    let base = found.isEmpty ? token : ViewChain.base(of: token)
    if base.isMade, base != token, base.text.isTypeName {
      found.removeAll { SystemNames.views.contains($0.member.owner ?? base.text) && $0.member.owner != base.text }
    }
    if found.isEmpty { found = code.members(ofValueBefore: token, in: scope).filter(\.member.isConstant) }
    if found.isEmpty, case let views = views(ofUnknown: token, scope), views.count == 1 { found = views }
    return drawing(found, token, code).filter { $0.member.isFunction == (token[1] == "(" || token[1] == "{") }
  }

  /// Returns the views that a name may mean if its owner's type is unknown: `view` of `entry.view`, a requirement in an
  /// extension of its protocol, an overload in one of `Optional`; empty if a member of that name is not a view.
  static func views(ofUnknown token: Cursor, _ scope: FoundMember) -> [FoundMember] {
    let (module, isOwn) = (scope.module, token.isUnqualified)
    func isRequired() -> Bool {
      let isOverload = token.text == scope.member.name
      return scope.type.map { module.isProtocol($0) || isOverload && module.isExtended($0) } ?? false
        && token.local(token.text, in: scope.member.code) == nil
    }
    guard !token.isImplicit, !SystemNames.isKnown(token.text), isOwn ? isRequired() : token.moved(-2).typePath == nil
    else { return [] }
    // A system modifier after a system view: `Circle().inset(by: 3)`.
    if SystemNames.isModifier(token.text), case let base = ViewChain.base(of: token), base[1] != ".",
      SystemNames.views.contains(base.text)
    {
      return []
    }
    let found = module.members(named: token.text).prefix(Limits.leaves).filter { found in
      // Extensions of the system's types have been searched already.
      !found.member.isRequirement && found.member.owner.map { module.isProtocol($0) || !module.isExtended($0) } ?? false
    }
    guard found.allSatisfy({ $0.member.type.contains("some", "AnyView") }) else { return [] }
    if isOwn || found.count == 1 { return Array(found) }
    // The parts of a view are named in the view itself.
    return found.filter { $0.member.owner.map { module.members("body", of: $0).isEmpty } ?? true }
  }

  /// Returns the drawing members of the view, modifier or style that a name makes.
  private static func view(
    _ path: String,
    _ token: Cursor,
    _ scope: FoundMember,
    _ code: ExtensionCode
  ) -> [FoundMember] {
    guard token.isMade, let type = code.type(path, in: scope) else { return [] }
    return ["body", "makeBody"].flatMap { type.module.members($0, of: type.name) }
  }

  /// Returns those of some members that may draw and that fit a call.
  private static func drawing(_ found: [FoundMember], _ token: Cursor, _ code: ExtensionCode) -> [FoundMember] {
    let drawing = found.filter { $0.member.mayBeView }
    guard !drawing.isEmpty, token[1] == "(" || token[1] == "{" else { return drawing }
    let call = ViewCall(token)
    let isOverload = SystemNames.isModifier(token.text)
    return drawing.filter { $0.member.takes(call) && (!isOverload || mayHold($0, call, code)) }
  }

  /// Whether the parameters of an overload of a system's modifier may hold the arguments of a call, by their types:
  /// `font(_ font: OwnFont)` does not hold `.caption`, unless that is one of `OwnFont`.
  static func mayHold(_ overload: FoundMember, _ call: ViewCall, _ code: ExtensionCode) -> Bool {
    (overload.member.arguments(in: call) ?? [:]).allSatisfy { parameter, argument in
      let start = argument.start
      guard let path = overload.member.type(of: parameter)?.last(where: \.isWord)?.typePath else { return true }
      // A case is not a number, unless code adds a constant by that name.
      if ["CGFloat", "Double", "Float", "Int"].contains(path), CodeValues.caseName(argument) != nil, start.text == "." {
        return code.type(path, in: overload) != nil || ["zero", "infinity"].contains(start[1])
      }
      guard let type = code.type(path, in: overload),
        type.module.types[type.name]?.contains(where: { !$0.isExtension }) == true
      else { return true }
      if start.text == "." { return type.module.types[type.name]?.contains { $0.body.contains(start[1]) } ?? true }
      if start.text.isTypeName { return path.split(separator: ".").contains { $0 == start.text } }
      return CodeValues.number(argument) == nil && CodeValues.text(argument) == nil
    }
  }
}
