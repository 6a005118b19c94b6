/// Objects that are equal only if they are the same.
protocol Distinct: AnyObject, Hashable {}

extension Distinct {
  static func == (left: Self, right: Self) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
