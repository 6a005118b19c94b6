import YAML

/// Judges one description by the rules of a program; noncopyable, so that passing it retains nothing.
package struct Evaluator: ~Copyable, Sendable {
  /// The description.
  package let description: Description
  /// The rules.
  package let program: RuleProgram
  /// The steps that are left.
  package let budget: StepBudget
  /// The description's nodes.
  let nodes: [DescriptionNode]
  /// The table of the description's fields.
  let table: FieldTable
  /// The bytes of all words that fields allow.
  let wordBytes: [UInt8]
  /// The bytes of the description's stream.
  let bytes: [UInt8]
  /// The kinds of conditions, kept here since they are used most often.
  let kinds = ConditionKinds.all
  /// The bytes of the program's constants, copied because a span cannot be borrowed from a class.
  let constantBytes: [UInt8]
  /// Whether every node can be read.
  private let isReadable: Bool

  /// An evaluator of a description; each rule may take `maximumSteps`, and 50 more for each node.
  package init(_ program: RuleProgram, _ description: Description, maximumSteps: Int = Description.Limits.steps) {
    self.program = program
    self.description = description
    table = program.table
    wordBytes = program.table.wordBytes
    nodes = description.nodes
    bytes = description.stream.bytes
    constantBytes = program.code.bytes
    isReadable = !nodes.contains { $0.value.isUnreadable }
    budget = StepBudget(limit: maximumSteps + 50 * nodes.count)
  }

  /// A node as a subject.
  package func subject(_ index: Int) -> Subject {
    Subject(nodes[index].value, of: nodes[index].field, at: index)
  }

  /// The outcome of a rule at one node.
  package func outcome(ofRule number: Int, given: Int) -> Outcome {
    if let when = program.entries[number].when, verdict(when, given: given) != .holds { return .notApplied }
    return switch verdict(program.entries[number].expect, given: given) {
    case .holds: .passed
    case .fails: holdsNothing(given) ? .notApplied : .failed
    case .unknown, .unreadable: .notApplied
    }
  }

  /// Whether a mapping has none of the fields of which it needs one: that mistake has its own finding already.
  private func holdsNothing(_ node: Int) -> Bool {
    guard case .mapping(let fields) = description[node].value else { return false }
    return fields.count == 0 && description.table.traits(of: description[node].field).needsOneField
  }

  /// The verdict of a part of the program on a given node.
  package func verdict(_ part: Int, given: Int) -> Verdict { verdict(at: frame(part, given: given)) }

  /// The frame of a part of the program that judges a given node itself.
  func frame(_ part: Int, given: Int) -> Frame { Frame(given: given, place: part, subject: subject(given)) }

  /// The verdict of a part of the program.
  func verdict(at frame: Frame) -> Verdict {
    // An unreadable verdict decides any condition it is part of, which ends a rule that has no steps left.
    guard budget.spend(1) else { return .unreadable }
    let part = program.code.parts[frame.place]
    if let kind = part.conditionOperator { return kind.verdict(at: frame, in: self) }
    if frame.subject.state == .unreadable { return .unreadable }
    let verdict = kinds[Int(part.kind)].verdict(at: frame, in: self)
    return part.isExpected ? verdict : verdict.negated
  }

  /// The combined verdict of the parts below a part; stops once one has decided.
  func verdict(ofPartsBelow frame: Frame, decidedBy deciding: Verdict) -> Verdict {
    var result = deciding.negated
    var part = frame.place + 1
    let end = Int(program.code.parts[frame.place].next)
    while part < end, !isDecided(result, by: deciding) {
      result = result.combined(with: verdict(at: frame.at(part)), decidedBy: deciding)
      part = Int(program.code.parts[part].next)
    }
    return result
  }

  /// Whether no further part can change a verdict; an unreadable one could, unless every node can be read.
  func isDecided(_ verdict: Verdict, by deciding: Verdict) -> Bool {
    verdict == .unreadable || isReadable && verdict == deciding
  }

  /// The places of a condition's operands.
  func operands(at frame: Frame) -> Range<Int> {
    let part = program.code.parts[frame.place]
    return Int(part.firstOperand)..<Int(part.firstOperand) + Int(part.operandCount)
  }

  /// The path of a condition that has one.
  func walk(at frame: Frame) -> RuleProgram.Walk { program.code.walks[Int(program.code.parts[frame.place].walk)] }

  /// The phrases of a condition that has some.
  func phrases(at frame: Frame) -> PhraseTable { program.code.phrases[Int(program.code.parts[frame.place].texts)] }
}

/// The context in which a condition is judged.
package struct Frame: Sendable {
  /// The index of the node that the rule looks at.
  let given: Int
  /// The place of the condition's own part, which is followed by the parts below it.
  let place: Int
  /// The value that the condition is about.
  let subject: Subject

  /// The frame of another condition about the same value.
  func at(_ place: Int) -> Frame { at(place, subject) }

  /// The frame of another condition about another value.
  func at(_ place: Int, _ subject: Subject) -> Frame { Frame(given: given, place: place, subject: subject) }
}
