/// What the checks of the system's version around a token say of it.
struct VersionChecks {
  /// Whether code runs only where a check has passed.
  enum Answer {
    case checked, unchecked
    /// A condition may be a check.
    case unclear
  }

  private static let methods: Set<String> = [
    "respondsToSelector", "instancesRespondToSelector", "responds", "instancesRespond", "isOperatingSystemAtLeast",
    "isOperatingSystemAtLeastVersion",
  ]

  /// How many tokens before one are looked at: in a long method, each would otherwise be looked for through all of it.
  private static let searchLimit = 2_000

  private let file: CodeFile
  private let body: Range<Int>

  init(_ file: CodeFile, _ method: Method) {
    self.file = file
    body = method.body
  }

  /// Whether a token is reached only on iOS 10 and later.
  func answer(at index: Int) -> Answer {
    var isUnclear = false
    func take(_ header: Range<Int>, leaves: Bool) -> Bool {
      let answer = answer(of: header, leaves: leaves)
      if answer == .unclear { isUnclear = true }
      return answer == .checked
    }
    let statement = file.statementStart(of: index, in: body)
    if file.isToken(statement, "if"), take(statement..<index, leaves: false) { return .checked }
    for (header, leaves) in blocks(before: index) where take(header, leaves: leaves) { return .checked }
    return isUnclear || index - body.lowerBound > Self.searchLimit ? .unclear : .unchecked
  }

  /// Whether a token is never reached on a version and those after it.
  func isDead(at index: Int, on lowest: Int) -> Bool {
    blocks(before: index).contains { header, leaves in
      guard !leaves else { return false }
      if file.isToken(header.lowerBound, "guard") { return isOnly(header, lowest) }
      var header = header
      while file.isToken(header.lowerBound, "else"), let block = file.partner(header.lowerBound - 1),
        block < header.lowerBound, let before = self.header(of: block)
      {
        if isOnly(before, lowest) { return true }
        header = before
      }
      return false
    }
  }

  /// The headers of the blocks around a token, from within, and of those before it that leave the method or the loop.
  private func blocks(before index: Int) -> [(header: Range<Int>, leaves: Bool)] {
    var found: [(Range<Int>, Bool)] = []
    var next = index - 1
    let start = max(body.lowerBound, index - Self.searchLimit)
    while next >= start {
      if file.isToken(next, "{") {
        if let header = header(of: next) { found.append((header, false)) }
      } else if let opening = file.partner(next), opening < next {
        if file.isToken(next, "}"), next - opening < Self.searchLimit,
          (opening..<next).contains(where: { file.isToken($0, "return") }),
          let header = header(of: opening)
        {
          found.append((header, true))
        }
        next = opening
      }
      next -= 1
    }
    return found
  }

  /// What is before the brace of a block: `if`, `else if` or `guard` with the condition, `else` alone.
  private func header(of brace: Int) -> Range<Int>? {
    guard brace > body.lowerBound else { return nil }
    let last = file.partner(brace - 1).map { min($0, brace - 1) } ?? brace - 1
    return file.statementStart(of: last, in: body)..<brace
  }

  /// What a condition says of the code in its block, or of that after a block that leaves.
  private func answer(of header: Range<Int>, leaves: Bool) -> Answer {
    let isGuard = file.isToken(header.lowerBound, "guard")
    let isNegated = header.contains(where: isNegation)
    let isCheck = header.contains { file.isToken($0, in: Self.methods) || (version(at: $0) ?? 0) >= 10 }
    let isUnclear = isGuard == leaves && isNegated || header.contains { file.isToken($0, "||") }
    guard isCheck else { return header.contains { isVersion($0) } ? .unclear : .unchecked }
    if isUnclear { return .unclear }
    // What is after a block that leaves has passed a guard, or a check that is negated.
    return leaves ? isGuard || isNegated ? .checked : .unchecked : isGuard ? .unchecked : .checked
  }

  /// Whether a token turns a condition round: `!` before it, `== NO` after it.
  private func isNegation(_ index: Int) -> Bool {
    if file.isToken(index, "==") { return file.isToken(index + 1, in: ["false", "NO", "FALSE", "0"]) }
    return file.isToken(index, "!") && file.isToken(index - 1, in: ["if", "guard", "(", "&&", "||", ","])
  }

  /// Whether a word looks like a version: `systemVersion`, `IS_IOS_10`.
  private func isVersion(_ index: Int) -> Bool {
    guard file.isWord(index) else { return false }
    let word = file.text(index).lowercased().filter { $0 != "_" }
    return word.contains("version") || word.contains("ios10") || word == "#unavailable"
  }

  /// Whether a check that a version always passes is all that a condition holds.
  private func isOnly(_ header: Range<Int>, _ lowest: Int) -> Bool {
    guard let check = header.first(where: { version(at: $0) != nil }), let version = version(at: check),
      lowest >= version, let close = file.partner(check + 1)
    else { return false }
    let rest = (header.lowerBound..<check).map { $0 } + (close + 1..<max(close + 1, header.upperBound)).map { $0 }
    return rest.allSatisfy { file.isToken($0, in: ["if", "guard", "else", "(", ")"]) }
  }

  /// The major version of iOS that a check at a token asks for: `#available(iOS 13, *)`, `@available(iOS 13.0, *)`.
  private func version(at index: Int) -> Int? {
    guard file.isToken(index, "#available") || file.isToken(index, "@available"),
      file.isToken(index + 1, "("), let close = file.partner(index + 1),
      let name = (index + 2..<close).first(where: { file.isToken($0, in: ["iOS", "iOSApplicationExtension"]) })
    else { return nil }
    return file.text(name + 1).split(separator: ".").first.flatMap { Int($0) }
  }
}
