package import LintCore

package enum ConfigurationKeys {
  /// The keys at the top of the file.
  package static let file = [
    FileKey("extends", texts, "Configurations to read first, relative to this folder and within the repository"),
    FileKey("root", .truth(), "Whether it stands alone on purpose, although there is a configuration above it"),
    FileKey("rules", .settings, "The severity of rules, or their severity and parameters"),
    FileKey("exclude", texts, "The files that are not checked, as globs"),
    FileKey("rulePaths", texts, "Files and folders with more rules, below this folder"),
    FileKey(
      "failOn",
      .words(FailOn.allCases.map { KeyType.Word($0.rawValue) }),
      "The severity that makes the exit code 1"
    ),
    FileKey("overrides", .list(.keys(override)), "Rules that hold for some files only"),
    FileKey("projects", .list(.keys(project)), "The projects, or manifests of projects, whose widgets are checked"),
    FileKey("suppress", .list(.keys(suppression)), "Findings in sources that do not matter, such as in storyboards"),
  ]

  /// The keys of an override.
  static let override = [
    FileKey("files", texts, required: true, "The files for which these rules hold, as globs"),
    FileKey("rules", .settings, required: true, "What is set for these files"),
  ]

  /// The keys of a project.
  static let project = [
    FileKey("path", .text(), required: true, "The project, or its folder, from this folder"),
    FileKey("configuration", .text(), "The build configuration (default: the one that is shipped)"),
    FileKey("host", .text(), "The application's target, where several embed the extension"),
    FileKey("extensions", texts, "The only extensions that are checked (default: all)"),
    FileKey("app", .fields(below: "app"), "The fields of `app` that the sources leave open"),
    FileKey(
      "widgets",
      .names(.fields(below: nil)),
      "The fields of widgets that the sources leave open, by target, folder or type"
    ),
  ]

  /// The keys of a suppression.
  static let suppression = [
    FileKey("rule", .rule, required: true, "The rule whose findings do not matter"),
    FileKey("file", texts, required: true, "The sources, as globs"),
    FileKey("reason", .text(), required: true, "Why they do not matter"),
  ]

  private static let texts = KeyType.oneOrMany(.text())

  /// The words that set a rule's severity or switch it off.
  package static let severities = KeyType.severities + [KeyType.Word("off", "The rule is not checked")]
}
