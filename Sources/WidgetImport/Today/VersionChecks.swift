/// Reads the conditions that check for iOS 10 in all their forms: by number, by class or by method.
struct VersionChecks: ConditionReader {
  private static let newer = RangeSet(1000..<Int.max)
  private static let names: Set<String> = [
    "respondsToSelector", "instancesRespondToSelector", "responds", "instancesRespond", "isOperatingSystemAtLeast",
    "isOperatingSystemAtLeastVersion",
  ]

  private let widget: WidgetCode
  /// Whether a condition that may be a check counts as one.
  private let takesPossible: Bool

  /// Whether a token of a method runs only on iOS 10 and later; nil if a condition may be a check.
  static func isChecked(at token: Cursor, in method: Member, _ widget: WidgetCode) -> Bool? {
    func isChecked(_ takesPossible: Bool) -> Bool {
      let reader = Self(widget: widget, takesPossible: takesPossible)
      return Branches(method.body, .all, reader).cases(at: token).isSubset(of: newer)
    }
    return isChecked(false) ? true : isChecked(true) ? nil : false
  }

  func read(_ condition: Code, depth: Int) -> ConditionTest<RangeSet<Int>>? {
    if let test = VersionReader().read(condition, depth: depth) { return test }
    let value = widget.definition(condition)
    if !value.isEmpty, value != condition.stripped { return test(value, depth: depth + 1) }
    if let isNewer = condition.lazy.compactMap(isNewer).first {
      let test = ConditionTest(passed: Self.newer, failed: RangeSet(0..<1000))
      let isNegated = condition.contains { $0.text == "==" && $0[1] == "0" }
      return isNegated == isNewer ? test.negated : test
    }
    // It is not known whether it passes on the newer versions or on the older ones.
    let mayBeCheck = takesPossible && condition.contains(where: mayBeCheck)
    return mayBeCheck ? ConditionTest(passed: Self.newer, failed: Self.newer) : nil
  }

  /// Whether the check that a token begins passes on iOS 10 and later, not on older versions; nil if it begins none.
  private func isNewer(_ token: Cursor) -> Bool? {
    if Self.names.contains(token.text) || token.checksVersion(from: 10) { return true }
    if token.text == "NSFoundationVersionNumber_iOS_9_x_Max" { return [">": true, "<=": false][token[-1]] }
    // SYSTEM_VERSION_GREATER_THAN_OR_EQUAL_TO(@"10.0"), as many projects define it.
    if token.text.contains("VERSION_"), token.text.contains("THAN"), let version = token.parenthesized?.first,
      Self.isNew(version)
    {
      return !token.text.contains("LESS")
    }
    if token.text == "compare", let version = token.argument?.first, Self.isNew(version),
      widget.isSystemVersion(before: token)
    {
      let rest = Code(token.file, version.index..<min(version.index + 12, token.file.tokens.count))
      let sign = rest.first { $0.isAny("==", "!=") }
      let order = sign.flatMap { $0[1] == "." ? $0[2] : $0[1] }?.lowercased() ?? ""
      return order.hasSuffix("orderedascending") ? sign?.text == "!=" : nil
    }
    guard token.isAny(">=", ">", "<"), Self.isNew(token.moved(1)), widget.isSystemVersion(before: token)
    else { return nil }
    return token.text != "<"
  }

  /// Whether a token is the number or the text of version 10 or a later one.
  private static func isNew(_ version: Cursor) -> Bool {
    version.number ?? version.string?.literal.flatMap { Double($0) } ?? 0 >= 10
  }

  /// Whether a word may be a check: it names a version, calls something, looks like a macro, or is declared as a check.
  private func mayBeCheck(_ token: Cursor) -> Bool {
    guard token.isWord else { return false }
    if Self.isVersion(token) || token[1] == "(" || token.callsOwnMethod || Self.isMacro(token) { return true }
    let names = token.file.names
    return [names.declared[token.text]?.first, names.assigned[token.text]?.first].compactMap(\.self).contains { name in
      let value = Code(token.file, name..<min(name + Limits.versionValue, token.file.tokens.count))
      return value.contains { isNewer($0) != nil || Self.isVersion($0) }
    }
  }

  /// Whether a word that is a condition by itself is named like a macro: `IS_TEN`, `kIsTen`.
  private static func isMacro(_ token: Cursor) -> Bool {
    guard token.file.isObjectiveC, ["(", "!", "&&", "||"].contains(token[-1]), [")", "&&", "||"].contains(token[1])
    else { return false }
    let isConstant = token.text.hasPrefix("k") && token.text.dropFirst().first?.isUppercase == true
    return isConstant || !token.text.contains(where: \.isLowercase)
  }

  /// Whether a word looks like the name of a version: `systemVersion`, `IS_IOS_10`, `iOS < 10`.
  private static func isVersion(_ token: Cursor) -> Bool {
    let word = token.text.lowercased()
    return word.contains("version") || word.contains("ios")
  }
}

extension WidgetCode {
  private static let versionWords: Set<String> = [
    "UIDevice", "currentDevice", "current", "systemVersion", "floatValue", "doubleValue", "intValue", "integerValue",
    "Float", "Double", "NSString", "string", "as",
  ]

  /// Whether only the system's version, or a name for it, precedes a token: `[system.systemVersion floatValue] >=`.
  fileprivate func isSystemVersion(before token: Cursor) -> Bool {
    let before = Code(token.file, max(0, token.index - Limits.argument)..<token.index).reversed()
    let tokens = before.prefix { !$0.isAny("if", "guard", "=", "&&", "||", ",", ";", "{") }
    var words = tokens.filter(\.isWord).map(\.text)
    if let name = tokens.first, name.isWord, words.count == 1 {
      words = definition(name.code).words
    }
    return words.contains("systemVersion") && Self.versionWords.isSuperset(of: words)
  }
}
