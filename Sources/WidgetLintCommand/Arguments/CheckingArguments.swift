import ArgumentParser
import LintSystem
import WidgetLint

/// The arguments of the commands that check files: the files and rules, and what to leave out.
///
/// A group holds what commands share, and no other group: in debug builds, the parser validates each level five times.
struct CheckingArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp("Check only these rules, or groups of them.", valueName: "id|group,…"),
    completion: Completion.rules
  )
  var select: [String] = []

  @Option(
    help: ArgumentHelp("Do not check these rules, or groups of them.", valueName: "id|group,…"),
    completion: Completion.rules
  )
  var ignore: [String] = []

  @Option(
    help: ArgumentHelp("Leave out the findings in this baseline.", valueName: "file"),
    completion: Completion.yaml
  )
  var baseline: FilePath?

  @Option(help: ArgumentHelp("The name of standard input.", valueName: "path"), completion: Completion.descriptions)
  var stdinFilename: FilePath?

  @Flag(help: "Check also what the configuration excludes, and folders such as Pods and build.")
  var noExclude = false

  /// Returns the options of a run over some paths, combined with a command's shared arguments.
  ///
  /// - Throws: An error if a list of rules is empty, or if standard input has a name but is not read.
  func options(for paths: [FilePath], _ shared: SharedArguments) throws(WorkspaceError) -> LintOptions {
    var options = LintOptions(paths: paths)
    options.selection.select = try Self.ids("--select", select)
    options.selection.ignore = try Self.ids("--ignore", ignore)
    options.configuration = shared.choice
    options.rules = shared.rules
    options.color = shared.color
    options.baseline = baseline
    options.noExclude = noExclude
    guard let stdinFilename else { return options }
    guard paths.contains(.standard) else {
      let name = stdinFilename.shown
      throw .message("--stdin-filename \(name) names standard input, and no path is -, which asks for it")
    }
    options.stdinFilename = stdinFilename
    return options
  }

  private static func ids(_ flag: String, _ lists: [String]) throws(WorkspaceError) -> [String] {
    let ids = lists.flatMap { $0.split { $0 == "," || $0 == " " }.map(String.init) }
    if ids.isEmpty, !lists.isEmpty { throw .message("\(flag) names no rule") }
    return ids
  }
}

/// The arguments of all commands that use a configuration.
struct SharedArguments: ParsableArguments {
  @Option(help: ArgumentHelp("Use this configuration for all files.", valueName: "file"), completion: Completion.yaml)
  var config: FilePath?

  @Flag(help: "Use no configuration.")
  var isolated = false

  @Option(help: ArgumentHelp("Add the rules in this file or folder.", valueName: "path"), completion: Completion.yaml)
  var rules: [FilePath] = []

  @Option(help: ArgumentHelp("When to use colors.", valueName: "when"))
  var color = ColorChoice.auto

  /// How to choose the configuration of a file.
  var choice: Workspace.Choice { Workspace.Choice(config, isolated: isolated) }

  func validate() throws { try Self.validate(config: config, isolated: isolated) }

  /// Throws if a configuration is both named and excluded.
  static func validate(config: FilePath?, isolated: Bool) throws {
    if isolated, let config {
      throw ValidationError("--isolated uses no configuration, and --config names \(config.shown)")
    }
  }

  /// The workspace over the disk that these arguments ask for.
  var workspace: Workspace { Workspace(choice: choice, rules: rules) }
}

extension Workspace.Choice {
  /// Chooses the named file, no configuration, or the nearest one.
  init(_ config: FilePath?, isolated: Bool) {
    self = isolated ? .isolated : config.map { .fixed($0) } ?? .nearest
  }
}
