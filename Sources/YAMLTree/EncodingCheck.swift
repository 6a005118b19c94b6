/// What must be known of a file's bytes before libyaml sees them: its reader works ahead of its parser, so that one bad
/// byte would cost the events before it.
struct EncodingCheck {
  /// The number of bytes of a leading byte order mark.
  private(set) var bom = 0
  /// Whether every byte is ASCII, so that code points are bytes.
  private(set) var isASCII = true
  /// The first thing that libyaml's reader would stop at.
  private(set) var problem: YAMLProblem?

  /// Whether the bytes before the problem may still be read as documents.
  var isReadableBefore: Bool {
    if case .forbiddenCharacter? = problem?.kind { true } else { false }
  }

  init(_ bytes: [UInt8]) {
    if let name = Self.otherEncoding(bytes) {
      problem = YAMLProblem(kind: .otherEncoding(name), range: 0..<min(bytes.count, 2))
      return
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bom = 3 }
    bytes.withUnsafeBufferPointer { scan($0) }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    var offset = bom
    while true {
      while let count = Self.printableCount(bytes, at: offset) {
        offset += count
        if count < 8 { break }
      }
      guard offset < bytes.count else { return }
      let byte = bytes[offset]
      if byte >= 0x20 && byte < 0x7F || byte == 0x0A || byte == 0x0D || byte == 0x09 {
        offset += 1
        continue
      }
      guard byte >= 0x80 else {
        note(.forbiddenCharacter(UInt32(byte)), offset..<offset + 1)
        offset += 1
        continue
      }
      isASCII = false
      guard let (scalar, length) = Self.decode(bytes, at: offset) else {
        problem = YAMLProblem(kind: .invalidUTF8(byte: byte), range: offset..<offset + 1)
        return
      }
      if scalar < 0xA0 && scalar != 0x85 || scalar == 0xFFFE || scalar == 0xFFFF {
        note(.forbiddenCharacter(scalar), offset..<offset + length)
      }
      offset += length
    }
  }

  /// How many of the next eight bytes are printable ASCII in a row; nil where fewer follow.
  private static func printableCount(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
    guard offset + 8 <= bytes.count else { return nil }
    let raw = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let word = UInt64(littleEndian: raw)
    // A byte's highest bit gets set where the byte is under 0x20, or 0x7F and more; what is carried only reaches later ones.
    let under = word &- 0x2020_2020_2020_2020
    let over = word | (word &+ 0x0101_0101_0101_0101)
    return ((under | over) & 0x8080_8080_8080_8080).trailingZeroBitCount / 8
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
  private static func otherEncoding(_ bytes: [UInt8]) -> String? {
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
