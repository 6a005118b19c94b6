/// Splits incoming bytes into messages, which wait for their turn. A message is headers, an empty line, and as many
/// bytes as `Content-Length` says.
struct Inbox {
  /// The reason why no further message can be found.
  struct Fault: Error {
    /// The reason in words.
    let message: String
  }

  private static let headerLimit = 8 * 1024
  private static let messageLimit = 128 * 1024 * 1024

  /// The bytes of a message that is not complete yet.
  private var bytes: ArraySlice<UInt8> = []
  /// The length of the message whose headers were read; nil before that.
  private var length: Int?
  /// The waiting messages with their lengths; their indices keep counting until the slice is empty.
  private var messages: ArraySlice<(message: Message, length: Int)> = []
  /// The index of the last waiting request with each id.
  private var requests: [String: Int] = [:]
  /// The reason why no more messages can be found in the incoming bytes.
  private(set) var fault: Fault?
  /// The total number of bytes of the waiting messages.
  private var queued = 0

  /// The number of bytes that wait, in complete and incomplete messages.
  var waiting: Int { bytes.count + queued }

  /// Whether no message waits.
  var isEmpty: Bool { messages.isEmpty }

  /// The number of bytes, messages and ids kept in memory.
  var held: Int { bytes.count + messages.count + requests.count }

  mutating func append(_ more: [UInt8]) {
    guard fault == nil else { return }
    bytes += more
    do throws(Fault) {
      while let body = try nextBody() { append(Message(body), length: body.count) }
    } catch {
      fault = error
    }
  }

  /// Removes and returns the next message.
  mutating func next() -> Message? {
    let index = messages.startIndex
    guard let (message, length) = messages.popFirst() else { return nil }
    queued -= length
    if case .request(let id, _, _) = message, requests[id] == index { requests[id] = nil }
    // A slice keeps its removed elements in memory.
    if messages.isEmpty { messages = [] }
    return message
  }

  /// Adds a message; a cancellation is applied to its request at once.
  private mutating func append(_ message: Message, length: Int) {
    switch message {
    case .notification("$/cancelRequest", let params):
      guard let id = params?["id"]?.requestID, let index = requests.removeValue(forKey: id) else { return }
      messages[index].message = .invalid(id: id, ResponseError(.requestCancelled, "the request was cancelled"))
      return
    case .request(let id, _, _): requests[id] = messages.endIndex
    default: break
    }
    messages.append((message, length))
    queued += length
  }

  // MARK: - Frames

  private mutating func nextBody() throws(Fault) -> [UInt8]? {
    if length == nil { length = try readHeader() }
    guard let length, bytes.count >= length else { return nil }
    let body = Array(bytes.prefix(length))
    bytes.removeFirst(length)
    self.length = nil
    if bytes.isEmpty { bytes = [] }
    return body
  }

  private mutating func readHeader() throws(Fault) -> Int? {
    var (header, rest) = ([ArraySlice<UInt8>](), bytes.prefix(Self.headerLimit))
    while let end = rest.firstIndex(of: 0x0A) {
      let line = rest[..<end].last == 0x0D ? rest[..<end].dropLast() : rest[..<end]
      rest = rest[(end + 1)...]
      if line.isEmpty {
        let length = try Self.length(header)
        bytes = bytes[rest.startIndex...]
        return length
      }
      header.append(line)
    }
    guard bytes.count < Self.headerLimit else {
      throw Fault(message: "the header of a message is longer than \(Self.headerLimit) bytes, expected less")
    }
    return nil
  }

  private static func length(_ header: [ArraySlice<UInt8>]) throws(Fault) -> Int {
    var found: Int?
    for line in header {
      let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
      guard String(decoding: parts[0], as: UTF8.self).lowercased() == "content-length" else { continue }
      let digits = parts.dropFirst().joined().filter { $0 != 0x20 && $0 != 0x09 }
      guard digits.allSatisfy({ 0x30...0x39 ~= $0 }), let length = Int(String(decoding: digits, as: UTF8.self)),
        found == nil || found == length
      else { throw noLength(line) }
      found = length
    }
    guard let found else { throw noLength(header.first ?? []) }
    guard found <= messageLimit else {
      throw Fault(message: "a message has \(found) bytes, expected \(messageLimit) at most")
    }
    return found
  }

  private static func noLength(_ line: ArraySlice<UInt8>) -> Fault {
    let found = String(decoding: line.prefix(80), as: UTF8.self)
    return Fault(message: "found the header \"\(found)\", expected Content-Length: with a number of bytes")
  }
}
