/// `type`: the shape of a value, by the names of JSON Schema, and `color`.
package struct TypeTest: Predicate, PredicateTest {
  /// A shape.
  package enum Shape: String, Sendable, CaseIterable {
    case number, string, boolean, array, object, color
  }

  /// The shape that is expected.
  package let shape: Shape

  /// A test for a shape.
  package init(shape: Shape) { self.shape = shape }

  package var name: String { "type" }
  package var setting: String? { shape.rawValue }

  package func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    subject.state == .missing ? .unknown : Verdict(Self.shape(of: subject.value) == shape)
  }

  package func failure(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Failure {
    Failure(node: subject.node, actual: evaluator.data(of: subject), expected: .text(shape.rawValue))
  }

  private static func shape(of value: DescriptionNode.Value) -> Shape? {
    switch value {
    case .number: .number
    case .text, .word, .url, .version: .string
    case .boolean: .boolean
    case .list: .array
    case .mapping, .languages: .object
    case .color: .color
    case .unreadable: nil
    }
  }

  static let kind = PredicateKind(name: "type", summary: "the value has this shape", fits: { _ in true }) {
    reader throws(Finding) in
    TypeTest(shape: try reader.choice(Shape.self))
  }
}
