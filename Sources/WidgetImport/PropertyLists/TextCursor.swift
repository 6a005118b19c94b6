/// A position in a text that moves forward and tracks its line.
struct TextCursor {
  let bytes: [UInt8]
  /// The offset of the next byte.
  private(set) var offset = 0
  /// The line of the next byte, counted from 1.
  private(set) var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next byte; nil at the end.
  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Returns the byte at a distance after the next one; 0 beyond the end.
  func byte(_ distance: Int = 0) -> UInt8 { offset + distance < bytes.count ? bytes[offset + distance] : 0 }

  /// Whether the next two characters are these ASCII characters.
  func isAt(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    byte() == UInt8(ascii: first) && byte(1) == UInt8(ascii: second)
  }

  /// Moves forward by some bytes.
  mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where offset < bytes.count {
      if bytes[offset] == 0x0A { line += 1 }
      offset += 1
    }
  }

  /// Skips bytes while they are unwanted.
  mutating func skip(_ isUnwanted: (UInt8) -> Bool) {
    while let byte = peek, isUnwanted(byte) { advance() }
  }

  /// Takes bytes while they are wanted.
  mutating func take(_ isWanted: (UInt8) -> Bool) -> String {
    let start = offset
    skip(isWanted)
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Skips a comment, `//` or `/* */`, which may nest as in Swift; returns false if there is none.
  mutating func skipComment(nests: Bool = false) -> Bool {
    if isAt("/", "/") {
      skip { $0 != 0x0A }
      return true
    }
    guard isAt("/", "*") else { return false }
    var depth = 0
    repeat {
      let (isOpening, isClosing) = (isAt("/", "*") && (nests || depth == 0), isAt("*", "/"))
      depth += isOpening ? 1 : isClosing ? -1 : 0
      advance(isOpening || isClosing ? 2 : 1)
    } while depth > 0 && offset < bytes.count
    return true
  }

  /// Skips white space and comments.
  mutating func skipSpaceAndComments() {
    repeat { skip(\.isSpace) } while skipComment()
  }

  /// Takes a quoted text and resolves its escapes; nil if the quote is not closed.
  mutating func takeQuoted(_ quote: UInt8) -> String? {
    advance()
    // UTF-16, since an escape may be one half of a character.
    var units: [UInt16] = []
    while let byte = peek, byte != quote {
      if byte == UInt8(ascii: "\\") {
        advance()
        units += takeEscape()
      } else {
        units += take { $0 != quote && $0 != UInt8(ascii: "\\") }.utf16
      }
    }
    guard peek == quote else { return nil }
    advance()
    return String(decoding: units, as: UTF16.self)
  }

  /// Takes the escape after a backslash; `\U` has 4 digits in property lists and 8 in C.
  mutating func takeEscape(digitsOfLong: Int = 4) -> [UInt16] {
    guard let byte = peek, byte < 0x80 else { return [] }
    if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "7") { return takeNumber(radix: 8, digits: 3) }
    advance()
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "u") where peek == UInt8(ascii: "{"):
      advance()
      defer { advance() }
      return takeNumber(radix: 16, digits: 8)
    case UInt8(ascii: "u"): return takeNumber(radix: 16, digits: 4)
    case UInt8(ascii: "U"): return takeNumber(radix: 16, digits: digitsOfLong)
    default: return [UInt16(byte)]
    }
  }

  /// Takes the number of a character, or of one half of it in UTF-16.
  private mutating func takeNumber(radix: Int, digits: Int) -> [UInt16] {
    var left = digits
    let text = take { byte in
      left -= 1
      return left >= 0 && Character(Unicode.Scalar(byte)).hexDigitValue.map { $0 < radix } == true
    }
    guard let number = UInt32(text, radix: radix) else { return [] }
    return Unicode.Scalar(number).map { Array(String($0).utf16) } ?? UInt16(exactly: number).map { [$0] } ?? []
  }
}

extension UInt8 {
  /// Whether it is white space in ASCII.
  var isSpace: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }

  /// Whether it may be part of a name.
  var isWord: Bool {
    self >= 0x61 && self <= 0x7A || self >= 0x41 && self <= 0x5A || isDigit || self == 0x5F || self >= 0x80
  }

  /// Whether it is a digit.
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
}
