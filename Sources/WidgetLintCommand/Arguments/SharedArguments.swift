import ArgumentParser
import WidgetLint

/// The arguments of all commands that go by a configuration.
struct SharedArguments: ParsableArguments {
  @Option(help: ArgumentHelp("Use this configuration for all files.", valueName: "file"), completion: Completion.yaml)
  var config: String?

  @Flag(help: "Use no configuration.")
  var isolated = false

  @Option(help: ArgumentHelp("Add the rules in this file or folder.", valueName: "path"), completion: Completion.yaml)
  var rules: [String] = []

  @Option(help: ArgumentHelp("When to use colors.", valueName: "when"))
  var color = ColorChoice.auto

  /// Where configurations come from.
  func choice(_ arguments: RawArguments) -> Workspace.Choice {
    isolated ? .isolated : config.map { .fixed(arguments.path($0)) } ?? .nearest
  }

  func validate() throws {
    if isolated, let config { throw ValidationError("--isolated uses no configuration, and --config names \(config)") }
  }
}

extension Workspace {
  /// The workspace over the disk that the arguments ask for; nil asks for nothing.
  convenience init(
    _ shared: SharedArguments?,
    _ arguments: RawArguments,
    _ selection: RuleSelection = RuleSelection()
  ) {
    guard let shared else {
      self.init(source: DiskFiles(), selection: selection)
      return
    }
    self.init(
      source: DiskFiles(),
      choice: shared.choice(arguments),
      rules: shared.rules.map { arguments.path($0) },
      selection: selection
    )
  }
}
