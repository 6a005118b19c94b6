extension Unicode.Scalar {
  /// Whether it is Unicode's white space, without a look-up of its properties.
  package var isSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}

extension Span<UInt8> {
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
}

extension String {
  /// The text without white space at its ends.
  package var trimmed: String {
    let scalars = unicodeScalars.drop(while: \.isSpace)
    let end = scalars.lastIndex { !$0.isSpace }.map { scalars.index(after: $0) } ?? scalars.startIndex
    return String(scalars[..<end])
  }
}

extension UInt8 {
  /// Whether the byte is a letter of ASCII.
  var isLetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7A }
}
