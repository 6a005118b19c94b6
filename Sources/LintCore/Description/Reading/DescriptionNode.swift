/// One node of a description: a value read by its field's type, with its place in the text.
package struct DescriptionNode: Sendable {
  /// A value, as it was read.
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
  /// The node of the stream that it was read from, with its alias resolved.
  package let source: LocatedNode
  /// The index of the node above it; -1 for the document.
  package let parent: Int32
  /// The index of the first node after those below it.
  package internal(set) var next: Int32

  /// Whether it is an element of a list.
  package var isElement: Bool { source.isElement }
}

extension [DescriptionNode] {
  /// Whether a node is one language of a text.
  func isLanguage(_ index: Int) -> Bool { self[index].parent >= 0 && self[Int(self[index].parent)].value.isLanguages }
}

/// A node of the tree with its place: its key or number, and the alias that led to it.
package struct LocatedNode: Sendable {
  private var valueNode: Int32
  private let keyNode: Int32
  private var aliasNode: Int32
  /// The number in the list, from 0; -1 if it is not an element.
  package let position: Int32
  /// Whether it is in a mapping that is merged into another with `<<`.
  package private(set) var isMerged: Bool

  /// The document's root, or an entry of a collection: with a key in a mapping, with a number in a list.
  init(value: Int, key: Int? = nil, position: Int32 = -1, in collection: LocatedNode? = nil) {
    self.position = position
    valueNode = Int32(truncatingIfNeeded: value)
    keyNode = Int32(truncatingIfNeeded: key ?? -1)
    aliasNode = collection?.aliasNode ?? -1
    isMerged = collection?.isMerged ?? false
  }

  /// The index of the value's node, perhaps an alias.
  package var value: Int { Int(valueNode) }

  /// The index of the key's node; nil for an element of a list and for the document.
  package var key: Int? { keyNode < 0 ? nil : Int(keyNode) }

  /// The index of the outermost alias that led to the value; nil if none did.
  package var alias: Int? { aliasNode < 0 ? nil : Int(aliasNode) }

  var isElement: Bool { position >= 0 }

  /// Whether it is written elsewhere, and reached through an alias or a merge key.
  package var isDistant: Bool { aliasNode >= 0 || isMerged }

  /// The same place, with its alias resolved to a node.
  func following(to target: Int) -> LocatedNode {
    var source = self
    if aliasNode < 0 { source.aliasNode = valueNode }
    source.valueNode = Int32(truncatingIfNeeded: target)
    return source
  }

  /// The same place, marked as merged.
  var merged: LocatedNode {
    var source = self
    source.isMerged = true
    return source
  }
}
