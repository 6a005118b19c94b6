/// Finds the values of a JSON text, at any depth without recursion.
struct JSONScanner {
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

  /// A scanner of a text.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the text; false where it is no JSON.
  mutating func scan() -> Bool {
    var state = State.value
    while true {
      skipSpace()
      guard place < bytes.count else { return false }
      let byte = bytes[place]
      switch state {
      case .firstElement where byte == UInt8(ascii: "]"), .firstKey where byte == UInt8(ascii: "}"):
        close()
        state = .separator
      case .firstKey, .key:
        guard readText() else { return false }
        skipSpace()
        guard take(UInt8(ascii: ":")) else { return false }
        state = .value
      case .value, .firstElement:
        guard let next = readValue(byte) else { return false }
        state = next
      case .separator:
        guard let last = open.last else { return false }
        let isObject = nodes[last].kind == .object
        if take(UInt8(ascii: ",")) {
          state = isObject ? .key : .value
        } else if byte == UInt8(ascii: isObject ? "}" : "]") {
          close()
        } else {
          return false
        }
      }
      if state == .separator, open.isEmpty {
        skipSpace()
        return place == bytes.count
      }
    }
  }

  private mutating func readValue(_ byte: UInt8) -> State? {
    guard nodes.count < Self.limit else { return nil }
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

  private mutating func skipSpace() {
    while place < bytes.count, bytes[place] <= 0x20 {
      guard bytes[place] == 0x20 || bytes[place] == 0x0A || bytes[place] == 0x0D || bytes[place] == 0x09 else { return }
      place += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  private mutating func append(_ kind: JSONDocument.Kind, from start: Int) {
    nodes.append(
      JSONDocument.Node(kind: kind, start: Int32(start), end: Int32(place), next: Int32(nodes.count + 1))
    )
  }

  private mutating func begin(_ kind: JSONDocument.Kind) {
    open.append(nodes.count)
    append(kind, from: place)
    place += 1
  }

  private mutating func close() {
    place += 1
    let index = open.removeLast()
    nodes[index].end = Int32(place)
    nodes[index].next = Int32(nodes.count)
  }

  private mutating func readWord(_ word: StaticString, _ kind: JSONDocument.Kind) -> State? {
    let start = place
    place += word.utf8CodeUnitCount
    guard place <= bytes.count else { return nil }
    for index in 0..<word.utf8CodeUnitCount where bytes[start + index] != word.utf8Start[index] { return nil }
    append(kind, from: start)
    return .separator
  }

  private mutating func readNumber() -> Bool {
    let start = place
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { guard skipDigits() else { return false } }
    if take(UInt8(ascii: ".")) { guard skipDigits() else { return false } }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      guard skipDigits() else { return false }
    }
    append(.number, from: start)
    return true
  }

  private mutating func skipDigits() -> Bool {
    let start = place
    while place < bytes.count, bytes[place] >= 0x30, bytes[place] <= 0x39 { place += 1 }
    return place > start
  }

  private mutating func readText() -> Bool {
    let start = place
    guard nodes.count < Self.limit, take(UInt8(ascii: "\"")) else { return false }
    var isASCII = true
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""):
        append(.text, from: start)
        return isASCII || String(validating: bytes[start..<place], as: UTF8.self) != nil
      case UInt8(ascii: "\\"):
        guard skipEscape() else { return false }
      case ..<0x20: return false
      default: if byte >= 0x80 { isASCII = false }
      }
    }
    return false
  }

  private mutating func skipEscape() -> Bool {
    guard place < bytes.count else { return false }
    let byte = bytes[place]
    place += 1
    guard byte == UInt8(ascii: "u") else { return "\"\\/bfnrt".utf8.contains(byte) }
    guard JSONValue.unit(bytes[...], at: place) != nil else { return false }
    place += 4
    return true
  }
}
