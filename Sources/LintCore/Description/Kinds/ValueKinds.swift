/// The kinds of values.
package enum ValueKinds {
  /// All of them, in the order in which they are told: a new one is a file of its own and a line here.
  package static let all: [any ValueKind.Type] = [
    TextKind.self,
    ScalarKind.self,
    BooleanKind.self,
    NumberKind.self,
    PointsKind.self,
    SignedPointsKind.self,
    PositivePointsKind.self,
    CountKind.self,
    PositiveCountKind.self,
    ColorKind.self,
    VersionKind.self,
    URLKind.self,
    SchemeKind.self,
    DurationKind.self,
    FractionKind.self,
    LinkKind.self,
  ]

  /// The number of a kind in the list.
  static func number(of kind: any ValueKind.Type) -> UInt8 {
    guard let number = all.firstIndex(where: { $0 == kind }) else { preconditionFailure("\(kind) is not in the list") }
    return UInt8(number)
  }

  /// The value that a text is where nothing says which kind it has: the first kind's that takes it, or a text.
  static func guess(_ text: String, isQuoted: Bool) -> DescriptionNode.Value {
    let bytes = Array(text.utf8)
    let values = all.lazy.filter { $0.isGuessed(text, isQuoted: isQuoted) }.compactMap { $0.value(bytes.span) }
    return values.first ?? .text
  }
}
