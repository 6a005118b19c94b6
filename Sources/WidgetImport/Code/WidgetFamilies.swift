/// A set of families in which a widget may be offered, with each rendering mode of those on the Home Screen.
struct WidgetFamilies: OptionSet, CaseSet, Hashable, Sendable {
  let rawValue: UInt32

  /// The families by their names in Swift, in the order of their bits.
  private static let names = [
    "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait",
    "accessoryCircular", "accessoryRectangular", "accessoryInline", "accessoryCorner",
  ]
  /// The families of the Home Screen in full color, tinted, and in StandBy at night.
  static let fullColor = WidgetFamilies(rawValue: 0b1_1111)
  static let accented = WidgetFamilies(rawValue: fullColor.rawValue << 9)
  static let vibrant = WidgetFamilies(rawValue: fullColor.rawValue << 14)
  static let system: WidgetFamilies = [.fullColor, .accented, .vibrant]
  /// The families of the Lock Screen, whose mode is independent of the Home Screen's.
  static let accessory = WidgetFamilies(rawValue: 0b1111 << 5)
  static let all: WidgetFamilies = [.system, .accessory]

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates the family with a name; nil if there is none.
  init?(_ name: String) {
    guard let index = Self.names.firstIndex(of: name) else { return nil }
    let bit = UInt32(1) << index
    let isSystem = bit & Self.fullColor.rawValue != 0
    rawValue = isSystem ? bit | bit << 9 | bit << 14 : bit
  }

  /// Creates the families with some names.
  init(_ names: [String]) { self.init(names.compactMap { WidgetFamilies($0) }) }
}
