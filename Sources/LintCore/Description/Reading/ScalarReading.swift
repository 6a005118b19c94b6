import YAML

/// Reads scalars by their field's type.
enum ScalarReading {
  /// The value of a scalar, or nil where its field cannot have it.
  static func value(_ text: Span<UInt8>, _ form: FieldType.Form) -> DescriptionNode.Value? {
    for (index, word) in form.words.enumerated() where text.isSame(as: word) { return .word(UInt8(index)) }
    return form.scalar.flatMap { value(text, $0) }
  }

  /// The value of a scalar that is none of a form's words.
  static func value(_ text: Span<UInt8>, _ scalar: FieldType.Scalar) -> DescriptionNode.Value? {
    switch scalar {
    case .text: return isBlank(text) ? nil : .text
    case .any: return .text
    case .boolean: return text.isExactly("true") ? .boolean(true) : text.isExactly("false") ? .boolean(false) : nil
    case .points(let range):
      guard let number = number(text), number.isFinite, range.contains(number) else { return nil }
      return .number(number)
    case .wholeNumber(let minimum):
      guard let number = wholeNumber(text), number >= minimum else { return nil }
      return .number(Double(number))
    case .color: return Color(text).map { .color($0) }
    case .version: return Version(text).map { .version($0) }
    case .url: return text.isExactly("app") || hasScheme(text) ? .url : nil
    case .scheme: return text.indices.contains { text[$0] == UInt8(ascii: ":") } ? nil : .text
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }

  /// Whether a text is nothing but Unicode's white space.
  private static func isBlank(_ text: Span<UInt8>) -> Bool {
    guard let start = text.indices.first(where: { !isSpace(text[$0]) }) else { return true }
    switch text[start] {
    // What white space outside ASCII begins with.
    case 0xC2, 0xE1, 0xE2: break
    case 0xE3 where start + 2 < text.count && text[start + 1] == 0x80 && text[start + 2] == 0x80: break
    default: return false
    }
    return String(text).unicodeScalars.allSatisfy(\.isSpace)
  }

  /// A decimal number as in YAML 1.2: sign, digits, point, exponent.
  static func number(_ text: Span<UInt8>) -> Double? {
    var place = 0
    skipSign(text, &place)
    var number = 0
    let whole = skipDigits(text, &place, &number)
    var fraction = 0
    if place < text.count, text[place] == UInt8(ascii: ".") {
      place += 1
      fraction = skipDigits(text, &place, &number)
    }
    guard whole + fraction > 0 else { return nil }
    if place == text.count, whole + fraction < 16 {
      let isNegative = text[0] == UInt8(ascii: "-")
      guard fraction > 0 else { return Double(isNegative ? -number : number) }
      // Both are held exactly, so that their quotient is the number nearest to the text.
      var divisor = isNegative ? -1.0 : 1
      for _ in 0..<fraction { divisor *= 10 }
      return Double(number) / divisor
    }
    if place < text.count, text[place] | 0x20 == UInt8(ascii: "e") {
      place += 1
      skipSign(text, &place)
      guard skipDigits(text, &place, &number) > 0 else { return nil }
    }
    return place == text.count ? Double(String(text)) : nil
  }

  /// Digits, perhaps with a sign; a number too large to hold is the largest one.
  static func wholeNumber(_ text: Span<UInt8>) -> Int? {
    var place = 0
    skipSign(text, &place)
    guard place < text.count else { return nil }
    var number = 0
    for index in place..<text.count {
      guard text[index] >= 0x30, text[index] <= 0x39 else { return nil }
      number = min(number, Int.max / 100) * 10 + Int(text[index] - 0x30)
    }
    return text[0] == UInt8(ascii: "-") ? -number : number
  }

  @inline(__always)
  private static func skipSign(_ text: Span<UInt8>, _ place: inout Int) {
    if place < text.count, text[place] == UInt8(ascii: "-") || text[place] == UInt8(ascii: "+") { place += 1 }
  }

  /// Skips digits, and says how many there are; a number takes them up as long as it can.
  @inline(__always)
  private static func skipDigits(_ text: Span<UInt8>, _ place: inout Int, _ number: inout Int) -> Int {
    let start = place
    while place < text.count, text[place] >= 0x30, text[place] <= 0x39 {
      number = number &* 10 &+ Int(text[place] & 0x0F)
      place += 1
    }
    return place - start
  }

  /// Whether a text begins with a URL's scheme: a letter, then letters, digits, `+`, `-`, `.` or `_`, then a colon.
  static func hasScheme(_ text: Span<UInt8>) -> Bool {
    guard let first = text.indices.first.map({ text[$0] }), isLetter(first) else { return false }
    for index in text.indices {
      let byte = text[index]
      if byte == UInt8(ascii: ":") { return true }
      guard isLetter(byte) || byte >= 0x2B && byte <= 0x39 && byte != 0x2C && byte != 0x2F || byte == UInt8(ascii: "_")
      else { return false }
    }
    return false
  }

  static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
}
