/// A set of families in which a widget may be offered, with each rendering mode of those on the Home Screen.
struct KitFamilies: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  /// The families by their names in Swift, in the order of their bits.
  private static let names = [
    "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait",
    "accessoryCircular", "accessoryRectangular", "accessoryInline", "accessoryCorner",
  ]
  /// The families of the Home Screen in full color, tinted, and in StandBy at night.
  static let fullColor = KitFamilies(rawValue: 0b1_1111)
  static let accented = KitFamilies(rawValue: fullColor.rawValue << 9)
  static let vibrant = KitFamilies(rawValue: fullColor.rawValue << 14)
  static let system: KitFamilies = [.fullColor, .accented, .vibrant]
  /// The families of the Lock Screen, whose mode is independent of the Home Screen's.
  static let accessory = KitFamilies(rawValue: 0b1111 << 5)
  static let all: KitFamilies = [.system, .accessory]

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The family with a name; nil if there is none.
  init?(_ name: String) {
    guard let index = Self.names.firstIndex(of: name) else { return nil }
    let bit = UInt32(1) << index
    let isSystem = bit & Self.fullColor.rawValue != 0
    rawValue = isSystem ? bit | bit << 9 | bit << 14 : bit
  }

  /// The families with some names.
  init(_ names: [String]) { self.init(names.compactMap { KitFamilies($0) }) }
}

/// `families`: the families in `supportedFamilies`, across all versions.
struct KitFamilyList {
  /// The families; every one if they are not set or cannot be read.
  private(set) var families = KitFamilies.all
  /// The value of the field; nil if they are not set.
  private(set) var value: SourceValue?

  /// The families of the configuration of a widget that is offered from a version on.
  init(_ configuration: KitConfiguration, from version: Int) {
    let modifiers = configuration.modifiers["supportedFamilies"] ?? []
    guard let place = modifiers.first?.call.name.place else { return }
    let context = FamilyTest.Context(version: version)
    // What is for older versions never runs.
    let lists = modifiers.filter { modifier in
      var branches = FamilyBranches(modifier.scope.member.code, .all, context)
      return !branches.families(at: modifier.code.start).isEmpty
    }.flatMap(\.arguments).map { Self.names(in: $0, context) }
    let names = lists.compactMap(\.self).joined().unique(by: \.self)
    if !lists.contains(nil), !names.isEmpty {
      families = KitFamilies(names)
      value = .list(names.map { .scalar($0, at: place) })
    } else if let argument = modifiers.first?.arguments.first {
      value = .scalar(KitTexts.unknown(argument.code), at: place)
    }
  }

  /// The families in an expression and in the members that it names; nil if not all can be read.
  private static func names(in list: KitExpression, _ context: FamilyTest.Context) -> [String]? {
    let code = list.values.code
    var names: [String] = []
    var open = [(code: list.code, scope: list.scope)]
    var seen: Set<Cursor> = []
    while let next = open.popLast(), seen.count < Limits.kitWidgets {
      var branches = FamilyBranches(next.code, .all, context)
      for token in next.code where token.isWord && !branches.families(at: token).isEmpty {
        if token[-1] == ".", KitFamilies(token.text) != nil {
          names.append(token.text)
          continue
        }
        if token.isUnqualified, let local = token.local(token.text, in: next.scope.member.code) {
          if seen.insert(local.value.start).inserted { open.append((local.value, next.scope)) }
          continue
        }
        let members = (code.members(namedBy: token, in: next.scope) ?? []).filter {
          $0.member.code.prefix(Limits.member).contains { KitFamilies($0.text) != nil || $0.text.hasSuffix("amilies") }
        }
        for found in members where seen.insert(found.member.code.start).inserted {
          open.append((found.member.code, found))
        }
        let isOpaque = seen.isEmpty && members.isEmpty && next.code.count <= 3
        if isOpaque, !token.isAny("self", "Self"), token[1] != "." { return nil }
        // The families that are named after these may be those that are left out.
        if token.isAny("allCases", "filter", "removeAll", "subtracting", "rawValue") { return nil }
      }
    }
    return names
  }
}
