/// A version of iOS.
public struct Version: Sendable, Comparable, Hashable {
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
  package init?(_ text: some Sequence<UInt8>) {
    var parts: [Int32] = []
    var current: Int32?
    for byte in text {
      if byte == UInt8(ascii: "."), let number = current, parts.count < 2 {
        parts.append(number)
        current = nil
      } else if byte >= 0x30, byte <= 0x39 {
        let (product, overflow) = (current ?? 0).multipliedReportingOverflow(by: 10)
        let (sum, overflows) = product.addingReportingOverflow(Int32(byte - 0x30))
        current = overflow || overflows ? .max : sum
      } else {
        return nil
      }
    }
    guard let last = current else { return nil }
    parts.append(last)
    self.init(major: parts[0], minor: parts.count > 1 ? parts[1] : 0, patch: parts.count > 2 ? parts[2] : 0)
  }

  /// Compares number by number.
  public static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }

  /// The version as it is written, without a third number of 0.
  package var text: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }
}
