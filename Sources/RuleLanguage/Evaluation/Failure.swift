package import WidgetModel

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
  /// The values at which a condition fails, in the order of its parts.
  package func failures(_ condition: Condition, of subject: Subject) -> [Failure] {
    guard verdict(condition, of: subject) == .fails else { return [] }
    switch condition {
    case .all(let parts):
      return parts.flatMap { failures($0, of: subject) }
    case .any(let parts):
      return [located(at: subject, like: parts.reversed().lazy.compactMap { failures($0, of: subject).first }.first)]
    case .not(let part):
      return [located(at: subject, like: expectation(against: part, of: subject))]
    case .at(let path, let part):
      var found: [Failure] = []
      forEachSubject(at: path) { found += failures(part, of: $0) }
      return found
    case .test(let predicate):
      let related = related(of: predicate, for: subject)
      return predicate.failures(of: subject, in: self).map { failure in
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

  /// What a negated condition compares with: the value that must not be.
  private func expectation(against condition: Condition, of subject: Subject) -> Failure? {
    switch condition {
    case .test(let predicate): predicate.failure(of: subject, in: self)
    case .at(_, let part), .not(let part): expectation(against: part, of: subject)
    case .all(let parts), .any(let parts): parts.first.flatMap { expectation(against: $0, of: subject) }
    }
  }

  private func language(of node: Int) -> String? {
    let language = description.language(of: node)
    return language == "default" ? nil : language
  }

  /// The values in the description that a predicate compares with.
  private func related(of predicate: any Predicate, for subject: Subject) -> [Failure.Related] {
    var found: [Failure.Related] = []
    for operand in predicate.operands {
      forEachComparand(of: operand, for: subject, need: predicate.need) { comparand in
        guard case .subject(let other) = comparand, other.state == .written, other.node != subject.node else { return }
        found.append(Failure.Related(message: "compared with this value", node: other.node))
      }
    }
    return found
  }
}
