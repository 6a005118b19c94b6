/// One node of a description: a value read by its field's type, with its place in the text.
package struct DescriptionNode: Sendable {
  /// A value, read.
  package enum Value: Sendable, Equatable {
    /// It has a finding of its own.
    case unreadable
    /// The value is marked as unknown: `<…>`.
    case unknown
    /// A mapping with the fields that it holds.
    case mapping(fields: FieldSet)
    /// A list with the number of its elements.
    case list(count: Int32)
    /// A text given in several languages, which are below it.
    case languages
    /// A scalar that is nothing but its text.
    case text
    /// One of the words that its field allows, by its index.
    case word(UInt8)
    /// A scalar that is more than its text.
    case scalar(ScalarValue)

    /// Whether it has a finding of its own.
    package var isUnreadable: Bool { if case .unreadable = self { true } else { false } }
    /// Whether the value is marked as unknown.
    package var isUnknown: Bool { if case .unknown = self { true } else { false } }
    /// Whether nothing is known about it or about anything below it.
    var isClosed: Bool { isUnreadable || isUnknown }
    /// Whether it is a list.
    package var isList: Bool { if case .list = self { true } else { false } }
    /// Whether it is a text in several languages.
    package var isLanguages: Bool { if case .languages = self { true } else { false } }
    /// Whether it is a scalar that is nothing but its text.
    package var isText: Bool { if case .text = self { true } else { false } }
    /// The value of a scalar that is more than its text.
    package var scalar: ScalarValue? { if case .scalar(let value) = self { value } else { nil } }
  }

  /// The field; elements of a list and languages of a text have the field of their list or text.
  package let field: FieldID
  /// The value.
  package internal(set) var value: Value
  /// The index of the value's node in the stream, after following aliases.
  package let yaml: Int32
  /// The index of the key's node in the stream; -1 for an element of a list and for the document.
  package let key: Int32
  /// The index of the outermost alias through which it was reached; -1 if there is none.
  package let alias: Int32
  /// The index of the node above it; -1 for the document.
  package let parent: Int32
  /// Its number in its list, from 0; -1 if it is not an element.
  package let position: Int32
  /// Whether it comes from a mapping merged with `<<`.
  package let isMerged: Bool
  /// The index of the first node after those below it.
  package internal(set) var next: Int32

  /// Whether it is an element of a list.
  package var isElement: Bool { position >= 0 }
}

/// A node of the tree with its place: its key or number, and the alias that led to it.
struct LocatedNode {
  /// The index of the value's node, perhaps an alias.
  private(set) var value: Int
  fileprivate let keyNode: Int32
  fileprivate private(set) var aliasNode: Int32 = -1
  /// The number in the list, from 0; -1 if it is not an element.
  let position: Int32
  /// Whether it is in a mapping that is merged into another.
  private(set) var isMerged = false

  /// The document's root.
  init(root: Int) {
    value = root
    keyNode = -1
    position = -1
  }

  /// An entry of a collection: with a key in a mapping, with a number in a list.
  init(value: Int, key: Int? = nil, position: Int32 = -1, in collection: LocatedNode) {
    self.value = value
    self.position = position
    keyNode = Int32(truncatingIfNeeded: key ?? -1)
    aliasNode = collection.aliasNode
    isMerged = collection.isMerged
  }

  /// The index of the key's node; nil for an element.
  var key: Int? { keyNode < 0 ? nil : Int(keyNode) }

  /// The outermost alias so far.
  var alias: Int? { aliasNode < 0 ? nil : Int(aliasNode) }

  /// Whether it is an element of a list.
  var isElement: Bool { position >= 0 }

  /// The same place, with its alias resolved to a node.
  func following(to target: Int) -> LocatedNode {
    var source = self
    if aliasNode < 0 { source.aliasNode = Int32(truncatingIfNeeded: value) }
    source.value = target
    return source
  }

  /// The same place, marked as merged.
  var merged: LocatedNode {
    var source = self
    source.isMerged = true
    return source
  }
}

extension DescriptionNode {
  /// A node that is read from a place in the tree, with nothing below it yet.
  init(_ field: FieldID, _ value: Value, from source: LocatedNode, parent: Int, at index: Int) {
    self.init(
      field: field,
      value: value,
      yaml: Int32(truncatingIfNeeded: source.value),
      key: source.keyNode,
      alias: source.aliasNode,
      parent: Int32(truncatingIfNeeded: parent),
      position: source.position,
      isMerged: source.isMerged,
      next: Int32(truncatingIfNeeded: index + 1)
    )
  }
}
