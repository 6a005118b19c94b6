import ArgumentParser

/// The arguments of the commands that check files: which files and rules, and what is left out.
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

  @OptionGroup var shared: SharedArguments

  @Option(
    help: ArgumentHelp("Leave out the findings in this baseline.", valueName: "file"),
    completion: Completion.yaml
  )
  var baseline: String?

  @Option(help: ArgumentHelp("The name of standard input.", valueName: "path"), completion: Completion.descriptions)
  var stdinFilename: String?

  @Flag(help: "Check also what the configuration excludes, and folders such as Pods and build.")
  var noExclude = false

  /// Sees to it that a name for standard input names something.
  func validate(_ paths: [String]) throws {
    if let stdinFilename, !paths.contains("-") {
      throw ValidationError(
        "--stdin-filename \(stdinFilename) names standard input, and no path is -, which asks for it"
      )
    }
  }

  /// The run over some paths that they ask for.
  func options(for paths: [String], _ arguments: RawArguments) -> LintOptions {
    var options = LintOptions(paths: paths, arguments)
    options.select = select
    options.ignore = ignore
    options.configuration = shared.choice(arguments)
    options.rules = shared.rules.map { arguments.path($0) }
    options.color = shared.color
    options.baseline = baseline.map { arguments.path($0) }
    if let stdinFilename { options.stdinFilename = arguments.path(stdinFilename) }
    options.noExclude = noExclude
    return options
  }
}
