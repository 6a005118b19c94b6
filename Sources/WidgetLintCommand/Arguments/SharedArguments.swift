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
    Workspace.Choice(config, isolated: isolated, arguments)
  }

  func validate() throws {
    if isolated, let config { throw ValidationError("--isolated uses no configuration, and --config names \(config)") }
  }

  /// The workspace over the disk that they ask for.
  func workspace(_ arguments: RawArguments) -> Workspace {
    Workspace(choice: choice(arguments), rules: rules.map { arguments.path($0) })
  }
}

extension Workspace.Choice {
  /// The choice of a file that is named, of none, or of the nearest one.
  init(_ config: String?, isolated: Bool, _ arguments: RawArguments) {
    self = isolated ? .isolated : config.map { .fixed(arguments.path($0)) } ?? .nearest
  }
}
