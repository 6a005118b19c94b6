/// `true` or `false`, and no other spelling.
enum BooleanKind: ValueKind {
  static var id: String { "boolean" }
  static let number = ValueKinds.number(of: Self.self)

  static var expected: String { "true or false" }
  static var schemas: [ValueSchema] { [ValueSchema(types: ["boolean"])] }
  static var values: [String] { ["true", "false"] }
  static var shape: String { "boolean" }

  static func value(_ text: Span<UInt8>) -> DescriptionNode.Value? {
    text.isSame(as: "true") ? .boolean(true) : text.isSame(as: "false") ? .boolean(false) : nil
  }

  static func hint(for text: String) -> Hint? {
    switch text.lowercased() {
    case "yes", "on", "y", "true", "1": .write("true", isSafe: true)
    case "no", "off", "n", "false", "0": .write("false", isSafe: true)
    default: nil
    }
  }

  static func data(_ value: ScalarValue, written: String?) -> DataValue { .boolean(value.rank == 1) }

  static func mutants(of value: ScalarValue) -> [ScalarValue] { [ScalarValue(number, rank: 1 - value.rank)] }
}

extension DescriptionNode.Value {
  static func boolean(_ flag: Bool) -> Self { .scalar(ScalarValue(BooleanKind.number, rank: flag ? 1 : 0)) }

  /// The boolean that it is; nil for other values.
  package var boolean: Bool? { self == .boolean(true) ? true : self == .boolean(false) ? false : nil }
}
