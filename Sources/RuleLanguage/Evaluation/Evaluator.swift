package import WidgetModel

/// Judges one description by the rules of a program.
package struct Evaluator: Sendable {
  /// The description.
  package let description: Description
  /// The rules.
  package let program: Program
  /// How many steps are left.
  package let effort: Effort

  /// An evaluator of a description.
  package init(_ program: Program, _ description: Description) {
    self.program = program
    self.description = description
    effort = Effort(nodes: description.nodes.count)
  }

  /// A node as a subject.
  package func subject(_ index: Int) -> Subject {
    let value = description[index].value
    return Subject(
      state: value.isUnreadable ? .unreadable : .written,
      node: index,
      value: value,
      field: description[index].field
    )
  }

  /// Visits the nodes that a rule looks at.
  @inline(__always)
  package func forEachGiven(ofRule number: Int, _ visit: (Int) -> Void) {
    for walk in program.entries[number].given {
      var selection = selection(program.walks[walk], given: 0)
      while let subject = next(&selection) {
        if subject.state == .written || subject.state == .unreadable { visit(subject.node) }
      }
    }
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

  /// Visits the nodes that rules look at, each once with every rule that may report something there.
  package func forEachGiven(_ visit: (_ rule: Int, _ given: Int) -> Void) {
    let absent = ~description.writtenFields
    for group in program.groups.indices {
      let rules = program.groups[group].rules
      guard rules.contains(where: { isNeeded(program.groupedRules[$0], absent) }) else { continue }
      forEachGiven(ofRule: program.groups[group].first) { given in
        for place in rules where isNeeded(program.groupedRules[place], absent) {
          visit(program.groupedRules[place], given)
        }
      }
    }
  }

  /// Whether a rule may report something where some fields are not written.
  private func isNeeded(_ rule: Int, _ absent: UInt128) -> Bool {
    program.entries[rule].neededFields & absent == 0
  }

  /// What a part of the program says of a given node.
  package func verdict(_ part: Int, given: Int) -> Verdict { verdict(part, of: subject(given), given: given) }

  /// What a part of the program says of a subject.
  package func verdict(_ part: Int, of subject: Subject, given: Int) -> Verdict {
    switch program.parts[part].kind {
    case .all:
      var result = Verdict.holds
      forEachPart(below: part) { result = result.and(verdict($0, of: subject, given: given)) }
      return result
    case .any:
      var result = Verdict.fails
      forEachPart(below: part) { result = result.or(verdict($0, of: subject, given: given)) }
      return result
    case .not:
      return verdict(part + 1, of: subject, given: given).negated
    case .at(let walk):
      if let only = onlySubject(of: walk, given: given) { return verdict(part + 1, of: only, given: given) }
      var selection = selection(walk, given: given)
      guard let first = next(&selection) else { return .unknown }
      var result = verdict(part + 1, of: first, given: given)
      while let other = next(&selection) {
        result = Self.each(result, verdict(part + 1, of: other, given: given))
      }
      return result
    case .test(let predicate, let operands, let walks):
      if subject.state == .unreadable { return .unreadable }
      let frame = Frame(given: given, operands: operands, walks: walks, condition: part + 1)
      return program.predicates[predicate].verdict(of: subject, at: frame, in: self)
    }
  }

  /// Each of several: one that fails decides, since the others are judged on their own.
  private static func each(_ one: Verdict, _ other: Verdict) -> Verdict {
    one == .fails || other == .fails ? .fails : one.and(other)
  }

  /// Visits the parts that a part is made of.
  @inline(__always)
  func forEachPart(below part: Int, _ visit: (Int) -> Void) {
    var inner = part + 1
    let end = program.parts[part].next
    while inner < end {
      visit(inner)
      inner = program.parts[inner].next
    }
  }
}
