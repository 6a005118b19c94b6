/// A value that breaks a rule, with what was found and what is expected.
package struct Failure: Sendable {
  /// Another node that the failure speaks of.
  package struct Related: Sendable {
    /// What stands there.
    package let message: String
    /// Its index.
    package let node: Int
  }

  /// The index of the node; of the mapping where something is missing.
  package let node: Int
  /// The value found.
  package var actual: DataValue?
  /// The value expected.
  package var expected: DataValue?
  /// The language in which a text fails; nil where that is the default.
  package var language: String?
  /// Other nodes that it speaks of.
  package var related: [Related] = []

  /// A failure at a node.
  package init(node: Int, actual: DataValue?, expected: DataValue?, related: [Related] = []) {
    self.node = node
    self.actual = actual
    self.expected = expected
    self.related = related
  }
}

extension Evaluator {
  /// The values at which a given node does not comply with a rule, in the order of the rule's parts.
  package func failures(ofRule number: Int, given: Int) -> [Failure] {
    failures(program.entries[number].expect, of: subject(given), given: given)
  }

  /// The values at which a part fails.
  private func failures(_ part: Int, of subject: Subject, given: Int) -> [Failure] {
    guard verdict(part, of: subject, given: given) == .fails else { return [] }
    switch program.parts[part].kind {
    case .all:
      return parts(below: part).flatMap { failures($0, of: subject, given: given) }
    case .any:
      // What stands last says best what would do.
      var first: Failure?
      for inner in parts(below: part).reversed() where first == nil {
        first = failures(inner, of: subject, given: given).first
      }
      return [located(at: subject, like: first)]
    case .not:
      return [located(at: subject, like: expectation(against: part + 1, of: subject, given: given))]
    case .at(let walk):
      var found: [Failure] = []
      forEachSubject(of: walk, given: given) { selected in
        found += self.failures(part + 1, of: selected, given: given)
        return true
      }
      return found
    case .test(let number, let operands, let walks):
      let predicate = program.predicates[number]
      let frame = Frame(given: given, operands: operands, walks: walks, condition: part + 1)
      let related = related(of: predicate, for: subject, frame)
      return predicate.failures(of: subject, at: frame, in: self).map { failure in
        var failure = failure
        failure.related += related
        failure.language = language(of: failure.node)
        return failure
      }
    }
  }

  /// A failure of a whole subject, with the values of the part that explains it.
  private func located(at subject: Subject, like part: Failure?) -> Failure {
    let isSame = part?.node == subject.node
    var failure = Failure(
      node: subject.node,
      actual: isSame ? part?.actual ?? data(of: subject) : data(of: subject),
      expected: part?.expected,
      related: part?.related ?? []
    )
    failure.language = language(of: subject.node)
    return failure
  }

  /// What a negated part compares with: the value that must not be.
  private func expectation(against part: Int, of subject: Subject, given: Int) -> Failure? {
    switch program.parts[part].kind {
    case .test(let number, let operands, let walks):
      let frame = Frame(given: given, operands: operands, walks: walks, condition: part + 1)
      return program.predicates[number].failure(of: subject, at: frame, in: self)
    case .all, .any:
      return parts(below: part).first.flatMap { expectation(against: $0, of: subject, given: given) }
    case .at, .not:
      return expectation(against: part + 1, of: subject, given: given)
    }
  }

  func parts(below part: Int) -> [Int] {
    var found: [Int] = []
    forEachPart(below: part) {
      found.append($0)
      return true
    }
    return found
  }

  private func language(of node: Int) -> String? {
    isDefaultLanguage(node) ? nil : description.language(of: node)
  }

  /// The values in the description that a predicate compares with.
  private func related(of predicate: any Predicate, for subject: Subject, _ frame: Frame) -> [Failure.Related] {
    var found: [Failure.Related] = []
    for operand in frame.operands..<frame.operands + predicate.operands.count {
      forEachResolvedOperand(of: operand, for: subject, given: frame.given, need: predicate.need) { resolved in
        // More than a few help nobody, and each finding would hold them all.
        guard case .subject(let other) = resolved, other.state == .written, other.node != subject.node,
          found.count < 20
        else { return }
        found.append(Failure.Related(message: "compared with this value", node: other.node))
      }
    }
    return found
  }
}
