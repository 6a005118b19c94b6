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

  /// The rules of all configurations of a run and of all linters made of them, with the nodes of the former.
  static let settings = 300_000
}

/// What the configurations of a workspace may still hold: each has settings of all rules, and so has each set of overrides.
final class SettingsAllowance {
  private let all: Int
  private var left: Int

  init(_ all: Int) { (self.all, left) = (all, all) }

  /// Takes a number of settings.
  func take(_ count: Int) throws(WorkspaceError) {
    left -= count
    guard left >= 0 else {
      throw .message(
        "the configurations and overrides of this run have more than \(all) settings of rules, expected fewer; "
          + "the files of the others are not checked"
      )
    }
  }
}
