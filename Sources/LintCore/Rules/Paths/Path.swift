/// A way through a description, from the document or from the node that a rule looks at.
package struct Path: Sendable, Equatable {
  /// Where a path starts.
  package enum Origin: Sendable, Equatable {
    case document, given
    /// The widget that holds the given node.
    case widget
  }

  /// One step of a path.
  package enum Step: Sendable, Equatable {
    case field(FieldID)
    /// Every element of a list; a lone value where the field takes one or many.
    case each
    case element(Int)
    /// A field whose key begins with `x-`, by its key.
    case privateField(String)
    /// A widget's title, or its name where it has no title.
    case displayedTitle
  }

  /// Where it starts.
  package let origin: Origin
  /// The steps from there.
  package let steps: [Step]

  /// The given node itself.
  package static let given = Path(origin: .given, steps: [])

  /// The fields without which it selects nothing.
  package var neededFields: FieldSet {
    var needed = FieldSet()
    for case .field(let field) in steps where !FieldTable.description.isLoneValue(field) { needed.insert(field) }
    return needed
  }
}
