/// Finds the values of a JSON text, at any depth without recursion.
///
/// Not JSONDecoder: a request's id is returned exactly as written, half a surrogate pair is no error, and an edit costs
/// less than a decoder would take to read it.
struct JSONReader {
  /// The most values that are read, so that a message takes no more than a few times its own memory.
  private static let limit = 2_000_000

  private let bytes: [UInt8]
  private var nodes: [JSONValue.Node] = []
  private var place = 0
  /// The indices of the open lists and objects.
  private var open: [Int] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The values of a text, the outermost first; nil if it is not JSON, or has too many values.
  static func nodes(of bytes: [UInt8]) -> [JSONValue.Node]? {
    var reader = JSONReader(bytes)
    repeat {
      guard reader.readKey(), reader.readValue(), reader.closeCollections() else { return nil }
    } while !reader.open.isEmpty
    reader.skipSpace()
    return reader.place == bytes.count ? reader.nodes : nil
  }

  /// Reads the key and colon before a value of an object.
  private mutating func readKey() -> Bool {
    guard let last = open.last, nodes[last].kind == .object else { return true }
    skipSpace()
    return readText() && takeToken(":")
  }

  private mutating func readValue() -> Bool {
    skipSpace()
    guard place < bytes.count else { return false }
    switch bytes[place] {
    case UInt8(ascii: "{"): return begin(.object)
    case UInt8(ascii: "["): return begin(.list)
    case UInt8(ascii: "\""): return readText()
    case UInt8(ascii: "t"): return readWord("true", .boolean)
    case UInt8(ascii: "f"): return readWord("false", .boolean)
    case UInt8(ascii: "n"): return readWord("null", .null)
    default: return readNumber()
    }
  }

  /// Closes the collections that end after a value, up to a comma or the first value of a new collection.
  private mutating func closeCollections() -> Bool {
    while let last = open.last {
      let isFirst = last == nodes.count - 1
      if !isFirst, takeToken(",") { return true }
      guard takeToken(nodes[last].kind == .object ? "}" : "]") else { return isFirst }
      nodes[last].end = Int32(place)
      nodes[last].next = Int32(nodes.count)
      open.removeLast()
    }
    return true
  }

  // MARK: - Values

  private mutating func append(_ kind: JSONValue.Kind, from start: Int) -> Bool {
    nodes.append(JSONValue.Node(kind: kind, start: Int32(start), end: Int32(place), next: Int32(nodes.count + 1)))
    return nodes.count < Self.limit
  }

  private mutating func begin(_ kind: JSONValue.Kind) -> Bool {
    open.append(nodes.count)
    place += 1
    return append(kind, from: place - 1)
  }

  private mutating func readWord(_ word: String, _ kind: JSONValue.Kind) -> Bool {
    guard bytes[place...].starts(with: word.utf8) else { return false }
    place += word.utf8.count
    return append(kind, from: place - word.utf8.count)
  }

  private mutating func readNumber() -> Bool {
    let start = place
    _ = take("-")
    guard take("0") || skipDigits(), !take(".") || skipDigits() else { return false }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard skipDigits() else { return false }
    }
    return append(.number, from: start)
  }

  private mutating func readText() -> Bool {
    let start = place
    guard take("\"") else { return false }
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return append(.text, from: start)
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

  private mutating func skipSpace() {
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
