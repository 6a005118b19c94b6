/// What is known about the place where view code is drawn.
struct ViewSurroundings: Hashable {
  /// Whether the code is in the container's background.
  var isInContainer = false
  /// The number of the iOS version from which the code no longer runs.
  var end = Int.max
  /// The values of properties and parameters: true, false or cases; empty if a call replaces a property's default view.
  var flags: [String: Set<String>] = [:]
}

/// A name in view code that a widget reaches, with the members it refers to.
struct ViewUse {
  let token: Cursor
  let scope: FoundMember
  /// The families for which it is drawn.
  let families: WidgetFamilies
  var around: ViewSurroundings
  /// The members of the repository that the name refers to.
  let called: [FoundMember]
  /// The view code that holds this use; unowned to avoid a reference cycle.
  unowned let reach: KitReach

  /// Whether any of some families draws the name.
  func isDrawn(in families: WidgetFamilies) -> Bool { !self.families.isDisjoint(with: families) }

  /// Returns the context for evaluating expressions here, with the values that calls give to parameters and properties.
  func values() -> CodeValues {
    var values = CodeValues(code: reach.code, families: families, version: reach.version)
    values.drawn = (scope.member.owner, around.flags)
    values.callers = reach
    return values
  }

  /// Returns the same use in light or dark mode.
  func with(colorScheme: String) -> ViewUse {
    var use = self
    use.around.flags["colorScheme"] = [colorScheme]
    return use
  }

  /// Returns the contexts in which some code is drawn: one for each call that leads here if calls set several names in
  /// the code, not all of them flags, since the values of one call belong together.
  func contexts(of code: [Code]) -> [CodeValues] {
    let (member, module) = (scope.member, scope.module)
    // A label's colon does not belong to a choice.
    let words = code.joined().filter { $0.isWord && $0.isOwn && ($0[1] != ":" || !["(", ","].contains($0[-1])) }
    let inTexts = code.joined().compactMap(\.string).flatMap(\.parts).compactMap(\.names.first)
    let areFlags = Set(words.map(\.text) + inTexts).compactMap { name -> Bool? in
      if member.parameters.contains(name) { return member.type(of: name)?.start.text == "Bool" }
      let properties = member.owner.flatMap { member.name == "body" ? module.members(name, of: $0) : nil } ?? []
      let property = properties.first { $0.member.isStored }?.member
      return property.map { $0.type.start.text == "Bool" || $0.code.first?.isFlag == true }
    }
    let isOfSeveral = areFlags.count > 1 || !inTexts.isEmpty
    let contexts = isOfSeveral && areFlags.contains(false) ? reach.contexts(of: member) : []
    return contexts.isEmpty ? [values()] : contexts
  }

  /// Returns an expression at this place, in the context of `values()`.
  func expression(_ code: Code) -> CodeExpression { CodeExpression(code, in: scope, values()) }
}
