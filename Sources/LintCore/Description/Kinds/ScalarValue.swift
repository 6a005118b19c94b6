/// A scalar's value that is more than its text: its kind, and what the kind makes of the text, as two numbers.
package struct ScalarValue: Sendable, Hashable {
  /// The number of its kind.
  package let kindNumber: UInt8
  /// Its rank among the values of its kind.
  let rank: Double
  /// Its place among those of the same rank.
  let detail: Int64

  /// A value of a kind.
  init(_ kindNumber: UInt8, rank: Double, detail: Int64 = 0) {
    self.kindNumber = kindNumber
    self.rank = rank
    self.detail = detail
  }

  /// Its kind.
  package var kind: any ValueKind.Type { ValueKinds.all[Int(kindNumber)] }
}

extension ScalarValue: Comparable {
  /// Orders values of one kind.
  package static func < (left: ScalarValue, right: ScalarValue) -> Bool {
    (left.rank, left.detail) < (right.rank, right.detail)
  }
}
