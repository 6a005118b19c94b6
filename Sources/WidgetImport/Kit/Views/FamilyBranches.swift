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
