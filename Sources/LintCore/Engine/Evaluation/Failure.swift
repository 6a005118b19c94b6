/// A value that breaks a rule, with what was found and what is expected.
package struct Failure: Sendable {
  /// Another node that the failure refers to, by its index, with the words for it.
  package typealias Related = (message: String, node: Int)

  /// The index of the node; if something is missing, of the mapping that lacks it.
  package let node: Int
  /// The value found.
  package var actual: DataValue?
  /// The value expected.
  package var expected: DataValue?
  /// Whether `expected` is only one way to comply (a part of `any`), or what is forbidden (`not`, `notEnum`).
  var isOfPart = false
  /// The value that may have been meant; nil if there is none.
  package var near: String?
  /// The language in which a text fails; nil if it is the default one.
  package var language: String?
  /// Other nodes that it refers to.
  package var related: [Related] = []
}

extension Evaluator {
  /// The values at which a given node fails a rule that is known to fail there, in the order of the rule's parts.
  package func failures(ofRule number: Int, given: Int) -> [Failure] {
    failures(knownAt: frame(program.entries[number].expect, given: given))
  }

  /// The values at which a part fails.
  func failures(at frame: Frame) -> [Failure] { verdict(at: frame) == .fails ? failures(knownAt: frame) : [] }

  /// The values at which a part fails; the part is known to fail.
  func failures(knownAt frame: Frame) -> [Failure] {
    // Describing a failure takes longer than finding it.
    guard budget.spend(16) else { return [] }
    let part = program.code.parts[frame.place]
    let failures = kinds[Int(part.kind)].failures(at: frame, in: self)
    guard part.conditionOperator == nil else { return failures }
    let related = related(at: frame)
    return failures.map { failure in
      var failure = failure
      failure.related += related
      failure.language = language(of: failure.node)
      return failure
    }
  }

  /// A failure of the subject to comply with its part, with the value found and those expected.
  func failure(at frame: Frame, actual: DataValue?) -> Failure {
    Failure(node: frame.subject.node, actual: actual, expected: data(of: operands(at: frame), at: frame))
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
  func comparison(at frame: Frame) -> Failure? {
    if let predicate = kinds[Int(program.code.parts[frame.place].kind)] as? any Predicate {
      return predicate.failure(at: frame, in: self)
    }
    return parts(below: frame.place).first.flatMap { comparison(at: frame.at($0)) }
  }

  /// The places of the parts directly below a part.
  func parts(below part: Int) -> [Int] {
    let parts = program.code.parts
    return Array(sequence(first: part + 1) { Int(parts[$0].next) }.prefix { $0 < Int(parts[part].next) })
  }

  private func language(of node: Int) -> String? {
    isDefaultLanguage(node) ? nil : description.language(of: node)
  }

  /// The values in the description that a subject is compared with.
  private func related(at frame: Frame) -> [Failure.Related] {
    var found: [Failure.Related] = []
    for operand in operands(at: frame) {
      forEachResolvedOperand(of: operand, at: frame) { other in
        guard other.state == .written, other.node != frame.subject.node else { return }
        // All entries of a list count as one place.
        let node = nodes[other.node].isElement ? Int(nodes[other.node].parent) : other.node
        guard found.count < 20, found.last?.node != node else { return }
        let value =
          if case .list(let entries)? = data(of: subject(node)) {
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
