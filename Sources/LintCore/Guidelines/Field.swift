/// One field of the description: one row of the table from which reading, checking and documentation come.
package struct Field: Sendable, Equatable {
  /// The default of a field that is left out.
  package enum Default: Sendable, Equatable {
    case none
    case word(String)
    /// A value of the field's kind, as it is written.
    case value(String)
    /// The value of another field, or its default; the path to that field enters no list.
    case field(String)
    /// No particular value; the words describe the default.
    case described(String)
    /// True if the item is the only one; false otherwise.
    case soleItem
  }

  /// The place in the description, with `[]` after a list: `dishes[].price.large`.
  package let path: String
  /// The type of its values.
  package internal(set) var type = FieldType(lone: FieldType.Form(isMapping: true))
  /// Whether the mapping above must hold it.
  package var isRequired = false
  /// The default if it is left out.
  package var defaultValue = Default.none
  /// Whether a lone scalar in its mapping's place stands for this field: a bare color is the light one.
  package var isLoneValue = false
  /// Whether a lone scalar in its mapping's place, which is wrong, was meant as this field: `app: Maps`.
  package var isMeantByScalar = false
  /// Whether anything besides rules reads it.
  package var isReadElsewhere = false
  /// Other names for it: the words of Xcode, UIKit and the web.
  package var otherNames: [String] = []
  /// Text after its name in the question whether a person who used another name meant it.
  var note = ""
  /// A value to show in the advice to add the field.
  package var example = "a value"
  /// The advice on a list that is too short.
  var emptyHelp: String?
  /// The call that people write in its place.
  var call: CallHint?
  /// Its meaning in one sentence, without a full stop.
  package var summary: String

  /// The key under which it is in its mapping.
  package var key: String {
    path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// Whether it is below another field: in its mapping, or in those of its list.
  func isBelow(_ field: Field) -> Bool { Self.isBelow(path, field.path) }

  /// Whether the field at one path is below the field at another.
  static func isBelow(_ path: String, _ other: String) -> Bool {
    guard path.hasPrefix(other) else { return false }
    let next = path.utf8.dropFirst(other.utf8.count).first
    return other.isEmpty || next == UInt8(ascii: ".") || next == UInt8(ascii: "[")
  }
}

extension Field.Default {
  /// The default as a list of fields shows it, with names in backquotes; nil if there is none. `noun` is the word for
  /// an item.
  package func text(noun: String) -> String? {
    switch self {
    case .none: nil
    case .word(let word): "`\(word)`"
    case .value(let text): text
    case .field(let path): "that of `\(path)`"
    case .described(let words): words
    case .soleItem: "true if it is the only \(noun), else false"
    }
  }
}

/// A field by its place in the table; the first is the document itself.
package struct FieldID: Sendable, Hashable {
  /// The index in the table.
  package let rawValue: UInt8

  /// The field with an index in the table.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The whole document.
  package static let document = FieldID(rawValue: 0)
}

/// A call of an API that people write where a mapping of fields belongs: `UIFont.boldSystemFont(ofSize: 15)`.
package struct CallHint: Sendable, Equatable {
  /// A part of the call's name, in lower case.
  let name: String
  /// The fields that every such call means, as the inside of a flow mapping: `family: system`.
  let fields: String
  /// The key that takes the call's number.
  let number: String
  /// The key that takes one of its words.
  let word: String

  /// The fields that a call means, as the inside of a flow mapping; nil if the text is not such a call.
  func fields(_ text: String, words: [String]) -> String? {
    let letters = text.lowercased()
    guard let open = letters.firstIndex(of: "("), letters[..<open].contains(name) else { return nil }
    let arguments = letters[open...].split { "(),: ".contains($0) }
    var fields = fields
    if let size = arguments.first(where: { Array($0.utf8).span.decimalNumber != nil }) {
      fields += ", \(number): \(size)"
    }
    let named = arguments.first { $0.hasPrefix(".") }.map { String($0.dropFirst()) }
    let meant = words.first { word in
      named.map { word.lowercased() == $0 } ?? letters[..<open].contains(word.lowercased())
    }
    return fields + (meant.map { ", \(word): \($0)" } ?? "")
  }
}

extension FieldTable {
  /// The fields that a call in a text means, as the inside of a flow mapping, with the key of the field that takes such
  /// calls; nil if the text is not a call that a row knows.
  func fields(ofCall text: String) -> (key: String, fields: String)? {
    fields.lazy.compactMap { row in
      row.call.flatMap { call in
        let words = self.fields.first { $0.path == "\(row.path).\(call.word)" }?.type.lone.words
        return call.fields(text, words: words ?? []).map { (row.key, $0) }
      }
    }.first
  }
}
