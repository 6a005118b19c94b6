/// The checks of the system's version around a token, in all their forms: by number, by class or by method.
enum VersionChecks {
  private static let checkNames: Set<String> = [
    "respondsToSelector", "instancesRespondToSelector", "responds", "instancesRespond", "isOperatingSystemAtLeast",
    "isOperatingSystemAtLeastVersion",
  ]

  /// Whether a token of a method is reached only on iOS 10 and later; nil if a condition may be a check.
  static func isChecked(at token: Cursor) -> Bool? {
    let conditions = token.file.conditions(at: token.index)
    let answers = conditions.found.filter { $0.block.kind != .label }.flatMap { block, isPassed -> [Bool?] in
      let own = isChecked(by: Code(token.file, block.header), isGuard: block.kind == .guarding, isPassed: isPassed)
      // An else is for the versions that the conditions before it leave.
      return [own]
        + token.file.branches(before: block).map { before in
          isChecked(by: Code(token.file, before.header).prefix(Limits.argument), isGuard: false, isPassed: true)
        }
    }
    if answers.contains(true) { return true }
    return answers.contains(nil) || !conditions.isComplete ? nil : false
  }

  /// Whether a condition checks the code in its block, or that after a block that returns; nil if it may.
  private static func isChecked(by header: Code, isGuard: Bool, isPassed: Bool) -> Bool? {
    guard header.contains(where: isCheck) else { return header.contains(where: mayBeCheck) ? nil : false }
    let negations = header.count(where: isNegation)
    // Of several conditions, any one may be negated, and any one may fail.
    let isAlone = !header.contains("&&") && !header.outer.contains { $0.text == "," }
    let isNegated = isAlone ? !negations.isMultiple(of: 2) : negations > 0
    if isNegated && (isGuard == isPassed || !isAlone) || header.contains("||") { return nil }
    // Code after a block that returns has passed a guard, or a negated check.
    return isNegated || isGuard == isPassed
  }

  private static func isCheck(_ token: Cursor) -> Bool {
    checkNames.contains(token.text) || token.checksVersion(from: 10) || comparesVersion(token)
  }

  /// Whether a token negates a condition: `!` before it, `== NO` after it, `<` in it.
  private static func isNegation(_ token: Cursor) -> Bool {
    if token.text == "==" { return ["false", "NO", "FALSE", "0"].contains(token[1]) }
    if token.text == "<" { return comparesVersion(token) }
    return token.text == "!" && ["if", "guard", "(", "&&", "||", ","].contains(token[-1])
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
    guard token.isWord, !token.isAny("if", "guard", "while", "for", "switch") else { return false }
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
    return word.contains("version") || word.contains("ios") || word == "#unavailable"
  }
}
