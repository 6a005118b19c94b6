/// Turns libyaml's marks, which count code points after a leading byte order mark, into byte offsets; marks come in
/// nearly rising order, so the last place is remembered and walked from.
struct MarkConverter {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isASCII: Bool
  private let bom: Int
  private var index = 0
  private var offset: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool, bom: Int) {
    self.bytes = bytes
    self.isASCII = isASCII
    self.bom = bom
    offset = bom
  }

  /// The byte offset of the code point with an index.
  mutating func offset(of target: Int) -> Int {
    if isASCII { return bom + target }
    while index < target, offset < bytes.count {
      if offset + 8 <= bytes.count {
        // Up to eight bytes at a time, as far as they are ASCII.
        let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let plain = UInt64(littleEndian: word & 0x8080_8080_8080_8080).trailingZeroBitCount / 8
        let step = min(target - index, plain)
        if step > 0 {
          offset += step
          index += step
          continue
        }
      }
      repeat { offset += 1 } while offset < bytes.count && bytes[offset] & 0xC0 == 0x80
      index += 1
    }
    while index > target, offset > bom {
      repeat { offset -= 1 } while bytes[offset] & 0xC0 == 0x80
      index -= 1
    }
    return offset
  }
}
