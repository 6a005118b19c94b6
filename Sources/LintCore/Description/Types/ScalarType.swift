/// A type of scalars: how one is read, and how people are told what it takes.
package protocol ScalarType: Sendable {
  /// What lists of fields call it: `points`.
  var name: String { get }
  /// What its values are to a rule.
  var valueKind: ScalarValueKind { get }
  /// What a message expects, with an example: `a number of points such as 8`.
  var expected: String { get }
  /// Lines that show what it takes and what it does not.
  var examples: TypeExamples { get }
  /// What a JSON Schema may say of a value, one way or the other.
  var schemas: [ValueSchema] { get }
  /// Values that an editor may offer.
  var completions: [String] { get }

  /// The value that a text is; nil where it is none.
  func value(_ text: Span<UInt8>) -> DescriptionNode.Value?
  /// What is wrong with a text that is no value, in a field that takes words besides or does not.
  func fault(of text: String, besideWords: Bool) -> ScalarFault
  /// The way out of a mistake; nil where that is not known.
  func hint(for text: String) -> Hint?
}

extension ScalarType {
  package var completions: [String] { [] }
}

/// What the value of a scalar is to a rule, which compares it with values of the same kind.
package enum ScalarValueKind: Sendable {
  case text, boolean, number, color, version
}

/// What is wrong with a scalar.
package enum ScalarFault: Sendable, Equatable {
  /// The type cannot read it.
  case wrongType
  /// The type is right, but it is none of the values that are allowed.
  case notAllowed
  /// The type is right, but it is outside the range that the words tell.
  case outOfRange(String)

  /// The finding that it makes.
  var check: DescriptionCheck { self == .wrongType ? .wrongType : .invalidValue }
}

/// Lines of a description that show what a type takes: those of a widget, or all of `app` on one line.
package struct TypeExamples: Sendable {
  /// Lines that are right.
  package let right: [String]
  /// Lines that are wrong in their type or their value.
  package let wrong: [String]
}

/// What a JSON Schema says of a scalar.
package struct ValueSchema: Sendable {
  /// The types in JSON, of which one is the value's; none where the words say it all.
  package var types: [String] = []
  /// The regular expression that a text matches.
  package var pattern: String?
  /// The words of which the value is one.
  package var words: [String] = []
  /// The smallest number.
  package var minimum: Int?
  /// What a number is more than.
  package var exclusiveMinimum: Int?
}
