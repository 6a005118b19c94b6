import YAML

/// Keys by their text: a few are compared, more are looked up.
struct KeySet {
  /// A key's node, and the range of its text in the stream's bytes.
  struct Key {
    let node: Int
    let name: Range<Int>
  }

  /// The most keys that are compared one by one.
  private static let enough = 32

  private var keys: [Key] = []
  /// All of them, once there are many.
  private var many: [ArraySlice<UInt8>: Key] = [:]

  /// The key that a range of a text names; nil where there is none.
  func first(_ name: Range<Int>, of text: [UInt8], in bytes: [UInt8]) -> Key? {
    if !many.isEmpty { return many[text[name]] }
    let name = text.span.extracting(name)
    for key in keys where bytes.span.extracting(key.name).isSame(as: name) { return key }
    return nil
  }

  /// Adds a key, or says which one has the same text.
  mutating func insert(_ key: Key, in bytes: [UInt8]) -> Key? {
    if let other = first(key.name, of: bytes, in: bytes) { return other }
    if keys.isEmpty { keys.reserveCapacity(8) }
    keys.append(key)
    if !many.isEmpty {
      many[bytes[key.name]] = key
    } else if keys.count > Self.enough {
      many = Dictionary(uniqueKeysWithValues: keys.map { (bytes[$0.name], $0) })
    }
    return nil
  }

  /// Adds the keys of another set whose texts are new.
  mutating func formUnion(_ other: KeySet, in bytes: [UInt8]) {
    if keys.isEmpty {
      self = other
    } else {
      for key in other.keys { _ = insert(key, in: bytes) }
    }
  }
}
