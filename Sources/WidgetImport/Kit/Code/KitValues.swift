/// An expression, and where it stands.
struct KitExpression {
  let code: Code
  let scope: KitFound
}

/// Finds what expressions stand for: both values of a ternary, the values of constants, of properties, and those that
/// functions return.
struct KitValues {
  let code: KitCode
  /// The families for which the expression is drawn.
  let families: KitFamilies
  let version: Int
  /// The arguments that parameters and properties stand for.
  var bindings: [String: KitExpression] = [:]
  private let steps = KitSteps()

  init(code: KitCode, families: KitFamilies, version: Int) {
    (self.code, self.families, self.version) = (code, families, version)
  }

  /// Takes a step; false if there were too many.
  func step() -> Bool { steps.take() }

  /// The expressions that one may be; itself where it stands for nothing that can be read.
  func leaves(_ expression: KitExpression, hops: Int) -> [KitExpression] {
    var found: [KitExpression] = []
    var open = [(expression, hops, Limits.names)]
    while let (next, hops, locals) = open.popLast(), found.count < Limits.leaves, step() {
      let code = next.code.stripped
      let here = KitExpression(code: code, scope: next.scope)
      if let (first, second) = Self.ternary(code) {
        open.append((KitExpression(code: second, scope: next.scope), hops, locals))
        open.append((KitExpression(code: first, scope: next.scope), hops, locals))
      } else if locals > 0, let value = local(here) {
        open.append((value, hops, locals - 1))
      } else if let members = members(here, hops) {
        let values = members.flatMap { found in
          returned(by: found.member).map { KitExpression(code: $0, scope: found) }
        }
        open += values.prefix(Limits.leaves).reversed().map { ($0, hops - 1, locals) }
        if values.isEmpty { found.append(here) }
      } else {
        found.append(here)
      }
    }
    return found
  }

  /// The value of a local name, or of a parameter that is bound.
  private func local(_ expression: KitExpression) -> KitExpression? {
    let (code, scope) = (expression.code, expression.scope)
    let name = code.start.text == "self" && code.count == 3 ? code.start[2] : code.start.text
    guard code.count == 1 || code.start.text == "self" && code.count == 3, code.start.isWord else { return nil }
    if let bound = bindings[name] { return bound.code == code ? nil : bound }
    guard code.count == 1, scope.member.code.range.contains(code.startIndex),
      let local = code.start.local(name, in: scope.member.code), local.isConstant, !local.value.isEmpty
    else { return nil }
    return KitExpression(code: local.value, scope: scope)
  }

  /// The members that a name, or a call without arguments, stands for.
  private func members(_ expression: KitExpression, _ hops: Int) -> [KitFound]? {
    var code = expression.code
    guard hops > 0, !code.isTooLong, code.start.isWord else { return nil }
    if let last = code.last, last.text == ")", code.file.tokens.partner(last.index) == last.index - 1 {
      code = code.dropLast(2)
    }
    guard let last = code.last, last.isWord, code.allSatisfy({ $0.isWord || $0.text == "." }) else { return nil }
    let scope = expression.scope
    if code.count == 1 || code.count == 3 && code.start.isAny("self", "Self") {
      if code.count == 1, scope.member.parameters.contains(last.text) || isLocal(last, scope) { return nil }
      return self.code.own(last.text, in: scope).filter(\.member.isFixed).nonEmpty
    }
    guard code.count > 2, let path = KitNames.typePath(last.moved(-2)), code.startIndex == last.index - code.count + 1
    else { return nil }
    return self.code.members(last.text, of: path, in: scope).filter(\.member.isFixed).nonEmpty
  }

  private func isLocal(_ token: Cursor, _ scope: KitFound) -> Bool {
    scope.member.code.range.contains(token.index) && token.local(token.text, in: scope.member.code) != nil
  }

  /// The values that a member has or returns, in the branches that are reached.
  func returned(by member: KitMember) -> [Code] {
    if member.isStored { return member.code.isEmpty ? [] : [member.code] }
    guard member.code.count <= Limits.member else { return [] }
    let file = member.code.file
    var branches = FamilyBranches(member.code, families, version: version)
    var found: [Code] = []
    func add(_ start: Int, at token: Cursor) {
      if found.count < Limits.leaves, !branches.families(at: token).isEmpty {
        found.append(file.expression(from: start))
      }
    }
    for token in member.code where token.text == "return" { add(token.index + 1, at: token) }
    guard found.isEmpty, !member.code.contains("return") else { return found }
    if !member.code.start.isAny("switch", "if") {
      return file.expression(from: member.code.startIndex).endIndex == member.code.endIndex ? [member.code] : []
    }
    // Branches are expressions themselves.
    for token in member.code where token.token.startsStatement && !token.isAny("if", "switch", "case", "default", "let")
    {
      if [.label, .conditional, .alternative].contains(file.blocks[Int(token.token.block)].kind) {
        add(token.index, at: token)
      }
    }
    return found
  }

  /// The two values of `condition ? first : second`; nil if it is no ternary.
  static func ternary(_ code: Code) -> (first: Code, second: Code)? {
    guard !code.isTooLong else { return nil }
    let colons = code.outer.filter { $0.text == ":" }.count
    guard colons > 0 else { return nil }
    let all = code.outer.filter { $0.text == "?" }
    let plain = all.filter { $0[1] != "." && $0[1] != "?" }
    // `a?.b` asks nothing, `a ? .b : .c` does.
    let questions = plain.count == colons ? plain : all
    guard questions.count == colons, let question = questions.first else { return nil }
    let marks = Set(questions.map(\.index))
    var depth = 0
    for token in code[question.index..<code.endIndex].outer {
      if marks.contains(token.index) { depth += 1 }
      if token.text == ":" { depth -= 1 }
      if depth == 0 {
        return (code[question.index + 1..<token.index], code[token.index + 1..<code.endIndex])
      }
    }
    return nil
  }

  // MARK: - Literals

  /// The number of an expression that is one, perhaps made a `CGFloat`; nil if it is computed.
  static func number(_ code: Code) -> String? {
    let code = code.stripped
    if let inner = code.arguments(of: "CGFloat", "Double", "Float"), inner.count == 1, let value = inner.first {
      return value.count == 1 ? number(value) : nil
    }
    guard code.count == 1, code.start.token.kind == .number else { return nil }
    var text = code.start.text.filter { $0 != "_" }
    guard text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }) else { return nil }
    while text.contains("."), text.last == "0" || text.last == "." {
      if text.removeLast() == "." { break }
    }
    return text
  }

  /// The text of a string alone.
  static func text(_ code: Code) -> StringLiteral? { code.stripped.count == 1 ? code.stripped.start.string : nil }

  /// The name in `.name` or `Type.name`.
  static func caseName(_ code: Code) -> String? {
    let code = code.stripped
    guard let last = code.last, last.isWord, last[-1] == ".", code.count <= 3 else { return nil }
    return last.text
  }
}

/// The steps that are left for what one expression stands for, shared by all that look for it.
private final class KitSteps {
  private var left = Limits.valueSteps

  func take() -> Bool {
    left -= 1
    return left >= 0
  }
}

extension Array {
  /// Itself; nil if it is empty.
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
