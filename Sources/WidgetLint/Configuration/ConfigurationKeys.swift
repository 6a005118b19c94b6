package import LintCore

/// The keys of a configuration.
package enum ConfigurationKeys {
  /// Those of the file.
  package static let file = [
    FileKey("extends", texts, "Configurations to read first, relative to this folder and within the repository"),
    FileKey("root", .truth(), "Whether no configuration above this one is missed"),
    FileKey("rules", .settings, "The severity of rules, or their severity and parameters"),
    FileKey("exclude", texts, "The files that are not checked, as globs"),
    FileKey("rulePaths", texts, "Files and folders with more rules, below this folder"),
    FileKey(
      "failOn",
      .words(FailOn.allCases.map { KeyType.Word($0.rawValue) }),
      "The severity that makes the exit code 1"
    ),
    FileKey("overrides", .list(.keys(override)), "Rules that hold for some files only"),
  ]

  /// Those of an override.
  static let override = [
    FileKey("files", texts, required: true, "The files for which these rules hold, as globs"),
    FileKey("rules", .settings, required: true, "What is set for these files"),
  ]

  private static let texts = KeyType.oneOrMany(.text())

  /// The words that a rule is set to.
  package static let severities = KeyType.severities + [KeyType.Word("off", "The rule is not checked")]
}
