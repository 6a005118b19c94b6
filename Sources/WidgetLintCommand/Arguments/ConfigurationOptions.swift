import ArgumentParser

/// Where rules and their configuration come from.
struct ConfigurationOptions {
  /// The configuration for all files; nil where each file has that of its folder.
  var config: String?
  /// Whether no configuration is used.
  var isolated = false
  /// Files and folders of rules to add.
  var rules: [String] = []
}

/// The arguments that say it.
struct ConfigurationArguments: ParsableArguments {
  @Option(help: ArgumentHelp("Use this configuration for all files.", valueName: "file"))
  var config: String?

  @Flag(help: "Use no configuration.")
  var isolated = false

  @Option(help: ArgumentHelp("Add the rules in this file or folder.", valueName: "path"))
  var rules: [String] = []

  /// What they say.
  var options: ConfigurationOptions { ConfigurationOptions(config: config, isolated: isolated, rules: rules) }
}
