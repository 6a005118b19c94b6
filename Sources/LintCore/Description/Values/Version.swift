/// A version of iOS.
package struct Version: Sendable, Comparable, Hashable {
  /// The first number.
  package let major: Int32
  /// The second number, 0 where it is left out.
  package let minor: Int32
  /// The third number, 0 where it is left out.
  package let patch: Int32

  /// A version of three numbers.
  package init(major: Int32, minor: Int32, patch: Int32) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads `MAJOR[.MINOR[.PATCH]]`; a number too large to hold is the largest one.
  package init?(_ text: Span<UInt8>) {
    var (first, second, third): (Int32, Int32, Int32) = (0, 0, 0)
    var points = 0
    var current: Int32?
    for index in text.indices {
      let byte = text[index]
      if byte == UInt8(ascii: "."), let number = current, points < 2 {
        if points == 0 { first = number } else { second = number }
        points += 1
        current = nil
      } else if byte.isDigit {
        let (product, overflow) = (current ?? 0).multipliedReportingOverflow(by: 10)
        let (sum, overflows) = product.addingReportingOverflow(Int32(byte - 0x30))
        current = overflow || overflows ? .max : sum
      } else {
        return nil
      }
    }
    guard let last = current else { return nil }
    switch points {
    case 0: first = last
    case 1: second = last
    default: third = last
    }
    self.init(major: first, minor: second, patch: third)
  }

  /// Compares number by number.
  package static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }

  /// The version as it is written, without a third number of 0.
  package var text: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }
}
