/// One field of the description: one row of the table from which reading, checking and documentation come.
package struct Field: Sendable, Equatable {
  /// The default of a field that is left out.
  package struct Default: Sendable, Equatable {
    /// The way in which it is given.
    package enum Kind: UInt8, Sendable {
      case none, word
      /// A value of the field's kind, as it is written.
      case value
      /// The value of another field, or its default; the path to that field enters no list.
      case field
      /// No particular value; the words describe the default.
      case described
      /// True if the item is the only one; false otherwise.
      case soleItem
    }

    /// The way in which it is given.
    package let kind: Kind
    /// The word, the value, the path or the words.
    package let text: String

    /// A default of a kind, with its text.
    package init(_ kind: Kind, _ text: String = "") { (self.kind, self.text) = (kind, text) }

    /// The default as a list of fields shows it, with names in backquotes; nil if there is none. `noun` is the word for
    /// an item.
    package func text(noun: String) -> String? {
      switch kind {
      case .none: nil
      case .word: "`\(text)`"
      case .value, .described: text
      case .field: "that of `\(text)`"
      case .soleItem: "true if it is the only \(noun), else false"
      }
    }
  }

  /// The place in the description, with `[]` after a list: `dishes[].price.large`.
  package let path: String
  /// The type of its values.
  package internal(set) var type = FieldType(lone: FieldType.Form(isMapping: true))
  /// Whether its mapping must have it.
  package var isRequired = false
  /// The default if it is left out.
  package var defaultValue = Default(.none)
  /// Whether a lone scalar in its mapping's place stands for this field: a bare color is the light one.
  package var isLoneValue = false
  /// Whether a lone scalar in its mapping's place, which is wrong, was meant as this field: `app: Maps`.
  package var isMeantByScalar = false
  /// Whether anything besides rules reads it.
  package var isReadElsewhere = false
  /// Other names for it: the words of Xcode, UIKit and the web.
  package var otherNames: [String] = []
  /// A value to show in the advice to add the field.
  package var example = "a value"
  /// A value to suggest if an API's call is written in its place; nil if there is none.
  var call: String?
  /// Its meaning in one sentence, without a period.
  package var summary: String

  /// The field's key in its mapping.
  package var key: String {
    path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// Whether it is below another field: in that field's mapping, or in the mappings of its list.
  func isBelow(_ field: Field) -> Bool { Self.isBelow(path, field.path) }

  /// Whether the field at one path is below the field at another.
  static func isBelow(_ path: String, _ other: String) -> Bool {
    guard path.hasPrefix(other) else { return false }
    let next = path.utf8.dropFirst(other.utf8.count).first
    return other.isEmpty || next == UInt8(ascii: ".") || next == UInt8(ascii: "[")
  }
}

/// The identifier of a field: its index in the table, where the first row is the document itself.
package struct FieldID: Sendable, Hashable {
  /// The index in the table.
  package let rawValue: UInt8

  /// The whole document.
  package static let document = FieldID(rawValue: 0)
}
