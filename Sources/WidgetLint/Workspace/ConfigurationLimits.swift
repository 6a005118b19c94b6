/// The limits of configurations, which are read before anything is checked.
enum ConfigurationLimits {
  /// The most configurations that one rests on, each extending the next.
  static let depth = 10
  /// The most files that extend one another in all.
  static let files = 100
  /// The bytes of these files together.
  static let bytes = 4 << 20
  /// The nodes of these files together, aliases followed.
  static let nodes = 100_000

  /// The most rule files of a folder.
  static let ruleFiles = 1_000
  /// The bytes of the rule files of a folder together.
  static let ruleBytes = 4 << 20
  /// The nodes of the rule files of a folder together, aliases followed.
  static let ruleNodes = 400_000

  /// The nodes of all configurations of a run and of the rules that they add, with what each configuration costs itself.
  static let allNodes = 500_000
  /// The nodes that a configuration costs beside its own: its scope, and its files' names.
  static let scope = 12
  /// The bytes that cost as much as a node.
  static let bytesOfNode = 16
  /// The rules of all linters of a run.
  static let linterRules = 300_000
}
