/// What one type takes, as `explain` says it: a name, what is expected, and lines that are right and wrong.
package struct TypeGuide: Sendable {
  /// The name of the type.
  package let name: String
  /// The words for a value.
  package let expected: String
  /// Lines of a description that are right: those of an item, or all of a field on one line.
  package let right: [String]
  /// Lines that are wrong in their type or their value.
  package let wrong: [String]

  /// The guide as lines: what the type takes, and how that is written.
  package var text: String {
    func lines(_ word: String, _ lines: [String]) -> String { lines.map { "  \(word)  \($0)\n" }.joined() }
    return "\(name): \(expected)\n" + lines("right:", right) + lines("wrong:", wrong)
  }

  /// The first kind of scalars of a name; what follows it tells a range of it: `points, more than 0`.
  static func kind(named name: String) -> (any ValueKind.Type)? {
    ValueKinds.all.first { kind in kind.name.prefix { $0 != "," }.filter { $0 != "`" } == name }
  }

  /// What `explain` says of a check below its summary: what each type takes, where the check is about types.
  package static func guides(to check: Check, in guides: [TypeGuide]) -> [TypeGuide] {
    switch check {
    case .wrongType, .invalidValue: guides
    case .unquotedColor: guides.filter { $0.name == ColorKind.name }
    default: []
    }
  }
}
