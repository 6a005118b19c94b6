extension String {
  /// The text that some UTF-8 bytes are.
  package init(_ bytes: Span<UInt8>) {
    self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}

/// Texts as UTF-8 bytes.
extension Span<UInt8> {
  /// Whether all bytes are ASCII.
  var isASCII: Bool {
    for index in indices where self[index] >= 0x80 { return false }
    return true
  }

  /// The first eight bytes of a range as one integer, the first one lowest, with zeros for those that it does not have.
  func head(of range: Range<Int>) -> UInt64 {
    guard range.lowerBound &+ 8 <= count else {
      var head: UInt64 = 0
      for index in range.reversed() { head = head &<< 8 | UInt64(self[index]) }
      return head
    }
    let word = withUnsafeBytes { $0.loadUnaligned(fromByteOffset: range.lowerBound, as: UInt64.self) }
    let head = UInt64(littleEndian: word)
    let bits = UInt64(truncatingIfNeeded: (range.upperBound &- range.lowerBound) &* 8)
    return bits >= 64 ? head : head & ~(~0 &<< bits)
  }

  /// Whether the bytes are exactly those of a text.
  func isExactly(_ text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    for index in indices where self[index] != text.utf8Start[index] { return false }
    return true
  }

  /// Whether the bytes are the same as others.
  package func isSame(as other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
  }

  /// Whether the bytes are a text's.
  package func isSame(as text: String) -> Bool {
    guard count == text.utf8.count else { return false }
    var index = 0
    for byte in text.utf8 {
      if self[index] != byte { return false }
      index += 1
    }
    return true
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

  /// The bytes of a code point after ASCII in lower case, as one number; nil where a look does not tell them, or it may
  /// be white space.
  package func smallLetter(at index: Int) -> UInt32? {
    let lead = self[index]
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard index + length <= count else { return nil }
    let second = self[index + 1]
    let start = UInt32(lead) << 8 | UInt32(second)
    switch lead {
    // Latin-1: each capital is 32 below its small letter.
    case 0xC3: return second < 0x9F && second != 0x97 ? start + 0x20 : start
    // Cyrillic: 80 or 32 in front of them, which may begin with the next byte.
    case 0xD0 where second < 0x90: return start + 0x110
    case 0xD0 where second < 0xA0: return start + 0x20
    case 0xD0 where second < 0xB0: return start + 0xE0
    case 0xD1 where second >= 0xA0: return nil
    // Small letters, marks, and scripts without capitals.
    case 0xD0, 0xD1, 0xCC, 0xD7...0xDF: return start
    // The same, kana but for white space, ideographs and Hangul.
    case 0xE3 where second > 0x80, 0xEA where second >= 0xB0, 0xE0, 0xE4...0xE9, 0xEB, 0xEC:
      return start << 8 | UInt32(self[index + 2])
    // Pictures.
    case 0xF0 where second == 0x9F: return start << 16 | UInt32(self[index + 2]) << 8 | UInt32(self[index + 3])
    default: return nil
    }
  }
}
