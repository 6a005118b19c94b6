package import LintCore
package import LintSystem

/// The content of one configuration file: the settings of rules, the files to exclude, and the projects to lint.
package struct ConfigurationFile: Sendable {
  /// The setting of one rule, check or group.
  struct RuleSetting: Sendable {
    /// The id or the group's name.
    let name: String
    /// The severity; nil if it is not set.
    let severity: Severity?
    /// Whether it switches the rule off.
    let isOff: Bool
    /// The values of parameters, by name.
    let parameters: [(name: String, value: StrictNode)]
    /// Its line in the file.
    let line: Int
    /// The node, for errors about the name.
    let node: StrictNode
  }

  /// Settings that hold for some files only.
  typealias Override = (files: [Glob], rules: [RuleSetting])

  /// The file's name as messages show it.
  package let name: String
  /// Its folder, from the root.
  package let folder: FilePath
  /// The configurations to read before this one, relative to its folder, each with its node.
  let extends: [(path: String, node: StrictNode)]
  /// Whether it applies alone, even if there is a configuration above it.
  let isRoot: Bool
  let rules: [RuleSetting]
  package let exclude: [Glob]
  /// The paths of more rules, below its folder, each with its node.
  package let rulePaths: [(path: String, node: StrictNode)]
  /// The severity that fails a run; nil if it is not set.
  let failOn: FailOn?
  let overrides: [Override]
  /// The Xcode projects that are linted besides the descriptions.
  package let projects: [ConfiguredProject]
  /// The findings in their sources that are suppressed.
  package let suppress: [ConfiguredSuppression]
  /// The line of each key that is set.
  let lines: [String: Int]
  /// The number of its nodes, after following aliases.
  let size: Int

  /// The file's path from the root.
  package var path: FilePath { folder.appending(FilePath(name).lastComponent) }

  /// Returns a line of the file as `NAME:LINE`.
  func place(_ line: Int) -> String { "\(name):\(line)" }

  /// Returns the file with a finding for each suppression that is not in `used`; nil if all are used.
  package func unusedSuppressions(besides used: Set<SuppressionPlace>) -> CheckedFile? {
    let unused = suppress.enumerated().compactMap { used.contains(SuppressionPlace(file: path, index: $0)) ? nil : $1 }
    guard let stream = unused.first?.node.stream else { return nil }
    let findings = unused.map { suppression in
      let message = "\(suppression.rule) finds nothing in these files, so the suppression is not needed"
      return Finding(.unusedSuppression, message, help: "remove it", range: suppression.node.range)
    }
    return CheckedFile(name: name, tree: stream, findings: findings)
  }
}

/// The severity at which a run fails.
package enum FailOn: String, Sendable, CaseIterable {
  case error, warning, info, never

  /// The lowest severity that fails a run; nil if none does.
  package var severity: Severity? { Severity(rawValue: rawValue) }
}
