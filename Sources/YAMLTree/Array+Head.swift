extension [UInt8] {
  /// The first eight bytes of a range as one integer, the first one lowest, with zeros for those that it does not have.
  @inlinable @inline(__always) public func head(of range: Range<Int>) -> UInt64 {
    guard range.lowerBound + 8 <= count else {
      return self[range].reversed().reduce(0) { $0 &<< 8 | UInt64($1) }
    }
    let word = withUnsafeBytes { $0.loadUnaligned(fromByteOffset: range.lowerBound, as: UInt64.self) }
    let head = UInt64(littleEndian: word)
    return range.count >= 8 ? head : head & ~(~0 &<< UInt64(range.count * 8))
  }
}
