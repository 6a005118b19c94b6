extension String {
  /// A text from its UTF-8 bytes.
  package init(_ bytes: Span<UInt8>) {
    self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  /// The text without white space at its ends.
  package var trimmed: String {
    let scalars = unicodeScalars.drop(while: \.isSpace)
    let end = scalars.lastIndex { !$0.isSpace }.map { scalars.index(after: $0) } ?? scalars.startIndex
    return String(scalars[..<end])
  }
}

extension UInt8 {
  /// Whether the byte is a letter of ASCII.
  package var isLetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7A }

  /// Whether it is a digit of ASCII.
  package var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// Whether the ids of rules and guidelines may have it: a small letter, a digit or a hyphen.
  var isOfID: Bool { self >= 0x61 && self <= 0x7A || isDigit || self == 0x2D }

  /// The byte, in lower case if it is an ASCII letter.
  var lowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }

  /// Whether it begins a character from U+0300 to U+033F, U+0380 to U+0FFF or U+4000 to U+EFFF, or one of four bytes:
  /// neither white space nor, in any case, equivalent to a text that begins with ASCII.
  fileprivate var neverEqualsASCII: Bool {
    self == 0xCC || 0xCE...0xE0 ~= self || 0xE4...0xEE ~= self || self >= 0xF0
  }
}

/// Texts as UTF-8 bytes.
extension Span<UInt8> {
  /// The first eight bytes of a range as one integer, the first byte lowest; zeros fill it up if there are fewer.
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

  /// Whether the bytes equal other bytes.
  package func isSame(as other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
  }

  /// Whether the bytes are a text's.
  package func isSame(as text: String) -> Bool {
    guard count == text.utf8.count else { return false }
    return zip(indices, text.utf8).allSatisfy { self[$0] == $1 }
  }

  /// Whether the text is nothing but Unicode's white space.
  var isWhiteSpace: Bool {
    guard let start = indices.first(where: { !(self[$0] == 0x20 || self[$0] >= 0x09 && self[$0] <= 0x0D) }) else {
      return true
    }
    switch self[start] {
    // The first bytes of white space outside ASCII.
    case 0xC2, 0xE1, 0xE2: break
    case 0xE3 where start + 2 < count && self[start + 1] == 0x80 && self[start + 2] == 0x80: break
    default: return false
    }
    return String(self).unicodeScalars.allSatisfy(\.isSpace)
  }

  /// Whether comparing bytes distinguishes it from other simple texts just as comparing characters would: every code
  /// point is a cluster of its own and is fully composed, as `é` is, and `e` with U+0301 is not. False for some texts
  /// that would qualify.
  package var isSimple: Bool {
    var index = 0
    while index < count {
      let length = lengthOfSimpleCharacter(at: index)
      if length == 0 { return false }
      index += length
    }
    return true
  }

  /// Whether a code point and the one after it are simple, so that no mark makes another character of it.
  func isSimple(around index: Int) -> Bool {
    let length = lengthOfSimpleCharacter(at: index)
    return length > 0 && (index + length == count || lengthOfSimpleCharacter(at: index + length) > 0)
  }

  /// Whether the characters at two places of two texts are certain to differ, in whatever form they are written.
  func isDifferent(at index: Int, from other: Span<UInt8>, at place: Int, ignoringCase: Bool = false) -> Bool {
    let (byte, otherByte) = (self[index], other[place])
    if byte < 0x80, otherByte < 0x80 {
      return ignoringCase ? byte.lowercased != otherByte.lowercased : byte != otherByte
    }
    let isOneASCII = byte < 0x80 || otherByte < 0x80
    if isOneASCII, byte.neverEqualsASCII || otherByte.neverEqualsASCII { return true }
    guard isSimple(around: index), other.isSimple(around: place) else { return false }
    if isOneASCII { return true }
    let (scalar, otherScalar) = (simpleScalar(at: index), other.simpleScalar(at: place))
    // From Hebrew on, a simple code point has no case.
    let mayHaveCase = ignoringCase && scalar.value < 0x590 && otherScalar.value < 0x590
    return mayHaveCase
      ? scalar.properties.lowercaseMapping != otherScalar.properties.lowercaseMapping : scalar != otherScalar
  }

  /// The simple code point of two or three bytes at an index.
  private func simpleScalar(at index: Int) -> Unicode.Scalar {
    let tail = UInt16(self[index + 1] & 0x3F)
    let value =
      self[index] < 0xE0
      ? UInt16(self[index] & 0x1F) << 6 | tail
      : UInt16(self[index] & 0x0F) << 12 | tail << 6 | UInt16(self[index + 2] & 0x3F)
    return Unicode.Scalar(value) ?? "\0"
  }

  /// The length of a simple code point; 0 if it may be complex.
  private func lengthOfSimpleCharacter(at index: Int) -> Int {
    let lead = self[index]
    if lead < 0x80 { return lead == 0x0D ? 0 : 1 }
    guard index + 1 < count else { return 0 }
    let second = self[index + 1]
    switch lead {
    // U+0080 to U+02FF, and Cyrillic except its marks.
    case 0xC2...0xCB, 0xD0, 0xD1: return 2
    // Arabic letters.
    case 0xD8: return second >= 0xA0 ? 2 : 0
    case 0xD9: return second <= 0x8A ? 2 : 0
    // Kana except the voicing marks that join the letter before them.
    case 0xE3 where second == 0x82 && index + 2 < count:
      return self[index + 2] == 0x99 || self[index + 2] == 0x9A ? 0 : 3
    case 0xE3: return second == 0x81 || second == 0x83 || second >= 0x90 ? 3 : 0
    // Ideographs and Hangul syllables.
    case 0xE4...0xE9, 0xEB, 0xEC: return 3
    case 0xEA: return second >= 0xB0 ? 3 : 0
    case 0xED: return second < 0x9E ? 3 : 0
    default: return 0
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is Unicode's white space, without a look-up of its properties.
  package var isSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
