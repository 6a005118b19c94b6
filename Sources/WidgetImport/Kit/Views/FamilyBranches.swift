/// The families and rendering modes for which branches of view code are drawn: `switch family`, `if #available`.
final class FamilyBranches {
  private let file: CodeFile
  /// The start of the code.
  private let start: Int
  private let offered: KitFamilies
  private let context: FamilyTest.Context
  /// The families of each block, and those left for the next block of its chain.
  private var known: [Int: (own: KitFamilies, rest: KitFamilies)] = [:]
  /// The families left for the code after a branch that returns, by the start of the branch.
  private var exits: [Int: KitFamilies] = [:]
  /// The families of the tokens of a block that come after the same branch that returns.
  private var drawn: [[Int]: KitFamilies] = [:]
  /// The conditions looked at beyond those of usual views; they count as code that is reached.
  private(set) var surplus = 0

  /// The branches of code that is drawn for some families.
  init(_ code: Code, _ families: KitFamilies, _ context: FamilyTest.Context) {
    (file, start, offered, self.context) = (code.file, code.startIndex, families, context)
  }

  /// The families for which a token is drawn.
  func families(at token: Cursor) -> KitFamilies {
    var block = Int(token.token.block)
    var returning = file.blocks[block].lastReturning
    while let last = returning, file.blocks[last].body.upperBound > token.index {
      returning = file.blocks[last].earlierReturning
    }
    let place = [block, returning ?? -1]
    if let known = drawn[place] { return known }
    // The blocks around it whose families are not known yet, innermost first.
    var open: [Int] = []
    while known[block] == nil, block > 0, file.blocks[block].body.lowerBound > start {
      open.append(block)
      // The blocks before it in a chain come first.
      block = file.blocks[block].previous ?? file.blocks[block].parent
    }
    for block in open.reversed() { judge(block) }
    var families = families(of: Int(token.token.block))
    // A branch that returns leaves the other families to the code after it.
    let conditions = file.conditions(at: token.index).found
    surplus += max(0, conditions.count - Limits.branches)
    for (block, isPassed) in conditions where isPassed && block.end != nil {
      families.formIntersection(left(by: block))
    }
    drawn[place] = families
    return families
  }

  /// The families for which the code after a branch runs that returns.
  private func left(by block: Block) -> KitFamilies {
    guard block.header.lowerBound >= start, block.previous == nil, [.conditional, .guarding].contains(block.kind)
    else { return .all }
    if let known = exits[block.header.lowerBound] { return known }
    let test = FamilyTest(header: Code(file, block.header), context)
    let left = block.kind == .guarding ? test.passed : test.failed
    exits[block.header.lowerBound] = left
    return left
  }

  private func families(of block: Int) -> KitFamilies { known[block]?.own ?? offered }

  private func judge(_ index: Int) {
    let block = file.blocks[index]
    let around = families(of: block.parent)
    let left = block.previous.flatMap { known[$0]?.rest } ?? around
    let header = Code(file, block.header)
    var (own, rest) = (around, left)
    switch block.kind {
    case .label:
      let chosen = Code(file, file.blocks[block.parent].header)
      let subject = (chosen.dropFirst().inside("(") ?? chosen).last
      if let test = subject.flatMap({ context.test($0, among: header) }) ?? FamilyTest(named: header) {
        own = around.intersection(test.passed)
        let hasOnlyNames = header.allSatisfy { $0.isWord && $0.text != "where" || $0.isAny(".", ",", ":") }
        if hasOnlyNames { rest = left.intersection(test.failed) }
      }
      if header.contains("default") { own = left }
    case .conditional, .alternative:
      let test = FamilyTest(header: header, context)
      (own, rest) = (left.intersection(test.passed), left.intersection(test.failed))
    case .guarding: own = around.intersection(FamilyTest(header: header, context).failed)
    default: break
    }
    known[index] = (own, rest)
  }
}

