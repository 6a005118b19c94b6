/// A version of iOS.
package struct Version: Sendable, Hashable {
  /// The first number.
  package let major: Int32
  /// The second number; 0 if it is left out.
  package let minor: Int32
  /// The third number; 0 if it is left out.
  package let patch: Int32

  /// A version of three numbers.
  package init(major: Int32, minor: Int32, patch: Int32) {
    (self.major, self.minor, self.patch) = (major, minor, patch)
  }

  /// Reads `MAJOR[.MINOR[.PATCH]]`; a number too large to hold is the largest one.
  package init?(_ text: Span<UInt8>) {
    let parts = String(text).utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy(\.isDigit) ? Array(part).span.wholeNumber.map { Int32(clamping: $0) } : nil
    }
    guard numbers.count == parts.count, numbers.count <= 3 else { return nil }
    self.init(
      major: numbers[0],
      minor: numbers.count > 1 ? numbers[1] : 0,
      patch: numbers.count > 2 ? numbers[2] : 0
    )
  }

  /// The version as it is written, without a third number of 0.
  package var text: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }
}
