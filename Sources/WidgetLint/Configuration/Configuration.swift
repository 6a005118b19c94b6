package import LintCore

/// A configuration file, read: which rules are on for which files, what is left out, where more rules are.
package struct Configuration: Sendable {
  /// What a configuration says of one rule or check.
  struct RuleSetting: Sendable {
    /// The id.
    let id: String
    /// The severity; nil where it is not set.
    let severity: Severity?
    /// Whether it is switched off.
    let isOff: Bool
    /// The values of parameters, by name.
    let parameters: [(name: String, value: StrictNode)]
    /// The line on which it stands.
    let line: Int
    /// The node, for errors about the id.
    let node: StrictNode
  }

  /// What holds for some files only.
  struct Override: Sendable {
    /// The files.
    let files: [Glob]
    /// What is set for them.
    let rules: [RuleSetting]
  }

  /// The file's name as messages show it.
  package let name: String
  let rules: [RuleSetting]
  /// The files that are not checked.
  package let exclude: [Glob]
  /// Where more rules are, below the configuration's folder, each with its node.
  let rulePathNodes: [(path: String, node: StrictNode)]
  /// The severity that fails a run; nil where it is not set, `never` is a nil of its own.
  package let failOn: FailOn?
  let overrides: [Override]
  /// The lines on which `exclude`, `rulePaths` and `failOn` stand.
  package let lines: [String: Int]

  /// Where more rules are, below the configuration's folder.
  package var rulePaths: [String] { rulePathNodes.map(\.path) }

  /// Whether it says of some paths what it does not say of others.
  package var asksForPaths: Bool { !exclude.isEmpty || !overrides.isEmpty }

  /// Whether a path, relative to the configuration's folder, is left out.
  package func excludes(_ path: String) -> Bool { exclude.contains { $0.matches(path) } }
}

/// The severity at which a run fails.
package enum FailOn: String, Sendable, CaseIterable {
  case error, warning, info, never

  /// The least severity that fails; nil for never.
  package var severity: Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .info: .info
    case .never: nil
    }
  }
}
