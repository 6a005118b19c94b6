/// A path through a description, from the document or from the node that a rule looks at.
package struct Path: Sendable {
  /// The start of a path.
  package enum Origin: Int, Sendable, Equatable {
    case document, given
    /// The item that holds the given node.
    case item
  }

  /// One step of a path.
  package enum Step: Sendable, Equatable {
    case field(FieldID)
    /// Every element of a list; a lone value if the field takes one or many.
    case each
    case element(Int)
    /// A field whose key begins with `x-`, by its key.
    case privateField(String)
    /// A derived field, by its number.
    case derived(Int)
  }

  /// The table of the fields that it names.
  package let table: FieldTable
  /// Its start.
  package let origin: Origin
  /// The steps from there.
  package let steps: [Step]

  /// The fields that must be written for the path to select anything.
  package var neededFields: FieldSet {
    var needed = FieldSet()
    for case .field(let field) in steps where !table.traits(of: field).isLoneValue { needed.insert(field) }
    return needed
  }

  /// The path as rule files write it.
  package var text: String {
    let start =
      switch origin {
      case .document: "$"
      case .given: steps.isEmpty ? "." : ""
      case .item: "$" + (table.guidelines.items?.noun ?? "")
      }
    return steps.reduce(into: start) { text, step in
      switch step {
      case .field(let field): text += "." + table[field].key
      case .privateField(let key): text += "." + key
      case .each: text += "[*]"
      case .element(let number): text += "[\(number)]"
      case .derived(let number): text += "." + table.guidelines.derived[number].name
      }
    }
  }
}
