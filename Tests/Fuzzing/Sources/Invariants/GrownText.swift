/// A text described by an input, in which some lines are repeated and lists of lists are built from aliases.
///
/// `@3 TEXT` is the text 4³ times, with a number for each `%`; `@a32 TEXT | LEAF` is the text twice, with a list of
/// three for `%`: first of leaves, then of aliases of the previous list.
package struct GrownText {
  private let lines: [ArraySlice<UInt8>]
  package let isGrown: Bool

  /// Reads the text that an input describes.
  package init(_ input: [UInt8]) {
    lines = input.split(separator: 0x0A, omittingEmptySubsequences: false)
    isGrown = lines.contains { $0.first == UInt8(ascii: "@") }
  }

  /// The most bytes of repeated lines for each factor.
  private static let room = 8 * 1024

  /// Returns the text, with `factor` times as many repeated lines.
  package func bytes(_ factor: Int = 1) -> [UInt8] {
    var bytes: [UInt8] = []
    for (number, line) in lines.enumerated() {
      if number > 0 { bytes.append(0x0A) }
      let mark = line.dropFirst().first ?? 0
      if line.first != UInt8(ascii: "@") {
        bytes += line
      } else if mark == UInt8(ascii: "a") {
        Self.addLists(line.dropFirst(2), factor, to: &bytes)
      } else {
        Self.addRepeated(line.dropFirst(2), times: factor << (2 * Int(mark & 7)), Self.room * factor, to: &bytes)
      }
    }
    return bytes
  }

  private static func addRepeated(_ line: ArraySlice<UInt8>, times: Int, _ room: Int, to bytes: inout [UInt8]) {
    let end = bytes.count + room
    for number in 0..<times where bytes.count + line.count < end {
      if number > 0 { bytes.append(0x0A) }
      for byte in line {
        if byte == UInt8(ascii: "%") { bytes += String(number).utf8 } else { bytes.append(byte) }
      }
    }
  }

  private static func addLists(_ line: ArraySlice<UInt8>, _ factor: Int, to bytes: inout [UInt8]) {
    let (width, depth) = (1 + Int((line.first ?? 0) & 15), 1 + Int((line.dropFirst().first ?? 0) & 15))
    let parts = line.dropFirst(2).split(separator: UInt8(ascii: "|"), maxSplits: 1, omittingEmptySubsequences: false)
    for level in 0..<depth {
      if level > 0 { bytes.append(0x0A) }
      let own: [UInt8] = parts.dropFirst().first.map { Array($0) } ?? [0x78]
      let element: [UInt8] = (level == 0 ? own : Array("*a\(level - 1)".utf8)) + [0x2C]
      let elements = repeatElement(element, count: level == 0 ? width * factor : width).joined()
      let list: [UInt8] = Array("&a\(level) [".utf8) + elements + [0x5D]
      for byte in parts.first ?? [] where byte != UInt8(ascii: "%") || bytes.count < Self.room * factor {
        if byte == UInt8(ascii: "%") { bytes += list } else { bytes.append(byte) }
      }
    }
  }
}
