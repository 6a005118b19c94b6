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

  /// What an object holds under a key; nil if that is nothing or null, or this is no object.
  subscript(_ key: String) -> JSONValue? {
    member(key).flatMap { $0.kind == .null ? nil : $0 }
  }

  /// Whether an object holds a key, be it with null.
  func has(_ key: String) -> Bool { member(key) != nil }

  /// Of a key that occurs twice the last one counts, as for most who read JSON.
  private func member(_ key: String) -> JSONValue? { members?.last { $0.key == key }?.value }

  /// The members of an object, each with its key.
  var members: [(key: String, value: JSONValue)]? {
    guard kind == .object else { return nil }
    let children = children
    return stride(from: 0, to: children.count, by: 2).map { (children[$0].text ?? "", children[$0 + 1]) }
  }

  /// The elements of a list.
  var elements: [JSONValue]? { kind == .list ? children : nil }

  private var children: [JSONValue] {
    var (child, found): (Int, [JSONValue]) = (index + 1, [])
    while child < Int(node.next) {
      found.append(JSONValue(document, child))
      child = Int(document.nodes[child].next)
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
        // Two such escapes in a row may be one character.
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

  /// Takes the unit of UTF-16 that four hex digits stand for.
  private static func unit(_ rest: inout ArraySlice<UInt8>) -> UInt16 {
    defer { rest = rest.dropFirst(4) }
    return UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16) ?? 0xFFFD
  }
}
