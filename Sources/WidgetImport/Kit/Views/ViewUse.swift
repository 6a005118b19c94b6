/// What is known where view code is drawn.
struct ViewSurroundings: Hashable {
  /// Whether it is in the container's background.
  var isInContainer = false
  /// The number of the version on which it no longer runs.
  var end = Int.max
  /// The properties and parameters that are true, false or one of some cases; empty for a view that a call gives in
  /// place of a property's default.
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
  /// The code that holds it; unowned, since that holds its uses.
  unowned let reach: KitReach

  /// Whether any of some families draws it.
  func isDrawn(in families: WidgetFamilies) -> Bool { !self.families.isDisjoint(with: families) }

  /// The context for evaluating expressions here: parameters and properties have the values that calls give them.
  func values() -> CodeValues {
    var values = CodeValues(code: reach.code, families: families, version: reach.version)
    values.drawn = (scope.member.owner, around.flags)
    values.callers = reach
    return values
  }

  /// The same use in light or dark mode.
  func with(colorScheme: String) -> ViewUse {
    var use = self
    use.around.flags["colorScheme"] = [colorScheme]
    return use
  }

  /// The contexts in which some code is drawn: that of each call that leads here, if calls may give values to several
  /// names of it, other than true or false to one of them, since what one call gives belongs together.
  func contexts(of code: [Code]) -> [CodeValues] {
    let (member, module) = (scope.member, scope.module)
    // A colon after a label is none of a choice.
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

  /// An expression at this place, in that context.
  func expression(_ code: Code) -> CodeExpression { CodeExpression(code, in: scope, values()) }
}
