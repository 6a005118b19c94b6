extension String {
  /// The text that some UTF-8 bytes are.
  package init(_ bytes: Span<UInt8>) {
    self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}

/// Texts as UTF-8 bytes.
extension Span<UInt8> {
  /// Whether all bytes are ASCII.
  package var isASCII: Bool {
    for index in indices where self[index] >= 0x80 { return false }
    return true
  }

  /// Whether the bytes are the same as others.
  package func isSame(as other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
  }

  /// Whether the bytes are a text's.
  package func isSame(as text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { isSame(as: $0.span) }
  }

  /// Whether the bytes are a text's.
  package func isSame(as text: String) -> Bool {
    count == text.utf8.count && zip(indices, text.utf8).allSatisfy { self[$0] == $1 }
  }

  /// Whether bytes tell it from other texts of this kind as characters would: every code point is a cluster of its own
  /// beside any other of them, and is composed as far as it can be. A text may be called complex that is not.
  package var isSimple: Bool {
    var index = 0
    while index < count {
      let length = lengthOfSimpleCharacter(at: index)
      if length == 0 { return false }
      index += length
    }
    return true
  }

  /// Whether a code point and the one behind it are simple, so that no mark makes another character of it.
  package func isSimple(around index: Int) -> Bool {
    let length = lengthOfSimpleCharacter(at: index)
    return length > 0 && (index + length == count || lengthOfSimpleCharacter(at: index + length) > 0)
  }

  /// The length of a simple code point; 0 where it may be complex.
  func lengthOfSimpleCharacter(at index: Int) -> Int {
    let lead = self[index]
    if lead < 0x80 { return lead == 0x0D ? 0 : 1 }
    guard index + 1 < count else { return 0 }
    let second = self[index + 1]
    switch lead {
    // U+0080 to U+02FF, and Cyrillic but for its marks.
    case 0xC2...0xCB, 0xD0, 0xD1, 0xD3: return 2
    // Latin letters with marks, as Vietnamese has them.
    case 0xE1: return (0xB8...0xBB).contains(second) ? 3 : 0
    // Dashes, quotation marks and the ellipsis.
    case 0xE2 where second == 0x80 && index + 2 < count:
      return (0x90...0xA7).contains(self[index + 2]) ? 3 : 0
    // Kana but for the voicing marks that join the letter before them.
    case 0xE3 where second == 0x82 && index + 2 < count:
      return self[index + 2] == 0x99 || self[index + 2] == 0x9A ? 0 : 3
    case 0xE3: return second == 0x81 || second == 0x83 || second >= 0x90 ? 3 : 0
    // Ideographs and Hangul syllables.
    case 0xE4...0xE9, 0xEB, 0xEC: return 3
    case 0xEA: return second >= 0xB0 ? 3 : 0
    case 0xED: return second < 0x9E ? 3 : 0
    // Pictures, but for regional indicators and skin tones.
    case 0xF0: return second == 0x9F && index + 2 < count && ![0x87, 0x8F].contains(self[index + 2]) ? 4 : 0
    // Full-width forms.
    case 0xEF: return second == 0xBC || second == 0xBD && index + 2 < count && self[index + 2] < 0x9E ? 3 : 0
    default: return 0
    }
  }
}
