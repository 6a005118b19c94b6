/// Finds the cases for which the branches of code run, such as the families for which they are drawn.
final class Branches<Reader: ConditionReader> {
  typealias Cases = Reader.Cases

  /// What is known about the cases at a block.
  private struct Judged {
    /// The cases for which it runs.
    var own: Cases
    /// The cases left for the next block of its chain.
    var rest: Cases
    /// The cases left for the code after it.
    var after: Cases
    /// The cases in which it, or a block before it in its chain, runs and does not return.
    var going = Cases()
    /// Whether the case alone decides whether it runs.
    var isDecided = false
  }

  let reader: Reader
  private let code: Code
  private let offered: Cases
  /// The last block that begins before the code.
  private let outer: Int
  /// The blocks after that, judged on demand. In the file's order, each comes after those that it depends on.
  private var judged: [Judged] = []

  /// Creates the branches of code that runs for the offered cases.
  init(_ code: Code, _ offered: Cases, _ reader: Reader) {
    (self.code, self.offered, self.reader) = (code, offered, reader)
    // The block of a token in a condition is already the one after the condition.
    outer = code.startIndex == 0 ? 0 : Int(code.start.moved(-1).token.block)
  }

  /// Returns the cases for which a token runs.
  func cases(at token: Cursor) -> Cases { cases(in: Int(token.token.block), before: token.index) }

  /// Whether a token always runs in each of its cases, and before another token if one is given.
  func isCertain(_ token: Cursor, before other: Cursor? = nil) -> Bool {
    token.blocksInMethod.allSatisfy { $0.body.contains(other?.index ?? -1) || judged(at: $0.index).isDecided }
  }

  /// Returns the cases for which a block's own code runs at a token, without those of branches that returned before.
  private func cases(in block: Int, before token: Int) -> Cases {
    let returning = code.file.returning(in: code.file.blocks[block], before: token).last
    return returning.map { judged(at: $0).after } ?? judged(at: block).own
  }

  private func judged(at index: Int) -> Judged {
    guard index > outer else { return Judged(own: offered, rest: offered, after: offered) }
    while judged.count < index - outer { judged.append(judge(code.file.blocks[outer + 1 + judged.count])) }
    return judged[index - outer - 1]
  }

  private func judge(_ block: Block) -> Judged {
    let header = Code(code.file, block.header)
    guard header.startIndex >= code.startIndex else { return judged(at: outer) }
    let around = cases(in: block.parent, before: header.startIndex)
    let previous = block.previous.map { judged(at: $0) }
    let left = previous?.rest ?? around
    var found = Judged(own: around, rest: left, after: around)
    switch block.kind {
    case .label:
      let chosen = Code(code.file, code.file.blocks[block.parent].header)
      if let test = reader.test(label: header, of: (chosen.dropFirst().inside("(") ?? chosen).last) {
        found.own = around.intersection(test.passed)
        let hasOnlyNames = header.allSatisfy { $0.isWord && $0.text != "where" || $0.isAny(".", ",", ":") }
        if hasOnlyNames { found.rest = left.intersection(test.failed) }
        found.isDecided = hasOnlyNames
      }
      if header.contains("default") { (found.own, found.isDecided) = (left, previous?.isDecided ?? false) }
    case .conditional, .alternative:
      let test = reader.test(header: header)
      (found.own, found.rest) = (left.intersection(test.passed), left.intersection(test.failed))
      let isConditional = block.kind == .conditional
      found.isDecided = (previous?.isDecided ?? isConditional) && (test.isExact || !isConditional)
      found.going = previous?.going ?? Cases()
      if !isConditional { found.rest = Cases() }
      if block.end == nil {
        found.going = found.going.union(found.own)
      } else {
        found.after = found.going.union(found.rest)
      }
    case .guarding:
      let test = reader.test(header: header)
      (found.own, found.isDecided) = (around.intersection(test.failed), test.isExact)
      if block.end != nil { found.after = around.intersection(test.passed) }
    case .selection: found.isDecided = true
    case .file, .type, .method, .loop, .other: break
    }
    return found
  }
}
