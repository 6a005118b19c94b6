/// A field of a description, written or not, with access to its value.
package struct FieldView: Sendable {
  /// The description that holds it.
  package let description: Description
  /// The node of its value; nil if it is not written.
  package let node: Int?
  /// The JSON Pointer of its value, from the node that the view began with.
  package let path: String
  /// Its row in the table; nil if the table has none.
  package let field: FieldID?

  private init(_ description: Description, node: Int?, path: String, field: FieldID?) {
    (self.description, self.node, self.path, self.field) = (description, node, path, field)
  }

  /// A view of a node, at which paths begin.
  package init(_ description: Description, root node: Int) {
    self.init(description, node: node, path: "", field: description[node].field)
  }

  private var value: DescriptionNode.Value? { node.map { description[$0].value } }

  /// Whether the field is written.
  package var isWritten: Bool { node != nil }

  /// Whether it is written and has a finding of its own.
  package var isUnreadable: Bool { value?.isUnreadable ?? false }

  /// Whether it is written and can be read.
  package var isKnown: Bool { isWritten && !(value?.isClosed ?? true) }

  /// A field of its mapping; a lone value may stand for one of the fields.
  package subscript(_ key: String) -> FieldView {
    let child = field.flatMap { description.table.child(of: $0, named: key) }
    let below = path + "/" + Description.escaped(key)
    guard let node, let child else { return FieldView(description, node: nil, path: below, field: child) }
    let standsAlone =
      switch description[node].value {
      case .mapping, .list, .unreadable: false
      default: description.table.traits(of: child).isLoneValue
      }
    if standsAlone { return FieldView(description, node: node, path: path, field: child) }
    return FieldView(description, node: description.child(of: node, child), path: below, field: child)
  }

  /// The elements of its list; a lone value is a list of itself.
  package var elements: [FieldView] {
    guard let node, let value else { return [] }
    switch value {
    case .unreadable, .unknown: return []
    case .list:
      return description.children(of: node).enumerated().map { position, child in
        FieldView(description, node: child, path: "\(path)/\(position)", field: field)
      }
    default: return [self]
    }
  }

  /// Whether it is a list.
  package var isList: Bool { value?.isList ?? false }

  /// The number that is written; nil for other values.
  package var number: Double? { value?.number }

  /// The boolean that is written; nil for other values.
  package var boolean: Bool? { value?.boolean }

  /// The color that is written; nil for other values.
  package var color: Color? { value?.scalar?.color }

  /// The version that is written; nil for other values.
  package var version: (major: Int, minor: Int, text: String)? { value?.scalar?.version }

  /// The word that is written, of those that the field allows.
  package var word: String? {
    guard case .word(let index) = value, let field else { return nil }
    return description.table.word(Int(index), of: field)
  }

  /// The text of a scalar, as it is written; nil for other values.
  package var text: String? {
    guard let node, let value else { return nil }
    switch value {
    case .unreadable, .unknown, .mapping, .list, .languages: return nil
    default: return description.text(node)
    }
  }

  /// The languages of a text with what is written in each; a bare text is its own default.
  package var languages: [(language: String, view: FieldView)] {
    guard let node, let value else { return [] }
    guard value.isLanguages else { return value.isText ? [("default", self)] : [] }
    return description.children(of: node).map { child in
      let language = description.language(of: child)
      return (
        language, FieldView(description, node: child, path: path + "/" + Description.escaped(language), field: field)
      )
    }
  }

  /// A text in its default language; nil if there is none.
  package var defaultText: FieldView? {
    guard let node, let text = description.defaultNode(node) else { return nil }
    return text == node ? self : FieldView(description, node: text, path: path + "/default", field: field)
  }

  /// The fields that its mapping may hold, in the order of the table.
  package var fields: [FieldView] {
    field.map { description.table.children(of: $0).map { self[description.table[$0].key] } } ?? []
  }

  /// Whether it is written as a mapping.
  package var isMapping: Bool { if case .mapping = value { true } else { false } }

  /// Whether its value may be a mapping.
  package var mayBeMapping: Bool { field.map { description.table[$0].type.lone.isMapping } ?? false }
}
