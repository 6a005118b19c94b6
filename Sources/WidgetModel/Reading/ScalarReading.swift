/// Reads scalars by their field's type.
enum ScalarReading {
  /// The value of a scalar, or nil where its field cannot have it.
  static func value(_ text: ArraySlice<UInt8>, _ form: FieldType.Form) -> DescriptionNode.Value? {
    for (index, word) in form.words.enumerated() where word.utf8.elementsEqual(text) { return .word(UInt8(index)) }
    return form.scalar.flatMap { value(text, $0) }
  }

  /// The value of a scalar that is none of a form's words.
  static func value(_ text: ArraySlice<UInt8>, _ scalar: FieldType.Scalar) -> DescriptionNode.Value? {
    switch scalar {
    case .text: return text.contains { !isSpace($0) } && !isBlankText(text) ? .text : nil
    case .any: return .text
    case .boolean: return boolean(text)
    case .points(let negative):
      guard let number = number(text), number.isFinite, negative || number >= 0 else { return nil }
      return .number(number)
    case .wholeNumber(let minimum):
      guard let number = wholeNumber(text), number >= minimum else { return nil }
      return .number(Double(number))
    case .color: return (Color(hex: text) ?? Color(name: text)).map { .color($0) }
    case .version: return Version(text).map { .version($0) }
    case .url: return text.elementsEqual("app".utf8) || scheme(of: text) != nil ? .url : nil
    case .scheme: return text.contains(UInt8(ascii: ":")) ? nil : .text
    }
  }

  private static func boolean(_ text: ArraySlice<UInt8>) -> DescriptionNode.Value? {
    if text.elementsEqual("true".utf8) { return .boolean(true) }
    return text.elementsEqual("false".utf8) ? .boolean(false) : nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }

  /// Whether a text that is not all ASCII space is still nothing but Unicode's white space.
  private static func isBlankText(_ text: ArraySlice<UInt8>) -> Bool {
    guard let start = text.firstIndex(where: { !isSpace($0) }), mayBeginSpace(text[start...]) else { return false }
    return String(decoding: text, as: UTF8.self).unicodeScalars.allSatisfy(\.isSpace)
  }

  /// Whether a text may begin with white space outside ASCII, by its first bytes.
  private static func mayBeginSpace(_ text: ArraySlice<UInt8>) -> Bool {
    switch text.first {
    case 0xC2, 0xE1, 0xE2: true
    case 0xE3: text.starts(with: [0xE3, 0x80, 0x80])
    default: false
    }
  }

  /// A decimal number as in YAML 1.2: sign, digits, point, exponent.
  static func number(_ text: ArraySlice<UInt8>) -> Double? {
    var rest = text
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let whole = digits(&rest)
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      fraction = digits(&rest)
    }
    guard whole + fraction > 0 else { return nil }
    if rest.isEmpty, fraction == 0, whole < 16, let number = wholeNumber(text.last == 0x2E ? text.dropLast() : text) {
      return Double(number)
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
      guard digits(&rest) > 0 else { return nil }
    }
    return rest.isEmpty ? Double(String(decoding: text, as: UTF8.self)) : nil
  }

  /// Digits, perhaps with a sign; a number too large to hold is the largest one.
  static func wholeNumber(_ text: ArraySlice<UInt8>) -> Int? {
    var rest = text
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    guard !rest.isEmpty else { return nil }
    var number = 0
    for byte in rest {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      number = min(number, Int.max / 100) * 10 + Int(byte - 0x30)
    }
    return isNegative ? -number : number
  }

  private static func digits(_ rest: inout ArraySlice<UInt8>) -> Int {
    let count = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }.count
    rest = rest.dropFirst(count)
    return count
  }

  /// The bytes of a URL's scheme: a letter, then letters, digits, `+`, `-`, `.` or `_`, then a colon.
  static func scheme(of url: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let first = url.first, isLetter(first) else { return nil }
    let scheme = url.prefix { isLetter($0) || $0 >= 0x30 && $0 <= 0x39 || "+-._".utf8.contains($0) }
    return url.dropFirst(scheme.count).first == UInt8(ascii: ":") ? scheme : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
}
