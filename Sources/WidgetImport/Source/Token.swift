/// A token of Swift or Objective-C.
struct Token: Sendable {
  /// What it is.
  enum Kind: UInt8, Sendable {
    /// A name or keyword, also `#available` and `@objc`.
    case word
    case number
    /// A string; its parts are those of the file with the index in `partner`.
    case string
    /// An operator or bracket.
    case sign
  }

  let kind: Kind
  /// Whether it is under a compilation condition that cannot be decided.
  let isConditional: Bool
  let line: Int32
  let start: Int32
  let end: Int32
  /// A bracket's other one, a string's index; -1 where there is none.
  var partner: Int32

  /// Whether it is a text, and no string.
  func isText(_ text: StaticString, in bytes: [UInt8]) -> Bool {
    kind != .string && Int(end - start) == text.utf8CodeUnitCount
      && bytes[Int(start)..<Int(end)].elementsEqual(
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
      )
  }
}

/// A string with its interpolations.
struct StringLiteral: Sendable {
  /// The text up to the first part that is not literal.
  var text: String
  /// A name for that part; nil where all is literal.
  var variable: String?
  /// That part where it is names joined by points.
  var path: String?
  /// The text from there up to the next part that is not literal.
  var rest = ""
  /// A name for the next part that is not literal; nil where nothing but that text follows.
  var nextVariable: String?
}
