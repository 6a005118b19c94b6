/// A call of an API that people write where a mapping of fields belongs: `UIFont.boldSystemFont(ofSize: 15)`.
package struct CallHint: Sendable, Equatable {
  /// A part of the call's name, in small letters.
  let name: String
  /// The fields that each such call means, as a mapping's inside: `family: system`.
  let fields: String
  /// The key that takes the call's number.
  let number: String
  /// The key that takes one of its words.
  let word: String

  /// The fields that a call means, as a mapping's inside; nil for what is no such call.
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
  /// The fields that a text means which is a call, as a mapping's inside, with the key of their field; nil for what is no
  /// call that a row knows.
  func fields(ofCall text: String) -> (key: String, fields: String)? {
    fields.lazy.compactMap { row in
      row.call.flatMap { call in
        let words = self.fields.first { $0.path == "\(row.path).\(call.word)" }?.type.lone.words
        return call.fields(text, words: words ?? []).map { (row.key, $0) }
      }
    }.first
  }
}
