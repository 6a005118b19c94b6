/// Cuts what arrives into messages: headers, an empty line, and as many bytes as `Content-Length` says.
struct MessageFrames {
  /// Why no next message can be found.
  struct Fault: Error {
    /// What to say of it.
    let message: String
  }

  private static let headerLimit = 8 * 1024
  private static let messageLimit = 128 * 1024 * 1024

  private var bytes: [UInt8] = []
  private var start = 0
  /// How long the message is whose header was read.
  private var length: Int?

  /// How many bytes wait.
  var waiting: Int { bytes.count - start }

  /// Adds what has arrived.
  mutating func append(_ more: [UInt8]) {
    guard waiting > 0 else {
      (bytes, start) = (more, 0)
      return
    }
    if start > bytes.count / 2 {
      bytes.removeSubrange(..<start)
      start = 0
    }
    bytes += more
  }

  /// The next message that is complete.
  mutating func next() throws(Fault) -> [UInt8]? {
    if length == nil { length = try readHeader() }
    guard let length, waiting >= length else { return nil }
    let message = Array(bytes[start..<start + length])
    start += length
    self.length = nil
    // What was cut is not kept a second time.
    if waiting == 0 { (bytes, start) = ([], 0) }
    return message
  }

  private mutating func readHeader() throws(Fault) -> Int? {
    var header: [ArraySlice<UInt8>] = []
    var place = start
    while let end = bytes[place..<min(bytes.count, start + Self.headerLimit)].firstIndex(of: 0x0A) {
      let line = bytes[place..<end]
      let text = line.last == 0x0D ? line.dropLast() : line
      place = end + 1
      if text.isEmpty {
        let length = try Self.length(header)
        start = place
        return length
      }
      header.append(text)
    }
    if waiting >= Self.headerLimit {
      throw Fault(message: "the header of a message is longer than \(Self.headerLimit) bytes, expected less")
    }
    return nil
  }

  private static func length(_ header: [ArraySlice<UInt8>]) throws(Fault) -> Int {
    var found: Int?
    for line in header {
      let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
      guard String(decoding: parts[0], as: UTF8.self).lowercased() == "content-length" else { continue }
      let digits = parts.dropFirst().flatMap { $0.filter { $0 != 0x20 && $0 != 0x09 } }
      let isNumber = !digits.isEmpty && digits.allSatisfy { 0x30...0x39 ~= $0 }
      guard isNumber, let length = Int(String(decoding: digits, as: UTF8.self)), found == nil || found == length else {
        throw noLength(line)
      }
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
