/// Which display modes a part of the display-mode method is for.
struct DisplayModeBranch {
  private let file: CodeFile
  private let method: Method
  /// The name of the parameter that holds the mode.
  private let mode: String

  init(_ file: CodeFile, _ method: Method) {
    self.file = file
    self.method = method
    mode = method.parameters.first ?? ""
  }

  /// The modes in which a token runs.
  func modes(at index: Int) -> Set<String> {
    var modes = unbraced(index)
    var next = index - 1
    var isPastCase = false
    while next >= method.body.lowerBound {
      if file.isToken(next, "{") {
        modes.formIntersection(condition(of: next))
        isPastCase = false
      } else if !isPastCase, file.isToken(next, "case") || file.isToken(next, "default"), isOfSwitch(next) {
        modes.formIntersection(labels(next))
        isPastCase = true
      } else if let opening = file.partner(next), opening < next {
        // A branch that returns leaves the other modes to what follows.
        if file.isToken(next, "}"), (opening..<next).contains(where: { file.isToken($0, "return") }) {
          let left = condition(of: opening)
          if left.count == 1 { modes.subtract(left) }
        }
        next = opening
      }
      next -= 1
    }
    return modes
  }

  /// The modes of a statement that is a branch without braces.
  private func unbraced(_ index: Int) -> Set<String> {
    let all: Set<String> = ["compact", "expanded"]
    guard file.isObjectiveC else { return all }
    var start = index
    while start > method.body.lowerBound, !file.isToken(start - 1, in: [";", "{", "}", "else", ")"]) { start -= 1 }
    if file.isToken(start - 1, "else") {
      if let block = file.partner(start - 2), file.isToken(block, "{") { return all.subtracting(chain(block)) }
      // if (…) one; else other;
      let condition = (method.body.lowerBound..<start).last { file.isToken($0, "if") }
      guard let condition, let end = file.partner(condition + 1) else { return all }
      let found = named(in: condition..<end)
      return found.count == 1 ? all.subtracting(found) : all
    }
    guard let open = file.partner(start - 1), file.isToken(open - 1, "if") else { return all }
    return named(in: open..<start)
  }

  /// The modes in which the block runs that opens at a brace.
  private func condition(of brace: Int) -> Set<String> {
    let all: Set<String> = ["compact", "expanded"]
    if file.isToken(brace - 1, "else") {
      // guard mode == .expanded else { … }
      if let block = file.partner(brace - 2), file.isToken(block, "{") { return all.subtracting(chain(block)) }
      let start = keyword(before: brace - 1)
      guard let start, file.isToken(start, "guard") else { return all }
      let kept = named(in: start..<brace)
      return kept.count == 1 ? all.subtracting(kept) : all
    }
    guard let start = keyword(before: brace), !file.isToken(start, "switch") else { return all }
    let found = named(in: start..<brace)
    guard found.count == 1 else { return all }
    // `else if` runs only where the branches before it do not.
    if file.isToken(start - 1, "else"), let block = file.partner(start - 2) { return found.subtracting(chain(block)) }
    return found
  }

  /// The modes of a block and of the branches before it.
  private func chain(_ block: Int) -> Set<String> {
    var modes: Set<String> = []
    var brace = block
    // Bounded by the branches that there are: each step goes back.
    while let start = keyword(before: brace), file.isToken(start, "if") {
      let found = named(in: start..<brace)
      if found.count == 1 { modes.formUnion(found) }
      guard file.isToken(start - 1, "else"), let before = file.partner(start - 2), before < start else { break }
      brace = before
    }
    return modes
  }

  /// The `if`, `guard` or `switch` whose block opens at a brace.
  private func keyword(before brace: Int) -> Int? {
    var next = brace - 1
    while next >= method.body.lowerBound {
      if file.isToken(next, in: ["if", "guard", "switch", "while", "for"]) { return next }
      if file.isToken(next, "{") || file.isToken(next, "}") || file.isToken(next, ";") { return nil }
      next = (file.partner(next).map { $0 < next ? $0 : next } ?? next) - 1
    }
    return nil
  }

  /// The mode that a condition compares the parameter with; both where it does not say so plainly.
  func named(in range: Range<Int>) -> Set<String> {
    guard range.contains(where: { file.isWord($0) && file.text($0) == mode }) else { return held(in: range) }
    let negated = range.contains { file.isToken($0, "!=") }
    if range.contains(where: { file.isToken($0, "||") }) { return ["compact", "expanded"] }
    var found: Set<String> = []
    for index in range { if let word = Self.word(index, file) { found.insert(word) } }
    guard found.count == 1 else { return ["compact", "expanded"] }
    return negated ? Set(["compact", "expanded"]).subtracting(found) : found
  }

  /// The mode for which a local name holds, where a condition is that name alone: `let isCompact = mode == .compact`.
  private func held(in range: Range<Int>) -> Set<String> {
    let all: Set<String> = ["compact", "expanded"]
    let rest = range.filter { !file.isToken($0, in: ["if", "else", "guard", "(", ")", "!"]) }
    guard rest.count == 1, file.isWord(rest[0]),
      case .declared(let value, _) = file.local(file.text(rest[0]), usedAt: rest[0], in: method.body),
      value.contains(where: { file.isWord($0) && file.text($0) == mode }),
      !file.isAssigned(file.text(rest[0]), in: method.body)
    else { return all }
    let found = named(in: value)
    return range.contains { file.isToken($0, "!") } && found.count == 1 ? all.subtracting(found) : found
  }

  private func isOfSwitch(_ index: Int) -> Bool {
    !file.isToken(index - 1, in: ["if", "guard", ",", "for", "while"])
  }

  private func labels(_ index: Int) -> Set<String> {
    if file.isToken(index, "default") {
      let rest = Set(["compact", "expanded"]).subtracting(casesBefore(index))
      return rest.isEmpty ? ["compact", "expanded"] : rest
    }
    var found: Set<String> = []
    var next = index + 1
    while next < method.body.upperBound, !file.isToken(next, ":") {
      if let word = Self.word(next, file) { found.insert(word) }
      next += 1
    }
    return found.isEmpty ? ["compact", "expanded"] : found
  }

  /// The modes of the cases before a `default` in the same switch.
  private func casesBefore(_ index: Int) -> Set<String> {
    var found: Set<String> = []
    var next = index - 1
    while next >= method.body.lowerBound, !file.isToken(next, "{") {
      if file.isToken(next, "case") { found.formUnion(labels(next)) }
      next = (file.partner(next).map { $0 < next ? $0 : next } ?? next) - 1
    }
    return found
  }

  /// The mode that a token names.
  static func word(_ index: Int, _ file: CodeFile) -> String? {
    switch file.isWord(index) ? file.text(index) : "" {
    case "compact" where file.isToken(index - 1, "."), "NCWidgetDisplayModeCompact": "compact"
    case "expanded" where file.isToken(index - 1, "."), "NCWidgetDisplayModeExpanded": "expanded"
    default: nil
    }
  }
}
