/// Reads the conditions that check for iOS 10 in all their forms: by number, by class or by method.
struct VersionChecks: ConditionReader {
  private static let newer = RangeSet(1000..<Int.max)
  private static let names: Set<String> = [
    "respondsToSelector", "instancesRespondToSelector", "responds", "instancesRespond", "isOperatingSystemAtLeast",
    "isOperatingSystemAtLeastVersion",
  ]

  /// Whether what may be a check counts as one.
  private let takesPossible: Bool

  /// Whether a token of a method runs only on iOS 10 and later; nil if a condition may be a check.
  static func isChecked(at token: Cursor, in method: Member) -> Bool? {
    func isChecked(_ takesPossible: Bool) -> Bool {
      Branches(method.body, .all, Self(takesPossible: takesPossible)).cases(at: token).isSubset(of: newer)
    }
    return isChecked(false) ? true : isChecked(true) ? nil : false
  }

  func read(_ condition: Code, depth: Int) -> ConditionTest<RangeSet<Int>>? {
    if let test = VersionReader().read(condition, depth: depth) { return test }
    if let check = condition.first(where: Self.isCheck) {
      let test = ConditionTest(passed: Self.newer, failed: RangeSet(0..<1000))
      let isNegated = condition.contains { $0.text == "==" && ["false", "NO", "FALSE", "0"].contains($0[1]) }
      return isNegated != (check.text == "<") ? test.negated : test
    }
    // Whether it passes on the newer versions or on the others is not known.
    let mayBeCheck = takesPossible && condition.contains(where: Self.mayBeCheck)
    return mayBeCheck ? ConditionTest(passed: Self.newer, failed: Self.newer) : nil
  }

  private static func isCheck(_ token: Cursor) -> Bool {
    names.contains(token.text) || token.checksVersion(from: 10) || comparesVersion(token)
  }

  private static let versionWords: Set<String> = [
    "UIDevice", "currentDevice", "current", "systemVersion", "floatValue", "doubleValue", "intValue", "integerValue",
    "Float", "Double", "NSString", "string", "as",
  ]

  /// Whether a sign compares the system's version with 10 or a later one: `[system.systemVersion floatValue] >= 10.0`.
  private static func comparesVersion(_ sign: Cursor) -> Bool {
    guard sign.isAny(">=", ">", "<"), let number = sign.moved(1).number.flatMap({ Double($0) }), number >= 10
    else { return false }
    let before = Code(sign.file, max(0, sign.index - Limits.argument)..<sign.index).reversed()
    let words = before.prefix { !$0.isAny("if", "guard", "&&", "||", ",", ";", "{") }.filter(\.isWord).map(\.text)
    return words.contains("systemVersion") && versionWords.isSuperset(of: words)
  }

  /// Whether a word may stand for a check: it names a version, or calls or is declared as what may check one.
  private static func mayBeCheck(_ token: Cursor) -> Bool {
    guard token.isWord else { return false }
    if isVersion(token) || token[1] == "(" || token.callsOwnMethod || isMacro(token) { return true }
    let names = token.file.names
    return [names.declared[token.text]?.first, names.assigned[token.text]?.first].compactMap(\.self).contains { name in
      let value = Code(token.file, name..<min(name + Limits.versionValue, token.file.tokens.count))
      return value.contains { isCheck($0) || isVersion($0) }
    }
  }

  /// Whether a word that is a condition by itself is named like a macro: `IS_TEN`, `kIsTen`.
  private static func isMacro(_ token: Cursor) -> Bool {
    guard token.file.isObjectiveC, ["(", "!", "&&", "||"].contains(token[-1]), [")", "&&", "||"].contains(token[1])
    else { return false }
    let isConstant = token.text.hasPrefix("k") && token.text.dropFirst().first?.isUppercase == true
    return isConstant || !token.text.contains(where: \.isLowercase)
  }

  /// Whether a word looks like a version, or holds one: `systemVersion`, `IS_IOS_10`, `iOS < 10`.
  private static func isVersion(_ token: Cursor) -> Bool {
    let word = token.text.lowercased()
    return word.contains("version") || word.contains("ios")
  }
}
