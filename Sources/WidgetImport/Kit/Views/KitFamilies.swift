/// Some of the families in which a widget may be offered.
struct KitFamilies: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  /// The families by their names in Swift, in the order of their bits.
  static let names = [
    "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait",
    "accessoryCircular", "accessoryRectangular", "accessoryInline", "accessoryCorner",
  ]
  static let all = KitFamilies(rawValue: 0b1_1111_1111)
  /// Those of the Home Screen.
  static let system = KitFamilies(rawValue: 0b1_1111)

  private static let bits = Dictionary(
    uniqueKeysWithValues: names.enumerated().map { ($0.element, UInt16(1) << UInt16($0.offset)) }
  )

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The family with a name; nil if there is none.
  init?(_ name: String) {
    guard let bit = Self.bits[name] else { return nil }
    rawValue = bit
  }

  /// The families with some names; every one if none is given.
  init(_ names: [String]?) {
    self = names.map { $0.compactMap { KitFamilies($0) }.reduce(into: []) { $0.formUnion($1) } } ?? .all
  }

  /// The families that a piece of code names: `case .systemSmall, .systemMedium`.
  init(namedIn code: Code) {
    self = code.reduce(into: []) { found, token in
      if token[-1] == ".", let family = KitFamilies(token.text) { found.formUnion(family) }
    }
  }
}
