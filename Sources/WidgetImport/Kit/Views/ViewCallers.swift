/// Where the members of view code are called, for what their parameters and properties are given there.
final class ViewCallers {
  private var uses: [KitPlace: [ViewUse]] = [:]
  /// The calls that may still be looked at, shared by all names of a widget: helpers may hand on to each other.
  private let steps = Steps(Limits.givenValues)

  /// Takes a name that may call members.
  func add(_ use: ViewUse) {
    for found in use.called where uses[found.member.id, default: []].count < Limits.leaves {
      uses[found.member.id, default: []].append(use)
    }
  }

  /// What a parameter of its function, or a property of its view, stands for where that is called; nil for any other
  /// name, and for one that no call gives anything.
  func given(_ name: Cursor, _ expression: KitExpression) -> [KitExpression]? {
    let (scope, values) = (expression.scope, expression.values)
    let member = scope.member
    if member.parameters.contains(name.text) {
      let own = member.defaultValue(of: name.text).map { expression.with($0) }
      return given(by: uses[member.id] ?? [], otherwise: own) { member.arguments(in: $0)[name.text] }
    }
    guard let owner = member.owner, name.isUnqualified, let property = values.code.own(name.text, in: scope).first,
      property.member.owner == owner, property.member.isStored
    else { return nil }
    let own = property.member.code.isEmpty ? nil : KitExpression(property.member.code, in: property, values)
    let calls = scope.module.members("body", of: owner).flatMap { uses[$0.member.id] ?? [] }
    return given(by: calls, otherwise: own) { $0.argument(name.text) }
  }

  private func given(
    by calls: [ViewUse],
    otherwise own: KitExpression?,
    _ argument: (ViewCall) -> Code?
  ) -> [KitExpression]? {
    let given = calls.prefix { _ in steps.take() }.map { use in
      argument(ViewCall(use.token)).map { use.expression($0) }
    }
    return given.contains { $0 != nil } ? given.compactMap { $0 ?? own } : nil
  }
}
