import LintCore

/// A version of iOS in the sources, with its place.
struct SystemVersion: Comparable {
  let text: String
  let place: SourcePlace
  /// Its number for comparisons: 1701 for 17.1.
  let number: Int

  /// Creates a version from a text; nil if the text is not one.
  init?(_ text: String, at place: SourcePlace) {
    guard let number = Self.number(text) else { return nil }
    (self.text, self.place, self.number) = (text, place, number)
  }

  /// Returns the number of a version; nil if the text is not one.
  static func number(_ text: String) -> Int? {
    VersionKind.value(Array(text.utf8).span)?.scalar?.version.map { $0.major * 100 + min(99, $0.minor) }
  }

  static func == (left: Self, right: Self) -> Bool { left.number == right.number }
  static func < (left: Self, right: Self) -> Bool { left.number < right.number }

  /// Returns the lowest of some versions; nil if there are none, or one is nil.
  static func lowest(_ versions: [Self?]) -> Self? {
    versions.contains { $0 == nil } ? nil : versions.compactMap(\.self).min()
  }
}

extension Cursor {
  /// The version that a check starting here requires: `17.1` of `#available(iOS 17.1, *)`.
  var checkedVersion: SystemVersion? {
    parenthesized?.first { $0.isAny("iOS", "iOSApplicationExtension") }.flatMap { SystemVersion($0[1], at: place) }
  }

  /// Whether it checks for a major version or a later one: `#available(iOS 13, *)`, `@available(iOS 13.0, *)`.
  func checksVersion(from version: Int) -> Bool {
    isAny("#available", "@available") && checkedVersion?.number ?? 0 >= version * 100
  }
}

extension Code {
  /// The version that its first check requires.
  var checkedVersion: SystemVersion? { first { $0.isAny("#available", "@available") }?.checkedVersion }
}

extension RangeSet<Int>: CaseSet {
  /// The numbers of all versions.
  static var all: Self { RangeSet(0..<Int.max) }
  /// The number of the version from which all are missing; `Int.max` if there is none, 0 if the set is empty.
  var end: Int { ranges.last?.upperBound ?? 0 }
}

/// Reads checks for a version of iOS: `#available(iOS 17, *)`.
struct VersionReader: ConditionReader {
  func read(_ condition: Code, depth _: Int) -> ConditionTest<RangeSet<Int>>? {
    guard condition.start.isAny("#available", "@available", "#unavailable") else { return nil }
    // A check that names only other platforms always passes on iOS.
    let version = condition.start.checkedVersion?.number ?? 0
    let test = ConditionTest(passed: RangeSet(version..<Int.max), failed: RangeSet(0..<version))
    return condition.start.text == "#unavailable" ? test.negated : test
  }
}
