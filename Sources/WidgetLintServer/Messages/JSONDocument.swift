/// A JSON text, read: its values in the order of the text, each followed by what it holds.
///
/// Not JSONDecoder: a request's id goes back as it was written, half a surrogate pair is no error, and an edit is worth
/// less than what a decoder takes to read it.
final class JSONDocument: Sendable {
  /// What a value is.
  enum Kind: UInt8, Sendable {
    case null, boolean, number, text, list, object
  }

  /// One value; an object holds its keys and values in turn.
  struct Node: Sendable {
    let kind: Kind
    /// The first byte.
    let start: Int32
    /// The byte after the last one.
    var end: Int32
    /// The index of the first value that is not in this one.
    var next: Int32
  }

  /// The text.
  let bytes: [UInt8]
  /// All values; the first is the whole.
  let nodes: [Node]

  /// Reads a text; nil if it is no JSON in UTF-8, or holds more values than any message does.
  init?(_ bytes: [UInt8]) {
    var scanner = JSONScanner(bytes)
    guard scanner.scan(), String(validating: bytes, as: UTF8.self) != nil else { return nil }
    self.bytes = bytes
    nodes = scanner.nodes
  }

  /// The whole.
  var root: JSONValue { JSONValue(self, 0) }
}

/// Finds the values of a JSON text, at any depth without recursion.
private struct JSONScanner {
  /// What may come next.
  private enum State {
    case value, firstElement, firstKey, key, separator
  }

  /// How many values are read at most, so that a message takes no more than a few times its own memory.
  private static let limit = 2_000_000

  /// The values so far.
  private(set) var nodes: [JSONDocument.Node] = []
  private let bytes: [UInt8]
  private var place = 0
  /// The lists and objects that are open.
  private var open: [Int] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the text; false if it is no JSON.
  mutating func scan() -> Bool {
    var state = State.value
    repeat {
      skipSpace()
      guard place < bytes.count, nodes.count < Self.limit, let next = read(bytes[place], state) else { return false }
      state = next
    } while state != .separator || !open.isEmpty
    skipSpace()
    return place == bytes.count
  }

  private mutating func read(_ byte: UInt8, _ state: State) -> State? {
    switch (state, byte) {
    case (.firstElement, UInt8(ascii: "]")), (.firstKey, UInt8(ascii: "}")): return close()
    case (.firstKey, _), (.key, _):
      guard readText() else { return nil }
      skipSpace()
      return take(":") ? .value : nil
    case (.value, _), (.firstElement, _): return readValue(byte)
    case (.separator, _):
      guard let last = open.last else { return nil }
      let isObject = nodes[last].kind == .object
      if take(",") { return isObject ? .key : .value }
      return byte == UInt8(ascii: isObject ? "}" : "]") ? close() : nil
    }
  }

  private mutating func readValue(_ byte: UInt8) -> State? {
    switch byte {
    case UInt8(ascii: "{"):
      begin(.object)
      return .firstKey
    case UInt8(ascii: "["):
      begin(.list)
      return .firstElement
    case UInt8(ascii: "\""): return readText() ? .separator : nil
    case UInt8(ascii: "t"): return readWord("true", .boolean)
    case UInt8(ascii: "f"): return readWord("false", .boolean)
    case UInt8(ascii: "n"): return readWord("null", .null)
    default: return readNumber() ? .separator : nil
    }
  }

  // MARK: - Values

  private mutating func append(_ kind: JSONDocument.Kind, from start: Int) {
    nodes.append(JSONDocument.Node(kind: kind, start: Int32(start), end: Int32(place), next: Int32(nodes.count + 1)))
  }

  private mutating func begin(_ kind: JSONDocument.Kind) {
    open.append(nodes.count)
    append(kind, from: place)
    place += 1
  }

  private mutating func close() -> State {
    place += 1
    let index = open.removeLast()
    nodes[index].end = Int32(place)
    nodes[index].next = Int32(nodes.count)
    return .separator
  }

  private mutating func readWord(_ word: String, _ kind: JSONDocument.Kind) -> State? {
    guard bytes[place...].starts(with: word.utf8) else { return nil }
    place += word.utf8.count
    append(kind, from: place - word.utf8.count)
    return .separator
  }

  private mutating func readNumber() -> Bool {
    let start = place
    _ = take("-")
    if !take("0") { guard skipDigits() else { return false } }
    if take(".") { guard skipDigits() else { return false } }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard skipDigits() else { return false }
    }
    append(.number, from: start)
    return true
  }

  private mutating func readText() -> Bool {
    let start = place
    guard take("\"") else { return false }
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""):
        append(.text, from: start)
        return true
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
    return place < bytes.count && bytes[place - 4..<place].allSatisfy(\.isHexDigit)
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
}

extension UInt8 {
  fileprivate var isHexDigit: Bool { Character(Unicode.Scalar(self)).isHexDigit }
}
