/// A type as `explain` presents it: its name, what is expected, and correct and wrong lines.
package struct TypeGuide: Sendable {
  /// The name of the type.
  package let name: String
  /// The words that messages use for a value of the type.
  package let expected: String
  /// Correct lines of a description: those of an item, or a whole field on one line.
  package let right: [String]
  /// Lines whose type or value is wrong.
  package let wrong: [String]

  /// The guide as text: what the type takes, and examples of how to write it.
  package var text: String {
    func lines(_ word: String, _ lines: [String]) -> String { lines.map { "  \(word)  \($0)\n" }.joined() }
    return "\(name): \(expected)\n" + lines("right:", right) + lines("wrong:", wrong)
  }

  /// The first kind of scalar with a name, which may be followed by a range: `points, more than 0`.
  static func kind(named name: String) -> (any ValueKind.Type)? {
    ValueKinds.all.first { kind in kind.name.prefix { $0 != "," }.filter { $0 != "`" } == name }
  }

  /// The guides that `explain` prints below a check's summary: those of the types that the check is about.
  package static func guides(to check: Check, in guides: [TypeGuide]) -> [TypeGuide] {
    switch check {
    case .wrongType, .invalidValue: guides
    case .unquotedColor: guides.filter { $0.name == ColorKind.name }
    default: []
    }
  }
}