/// The families and rendering modes for which a condition may pass, and those for which it may fail.
struct FamilyTest {
  private(set) var passed = KitFamilies.all
  private(set) var failed = KitFamilies.all

  /// The version and the known names at a test.
  struct Context {
    /// The lowest version on which the widget is offered: 17.1 is 1701.
    let version: Int
    /// The names with known values: true, false, or one of some cases.
    var flags: [String: Set<String>] = [:]
    /// Where other names are looked up; nil if they are not.
    var names: (code: KitCode, scope: KitFound, steps: Steps)?

    /// The values that a name may have, each with its families; empty if one is neither true, false nor a case.
    private func cases(of name: Cursor) -> [(name: String, families: KitFamilies)] {
      guard name.isOwn || !name[-2].isTypeName else { return [] }
      // What only the gallery shows is not judged.
      if name.text == "isPreview", name[-2] == "context" { return [("false", .all)] }
      if name.isOwn, let known = flags[name.text] { return known.map { ($0, .all) } }
      guard let names, names.steps.take(), case let found = names.code.conditions(namedBy: name, in: names.scope),
        found.count == 1, !found[0].member.isStored, found[0].member.labels?.isEmpty ?? true
      else { return [] }
      let branches = FamilyBranches(found[0].member.code, .all, Self(version: version))
      var values = KitValues(code: names.code, families: .all, version: version)
      // The names in the property are not looked up, so that none leads back to it.
      values.steps = Steps(0)
      var cases: [(name: String, families: KitFamilies)] = []
      for value in values.returned(by: found[0]).map(\.code) {
        let drawn = branches.families(at: value.start)
        if let flag = KitValues.flag(value) {
          cases.append((flag, drawn))
        } else if case let test = FamilyTest(value, Self(version: version), depth: 0), test.isKnown {
          cases += [("true", drawn.intersection(test.passed)), ("false", drawn.intersection(test.failed))]
        } else {
          return []
        }
      }
      return cases
    }

    /// The values that a name may have in some families; empty if they are not known.
    func flags(_ name: Cursor, in families: KitFamilies) -> Set<String> {
      Set(cases(of: name).filter { !$0.families.isDisjoint(with: families) }.map(\.name))
    }

    /// The test whether a name has a case that a label or a comparison names; nil if that is not known.
    fileprivate func test(_ name: Cursor, among named: Code) -> FamilyTest? {
      test(name, for: Set(named.filter { $0.isWord && $0[-1] == "." && !$0.isOwn }.map(\.text)))
    }

    /// The test whether a name is true, or has one of some cases; nil if that is not known.
    fileprivate func test(_ name: Cursor, for names: Set<String> = ["true"]) -> FamilyTest? {
      let isFlag = names == ["true"]
      guard !names.isEmpty, case let cases = cases(of: name), !cases.isEmpty,
        cases.allSatisfy({ isFlag == ["true", "false"].contains($0.name) })
      else { return nil }
      func families(_ isNamed: Bool) -> KitFamilies {
        cases.filter { names.contains($0.name) == isNamed }.reduce([]) { $0.union($1.families) }
      }
      return FamilyTest(families(true), families(false))
    }

    /// The test of a comparison with a case: `kind == .bar`, `case .bar = kind`.
    fileprivate func comparison(_ test: Code) -> FamilyTest? {
      guard test.contains("==", "!=") || test.start.text == "case", !test.isTooLong, !test.contains("?"),
        !test.contains(where: { $0[-1] == "." && !$0.isOwn && ["(", "."].contains($0[1]) }),
        let found = test.lazy.compactMap({ self.test($0, among: test) }).first
      else { return nil }
      return test.contains("!=") ? FamilyTest(found.failed, found.passed) : found
    }
  }

  /// Whether it rules anything out.
  private var isKnown: Bool { passed != .all || failed != .all }

