import ArgumentParser
import WidgetLint

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
  @Option(help: ArgumentHelp("Use this configuration for all files.", valueName: "file"), completion: Completion.yaml)
  var config: String?

  @Flag(help: "Use no configuration.")
  var isolated = false

  @Option(help: ArgumentHelp("Add the rules in this file or folder.", valueName: "path"), completion: Completion.yaml)
  var rules: [String] = []

  /// What they say.
  var options: ConfigurationOptions { ConfigurationOptions(config: config, isolated: isolated, rules: rules) }
}

extension Workspace {
  /// The workspace over the disk that the options and arguments ask for.
  convenience init(
    _ options: ConfigurationOptions,
    _ arguments: RawArguments,
    _ selection: RuleSelection = RuleSelection()
  ) {
    let choice = options.config.map { Choice.fixed(arguments.path($0)) } ?? .nearest
    self.init(
      source: DiskFiles(),
      choice: options.isolated ? .isolated : choice,
      rules: options.rules.map { arguments.path($0) },
      selection: selection
    )
  }
}
