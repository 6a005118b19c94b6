/// The families, and the rendering modes in them, for which the branches of view code are drawn: `switch family`,
/// `if mode == .fullColor`, `if #available`.
struct FamilyBranches {
  private let file: CodeFile
  /// Where the code begins.
  private let start: Int
  private let offered: KitFamilies
  private let context: FamilyTest.Context
  /// The families of each block.
  private var known: [Int: KitFamilies] = [:]
  /// The families that are left for the next block of a chain.
  private var rest: [Int: KitFamilies] = [:]

  /// The branches of code that is drawn for some families.
  init(_ code: Code, _ families: KitFamilies, _ context: FamilyTest.Context) {
    (file, start, offered, self.context) = (code.file, code.startIndex, families, context)
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
      let subject = Code(file, file.blocks[block.parent].header).last
      if let flag = subject.flatMap({ $0.isOwn ? context.flags[$0.text] : nil }) {
        let isNamed = header.contains { $0.text == flag && $0[-1] == "." }
        known[index] = header.contains("default") ? left : isNamed ? around : []
        rest[index] = isNamed ? [] : left
        return
      }
      let test = FamilyTest(named: header)
      known[index] = header.contains("default") ? left : test.map { around.intersection($0.passed) } ?? around
      rest[index] = test.map { isPure(header) ? left.intersection($0.failed) : left } ?? left
    case .conditional, .alternative:
      let test = FamilyTest(header: header, context)
      known[index] = left.intersection(test.passed)
      rest[index] = left.intersection(test.failed)
    case .guarding:
      known[index] = around.intersection(FamilyTest(header: header, context).failed)
    default:
      known[index] = around
    }
  }

  /// Whether a label has names alone.
  private func isPure(_ header: Code) -> Bool {
    header.allSatisfy { $0.isWord && $0.text != "where" || $0.isAny(".", ",", ":") }
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
  var checkedVersion: String? { first { $0.isAny("#available", "@available") }?.checkedVersion }
}
