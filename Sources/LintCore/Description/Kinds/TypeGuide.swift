/// What one type takes, as `explain` says it: a name, what is expected, and lines that are right and wrong.
package struct TypeGuide: Sendable {
  /// The name of the type.
  package let name: String
  /// The words for a value.
  package let expected: String
  /// Two lines that are right, and two that are wrong.
  package let examples: TypeExamples

  /// The kinds of values, each in the first of the ranges that it has, and the shapes that are made of them.
  package static let all = scalars + shapes

  private static let scalars = ValueKinds.all.reduce(into: [TypeGuide]()) { guides, kind in
    let name = kind.name.prefix { $0 != "," }.filter { $0 != "`" }
    guard !kind.examples.right.isEmpty, !guides.contains(where: { $0.name == name }) else { return }
    guides.append(TypeGuide(name: name, expected: kind.expected, examples: kind.examples))
  }

  private static let shapes = [
    TypeGuide(
      name: "words",
      expected: "one of the words that the field allows",
      examples: TypeExamples(
        right: ["alignment: appIcon", "largestDisplayMode: expanded"],
        wrong: ["alignment: left", "largestDisplayMode: NCWidgetDisplayModeExpanded"]
      )
    ),
    TypeGuide(
      name: "points or words",
      expected: "a number of points, or one of the words that the field allows",
      examples: TypeExamples(
        right: ["width: adaptive", "heights: {compact: maximum, expanded: 300}"],
        wrong: ["width: 100%", "heights: {compact: tall}"]
      )
    ),
    TypeGuide(
      name: "mapping",
      expected: "keys with values, which are fields of their own",
      examples: TypeExamples(
        right: ["heights: {compact: 110}", "app: {name: Maps}"],
        wrong: ["heights: 110", "app: Maps"]
      )
    ),
    TypeGuide(
      name: "list",
      expected: "values in brackets, or each after a - on a line of its own",
      examples: TypeExamples(
        right: ["buttons: [Call, Share]", "images: [{name: icon, rendering: template}]"],
        wrong: ["buttons: Call", "images: {name: icon}"]
      )
    ),
    TypeGuide(
      name: "one or many",
      expected: "one value, or a list of them",
      examples: TypeExamples(
        right: ["opens: app", "vibrancy: [primary, secondary]"],
        wrong: ["opens: {url: app}", "vibrancy: [primary, bold]"]
      )
    ),
  ]

  /// The guide as lines: what the type takes, and how that is written.
  package var text: String {
    func lines(_ word: String, _ lines: [String]) -> String { lines.map { "  \(word)  \($0)\n" }.joined() }
    return "\(name): \(expected)\n" + lines("right:", examples.right) + lines("wrong:", examples.wrong)
  }
}

extension Check {
  /// What `explain` says of the check below its summary: what each type takes, where the check is about types.
  package var guides: [TypeGuide] {
    switch self {
    case .wrongType, .invalidValue: TypeGuide.all
    case .unquotedColor: TypeGuide.all.filter { $0.name == ColorKind.name }
    default: []
    }
  }
}
