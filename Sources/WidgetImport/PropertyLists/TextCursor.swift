/// A place in a text that moves on, and knows its line.
struct TextCursor {
  private let bytes: [UInt8]
  /// The offset of the next byte.
  private var offset = 0
  /// The line of the next byte, counted from 1.
  private(set) var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next byte; nil at the end.
  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The byte after the next.
  private var second: UInt8? { offset + 1 < bytes.count ? bytes[offset + 1] : nil }

  /// Moves on by one byte.
  mutating func advance() {
    guard offset < bytes.count else { return }
    if bytes[offset] == 0x0A { line += 1 }
    offset += 1
  }

  /// Takes bytes as long as they are wanted.
  @discardableResult
  mutating func take(_ isWanted: (UInt8) -> Bool) -> String {
    let start = offset
    while let byte = peek, isWanted(byte) { advance() }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Passes over white space, `//` and `/* */`.
  mutating func skipSpaceAndComments() {
    while let byte = peek {
      switch (byte, second) {
      case (UInt8(ascii: "/"), UInt8(ascii: "/")): take { $0 != 0x0A }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        advance()
        repeat { advance() } while peek != nil && !(peek == UInt8(ascii: "*") && second == UInt8(ascii: "/"))
        advance()
        advance()
      case _ where byte.isSpace: advance()
      default: return
      }
    }
  }

  /// Takes a text in quotes, its escapes resolved; nil if the quote is not closed.
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

  /// Takes what follows a backslash.
  private mutating func takeEscape() -> [UInt16] {
    guard let byte = peek, byte < 0x80 else { return [] }
    if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "7") { return takeNumber(radix: 8, digits: 3) }
    advance()
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "u"), UInt8(ascii: "U"): return takeNumber(radix: 16, digits: 4)
    default: return [UInt16(byte)]
    }
  }

  private mutating func takeNumber(radix: Int, digits: Int) -> [UInt16] {
    var left = digits
    let number = take { byte in
      left -= 1
      return left >= 0 && Character(Unicode.Scalar(byte)).hexDigitValue.map { $0 < radix } == true
    }
    return UInt16(number, radix: radix).map { [$0] } ?? []
  }
}

extension UInt8 {
  /// Whether it is white space in ASCII.
  var isSpace: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }
}
