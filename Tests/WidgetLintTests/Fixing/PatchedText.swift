/// A text after a unified diff, applied as patch does without any fuzz.
struct PatchedText {
  /// The error for a diff that does not fit the text.
  struct Mismatch: Error {}

  private(set) var bytes: [UInt8] = []

  init(_ original: [UInt8], _ diff: [UInt8]) throws {
    let lines = Self.lines(original)
    var line = 0
    var last = UInt8(ascii: " ")
    for entry in Self.lines(diff).dropFirst(2) {
      switch entry.first {
      case UInt8(ascii: "@"):
        let numbers = String(decoding: entry, as: UTF8.self).split { !$0.isNumber }.compactMap { Int($0) }
        let hasCount = entry.split(separator: 0x20)[1].contains(UInt8(ascii: ","))
        guard let first = numbers.first else { throw Mismatch() }
        let start = first - (hasCount && numbers[1] == 0 ? 0 : 1)
        bytes += lines[line..<start].joined()
        line = start
      case UInt8(ascii: " "), UInt8(ascii: "-"):
        // A missing line feed is marked on the next line.
        let isSame =
          lines[line].elementsEqual(entry.dropFirst()) || lines[line].elementsEqual(entry.dropFirst().dropLast())
        guard isSame else { throw Mismatch() }
        if entry.first == UInt8(ascii: " ") { bytes += lines[line] }
        line += 1
        last = entry[entry.startIndex]
      case UInt8(ascii: "+"):
        bytes += entry.dropFirst()
        last = entry[entry.startIndex]
      default:
        if last == UInt8(ascii: "+") { bytes.removeLast() }
      }
    }
    bytes += lines[line...].joined()
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }
}
