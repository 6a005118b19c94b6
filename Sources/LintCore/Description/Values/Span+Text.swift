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
  /// Whether the byte is an ASCII letter.
  package var isLetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7A }

  /// Whether it is an ASCII digit.
  package var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// Whether it may be in the id of a rule or of guidelines: a lowercase letter, a digit or a hyphen.
  var isOfID: Bool { self >= 0x61 && self <= 0x7A || isDigit || self == 0x2D }

  /// The byte, in lower case if it is an ASCII letter.
  var lowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }

  /// Whether it begins a character that is not equivalent, in any form or case, to a text that begins with ASCII: one
  /// from U+0300 to U+033F, U+0380 to U+0FFF or U+3000 to U+EFFF, or of four bytes.
  private var neverEqualsASCII: Bool {
    self == 0xCC || 0xCE...0xE0 ~= self || 0xE3...0xEE ~= self || self >= 0xF0
  }

  /// Whether two texts must differ if, after the same beginning, one has this byte and the other has `other`.
  func isDifferent(from other: UInt8, ignoringCase: Bool) -> Bool {
    if self < 0x80, other < 0x80 { return ignoringCase ? lowercased != other.lowercased : self != other }
    return self < 0x80 && other.neverEqualsASCII || other < 0x80 && neverEqualsASCII
  }
}

/// Texts as UTF-8 bytes.
extension Span<UInt8> {
  /// Whether the bytes equal other bytes.
  package func isSame(as other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
  }

  /// Whether the bytes are those of a text in UTF-8.
  package func isSame(as text: String) -> Bool {
    guard count == text.utf8.count else { return false }
    var place = 0
    return text.utf8.allSatisfy { byte in
      defer { place += 1 }
      return self[place] == byte
    }
  }

  /// Whether the text is nothing but Unicode white space.
  var isWhiteSpace: Bool {
    let start = indices.first { !(self[$0] == 0x20 || self[$0] >= 0x09 && self[$0] <= 0x0D) }
    guard let start else { return true }
    return self[start] >= 0x80 && String(self).unicodeScalars.allSatisfy(\.isSpace)
  }
}

extension Unicode.Scalar {
  /// Whether it is Unicode white space, determined without looking up its properties.
  package var isSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
