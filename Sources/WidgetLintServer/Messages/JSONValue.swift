/// A value of a JSON text.
struct JSONValue {
  private let document: JSONDocument
  private let index: Int
  private var node: JSONDocument.Node { document.nodes[index] }

  /// A value by its index in the text.
  init(_ document: JSONDocument, _ index: Int) {
    self.document = document
    self.index = index
  }

  /// What it is.
  var kind: JSONDocument.Kind { node.kind }

  /// The value as it is written.
  var source: String {
    String(decoding: document.bytes[Int(node.start)..<Int(node.end)], as: UTF8.self)
  }

  /// What an object holds under a key; nil where that is nothing or null, and where this is no object.
  subscript(_ key: StaticString) -> JSONValue? {
    member(key).flatMap { $0.kind == .null ? nil : $0 }
  }

  /// Whether an object holds a key, be it with null.
  func has(_ key: StaticString) -> Bool { member(key) != nil }

  private func member(_ key: StaticString) -> JSONValue? {
    guard kind == .object else { return nil }
    var (member, found): (Int, JSONValue?) = (index + 1, nil)
    while member < Int(node.next) {
      // Of a key that occurs twice the last one counts, as for most who read JSON.
      if JSONValue(document, member).isText(key) { found = JSONValue(document, member + 1) }
      member = Int(document.nodes[member + 1].next)
    }
    return found
  }

  /// The elements of a list.
  var elements: [JSONValue]? {
    guard kind == .list else { return nil }
    var (element, found): (Int, [JSONValue]) = (index + 1, [])
    while element < Int(node.next) {
      found.append(JSONValue(document, element))
      element = Int(document.nodes[element].next)
    }
    return found
  }

  /// Whether it is true or false.
  var boolean: Bool? { kind == .boolean ? document.bytes[Int(node.start)] == UInt8(ascii: "t") : nil }

  /// A whole number.
  var integer: Int? {
    guard kind == .number else { return nil }
    return Int(source) ?? Double(source).flatMap { Int(exactly: $0) }
  }

  /// A number.
  var number: Double? { kind == .number ? Double(source) : nil }

  /// A text.
  var text: String? { utf8.map { String(decoding: $0, as: UTF8.self) } }

  /// A text's bytes; half a surrogate pair becomes U+FFFD.
  var utf8: [UInt8]? {
    guard kind == .text else { return nil }
    let inner = document.bytes[Int(node.start) + 1..<Int(node.end) - 1]
    guard inner.contains(UInt8(ascii: "\\")) else { return Array(inner) }
    return Self.unescaped(inner)
  }

  private func isText(_ text: StaticString) -> Bool {
    let (start, count) = (Int(node.start) + 1, Int(node.end) - Int(node.start) - 2)
    if count == text.utf8CodeUnitCount {
      return (0..<count).allSatisfy { document.bytes[start + $0] == text.utf8Start[$0] }
    }
    return count > text.utf8CodeUnitCount && self.text == text.description
  }

  // MARK: - Escapes

  private static func unescaped(_ inner: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(inner.count)
    var rest = inner
    while let escape = rest.firstIndex(of: UInt8(ascii: "\\")) {
      text += rest[..<escape]
      rest = rest[(escape + 2)...]
      switch inner[escape + 1] {
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "u"):
        let (scalar, length) = scalar(inner, at: escape)
        text += scalar.utf8
        rest = inner[(escape + length)...]
      default: text.append(inner[escape + 1])
      }
    }
    return text + rest
  }

  /// The character of the escape, or of the pair of escapes, at a place, and how many bytes it takes.
  private static func scalar(_ bytes: ArraySlice<UInt8>, at place: Int) -> (Unicode.Scalar, length: Int) {
    guard let first = unit(bytes, at: place + 2) else { return ("\u{FFFD}", 6) }
    if let scalar = Unicode.Scalar(first) { return (scalar, 6) }
    guard first < 0xDC00, place + 8 <= bytes.endIndex, bytes[place + 6] == UInt8(ascii: "\\"),
      bytes[place + 7] == UInt8(ascii: "u"), let second = unit(bytes, at: place + 8), 0xDC00...0xDFFF ~= second
    else { return ("\u{FFFD}", 6) }
    let code = 0x10000 + (UInt32(first) - 0xD800) << 10 + UInt32(second) - 0xDC00
    return (Unicode.Scalar(code) ?? "\u{FFFD}", 12)
  }

  /// The number that four hex digits are.
  static func unit(_ bytes: ArraySlice<UInt8>, at place: Int) -> UInt16? {
    guard place + 4 <= bytes.endIndex else { return nil }
    return bytes[place..<place + 4].reduce(0) { unit, byte in
      guard let unit, let digit = digit(byte) else { return nil }
      return unit << 4 | UInt16(digit)
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
