import YAMLTree

/// A key that names no field of its mapping.
struct UnknownKey {
  /// Where it stands.
  var source: Source
  /// Its text; nil where the key is a collection.
  var text: ArraySlice<UInt8>?
}

/// The keys of a mapping by their text: a few are compared, more are looked up.
struct KeySet {
  /// How many are compared at most.
  private static let enough = 16

  private var few: [Int32] = []
  private var many: [ArraySlice<UInt8>: Int] = [:]

  /// The node of the key with a text; nil where there is none.
  func key(_ text: ArraySlice<UInt8>, in stream: YAMLStream) -> Int? {
    if !many.isEmpty { return many[text] }
    return few.first { stream.textBytes(stream.resolved(Int($0))).elementsEqual(text) }.map { Int($0) }
  }

  /// Adds a key by its node, or says which one has the same text.
  mutating func insert(_ key: Int, in stream: YAMLStream) -> Int? {
    let text = stream.textBytes(stream.resolved(key))
    if let other = self.key(text, in: stream) { return other }
    if many.isEmpty, few.count < Self.enough {
      if few.isEmpty { few.reserveCapacity(Self.enough) }
      few.append(Int32(key))
    } else {
      if many.isEmpty {
        many = Dictionary(
          uniqueKeysWithValues: few.map { (stream.textBytes(stream.resolved(Int($0))), Int($0)) }
        )
      }
      many[text] = key
    }
    return nil
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
