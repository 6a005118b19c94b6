import LintCore

/// A version of iOS that the sources name, with its place.
struct SystemVersion: Comparable {
  let text: String
  let place: SourcePlace
  /// Its comparable number: 1701 of 17.1.
  let number: Int

  /// A version from a text; nil if the text is not one.
  init?(_ text: String, at place: SourcePlace) {
    guard let number = Self.number(text) else { return nil }
    (self.text, self.place, self.number) = (text, place, number)
  }

  /// The number of a version; nil if the text is not one.
  static func number(_ text: String) -> Int? {
    VersionKind.value(Array(text.utf8).span)?.scalar?.version.map { $0.major * 100 + min(99, $0.minor) }
  }

  static func == (left: Self, right: Self) -> Bool { left.number == right.number }
  static func < (left: Self, right: Self) -> Bool { left.number < right.number }

  /// The lowest of some versions; nil if there are none, or one is nil.
  static func lowest(_ versions: [Self?]) -> Self? {
    versions.contains { $0 == nil } ? nil : versions.compactMap(\.self).min()
  }
}

extension Cursor {
  /// The version that a check starting here requires: `17.1` of `#available(iOS 17.1, *)`.
  var checkedVersion: SystemVersion? {
    parenthesized?.first { $0.isAny("iOS", "iOSApplicationExtension") }.flatMap { SystemVersion($0[1], at: place) }
  }

  /// The lowest version of iOS on which it no longer runs, by the checks around it and those before it that return; nil
  /// if it runs on all later ones.
  var versionEnd: SystemVersion? {
    var ends: [SystemVersion] = []
    func add(_ block: Block, isHeld: Bool) {
      let header = Code(file, block.header).prefix(Limits.argument)
      // Of several conditions, another one may have failed.
      if !isHeld, header.contains("&&") || header.outer.contains(where: { $0.text == "," }) { return }
      let check = header.first { $0.text == (isHeld ? "#unavailable" : "#available") }
      if let version = check?.checkedVersion { ends.append(version) }
    }
    for (block, isPassed) in file.conditions(at: index).found {
      switch (block.kind, isPassed) {
      case (.guarding, _): add(block, isHeld: isPassed)
      case (.conditional, true): if block.end != nil { add(block, isHeld: false) }
      case (.conditional, false), (.alternative, false):
        add(block, isHeld: true)
        for earlier in file.branches(before: block) { add(earlier, isHeld: false) }
      default: break
      }
    }
    return ends.min()
  }
}

extension Code {
  /// The version that its first check requires.
  var checkedVersion: SystemVersion? { first { $0.isAny("#available", "@available") }?.checkedVersion }
}
