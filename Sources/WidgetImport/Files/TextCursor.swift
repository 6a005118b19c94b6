/// A place in a text that moves on, and knows its line.
struct TextCursor {
  private let bytes: [UInt8]
  /// The offset of the next byte.
  private(set) var offset = 0
  /// The line of the next byte, counted from 1.
  private(set) var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next byte; nil at the end.
  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The byte after the next.
  var second: UInt8? { offset + 1 < bytes.count ? bytes[offset + 1] : nil }

  /// Moves on by one byte.
  mutating func advance() {
    guard offset < bytes.count else { return }
    if bytes[offset] == 0x0A { line += 1 }
    offset += 1
  }

  /// Takes bytes as long as they are wanted.
  mutating func take(_ isWanted: (UInt8) -> Bool) -> String {
    let start = offset
    while let byte = peek, isWanted(byte) { advance() }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Passes over white space, `//` and `/* */`.
  mutating func skipSpaceAndComments() {
    while let byte = peek {
      if byte.isSpace {
        advance()
      } else if byte == UInt8(ascii: "/"), second == UInt8(ascii: "/") {
        while let byte = peek, byte != 0x0A { advance() }
      } else if byte == UInt8(ascii: "/"), second == UInt8(ascii: "*") {
        advance()
        advance()
        while let byte = peek, !(byte == UInt8(ascii: "*") && second == UInt8(ascii: "/")) { advance() }
        advance()
        advance()
      } else {
        return
      }
    }
  }

  /// Takes a text in quotes, its escapes resolved; nil where the quote is not closed.
  mutating func takeQuoted(_ quote: UInt8) -> String? {
    advance()
    var text: [UInt8] = []
    while let byte = peek, byte != quote {
      advance()
      if byte == UInt8(ascii: "\\") { takeEscape(into: &text) } else { text.append(byte) }
    }
    guard peek == quote else { return nil }
    advance()
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func takeEscape(into text: inout [UInt8]) {
    guard let byte = peek else { return }
    advance()
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "u"), UInt8(ascii: "U"): takeUnicode(into: &text)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = UInt32(byte - UInt8(ascii: "0"))
      while value < 0o40, let digit = peek, digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "7") {
        advance()
        value = value * 8 + UInt32(digit - UInt8(ascii: "0"))
      }
      if let scalar = Unicode.Scalar(value) { text += Array(String(scalar).utf8) }
    default: text.append(byte)
    }
  }

  private mutating func takeUnicode(into text: inout [UInt8]) {
    guard var value = takeHex() else { return }
    if value >= 0xD800, value < 0xDC00, peek == UInt8(ascii: "\\"), second.map({ $0 | 0x20 }) == UInt8(ascii: "u") {
      advance()
      advance()
      let low = takeHex() ?? 0
      if low >= 0xDC00, low < 0xE000 { value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00) }
    }
    text += Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
  }

  private mutating func takeHex() -> UInt32? {
    var value: UInt32 = 0
    var count = 0
    while count < 4, let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
      advance()
      value = value << 4 | UInt32(digit)
      count += 1
    }
    return count == 0 ? nil : value
  }
}

extension UInt8 {
  /// Whether it is white space in ASCII.
  var isSpace: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }
}
