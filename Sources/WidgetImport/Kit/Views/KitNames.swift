/// Finds what a name in view code refers to, using only the names of types and functions.
enum KitNames {
  /// The members of the repository that a token names and that may draw.
  static func called(by token: Cursor, _ scope: KitFound, _ code: KitCode) -> [KitFound] {
    let isLabel = token[1] == ":" && (token[-1] == "(" || token[-1] == ",")
    if isLabel || ["let", "var", "func", "case"].contains(token[-1]) { return [] }
    if token.text.isTypeName {
      let drawn = token.typePath.map { view($0, token, scope, code) } ?? []
      // A function or a property may have a name like a type's.
      if !drawn.isEmpty || !token.isUnqualified { return drawn }
    }
    let named = code.members(namedBy: token, in: scope) ?? []
    // A view's type may begin with a small letter.
    if token.isUnqualified, named.isEmpty { return view(token.text, token, scope, code) }
    if !named.isEmpty { return drawing(named, token) }
    var found = code.extensions(token.text, in: scope)
    // Of implicit members, only modifiers draw.
    if token.isImplicit { found.removeAll { $0.member.owner != "ViewModifier" } }
    if found.isEmpty, !token.isImplicit { found = onlyView(token.text, scope) }
    return drawing(found, token).filter { ($0.member.labels == nil) == (token[1] != "(" && token[1] != "{") }
  }

  /// The only member with a name in a module, if it is a view: `view` of `entry.view`.
  private static func onlyView(_ name: String, _ scope: KitFound) -> [KitFound] {
    let found = Array(scope.module.members(named: name).prefix(2))
    return found.count == 1 && found[0].member.type.contains("some", "AnyView") ? found : []
  }

  /// The drawing members of the view, modifier or style that a name makes.
  private static func view(_ path: String, _ token: Cursor, _ scope: KitFound, _ code: KitCode) -> [KitFound] {
    guard token.isMade, let type = code.type(path, in: scope) else { return [] }
    return ["body", "makeBody"].flatMap { type.module.members($0, of: type.name) }
  }

  /// The members that may draw, and whose labels fit a call.
  private static func drawing(_ found: [KitFound], _ token: Cursor) -> [KitFound] {
    let drawing = found.filter { $0.member.mayBeView }
    guard !drawing.isEmpty, token[1] == "(" else { return drawing }
    let labels = ViewCall(token).labels
    return drawing.filter { $0.member.labels.map { areLabels(labels, of: $0) } ?? true }
  }

  /// Whether the labels of a call are among those of a function, in its order.
  static func areLabels(_ labels: [String], of parameters: [String]) -> Bool {
    var rest = parameters[...]
    for label in labels {
      guard let index = rest.firstIndex(of: label) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }
}

extension Cursor {
  /// Whether it makes a value of the type that it names: `Row()`, `Row { … }`, `Row.init(…)`.
  var isMade: Bool { ["(", "{", "<"].contains(self[1]) || self[1] == "." && self[2] == "init" }

  /// The names joined by periods that end here, if they are names of types; only those after `Self.`.
  var typePath: String? {
    guard isWord, text.isTypeName else { return nil }
    if isUnqualified { return text }
    var path = text
    var first = self
    for _ in 0..<Limits.names where first[-1] == "." {
      first = first.moved(-2)
      guard first.isWord, first.text.isTypeName else { return nil }
      path = first.text + "." + path
    }
    return first[-1] == "." ? nil : path
  }
}
