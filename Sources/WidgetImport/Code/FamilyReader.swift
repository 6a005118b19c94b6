/// The families and rendering modes for which branches of view code are drawn: `switch family`, `if #available`.
typealias FamilyBranches = Branches<FamilyReader>

/// Reads the conditions on families, rendering modes, versions, and names with known values.
struct FamilyReader: ConditionReader {
  /// The lowest version on which the widget is offered: 17.1 is 1701.
  let version: Int
  /// The names with known values: true, false, or one of some cases.
  var flags: [String: Set<String>] = [:]
  /// Where other names are looked up; nil if they are not.
  var names: (code: ExtensionCode, scope: FoundMember, steps: Steps)?

  /// A value that a name may have, with the families for which it has that value.
  private typealias Case = (name: String, families: WidgetFamilies)

  /// Returns the values that a name may have; empty if one is neither true, false nor a case.
  private func cases(of name: Cursor, depth: Int = 0) -> [Case] {
    // Views that only the gallery shows are not judged.
    if name.text == "isPreview", name[-1] == "." { return [("false", .all)] }
    // A local name replaces a property of that name.
    if name.isOwn, let body = names?.scope.member.code, let local = name.local(name.text, in: body) {
      let type = name.file[local.token + 1] == ":" ? Cursor(file: name.file, index: local.value.startIndex - 2) : nil
      return local.isConstant ? cases(of: local.value, as: type, in: .all, depth: depth + 1) : []
    }
    if name.isOwn, let known = flags[name.text] { return known.map { ($0, .all) } }
    guard let (code, scope, steps) = names, steps.take(),
      case let found = code.conditions(namedBy: name, in: scope), found.count == 1, let member = found.first?.member
    else { return [] }
    // `@Environment(\.colorScheme) var scheme`
    if let wrapper = member.wrapper, wrapper.text == "@Environment", let key = ViewCall(wrapper).arguments.first?.last,
      key.text == "colorScheme"
    {
      return flags[key.text].map { $0.map { ($0, .all) } } ?? []
    }
    guard member.labels.isEmpty, !member.isStored || member.isConstant && member.code.isFlag else { return [] }
    // The known names do not hold in a member of another type.
    let flags = member.owner == scope.member.owner ? flags : [:]
    let inner = Self(version: version, flags: flags, names: (code, found[0], steps))
    let branches = FamilyBranches(member.code, .all, Self(version: version))
    var values = CodeValues(code: code, families: .all, version: version)
    // The names of branches in the property are not looked up, so that none leads back to it.
    values.steps = Steps(0)
    let cases = values.returned(by: found[0]).map(\.code).map { value in
      inner.cases(of: value, as: member.typeName, in: branches.cases(at: value.start), depth: depth + 1)
    }
    return cases.contains(where: \.isEmpty) ? [] : cases.flatMap(\.self)
  }

  /// Returns the values that an expression of a type may have in some families.
  private func cases(of value: Code, as type: Cursor?, in families: WidgetFamilies, depth: Int) -> [Case] {
    if let flag = CodeValues.flag(value) {
      return names.map { $0.code.isCase(value, of: type, in: $0.scope) } == false ? [] : [(flag, families)]
    }
    guard names?.steps.take() ?? true, case let test = test(value, depth: depth), test != ConditionTest()
    else { return [] }
    return [("true", families.intersection(test.passed)), ("false", families.intersection(test.failed))]
  }

  /// Returns the values that a name may have in some families; empty if they are not known.
  func flags(_ name: Cursor, in families: WidgetFamilies) -> Set<String> {
    Set(cases(of: name).filter { !$0.families.isDisjoint(with: families) }.map(\.name))
  }

  /// Returns the test of whether a name has one of the cases in a label or a comparison; nil if that is not known.
  private func test(_ name: Cursor, among named: Code, depth: Int = 0) -> ConditionTest<WidgetFamilies>? {
    if !name.isOwn, name[-2].isTypeName { return nil }
    let cases = named.filter { $0.isWord && ($0.isImplicit || $0[-1] == "." && $0[-2].isTypeName) }
    return test(name, for: Set(cases.map(\.text)), depth: depth)
  }

  /// Returns the test of whether a name is true, or has one of some cases; nil if that is not known.
  private func test(_ name: Cursor, for names: Set<String> = ["true"], depth: Int = 0) -> ConditionTest<WidgetFamilies>?
  {
    let isFlag = names == ["true"]
    guard !names.isEmpty, case let cases = cases(of: name, depth: depth), !cases.isEmpty,
      cases.allSatisfy({ isFlag == ["true", "false"].contains($0.name) })
    else { return nil }
    func families(_ isNamed: Bool) -> WidgetFamilies {
      cases.filter { names.contains($0.name) == isNamed }.reduce([]) { $0.union($1.families) }
    }
    return ConditionTest(passed: families(true), failed: families(false))
  }

  // MARK: - Conditions

  func read(_ condition: Code, depth: Int) -> ConditionTest<WidgetFamilies>? {
    let condition = condition.withoutEmptyCall
    if condition.start.isAny("#available", "@available", "#unavailable") {
      return VersionReader().isPassed(condition, in: RangeSet(version..<Int.max)).map { .always($0) }
    }
    if let name = condition.last, condition.count == 1 || condition.count == 3 && name[-1] == "." {
      return test(name, depth: depth)
    }
    // A name that is given as a case is not nil, and one that no call gives is: `guard let kind`.
    if condition.start.text == "let", let name = condition.last, condition.count == 2 || name[-1] == "=", name.isOwn,
      let known = flags[name.text], known == ["nil"] || !known.contains("none")
    {
      return .always(known != ["nil"])
    }
    if condition.count == 3, condition.last?.text == "nil", condition.start.isOwn,
      flags[condition.start.text] == ["nil"]
    {
      return .always(condition.contains("=="))
    }
    // A comparison with a case: `kind == .bar`, `case .bar = kind`.
    let isEqual =
      condition.contains("==", "contains") || condition.start.text == "case" && condition.contains("=")
    guard isEqual || condition.contains("!="), !condition.contains("&&", "||", "?", "{") else { return nil }
    let hasCall = condition.contains { $0[-1] == "." && !$0.isOwn && ["(", "."].contains($0[1]) }
    // In `data.count`, only the count is compared.
    let names = hasCall ? [] : condition.prefix(Limits.argument).filter { $0.following.text != "." }
    let known = names.lazy.compactMap { test($0, among: condition, depth: depth) }.first
    return (known ?? Self.test(named: condition)).map { isEqual ? $0 : $0.negated }
  }

  func test(label: Code, of value: Cursor?) -> ConditionTest<WidgetFamilies>? {
    value.flatMap { test($0, among: label) } ?? Self.test(named: label)
  }

  /// Returns the test of the families and modes named in a label or a comparison.
  private static func test(named code: Code) -> ConditionTest<WidgetFamilies>? {
    let names = code.filter { $0[-1] == "." }.map(\.text)
    let (named, modes) = (WidgetFamilies(names), names.compactMap { Self.modes[$0] })
    guard !named.isEmpty || !modes.isEmpty else { return nil }
    return modes.reduce(ConditionTest(passed: named, failed: .all.subtracting(named))) {
      $0.or(ConditionTest(passed: $1.union(.accessory), failed: .all.subtracting($1)))
    }
  }

  private static let modes: [String: WidgetFamilies] = [
    "fullColor": .fullColor, "accented": .accented, "vibrant": .vibrant,
  ]
}
