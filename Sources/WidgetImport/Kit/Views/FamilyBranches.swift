/// The families for which the branches of view code are drawn: `switch family`, `if family == .systemSmall`,
/// `if #available`.
struct FamilyBranches {
  private let file: CodeFile
  /// Where the code begins.
  private let start: Int
  private let offered: KitFamilies
  /// The lowest version on which the widget is offered: 17.1 is 1701.
  private let version: Int
  /// The names that are known to be true or false.
  private let flags: [String: Bool]
  /// The families of each block.
  private var known: [Int: KitFamilies] = [:]
  /// The families that are left for the next block of a chain.
  private var rest: [Int: KitFamilies] = [:]

  /// The branches of code that is drawn for some families.
  init(_ code: Code, _ families: KitFamilies, version: Int, flags: [String: Bool] = [:]) {
    (file, start, offered, self.version, self.flags) = (code.file, code.startIndex, families, version, flags)
  }

  /// The families for which a token is drawn.
  mutating func families(at token: Cursor) -> KitFamilies {
    // The blocks around it whose families are not known yet, from within.
    var open: [Int] = []
    var block = Int(token.token.block)
    while known[block] == nil, isInside(block) {
      open.append(block)
      // The blocks before it in a chain come first.
      block = file.blocks[block].previous ?? file.blocks[block].parent
    }
    for block in open.reversed() { take(block) }
    return families(of: Int(token.token.block))
  }

  private func isInside(_ block: Int) -> Bool { block > 0 && file.blocks[block].body.lowerBound > start }

  private func families(of block: Int) -> KitFamilies { isInside(block) ? known[block] ?? offered : offered }

  private mutating func take(_ index: Int) {
    let block = file.blocks[index]
    let around = families(of: block.parent)
    let left = block.previous.flatMap { rest[$0] } ?? around
    let header = Code(file, block.header)
    switch block.kind {
    case .label:
      let named = KitFamilies(namedIn: header)
      let isDefault = header.contains("default")
      known[index] = isDefault ? left : named.isEmpty ? around : around.intersection(named)
      rest[index] = isPure(header) ? left.subtracting(named) : left
    case .conditional, .alternative:
      let test = FamilyTest(header, version: version, flags: flags)
      known[index] = left.intersection(test.passed)
      rest[index] = left.intersection(test.failed)
    case .guarding:
      known[index] = around.intersection(FamilyTest(header, version: version, flags: flags).failed)
    default:
      known[index] = around
    }
  }

  /// Whether a label has families alone.
  private func isPure(_ header: Code) -> Bool {
    header.allSatisfy { $0.isAny("case", ".", ",", ":", "WidgetFamily") || KitFamilies($0.text) != nil }
  }
}

/// What a condition says of the family: for which families it may pass, and for which it may fail.
struct FamilyTest {
  private(set) var passed = KitFamilies.all
  private(set) var failed = KitFamilies.all

  /// The condition in the header of `if`, `else if` or `guard`; `else` alone passes.
  init(_ header: Code, version: Int, flags: [String: Bool]) {
    guard let keyword = header.first(where: { $0.isAny("if", "guard") }) else { return }
    var condition = header[keyword.index + 1..<header.endIndex]
    if let last = condition.last, last.text == "else" { condition = condition.dropLast() }
    let parts = condition.parts(between: ",").flatMap { $0.parts(between: "&&") }
    guard parts.count <= Limits.branches else { return }
    for part in parts {
      let sets = part.parts(between: "||").map { Self.families($0, version: version, flags) }
      let passing = sets.reduce(into: KitFamilies()) { $0.formUnion($1 ?? .all) }
      passed.formIntersection(passing)
      if parts.count == 1, !sets.contains(nil) { failed = KitFamilies.all.subtracting(passing) }
    }
  }

  /// The families for which a test passes; nil if it is none of the family.
  private static func families(_ test: Code, version: Int, _ flags: [String: Bool]) -> KitFamilies? {
    var test = test
    while let inner = test.inside("(") { test = inner }
    if test.start.isAny("#available", "#unavailable") {
      guard let asked = test.start.checkedVersion.flatMap(KitVersion.number), asked <= version else { return nil }
      return test.start.text == "#available" ? .all : []
    }
    let isNot = test.start.text == "!"
    let name = isNot ? test.dropFirst() : test
    if name.count == 1, let flag = flags[name.start.text] { return flag == isNot ? [] : .all }
    let named = KitFamilies(namedIn: test)
    guard !named.isEmpty, !test.contains("&&", "||", "?", "{") else { return nil }
    let isNegated = isNot != test.contains("!=")
    let isTest = test.contains("==", "!=", "contains") || test.start.text == "case" && test.contains("=")
    return isTest ? isNegated ? KitFamilies.all.subtracting(named) : named : nil
  }
}

extension Cursor {
  /// The version of iOS for which a check asks that it begins: `17.1` of `#available(iOS 17.1, *)`.
  var checkedVersion: String? {
    parenthesized?.first { $0.isAny("iOS", "iOSApplicationExtension") }.map { $0[1] }
  }

  /// The conditions that have failed where it runs, since it is in the `else` after them.
  var failedConditions: some Sequence<Code> {
    file.blocks(around: index).filter { $0.kind == .alternative }.flatMap { file.chain(before: $0) }.map {
      Code(file, $0.header)
    }
  }
}

extension Code {
  /// The version of iOS for which its first check asks.
  var checkedVersion: String? { first { $0.text == "#available" }?.checkedVersion }
}
