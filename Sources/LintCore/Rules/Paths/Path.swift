/// A way through a description, from the document or from the node that a rule looks at.
package struct Path: Sendable, Equatable {
  /// Where a path starts.
  package enum Origin: Int, Sendable, Equatable {
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

  /// The path as rule files write it.
  package var text: String {
    let start =
      switch origin {
      case .document: "$"
      case .given: steps.isEmpty ? "." : ""
      case .widget: PathParser.ownWidget
      }
    return steps.reduce(into: start) { text, step in
      switch step {
      case .field(let field): text += "." + FieldTable.description[field].key
      case .privateField(let key): text += "." + key
      case .each: text += "[*]"
      case .element(let number): text += "[\(number)]"
      case .displayedTitle: text += "." + PathParser.displayedTitle
      }
    }
  }
}
