import ArgumentParser

/// Where rules and their configuration come from.
struct ConfigurationOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Use this configuration for all files.", valueName: "file"))
  var config: String?

  @Flag(help: "Use no configuration.")
  var isolated = false

  @Option(help: ArgumentHelp("Add the rules in this file or folder.", valueName: "path"))
  var rules: [String] = []
}
