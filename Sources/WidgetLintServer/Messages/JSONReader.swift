extension JSONValue {
  /// Reads a value from JSON; nil if the bytes are not JSON in UTF-8, or larger or deeper than any message.
  init?(json bytes: [UInt8]) {
    var reader = JSONReader(bytes: bytes)
    guard let value = reader.readValue(0), String(validating: bytes, as: UTF8.self) != nil else { return nil }
    reader.skipSpace()
    guard reader.place == bytes.count else { return nil }
    self = value
  }
}

/// Reads the values of a JSON text.
///
/// Not JSONDecoder: request ids must be returned exactly as written, half a surrogate pair must not fail, and handling
/// an edit takes less time than a decoder would need to read it.
private struct JSONReader {
  /// The most values to read, so that a message takes no more than a few times its own size in memory.
  private static let limit = 1_000_000
  /// The deepest nesting of collections.
  private static let deepest = 500

  let bytes: [UInt8]
  var place = 0
  var count = 0

  /// Reads a value at a depth; nil if it is not JSON, too deep, or one of too many.
  mutating func readValue(_ depth: Int) -> JSONValue? {
    skipSpace()
    count += 1
    guard place < bytes.count, count < Self.limit, depth < Self.deepest else { return nil }
    let start = place
    let (kind, children): (JSONValue.Kind, [JSONValue]?) =
      switch bytes[place] {
      case UInt8(ascii: "{"): (.object, readChildren(depth, until: "}", haveKeys: true))
      case UInt8(ascii: "["): (.list, readChildren(depth, until: "]", haveKeys: false))
      case UInt8(ascii: "\""): (.text, readText() ? [] : nil)
      case UInt8(ascii: "t"), UInt8(ascii: "f"): (.boolean, readWord("true") || readWord("false") ? [] : nil)
      case UInt8(ascii: "n"): (.null, readWord("null") ? [] : nil)
      default: (.number, readNumber() ? [] : nil)
      }
    guard let children else { return nil }
    return JSONValue(kind: kind, bytes: bytes[start..<place], children: children)
  }

  private mutating func readChildren(_ depth: Int, until end: Unicode.Scalar, haveKeys: Bool) -> [JSONValue]? {
    place += 1
    if takeToken(end) { return [] }
    var children: [JSONValue] = []
    repeat {
      if haveKeys {
        guard let key = readValue(depth + 1), key.kind == .text, takeToken(":") else { return nil }
        children.append(key)
      }
      guard let value = readValue(depth + 1) else { return nil }
      children.append(value)
    } while takeToken(",")
    return takeToken(end) ? children : nil
  }

  private mutating func readWord(_ word: String) -> Bool {
    guard bytes[place...].starts(with: word.utf8) else { return false }
    place += word.utf8.count
    return true
  }

  private mutating func readNumber() -> Bool {
    _ = take("-")
    guard take("0") || skipDigits(), !take(".") || skipDigits() else { return false }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard skipDigits() else { return false }
    }
    return true
  }

  private mutating func readText() -> Bool {
    guard take("\"") else { return false }
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return true
      case UInt8(ascii: "\\"): guard skipEscape() else { return false }
      case ..<0x20: return false
      default: break
      }
    }
    return false
  }

  private mutating func skipEscape() -> Bool {
    guard take("u") else {
      place += 1
      return place < bytes.count && "\"\\/bfnrt".utf8.contains(bytes[place - 1])
    }
    place += 4
    return place < bytes.count && bytes[place - 4..<place].allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  }

  // MARK: - Bytes

  mutating func skipSpace() {
    while place < bytes.count, " \n\r\t".utf8.contains(bytes[place]) { place += 1 }
  }

  private mutating func skipDigits() -> Bool {
    let start = place
    while place < bytes.count, 0x30...0x39 ~= bytes[place] { place += 1 }
    return place > start
  }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard place < bytes.count, bytes[place] == UInt8(ascii: byte) else { return false }
    place += 1
    return true
  }

  private mutating func takeToken(_ byte: Unicode.Scalar) -> Bool {
    skipSpace()
    return take(byte)
  }
}
