import YAMLTree

/// A key that names no field of its mapping.
struct UnknownKey {
  /// Where it stands.
  var source: DescriptionReader.Source
  /// Its text; nil where the key is a collection.
  var text: ArraySlice<UInt8>?
}

/// The languages of one text.
struct Languages {
  /// The keys that are languages, or `default`.
  var seen: Set<ArraySlice<UInt8>> = []
  /// The keys that are neither.
  var unknown: [UnknownKey] = []
}

/// Language tags as BCP 47 writes them.
enum LanguageTag {
  /// Whether a key is one: a language of two or three letters, then parts of one to eight letters and digits.
  static func isTag(_ key: ArraySlice<UInt8>) -> Bool {
    let parts = key.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.count), language.allSatisfy(isLetter) else {
      return false
    }
    return parts.dropFirst().allSatisfy {
      (1...8).contains($0.count) && $0.allSatisfy { isLetter($0) || $0 >= 0x30 && $0 <= 0x39 }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
}
