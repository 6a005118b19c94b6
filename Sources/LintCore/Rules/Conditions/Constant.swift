/// A value written in a rule file or a configuration.
package enum Constant: Sendable, Hashable {
  case text(String)
  /// A value that is more than its text, as it is written if messages show it so.
  case value(ScalarValue, written: String?)

  /// The constant that a scalar with a value is.
  init(_ value: DescriptionNode.Value, written text: String) {
    self = value.scalar.map { .value($0, written: $0.kind.keepsSpelling ? text : nil) } ?? .text(text)
  }

  /// The constant as data.
  package var data: DataValue {
    switch self {
    case .text(let text): .text(text)
    case .value(let value, let written): value.kind.data(value, written: written)
    }
  }
}
