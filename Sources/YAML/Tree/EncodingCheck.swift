// For `memchr` and `memcmp`.
import CLibYAML

/// What must be known of a file's bytes before libyaml sees them: its reader works ahead of its parser, so that one bad
/// byte would cost the events before it.
struct EncodingCheck {
  /// The number of bytes of a leading byte order mark.
  private(set) var bom = 0
  /// Whether every byte is ASCII, so that code points are bytes.
  private(set) var isASCII = true
  /// The first thing that libyaml's reader would stop at.
  private(set) var problem: YAMLProblem?

  /// Whether the bytes before the problem, or all of them, may be read as documents.
  var isReadable: Bool {
    switch problem?.kind {
    case nil, .forbiddenCharacter, .tooManyTagLines: true
    default: false
    }
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let name = Self.otherEncoding(bytes) {
      problem = YAMLProblem(kind: .otherEncoding(name), range: 0..<min(bytes.count, 2))
      return
    }
    if bytes.count > 2, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { bom = 3 }
    scan(bytes)
    if isReadable { boundTagLines(bytes) }
  }

  /// How many lines may declare a tag's handle: libyaml compares each with all before it, and each tag with all of them.
  static let maximumTagLines = 100

  private mutating func boundTagLines(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress.map({ UnsafeRawPointer($0) }) else { return }
    var count = 0
    var rest = first
    while let found = memchr(rest, Int32(UInt8(ascii: "%")), first + bytes.count - rest) {
      rest = UnsafeRawPointer(found) + 1
      let start = UnsafeRawPointer(found) - first
      guard start + 4 <= bytes.count, memcmp(found, "%TAG", 4) == 0, beginsLine(start, bytes) else { continue }
      count += 1
      guard count > Self.maximumTagLines else { continue }
      if start < problem?.range.lowerBound ?? .max {
        problem = YAMLProblem(kind: .tooManyTagLines(limit: Self.maximumTagLines), range: start..<start + 4)
      }
      return
    }
  }

  /// Whether a line begins at an offset, as libyaml breaks lines.
  private func beginsLine(_ offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // The last bytes of line feed, carriage return, U+0085, U+2028 and U+2029; a few other letters end so, too.
    offset == bom || [0x0A, 0x0D, 0x85, 0xA8, 0xA9].contains(bytes[offset - 1])
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    var offset = bom
    while true {
      while offset + 32 <= bytes.count, Self.arePlain(bytes, at: offset) { offset += 32 }
      while offset + 8 <= bytes.count {
        let count = Self.unprintableBits(in: Self.word(bytes, at: offset)).trailingZeroBitCount / 8
        offset += count
        if count < 8 { break }
      }
      guard offset < bytes.count else { return }
      guard let length = check(bytes, at: offset) else { return }
      offset += length
    }
  }

  /// Whether the next 32 bytes are printable ASCII and line feeds, as nearly all are.
  @inline(__always) private static func arePlain(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    var bits: UInt64 = 0
    for index in 0..<4 { bits |= Self.unprintableBits(in: word(bytes, at: offset &+ 8 &* index)) }
    return bits == 0
  }

  @inline(__always) private static func word(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The highest bits of those of eight bytes that are no printable ASCII and no line feed.
  @inline(__always) private static func unprintableBits(in word: UInt64) -> UInt64 {
    // Without its highest bit, no byte's sum reaches the next one.
    let low = word & 0x7F7F_7F7F_7F7F_7F7F
    // 0x60 sets the highest bit from 0x20 on, and 1 that of 0x7F.
    let unprintable = ~(low &+ 0x6060_6060_6060_6060) | (low &+ 0x0101_0101_0101_0101)
    // 0x7F sets that of all but 0, which a line feed becomes.
    let unbroken = (low ^ 0x0A0A_0A0A_0A0A_0A0A) &+ 0x7F7F_7F7F_7F7F_7F7F
    return (unprintable & unbroken | word) & 0x8080_8080_8080_8080
  }

  /// Checks the character at an offset; its length, or nil where nothing after it can be read.
  private mutating func check(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
    let byte = bytes[offset]
    guard byte >= 0x80 else {
      let isPlain = byte >= 0x20 && byte < 0x7F || byte == 0x0A || byte == 0x0D || byte == 0x09
      if !isPlain { note(.forbiddenCharacter(UInt32(byte)), offset..<offset + 1) }
      return 1
    }
    isASCII = false
    guard let (scalar, length) = Self.decode(bytes, at: offset) else {
      problem = YAMLProblem(kind: .invalidUTF8(byte: byte), range: offset..<offset + 1)
      return nil
    }
    if scalar < 0xA0 && scalar != 0x85 || scalar == 0xFFFE || scalar == 0xFFFF {
      note(.forbiddenCharacter(scalar), offset..<offset + length)
    }
    return length
  }

  private mutating func note(_ kind: YAMLProblem.Kind, _ range: Range<Int>) {
    if problem == nil { problem = YAMLProblem(kind: kind, range: range) }
  }

  /// Decodes one code point of more than one byte, and refuses overlong forms, surrogates and what is over U+10FFFF.
  private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> (UInt32, Int)? {
    let lead = bytes[offset]
    let (length, lowest): (Int, UInt32) =
      switch lead {
      case 0xC2...0xDF: (2, 0x80)
      case 0xE0...0xEF: (3, 0x800)
      case 0xF0...0xF4: (4, 0x10000)
      default: (0, 0)
      }
    guard length > 0, offset + length <= bytes.count else { return nil }
    var scalar = UInt32(lead) & (0x7F >> UInt32(length))
    for index in 1..<length {
      let byte = bytes[offset + index]
      guard byte & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    guard scalar >= lowest, scalar <= 0x10FFFF, !(0xD800...0xDFFF).contains(scalar) else { return nil }
    return (scalar, length)
  }

  /// The name of the other Unicode encoding that the file's first bytes show.
  private static func otherEncoding(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard bytes.prefix(2).contains(where: { $0 == 0 || $0 >= 0xFE }) else { return nil }
    let head = Array(bytes.prefix(4))
    switch head.count {
    case 4... where head == [0xFF, 0xFE, 0, 0] || head == [0, 0, 0xFE, 0xFF]: return "UTF-32"
    case 4... where head[0] != 0 && head[1...] == [0, 0, 0] || head[..<3] == [0, 0, 0] && head[3] != 0: return "UTF-32"
    case 2... where head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]): return "UTF-16"
    case 4... where head[0] != 0 && head[1] == 0 && head[2] != 0 && head[3] == 0: return "UTF-16"
    case 4... where head[0] == 0 && head[1] != 0 && head[2] == 0 && head[3] != 0: return "UTF-16"
    default: return nil
    }
  }
}
