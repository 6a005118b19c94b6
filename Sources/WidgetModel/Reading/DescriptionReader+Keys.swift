import YAMLTree

/// A key that names no field of its mapping.
struct UnknownKey {
  /// Where it stands.
  var source: Source
  /// Its text; nil where the key is a collection.
  var text: ArraySlice<UInt8>?
}

/// The keys of a mapping by their text, each with its node: a few are compared, more are looked up.
struct KeySet {
  private var few: [(text: ArraySlice<UInt8>, node: Int)] = []
  private var many: [ArraySlice<UInt8>: Int] = [:]

  /// The node of the key with a text; nil where there is none.
  func node(of text: ArraySlice<UInt8>) -> Int? {
    many.isEmpty ? few.first { $0.text == text }?.node : many[text]
  }

  /// Adds a key whose text none has yet.
  mutating func insert(_ text: ArraySlice<UInt8>, _ node: Int) {
    if many.isEmpty, few.count < 16 {
      few.append((text, node))
    } else {
      if many.isEmpty { many = Dictionary(uniqueKeysWithValues: few) }
      many[text] = node
    }
  }
}

/// The names of a mapping's fields, as findings about a key that is none of them need them.
struct FieldNames {
  let keys: [String]
  let near: NearNames
  /// All of them, in a sentence.
  let list: String

  init(_ keys: [String]) {
    self.keys = keys
    near = NearNames(keys)
    list = "its fields are \(DataValue.enumerate(keys, "and"))"
  }
}

/// The languages of one text.
struct Languages {
  /// The keys that are languages, or `default`.
  var seen = KeySet()
  /// Whether one of them is `default`.
  var hasDefault = false
  /// The keys that are neither.
  var unknown: [UnknownKey] = []
}

/// Language tags as BCP 47 writes them.
enum LanguageTag {
  /// Whether a key is one: a language of two or three letters, then parts of one to eight letters and digits.
  static func isTag(_ key: ArraySlice<UInt8>) -> Bool {
    var isFirst = true
    var length = 0
    for byte in key {
      if byte == UInt8(ascii: "-") {
        guard length > (isFirst ? 1 : 0) else { return false }
        (isFirst, length) = (false, 0)
        continue
      }
      length += 1
      let isAllowed = isLetter(byte) || !isFirst && byte >= 0x30 && byte <= 0x39
      guard isAllowed, length <= (isFirst ? 3 : 8) else { return false }
    }
    return length > (isFirst ? 1 : 0)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
}
