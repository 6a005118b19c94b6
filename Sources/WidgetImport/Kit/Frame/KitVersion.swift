import LintCore

/// Versions as numbers that compare: 17.1 is 1701.
enum KitVersion {
  /// The number of a version; nil if it is none.
  static func number(_ text: String) -> Int? {
    Version(Array(text.utf8).span).map { Int($0.major) * 100 + min(99, Int($0.minor)) }
  }

  /// The highest of some versions.
  static func highest(_ versions: [String?]) -> String? {
    versions.compactMap(\.self).filter { number($0) != nil }.max { number($0) ?? 0 < number($1) ?? 0 }
  }

  /// The lower of two versions.
  static func lower(_ first: String, _ second: String) -> String {
    number(second) ?? 0 < number(first) ?? 0 ? second : first
  }
}
