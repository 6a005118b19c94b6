package import LintCore
package import LintSystem

/// An Xcode project that a configuration has linted, with what its sources leave open.
package struct ConfiguredProject: Sendable {
  /// Its path, from the configuration's folder.
  package let path: String
  /// The line on which it is.
  package let line: Int
  /// The build configuration; nil for the one that is shipped.
  package let configuration: String?
  /// The application's target; nil if there is one only.
  package let host: String?
  /// The only extensions that count; all where there are none.
  package let extensions: [String]
  /// The app's fields, where the sources have none.
  package let app: StrictNode?
  /// The widgets' fields, by target, folder or type, where the sources have none.
  package let widgets: StrictNode?
}

/// Where a configuration suppresses a finding in a source.
package struct SuppressionPlace: Sendable, Hashable {
  /// The configuration, from the root.
  package let file: FilePath
  /// The number of the suppression in it.
  package let index: Int
}

/// A finding in the sources that a configuration suppresses, since not every source has comments.
package struct ConfiguredSuppression: Sendable {
  /// The rule's id.
  package let rule: String
  /// The sources, from the configuration's folder.
  package let files: GlobList
  /// Why.
  package let reason: String
  /// Where the rule is named.
  package let node: StrictNode
}
