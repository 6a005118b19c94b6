/// Checks a file's bytes before libyaml sees them: its reader works ahead of its parser, so one bad byte would cost the
/// events before it.
struct EncodingCheck {
  /// The places of code points, as libyaml counts them.
  private(set) var marks: MarkConverter
  /// The first problem at which libyaml's reader would stop.
  private(set) var problem: YAMLProblem?

  /// Whether the bytes before the problem, or all of them, may be read as documents.
  var isReadable: Bool {
    switch problem?.kind {
    case nil, .forbiddenCharacter, .over: true
    default: false
    }
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    marks = MarkConverter(bom: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      problem = YAMLProblem(kind: .utf16, range: 0..<2)
      return
    }
    scan(bytes)
    if isReadable { boundTagLines(bytes) }
  }

  // MARK: - Characters

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    var offset = marks.bom
    while offset < bytes.count {
      let end = min(offset + 64, bytes.count)
      if Self.isPlain(bytes[offset..<end]) { offset = end }
      while offset < end {
        if Self.isPrintable(bytes[offset]) {
          offset += 1
          continue
        }
        guard let length = check(bytes, at: offset) else { return }
        offset += length
      }
    }
  }

  /// Whether all bytes of a slice, 64 at most, are printable ASCII or line feeds, as in most texts.
  private static func isPlain(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var plain: UInt8 = 0
    // Counted without a branch, so that many bytes are compared together.
    for byte in UnsafeBufferPointer(rebasing: bytes) {
      plain &+= (isPrintable(byte) ? 1 : 0) &+ (byte == 0x0A ? 1 : 0)
    }
    return Int(plain) == bytes.count
  }

  private static func isPrintable(_ byte: UInt8) -> Bool { byte &- 0x20 < 0x5F }

  /// Checks the character at an offset and returns its length in bytes; nil if nothing after it can be read.
  private mutating func check(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
    let byte = bytes[offset]
    if byte < 0x80 {
      let isAllowed = byte >= 0x20 && byte < 0x7F || byte == 0x0A || byte == 0x0D || byte == 0x09
      if !isAllowed { note(.forbiddenCharacter(UInt32(byte)), offset..<offset + 1) }
      return 1
    }
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[offset...].makeIterator()
    guard case .valid(let character) = parser.parseScalar(from: &rest) else {
      problem = YAMLProblem(kind: .invalidUTF8(byte: byte), range: offset..<offset + 1)
      return nil
    }
    marks.note(offset, length: character.count)
    let code = Unicode.UTF8.decode(character).value
    if code < 0xA0 && code != 0x85 || code == 0xFFFE || code == 0xFFFF {
      note(.forbiddenCharacter(code), offset..<offset + character.count)
    }
    return character.count
  }

  private mutating func note(_ kind: YAMLProblem.Kind, _ range: Range<Int>) {
    if problem == nil { problem = YAMLProblem(kind: kind, range: range) }
  }

  // MARK: - Tags

  /// The most lines that may declare a tag handle: libyaml compares each with all before it, and tags with all.
  static let maximumTagLines = 100

  private mutating func boundTagLines(_ bytes: UnsafeBufferPointer<UInt8>) {
    let directive = Array("%TAG".utf8)
    var count = 0
    var offset = marks.bom
    while let start = bytes.offset(of: directive, from: offset) {
      offset = start + 1
      // The last bytes of line feed, carriage return, U+0085, U+2028 and U+2029; some other characters end like them.
      let beginsLine = start == marks.bom || [0x0A, 0x0D, 0x85, 0xA8, 0xA9].contains(bytes[start - 1])
      guard beginsLine else { continue }
      count += 1
      guard count > Self.maximumTagLines else { continue }
      if start < problem?.range.lowerBound ?? .max {
        problem = YAMLProblem(kind: .over(.tagLines, Self.maximumTagLines), range: start..<start + 4)
      }
      return
    }
  }
}
