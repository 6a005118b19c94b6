/// Converts libyaml's marks, which count code points after a leading byte order mark, to byte offsets. Marks come in
/// nearly rising order, so the search starts from the last stretch of ASCII.
struct MarkConverter {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let bom: Int
  /// The code points from `low` to `high` are at their index plus `shift`.
  private var low = 0
  private var high: Int
  private var shift: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool, bom: Int) {
    self.bytes = bytes
    self.bom = bom
    high = isASCII ? bytes.count - bom : 0
    shift = bom
  }

  /// The byte offset of the code point with an index.
  mutating func offset(of target: Int) -> Int {
    target >= low && target <= high ? target + shift : walk(to: target)
  }

  private mutating func walk(to target: Int) -> Int {
    while target > high, high + shift < bytes.count { advance() }
    while target < low, low > 0 { retreat() }
    return min(target, high) + shift
  }

  /// Adds the ASCII that follows, or steps over the next code point.
  private mutating func advance() {
    let start = high + shift
    var offset = start
    // Limited: otherwise a mark before this one would lose the stretch, and the next one would search again.
    let end = min(start + 128, bytes.count)
    while offset + 8 <= end, bytes.word(at: offset) & 0x8080_8080_8080_8080 == 0 { offset += 8 }
    while offset < end, bytes[offset] < 0x80 { offset += 1 }
    if offset > start {
      high += offset - start
    } else {
      repeat { offset += 1 } while offset < bytes.count && bytes[offset] & 0xC0 == 0x80
      shift += offset - start - 1
      high += 1
      low = high
    }
  }

  /// Steps back over one code point.
  private mutating func retreat() {
    let end = low + shift
    var offset = end
    repeat { offset -= 1 } while offset > bom && bytes[offset] & 0xC0 == 0x80
    low -= 1
    if end - offset > 1 {
      shift -= end - offset - 1
      high = low
    }
  }
}
