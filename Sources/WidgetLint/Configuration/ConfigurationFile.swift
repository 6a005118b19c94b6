package import LintCore
package import LintSystem

/// The content of one configuration file: the rules that are on for some files, and the files that are excluded.
package struct ConfigurationFile: Sendable {
  /// A setting of one rule, check or group.
  struct RuleSetting: Sendable {
    /// The id or the group's name.
    let name: String
    /// The severity; nil if it is not set.
    let severity: Severity?
    /// Whether it is switched off.
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
  /// The configurations that are read before it, relative to its folder, each with its node.
  let extends: [(path: String, node: StrictNode)]
  /// Whether it deliberately stands alone, even if there is a configuration above it.
  let isRoot: Bool
  let rules: [RuleSetting]
  /// The files that are not checked.
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
  /// The lines of its keys.
  let lines: [String: Int]
  /// The number of its nodes, after following aliases.
  let size: Int

  /// The file, from the root.
  package var path: FilePath { folder.appending(FilePath(name).lastComponent) }

  /// A line of the file as `NAME:LINE`.
  func place(_ line: Int) -> String { "\(name):\(line)" }

  /// The file with a finding for each suppression that suppressed nothing; `used` are the places of the others.
  package func unusedSuppressions(besides used: Set<SuppressionPlace>) -> CheckedFile? {
    let unused = suppress.enumerated().compactMap { used.contains(SuppressionPlace(file: path, index: $0)) ? nil : $1 }
    guard let stream = unused.first?.node.stream else { return nil }
    let findings = unused.map { suppression in
      let message = "\(suppression.rule) finds nothing in these files, so that the suppression is not needed"
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
