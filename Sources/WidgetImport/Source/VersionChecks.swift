/// The checks of the system's version around a token.
enum VersionChecks {
  private static let checkNames: Set<String> = [
    "respondsToSelector", "instancesRespondToSelector", "responds", "instancesRespond", "isOperatingSystemAtLeast",
    "isOperatingSystemAtLeastVersion",
  ]

  /// Whether a token of a method is reached only on iOS 10 and later; nil if a condition may be a check.
  static func isChecked(at token: Cursor) -> Bool? {
    let conditions = token.file.conditions(at: token.index)
    let answers = conditions.found.filter { $0.block.kind != .label }.map { block, isPassed -> Bool? in
      let own = isChecked(by: Code(token.file, block.header), isGuard: block.kind == .guarding, isPassed: isPassed)
      // An else may be for the versions that the condition before it leaves.
      let isAfterCheck = token.file.branches(before: block).contains { before in
        let header = Code(token.file, before.header).prefix(Limits.argument)
        return isChecked(by: header, isGuard: false, isPassed: false) == nil
      }
      return own == false && isAfterCheck ? nil : own
    }
    if answers.contains(true) { return true }
    return answers.contains(nil) || !conditions.isComplete ? nil : false
  }

  /// Whether a token is never reached on a version or later ones.
  static func isDead(_ token: Cursor, on lowest: Int) -> Bool {
    func isOnly(_ block: Block) -> Bool { isOnlyCheck(Code(token.file, block.header), lowest) }
    return token.file.conditions(at: token.index).found.contains { block, isPassed in
      guard !isPassed, block.isBraced else { return false }
      return block.kind == .guarding ? isOnly(block) : token.file.branches(before: block).contains(where: isOnly)
    }
  }

  /// Whether a condition checks the code in its block, or that after a block that returns; nil if it may.
  private static func isChecked(by header: Code, isGuard: Bool, isPassed: Bool) -> Bool? {
    let isNegated = header.contains(where: isNegation)
    guard header.contains(where: isCheck) else { return header.contains(where: mayBeCheck) ? nil : false }
    if isGuard == isPassed && isNegated || header.contains("||") { return nil }
    // Code after a block that returns has passed a guard, or a negated check.
    return isPassed ? isGuard || isNegated : !isGuard
  }

  private static func isCheck(_ token: Cursor) -> Bool {
    checkNames.contains(token.text) || version(at: token) ?? 0 >= 10
  }

  /// Whether a token negates a condition: `!` before it, `== NO` after it.
  private static func isNegation(_ token: Cursor) -> Bool {
    if token.text == "==" { return ["false", "NO", "FALSE", "0"].contains(token[1]) }
    return token.text == "!" && ["if", "guard", "(", "&&", "||", ","].contains(token[-1])
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

  /// Whether a condition is only a check that a version always passes.
  private static func isOnlyCheck(_ header: Code, _ lowest: Int) -> Bool {
    guard header.count <= Limits.argument, let check = header.first(where: { version(at: $0) != nil }),
      let version = version(at: check),
      lowest >= version, let arguments = check.parenthesized
    else { return false }
    let rest = header.filter { $0.index < check.index || $0.index > arguments.endIndex }
    return rest.allSatisfy { $0.isAny("if", "guard", "else", "(", ")") }
  }

  /// The major version of iOS that a check at a token asks for: `#available(iOS 13, *)`, `@available(iOS 13.0, *)`.
  static func version(at token: Cursor) -> Int? {
    guard token.isAny("#available", "@available") else { return nil }
    return token.checkedVersion.map { $0.number / 100 }
  }
}
