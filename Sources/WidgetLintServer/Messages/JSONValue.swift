/// A value of a JSON text, decoded on demand.
struct JSONValue {
  /// The types of JSON values.
  enum Kind: UInt8 {
    case null, boolean, number, text, list, object
  }

  let kind: Kind
  /// The value as written.
  let bytes: ArraySlice<UInt8>
  /// The elements of a list, or the keys and values of an object in turn.
  let children: [JSONValue]

  /// The value as written, as text.
  var source: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: - Collections

  /// The value of a key in an object; nil if it is missing or null, or if this is not an object.
  subscript(_ key: String) -> JSONValue? {
    member(key).flatMap { $0.kind == .null ? nil : $0 }
  }

  /// Whether an object has a key, even if its value is null.
  func has(_ key: String) -> Bool { member(key) != nil }

  // The last of repeated keys counts, as in most JSON readers.
  private func member(_ key: String) -> JSONValue? { members?.last { $0.key == key }?.value }

  /// The members of an object; nil for any other value.
  var members: [(key: String, value: JSONValue)]? {
    guard kind == .object else { return nil }
    return stride(from: 0, to: children.count, by: 2).map { (children[$0].text ?? "", children[$0 + 1]) }
  }

  /// The elements of a list; nil for any other value.
  var elements: [JSONValue]? { kind == .list ? children : nil }

  // MARK: - Scalars

  /// The boolean; nil for any other value.
  var boolean: Bool? { kind == .boolean ? source == "true" : nil }

  /// The number if it is whole; nil for any other value.
  var integer: Int? { kind == .number ? Int(source) ?? number.flatMap { Int(exactly: $0) } : nil }

  /// The number; nil for any other value.
  var number: Double? { kind == .number ? Double(source) : nil }

  /// The text; nil for any other value.
  var text: String? { utf8.map { String(decoding: $0, as: UTF8.self) } }

  /// The bytes of a text, with U+FFFD for half a surrogate pair; nil for any other value.
  var utf8: [UInt8]? { kind == .text ? Self.unescaped(bytes.dropFirst().dropLast()) : nil }

  private static func unescaped(_ inner: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
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
        // Two escapes in a row may be a surrogate pair.
        var units = [unit(&rest)]
        while rest.starts(with: "\\u".utf8) {
          rest = rest.dropFirst(2)
          units.append(unit(&rest))
        }
        text += String(decoding: units, as: UTF16.self).utf8
      default: text.append(inner[escape + 1])
      }
    }
    return text + rest
  }

  /// Reads a UTF-16 unit from four hex digits.
  private static func unit(_ rest: inout ArraySlice<UInt8>) -> UInt16 {
    defer { rest = rest.dropFirst(4) }
    return UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16) ?? 0xFFFD
  }
}
