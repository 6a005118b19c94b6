/// One node of a description: a value read by its field's type, with its place in the text.
package struct DescriptionNode: Sendable {
  /// A value, read.
  package enum Value: Sendable, Equatable {
    /// It has a finding of its own.
    case unreadable
    /// It is there, but nobody knows it: `<…>`.
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
    /// Whether it is there, but nobody knows it.
    package var isUnknown: Bool { if case .unknown = self { true } else { false } }
    /// Whether nothing is known of it, nor of what may be below it.
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

  /// The field, also of each element of its list and of each language of its text.
  package let field: FieldID
  /// The value.
  package internal(set) var value: Value
  /// The index of the value's node in the stream, its alias followed.
  package let yaml: Int32
  /// The index of the key's node in the stream; -1 for an element of a list and for the document.
  package let key: Int32
  /// The index of the outermost alias through which it was reached; -1 where there is none.
  package let alias: Int32
  /// The index of the node above it; -1 for the document.
  package let parent: Int32
  /// Its number in its list, from 0; -1 for what is no element.
  package let position: Int32
  /// Whether it comes from a mapping that is written after `<<`.
  package let isMerged: Bool
  /// The index of the first node that is not below it.
  package internal(set) var next: Int32

  /// Whether it is an element of a list.
  package var isElement: Bool { position >= 0 }

  /// Gives a collection its value, once all that is below it was read.
  mutating func close(_ value: Value, at next: Int) {
    self.value = value
    self.next = Int32(truncatingIfNeeded: next)
  }
}
