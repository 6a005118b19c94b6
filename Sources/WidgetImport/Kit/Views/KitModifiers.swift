/// Finds the values that modifiers give to views: in their chains, on the views around them, and in helpers.
final class KitModifiers {
  private let code: ExtensionCode
  /// The names of the modifiers, and the function that returns the value of a call.
  private let (names, test): (Set<String>, (CodeExpression) -> SourceValue?)
  /// The uses of each member.
  private var callers: [Member: [ViewUse]] = [:]
  /// The members that call one of the modifiers, directly or indirectly.
  private var leading: Set<Member> = []
  private var known: [Member: SourceValue?] = [:]
  private let calls = Cache<Member, [Cursor]>()
  private let steps = Steps(Limits.calls)
  /// The number of modifiers around views that may still be read.
  private let walked = Steps(Limits.allCalls)

  /// Creates a search for modifiers by name; the function returns the value of a call, nil if it has none.
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

  /// Returns the value of the first modifier that applies; nil if one of the places that draw the view has none.
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

  /// Returns the value for a view, or for the local constant that holds it; nil if there is none.
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

  /// Returns the value of a call, or the one that a helper gives to its argument; nil if there is none.
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

  /// Returns the names that a member calls.
  private func calls(in member: Member) -> [Cursor] {
    calls.value(member) {
      Array(member.code.lazy.filter { $0.isWord && ($0[1] == "(" || $0[1] == "{") }.prefix(Limits.modifiers))
    }
  }

  /// Whether a name in a helper is called on, or with, an argument of a call of the helper.
  private func isGiven(_ name: Cursor, _ member: Member, _ call: ViewCall) -> Bool {
    // A view's properties hold the arguments of its initializer.
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
  /// Returns a search for modifiers that hide a view or a label's text.
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
  /// Returns the name of the call, or the parenthesis without a call, that surrounds the token in some code; else nil.
  fileprivate func callee(in code: Code) -> Cursor? {
    for open in brackets.prefix(Limits.blocks) {
      guard open.index >= code.startIndex else { return nil }
      var name = open.moved(-1)
      if open.text == "(" { return open.opensCall ? name : open }
      let block = file.blocks(around: open.index + 1).first { $0.body.lowerBound == open.index + 1 }
      guard open.text == "{", block?.kind == .other else { continue }
      // Skip the closures before it, with their labels, and the parentheses.
      while name.text == ":", name[-2] == "}" { name = name.moved(-2).opening.moved(-1) }
      if name.text == ")" { name = name.opening.moved(-1) }
      if name.isWord, name.index >= code.startIndex { return name }
    }
    return nil
  }
}
