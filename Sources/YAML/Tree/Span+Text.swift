/// Texts as UTF-8 bytes.
extension Span<UInt8> {
  /// The first eight bytes of a range as one integer, the first one lowest, with zeros for those that it does not have.
  @inlinable @inline(__always) public func head(of range: Range<Int>) -> UInt64 {
    guard range.lowerBound &+ 8 <= count else {
      var head: UInt64 = 0
      for index in range.reversed() { head = head &<< 8 | UInt64(self[index]) }
      return head
    }
    let word = withUnsafeBytes { $0.loadUnaligned(fromByteOffset: range.lowerBound, as: UInt64.self) }
    let head = UInt64(littleEndian: word)
    let bits = UInt64(truncatingIfNeeded: (range.upperBound &- range.lowerBound) &* 8)
    return bits >= 64 ? head : head & ~(~0 &<< bits)
  }

  /// Whether the bytes are exactly those of a text.
  @inlinable @inline(__always) public func isExactly(_ text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    for index in indices where self[index] != text.utf8Start[index] { return false }
    return true
  }
}
