import LintCore

/// `families`: the families in `supportedFamilies`, across all versions.
struct KitFamilyList {
  /// The families; all of them if they are not set or cannot be read.
  private(set) var families = WidgetFamilies.all
  /// The value of the field; nil if they are not set.
  private(set) var value: SourceValue?

  /// Creates the families in the configuration of a widget that is offered from a version on.
  init(_ configuration: KitConfiguration, from version: Int) {
    let modifiers = configuration.modifiers["supportedFamilies"] ?? []
    guard let place = modifiers.first?.call.name.place else { return }
    let found = modifiers.flatMap(\.arguments).flatMap { list in
      let values = CodeValues(code: list.values.code, families: .all, version: version, bindings: list.values.bindings)
      return Self.names(in: CodeExpression(list.code, in: list.scope, values))
    }
    let known = found.compactMap(\.self).unique(by: \.name)
    if found.allSatisfy({ $0 != nil }), !known.isEmpty {
      families = WidgetFamilies(known.map(\.name))
      // Families written in the modifier have its place.
      let calls = modifiers.map(\.call.code)
      value = .list(
        known.map { name, code in
          let isInCall = calls.contains { $0.file === code.file && $0.range.contains(code.startIndex) }
          return .scalar(name, at: isInCall ? place : code.place)
        }
      )
    } else if let argument = modifiers.first?.arguments.first {
      value = .scalar(argument.code.markedUnknown, at: place)
    }
  }

  /// Returns the families in a list, each with its code, with nil for those that cannot be read.
  private static func names(in list: CodeExpression, depth: Int = 0) -> [(name: String, code: Code)?] {
    // The arguments of the call that makes the widget are not followed: `Tide(isWide: false)`
    let isGiven = list.code.stripped.choice?.condition.contains { name in
      list.values.bindings[name.text] == nil
        && list.values.code.own(name.text, in: list.scope).map(\.member).contains { property in
          property.owner != nil && property.isStored && !property.isConstant && property.wrapper == nil
        }
    }
    if isGiven == true { return [nil] }
    return list.leaves(hops: 3).flatMap { leaf -> [(name: String, code: Code)?] in
      if let name = CodeValues.caseName(leaf.code), WidgetFamilies(name) != nil { return [(name, leaf.code)] }
      guard depth < Limits.names, list.values.steps.left > 0, let parts = parts(of: leaf) else { return [nil] }
      return parts.flatMap { names(in: $0, depth: depth + 1) }
    }
  }

  /// Returns the parts of a list; nil if they cannot be read.
  private static func parts(of list: CodeExpression) -> [CodeExpression]? {
    let sides = list.code.parts(between: "+")
    if sides.count > 1 { return sides.map(list.with) }
    if let elements = list.code.inside("[")?.elements { return elements.map(list.with) }
    // `[WidgetFamily]()`
    if list.code.start.text == "[", list.code.withoutEmptyCall.endIndex < list.code.endIndex { return [] }
    if let name = CodeValues.caseName(list.code) {
      let found = list.values.code.members(name, of: "Array", in: list.scope)
      return found.isEmpty ? nil : found.flatMap(list.values.returned)
    }
    if let local = list.local { return parts(of: list, from: local.value) }
    let made = list.called + (list.code.ownName.map { assigned(to: $0, list) } ?? [])
    return made.isEmpty ? nil : made
  }

  /// Returns what initializers assign to a stored property without a value.
  private static func assigned(to name: Cursor, _ list: CodeExpression) -> [CodeExpression] {
    guard let property = list.values.code.own(name.text, in: list.scope).first, property.member.isStored,
      property.member.code.isEmpty, let owner = property.member.owner
    else { return [] }
    return property.module.members("init", of: owner).flatMap { list.values.assigned(to: name.text, in: $0) }
  }

  /// Returns a local variable's first value and those assigned or added to it in branches that can run; nil if unread.
  private static func parts(of variable: CodeExpression, from first: Code) -> [CodeExpression]? {
    let body = variable.scope.member.code
    guard body.count <= Limits.member else { return nil }
    let branches = variable.values.branches(of: body, in: variable.scope)
    var parts = first.isEmpty ? [] : [first]
    let home = variable.local.map { body.file.tokens[$0.token].block }
    for use in body[first.endIndex..<body.endIndex] where use.text == variable.code.start.text && use.isOwn {
      if branches.cases(at: use).isEmpty { continue }
      if use[1] == "=", use.token.block == home { parts = [] }
      if ["=", "+="].contains(use[1]) {
        parts.append(use.file.expression(from: use.index + 2))
      } else if use[1] == ".", ["append", "insert", "formUnion"].contains(use[2]) {
        parts += ViewCall(use.moved(2)).arguments.prefix(1).map(\.unlabeled)
      } else if use[1] == "." || use[-1] == "&" {
        return nil
      }
    }
    return parts.map(variable.with)
  }
}
