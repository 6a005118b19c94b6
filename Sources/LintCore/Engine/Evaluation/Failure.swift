/// A value that breaks a rule, with what was found and what is expected.
package struct Failure: Sendable {
  /// Another node that the failure speaks of, by its index, with the words for it.
  package typealias Related = (message: String, node: Int)

  /// The index of the node; if something is missing, of the mapping that lacks it.
  package let node: Int
  /// The value found.
  package var actual: DataValue?
  /// The value expected.
  package var expected: DataValue?
  /// Whether what is expected is said by a part alone: of several of which one must hold, or of what must not.
  var isOfPart = false
  /// The value that was perhaps meant.
  package var near: String?
  /// The language in which a text fails; nil if it is the default one.
  package var language: String?
  /// Other nodes that it refers to.
  package var related: [Related] = []

  /// A failure at a node.
  package init(node: Int, actual: DataValue?, expected: DataValue?, related: [Related] = []) {
    (self.node, self.actual, self.expected, self.related) = (node, actual, expected, related)
  }
}

extension Evaluator {
  /// The values at which a given node fails a rule that is known to fail there, in the order of the rule's parts.
  package func failures(ofRule number: Int, given: Int) -> [Failure] {
    failures(knownIn: program.entries[number].expect, of: subject(given), given: given)
  }

  /// The values at which a part fails.
  func failures(_ part: Int, of subject: Subject, given: Int) -> [Failure] {
    guard verdict(part, of: subject, given: given) == .fails else { return [] }
    return failures(knownIn: part, of: subject, given: given)
  }

  /// The values at which a part fails that is known to fail.
  func failures(knownIn place: Int, of subject: Subject, given: Int) -> [Failure] {
    // Describing a failure takes longer than finding it.
    guard budget.spend(16) else { return [] }
    let part = program.code.parts[place]
    let frame = Frame(given: given, place: place)
    let kind = kinds[Int(part.kind)]
    let failures = kind.failures(of: subject, at: frame, in: self)
    guard part.isPredicate else { return failures }
    let related = related(to: subject, frame)
    return failures.map { failure in
      var failure = failure
      failure.related += related
      failure.language = language(of: failure.node)
      return failure
    }
  }

  /// A failure of a whole subject, with the values of the part that explains it.
  func failure(at subject: Subject, like part: Failure?) -> Failure {
    let isSame = part?.node == subject.node
    var failure = Failure(
      node: subject.node,
      actual: isSame ? part?.actual ?? data(of: subject) : data(of: subject),
      expected: part?.expected,
      related: part?.related ?? []
    )
    failure.language = language(of: subject.node)
    failure.isOfPart = true
    return failure
  }

  /// The value found and the one that a part compares it with, whether it failed or not.
  func comparison(of subject: Subject, by place: Int, given: Int) -> Failure? {
    if let predicate = kinds[Int(program.code.parts[place].kind)] as? any Predicate {
      return predicate.failure(of: subject, at: Frame(given: given, place: place), in: self)
    }
    return parts(below: place).first.flatMap { comparison(of: subject, by: $0, given: given) }
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

  /// The values in the description that a subject is compared with.
  private func related(to subject: Subject, _ frame: Frame) -> [Failure.Related] {
    var found: [Failure.Related] = []
    for operand in operands(at: frame) {
      forEachResolvedOperand(of: operand, for: subject, at: frame) { resolved in
        guard case .subject(let other) = resolved, other.state == .written, other.node != subject.node else { return }
        // All entries of a list count as one place.
        let node = nodes[other.node].isElement ? Int(nodes[other.node].parent) : other.node
        guard found.count < 20, found.last?.node != node else { return }
        let value =
          if case .list(let entries)? = data(of: self.subject(node)) {
            DataValue.enumerate(entries.map(\.clipped), "and")
          } else {
            data(of: other)?.clipped
          }
        let words = DataValue.clipped(value ?? "this value", to: 400)
        found.append(("compared with \(words)", node))
      }
    }
    return found
  }
}
