// For `memchr` and `memcmp`.
import CLibYAML

extension UInt8 {
  /// Whether the byte is a space or a tab.
  package var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// Whether the byte is a line feed or a carriage return.
  package var isLineBreak: Bool { self == 0x0A || self == 0x0D }
}

extension [UInt8] {
  /// The line that holds an offset, without its line break and cut off at `limit`.
  package func line(around offset: Int, before limit: Int = .max) -> Range<Int> {
    let limit = Swift.min(limit, count)
    let place = Swift.min(offset, limit)
    let start = self[..<place].lastIndex(where: \.isLineBreak).map { $0 + 1 } ?? 0
    return start..<(self[place..<limit].firstIndex(where: \.isLineBreak) ?? limit)
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// The nearest start of a code point at or before an offset, but not before `start`.
  package func codePoint(at offset: Int, from start: Int) -> Int {
    var offset = offset
    while offset > start, offset < endIndex, self[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// The range of the character at an offset; empty at a line break and at the end.
  package func character(at offset: Int) -> Range<Int> {
    guard offset < endIndex else { return endIndex..<endIndex }
    if self[offset].isLineBreak { return offset..<offset }
    return offset..<(self[(offset + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? endIndex)
  }

  /// The length of the line break at an offset, as libyaml sees line breaks; 0 if there is none.
  func lineBreakLength(at offset: Int) -> Int {
    switch self[offset] {
    case 0x0D where offset + 1 < endIndex && self[offset + 1] == 0x0A: 2
    case 0x0A, 0x0D: 1
    // U+0085, U+2028 and U+2029.
    case 0xC2 where offset + 1 < endIndex && self[offset + 1] == 0x85: 2
    case 0xE2 where offset + 2 < endIndex && self[offset + 1] == 0x80 && self[offset + 2] & 0xFE == 0xA8: 3
    default: 0
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first occurrence of `wanted` at or after `start`; nil if there is none.
  func offset(of wanted: [UInt8], from start: Int) -> Int? {
    guard let first = baseAddress, let byte = wanted.first else { return nil }
    var start = start
    while start + wanted.count <= count, let found = memchr(first + start, Int32(byte), count - start) {
      let offset = UnsafeRawPointer(found) - UnsafeRawPointer(first)
      if offset + wanted.count <= count, memcmp(found, wanted, wanted.count) == 0 { return offset }
      start = offset + 1
    }
    return nil
  }

  /// Whether the bytes at an offset are `wanted`.
  func holds(_ wanted: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset + wanted.count <= count, let first = baseAddress, let other = wanted.baseAddress else {
      return wanted.isEmpty
    }
    return memcmp(first + offset, other, wanted.count) == 0
  }
}
