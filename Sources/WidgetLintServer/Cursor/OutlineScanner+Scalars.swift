import YAML

extension OutlineScanner {
  // MARK: - Bytes

  /// Whether the line, or what of it is no comment, ends here.
  var isAtEnd: Bool { offset == bytes.count || isBreak(offset) || bytes[offset] == UInt8(ascii: "#") }

  func isBreak(_ place: Int) -> Bool { bytes[place] == 0x0A || bytes[place] == 0x0D }

  func isBlankOrEnd(_ place: Int) -> Bool { place >= bytes.count || bytes[place].isBlank || isBreak(place) }

  mutating func skipBlanks() {
    while offset < bytes.count, bytes[offset].isBlank { offset += 1 }
  }

  mutating func skipBreak() {
    if offset < bytes.count, bytes[offset] == 0x0D { offset += 1 }
    if offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
  }

  /// Passes over anchors and tags.
  mutating func skipProperties() {
    while offset < bytes.count, bytes[offset] == UInt8(ascii: "&") || bytes[offset] == UInt8(ascii: "!") {
      while !isBlankOrEnd(offset) { offset += 1 }
      skipBlanks()
    }
  }

  func isFlowIndicator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    default: false
    }
  }

  // MARK: - Keys

  /// Reads a key with its colon; nil where there is none here, and then nothing is read.
  mutating func readKey() -> Range<Int>? {
    let start = offset
    var end = start
    switch bytes[offset] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard let close = closingQuote(indent: Int.max) else { return nil }
      end = close
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
      if isBlankOrEnd(offset + 1) { return nil }
      end = plainEnd(isFlow: false)
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "#"): return nil
    default: end = plainEnd(isFlow: false)
    }
    var colon = end
    while colon < bytes.count, bytes[colon].isBlank { colon += 1 }
    guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":"), isBlankOrEnd(colon + 1) else { return nil }
    offset = colon + 1
    return start..<end
  }

  /// Whether an entry of a mapping or a sequence without brackets begins here.
  func isEntry(at place: Int) -> Bool {
    if bytes[place] == UInt8(ascii: "-"), isBlankOrEnd(place + 1) { return true }
    var scanner = self
    scanner.offset = place
    return scanner.readKey() != nil
  }

  // MARK: - Scalars

  /// Passes over a scalar, and says how it is written.
  mutating func skipScalar(indent: Int, isFlow: Bool) -> Outline.Style {
    let first = bytes[offset]
    if first == UInt8(ascii: "*") {
      while !isBlankOrEnd(offset), !(isFlow && isFlowIndicator(bytes[offset])) { offset += 1 }
      return .alias
    }
    guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else { return skipPlain(isFlow: isFlow) }
    // What is never closed ends with its line: the next ones are not swallowed.
    offset = closingQuote(indent: indent) ?? lineEnd
    return first == UInt8(ascii: "'") ? .singleQuoted : .doubleQuoted
  }

  mutating func skipPlain(isFlow: Bool) -> Outline.Style {
    let start = offset
    // A colon in a value is the value's.
    while true {
      offset = plainEnd(isFlow: isFlow)
      guard !isFlow, offset < bytes.count, let colon = colonAfter(offset) else { break }
      offset = colon + 1
    }
    while offset > start, bytes[offset - 1].isBlank { offset -= 1 }
    if offset == start, offset < bytes.count, !isBreak(offset) { offset += 1 }
    return .plain
  }

  private func colonAfter(_ place: Int) -> Int? {
    var colon = place
    while colon < bytes.count, bytes[colon].isBlank { colon += 1 }
    return colon < bytes.count && bytes[colon] == UInt8(ascii: ":") ? colon : nil
  }

  /// Where a plain scalar ends on this line: before a comment, a colon and a blank, or in brackets what ends it there.
  private func plainEnd(isFlow: Bool) -> Int {
    var (place, end) = (offset, offset)
    while place < bytes.count, !isBreak(place) {
      let byte = bytes[place]
      if byte == UInt8(ascii: "#"), place > offset, bytes[place - 1].isBlank { break }
      if byte == UInt8(ascii: ":") {
        if isBlankOrEnd(place + 1) || isFlow && isFlowIndicator(bytes[place + 1]) { break }
      } else if isFlow, isFlowIndicator(byte) {
        break
      }
      place += 1
      if !byte.isBlank { end = place }
    }
    return end
  }

  private var lineEnd: Int {
    var (place, end) = (offset, offset)
    while place < bytes.count, !isBreak(place) {
      place += 1
      if !bytes[place - 1].isBlank { end = place }
    }
    return end
  }

  /// The byte after the quote that ends the scalar here; nil where it is never closed, or only after a line that begins
  /// an entry of its own or is not deeper than what holds it.
  private func closingQuote(indent: Int) -> Int? {
    let quote = bytes[offset]
    var place = offset + 1
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == quote {
        if quote == UInt8(ascii: "\"") || place == bytes.count || bytes[place] != quote { return place }
        place += 1
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""), place < bytes.count, !isBreak(place) {
        place += 1
      } else if byte == 0x0A || byte == 0x0D {
        if indent == Int.max { return nil }
        if byte == 0x0D, place < bytes.count, bytes[place] == 0x0A { place += 1 }
        let start = place
        while place < bytes.count, bytes[place].isBlank { place += 1 }
        if place == bytes.count { return nil }
        if !isBreak(place), place - start <= indent || isEntry(at: place) { return nil }
      }
    }
    return nil
  }
}
