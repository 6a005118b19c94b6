/// Looks for what views get from modifiers: of their chains, of the views around them, and in helpers given them.
final class KitModifiers {
  private let code: ExtensionCode
  /// The names of the modifiers, and the function that gets the value of each call.
  private let (names, test): (Set<String>, (CodeExpression) -> SourceValue?)
  /// The uses of each member.
  private var callers: [Member: [ViewUse]] = [:]
  /// The members that call one of the modifiers, directly or indirectly.
  private var leading: Set<Member> = []
  private var known: [Member: SourceValue?] = [:]
  private let calls = Cache<Member, [Cursor]>()
  private let steps = Steps(Limits.calls)
  /// The modifiers around views that may still be looked at.
  private let walked = Steps(Limits.allCalls)

  /// A search in the uses of views for modifiers with a value.
  init(
    _ code: ExtensionCode,
    _ uses: [ViewUse],
    _ names: Set<String>,
    _ test: @escaping (CodeExpression) -> SourceValue?
  ) {
    (self.code, self.names, self.test) = (code, names, test)
    for use in uses {
      for found in use.called { callers[found.member, default: []].append(use) }
    }
    var open = uses.filter { names.contains($0.token.text) }.map(\.scope.member)
    while let next = open.popLast() {
      if leading.insert(next).inserted { open += (callers[next] ?? []).map(\.scope.member) }
    }
  }

  /// The value of the first modifier that applies; nil if one of the places that draw the view has none.
  func first(_ use: ViewUse, depth: Int = 0) -> SourceValue? {
    if let found = held(use.expression(ViewCall(use.token).code), depth: 0) { return found }
    let member = use.scope.member
    if let known = known[member] { return known }
    // Ends a cycle of callers.
    known[member] = .some(nil)
    guard depth < Limits.branches, let callers = callers[member]?.prefix(Limits.leaves) else { return nil }
    var all: SourceValue?
    for caller in callers {
      guard let found = first(caller, depth: depth + 1) else { return nil }
      all = all ?? found
    }
    known[member] = .some(all)
    return all
  }

  // MARK: - In one member

  /// The value for a view, or for the local constant that holds it.
  private func held(_ view: CodeExpression, depth: Int) -> SourceValue? {
    if let found = around(view) { return found }
    let base = ViewChain(around: view.call.name).base
    guard base[-1] == "=", depth < Limits.callDepth, steps.take() else { return nil }
    let name = base.moved(-2).declaredName
    guard name.isWord, name[-1] == "let", name.index > view.scope.member.code.startIndex else { return nil }
    let rest = view.scope.member.code[name.index + 1..<view.scope.member.code.endIndex].prefix(Limits.member)
    for use in rest.lazy.filter({ $0.text == name.text && $0.isOwn }).prefix(Limits.leaves) {
      if let found = held(view.with(ViewCall(use).code), depth: depth + 1) { return found }
    }
    return nil
  }

  private func around(_ view: CodeExpression) -> SourceValue? {
    var name = view.call.name
    for level in 0..<Limits.leaves {
      let chain = ViewChain(around: name)
      guard walked.take(chain.modifiers.count + 1) else { return nil }
      // Modifiers before the one that holds the view apply to another view.
      for call in chain.modifiers where level == 0 || call.name.index > name.index {
        if let found = value(of: view.with(call.code), depth: 0) { return found }
      }
      guard let outer = chain.base.callee(in: view.scope.member.code) else { return nil }
      if let found = value(of: view.with(ViewCall(outer).code), depth: 0) { return found }
      name = outer
    }
    return nil
  }

  // MARK: - In helpers

  /// The value of a call, or the one that a helper gives to its argument.
  private func value(of place: CodeExpression, depth: Int) -> SourceValue? {
    if names.contains(place.code.start.text), let own = test(place) { return own }
    guard depth < Limits.callDepth else { return nil }
    var calls = [place.call]
    if place.call.name.text == "modifier" || place.call.name.text.hasSuffix("Style") {
      calls += (place.call.arguments.first ?? place.call.code.prefix(0)).filter(\.isWord).map { ViewCall($0) }
    }
    for call in calls {
      for found in KitNames.called(by: call.name, place.scope, code)
      where leading.contains(found.member) && steps.take() {
        let values = place.values.calling(found.member, call, from: place.scope)
        for name in self.calls(in: found.member) where isGiven(name, found.member, call) {
          let next = CodeExpression(ViewCall(name).code, in: found, values)
          if let found = value(of: next, depth: depth + 1) { return found }
        }
      }
    }
    return nil
  }

  /// The names that a member calls.
  private func calls(in member: Member) -> [Cursor] {
    calls.value(member) {
      Array(member.code.lazy.filter { $0.isWord && ($0[1] == "(" || $0[1] == "{") }.prefix(Limits.modifiers))
    }
  }

  /// Whether a name in a helper is called on, or with, an argument of a call of the helper.
  private func isGiven(_ name: Cursor, _ member: Member, _ call: ViewCall) -> Bool {
    // The properties of a view are what its initializer is given.
    let isView = member.name == "body" || member.name == "makeBody"
    let given = ["content", "configuration"] + (isView ? call.arguments.compactMap(\.label) : member.parameters)
    var base = ViewChain.base(of: name)
    if base.text == "self", isView { base = base.moved(2) }
    if base.index == name.index {
      if !isView, !name.text.isTypeName { return true }
      return ViewCall(name).code.prefix(Limits.value).contains { $0.text == "self" || given.contains($0.text) }
    }
    return base.text == "self" || given.contains(base.text) || isView && base[1] == "(" && !call.closures.isEmpty
  }
}

extension KitModifiers {
  /// The modifiers after which a view is not seen, or a label without its text.
  static func hiding(in reach: KitReach) -> KitModifiers {
    let names: Set<String> = ["hidden", "opacity", "foregroundStyle", "foregroundColor", "labelStyle"]
    return KitModifiers(reach.code, reach.uses, names) { modifier in
      let call = modifier.call
      let isHiding =
        call.arguments.first.map { argument in
          let isNothing = CodeValues.number(argument) == 0
          return isNothing || ["clear", "iconOnly"].contains(CodeValues.caseName(argument))
        } ?? (call.name.text == "hidden")
      return isHiding ? .scalar(call.name.text, at: call.name.place) : nil
    }
  }
}

extension Cursor {
  /// The name of the call in whose parentheses or closure it is, or the parenthesis around it, in some code.
  fileprivate func callee(in code: Code) -> Cursor? {
    for open in brackets.prefix(Limits.blocks) {
      guard open.index >= code.startIndex else { return nil }
      var name = open.moved(-1)
      if open.text == "(" { return open.opensCall ? name : open }
      let block = file.blocks(around: open.index + 1).first { $0.body.lowerBound == open.index + 1 }
      guard open.text == "{", block?.kind == .other else { continue }
      // Back over the closures before it, with their labels, and parentheses.
      while name.text == ":", name[-2] == "}" { name = name.moved(-2).opening.moved(-1) }
      if name.text == ")" { name = name.opening.moved(-1) }
      if name.isWord, name.index >= code.startIndex { return name }
    }
    return nil
  }
}
