/// How much is read for one configuration before anything is checked.
enum ConfigurationLimits {
  /// How many configurations one may rest on, each extending the next.
  static let depth = 10
  /// How many files extend one another in all.
  static let files = 100
  /// The bytes of these files together.
  static let bytes = 4 << 20
  /// The nodes of these files together, aliases followed.
  static let nodes = 100_000

  /// How many rule files a folder holds.
  static let ruleFiles = 1_000
  /// The bytes of the rule files of a folder together.
  static let ruleBytes = 4 << 20
  /// The nodes of the rule files of a folder together, aliases followed.
  static let ruleNodes = 400_000
}
