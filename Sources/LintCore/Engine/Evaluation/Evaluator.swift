import YAML

/// Judges one description by the rules of a program; no copy is made of it, so that no call counts what it holds.
package struct Evaluator: ~Copyable, Sendable {
  /// The description.
  package let description: Description
  /// The rules.
  package let program: Program
  /// How many steps are left.
  package let effort: Effort
  /// The description's nodes.
  let nodes: [DescriptionNode]
  /// The table of the description's fields.
  let table = FieldTable.description
  /// The bytes of the words that fields may be.
  let wordBytes = FieldTable.description.wordBytes
  /// The bytes of the description's stream.
  let bytes: [UInt8]
  /// What judges for the program's predicates: here at hand, since it is asked for most often.
  let tests: [any PredicateTest]
  /// The bytes of the program's constants, of which a class could lend no span.
  let constantBytes: [UInt8]
  /// Whether every node can be read.
  private let isReadable: Bool

  /// An evaluator of a description.
  package init(_ program: Program, _ description: Description) {
    self.program = program
    self.description = description
    nodes = description.nodes
    bytes = description.stream.bytes
    tests = program.tests
    constantBytes = program.bytes
    isReadable = !nodes.contains { $0.value.isUnreadable }
    effort = Effort(nodes: nodes.count)
  }

  /// A node as a subject.
  package func subject(_ index: Int) -> Subject {
    let value = nodes[index].value
    return Subject(
      state: value.isUnreadable ? .unreadable : .written,
      node: index,
      value: value,
      field: nodes[index].field
    )
  }

  /// What a rule says of a node.
  package enum Outcome: Sendable, Equatable {
    case passed, failed
    /// The rule is not about the node, or cannot judge it.
    case notApplied
  }

  /// What a rule says of one node.
  package func outcome(ofRule number: Int, given: Int) -> Outcome {
    let subject = subject(given)
    if let when = program.entries[number].when {
      guard case .holds = verdict(when, of: subject, given: given) else { return .notApplied }
    }
    return switch verdict(program.entries[number].expect, of: subject, given: given) {
    case .holds: .passed
    case .fails: .failed
    case .unknown, .unreadable: .notApplied
    }
  }

  /// What a part of the program says of a given node.
  package func verdict(_ part: Int, given: Int) -> Verdict { verdict(part, of: subject(given), given: given) }

  /// What a part of the program says of a subject.
  package func verdict(_ part: Int, of subject: Subject, given: Int) -> Verdict {
    switch program.parts[part].kind {
    case .all: return verdict(ofParts: part, decidedBy: .fails, of: subject, given: given)
    case .any: return verdict(ofParts: part, decidedBy: .holds, of: subject, given: given)
    case .not:
      return verdict(part + 1, of: subject, given: given).negated
    case .at(let walk):
      if let only = onlySubject(of: walk, given: given) {
        return verdict(part + 1, of: only, given: given)
      }
      var result: Verdict?
      forEachSubject(of: walk, given: given) { selected in
        let verdict = verdict(part + 1, of: selected, given: given)
        result = result.map { Self.each($0, verdict) } ?? verdict
        return true
      }
      return result ?? .unknown
    case .test(let test, let operands, let walks):
      let frame = Frame(given: given, operands: operands, walks: walks, condition: part + 1)
      return subject.state == .unreadable ? .unreadable : tests[test].verdict(of: subject, at: frame, in: self)
    }
  }

  /// What the parts below a part say together, until one has decided.
  private func verdict(ofParts part: Int, decidedBy deciding: Verdict, of subject: Subject, given: Int) -> Verdict {
    var result = deciding.negated
    forEachPart(below: part) {
      result = result.combined(with: verdict($0, of: subject, given: given), decidedBy: deciding)
      return !isDecided(result, by: deciding)
    }
    return result
  }

  /// Whether no further part can change a verdict: only an unreadable one could, and every node can be read.
  func isDecided(_ verdict: Verdict, by deciding: Verdict) -> Bool {
    verdict == .unreadable || isReadable && verdict == deciding
  }

  /// Each of several: one that fails decides, since the others are judged on their own.
  private static func each(_ one: Verdict, _ other: Verdict) -> Verdict {
    one == .fails || other == .fails ? .fails : one.and(other)
  }

  /// Visits the parts that a part is made of, until the visitor has enough.
  @inline(__always)
  func forEachPart(below part: Int, _ visit: (Int) -> Bool) {
    var inner = part + 1
    let end = program.parts[part].next
    while inner < end, visit(inner) { inner = program.parts[inner].next }
  }
}