  private init(isPassed: Bool) { self = isPassed ? Self(.all, []) : Self([], .all) }

  private init(_ passed: KitFamilies, _ failed: KitFamilies) { (self.passed, self.failed) = (passed, failed) }

  /// The condition in the header of `if`, `else if` or `guard`; `else` alone passes.
  init(header: Code, _ context: Context) {
    guard let keyword = header.first(where: { $0.isAny("if", "guard") }) else { return }
    var condition = header[keyword.index + 1..<header.endIndex]
    if let last = condition.last, last.text == "else" { condition = condition.dropLast() }
    let parts = condition.parts(between: ",")
    guard parts.count <= Limits.branches else { return }
    self = parts.map { Self($0, context, depth: 0) }.reduce(Self(.all, [])) { $0.and($1) }
  }

  /// Whether a condition passes in all of some families; nil if it passes in a few of them, or is not known.
  static func isPassed(_ condition: Code, in families: KitFamilies, _ context: Context) -> Bool? {
    let test = Self(condition, context, depth: 0)
    let (passed, failed) = (families.intersection(test.passed), families.intersection(test.failed))
    return passed.isEmpty == failed.isEmpty ? nil : failed.isEmpty
  }

  /// The families and modes named in the label of a switch or in a comparison.
  init?(named code: Code) {
    let names = code.filter { $0[-1] == "." }.map(\.text)
    let (named, modes) = (KitFamilies(names), names.compactMap { Self.modes[$0] })
    guard !named.isEmpty || !modes.isEmpty else { return nil }
    self = modes.reduce(Self(named, .all.subtracting(named))) {
      $0.or(Self($1.union(.accessory), .all.subtracting($1)))
    }
  }

  private static let modes: [String: KitFamilies] = [
    "fullColor": .fullColor, "accented": .accented, "vibrant": .vibrant,
  ]

  private init(_ test: Code, _ context: Context, depth: Int) {
    var test = test
    while let inner = test.inside("(") { test = inner }
    test = test.withoutEmptyCall
    guard depth < Limits.names, !test.isTooLong else { return }
    func tests(_ parts: [Code]) -> [FamilyTest] { parts.map { Self($0, context, depth: depth + 1) } }
    let (alternatives, parts) = (test.parts(between: "||"), test.parts(between: "&&"))
    if alternatives.count > 1 {
      self = tests(alternatives).reduce(Self([], .all)) { $0.or($1) }
    } else if parts.count > 1 {
      self = tests(parts).reduce(Self(.all, [])) { $0.and($1) }
    } else if test.start.text == "!" {
      let inner = Self(test.dropFirst(), context, depth: depth + 1)
      self = Self(inner.failed, inner.passed)
    } else if test.start.isAny("#available", "@available", "#unavailable") {
      // A check that names other platforms alone always passes on iOS.
      let asked = test.start.checkedVersion?.number ?? 0
      if asked <= context.version { self = Self(isPassed: test.start.text != "#unavailable") }
    } else if test.isFlag {
      self = Self(isPassed: test.start.text == "true")
    } else if let name = test.last, test.count == 1 || test.count == 3 && name[-1] == "." {
      if let known = context.test(name) {
        self = known
      } else if let (code, scope, steps) = context.names, steps.take(), let condition = code.condition(name, in: scope)
      {
        self = Self(condition, context, depth: depth + 1)
      }
    } else if let compared = context.comparison(test) {
      self = compared
    } else if let named = Self(named: test), !test.contains("&&", "||", "?", "{") {
      if test.contains("!=") { self = Self(named.failed, named.passed) }
      if test.contains("==", "contains") || test.start.text == "case" && test.contains("=") { self = named }
    }
  }

  private func and(_ other: Self) -> Self {
    Self(passed.intersection(other.passed), failed.union(other.failed))
  }

  private func or(_ other: Self) -> Self { Self(passed.union(other.passed), failed.intersection(other.failed)) }
}
