import ArgumentParser
import WidgetLint

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

  @Option(
    help: ArgumentHelp("Leave out the findings in this baseline.", valueName: "file"),
    completion: Completion.yaml
  )
  var baseline: String?

  @Option(help: ArgumentHelp("The name of standard input.", valueName: "path"), completion: Completion.descriptions)
  var stdinFilename: String?

  @Flag(help: "Check also what the configuration excludes, and folders such as Pods and build.")
  var noExclude = false

  /// Throws if a list of rules is empty, or a name for standard input is given without standard input.
  func validate(_ paths: [String]) throws {
    for (flag, lists) in [("--select", select), ("--ignore", ignore)] where !lists.isEmpty {
      if Self.ids(lists).isEmpty { throw ValidationError("\(flag) names no rule") }
    }
    if let stdinFilename, !paths.contains("-") {
      throw ValidationError(
        "--stdin-filename \(stdinFilename) names standard input, and no path is -, which asks for it"
      )
    }
  }

  /// The options of a run over some paths, from these and a command's shared arguments.
  func options(for paths: [String], _ shared: SharedArguments, _ arguments: RawArguments) -> LintOptions {
    var options = LintOptions(paths: paths, arguments)
    options.selection.select = Self.ids(select)
    options.selection.ignore = Self.ids(ignore)
    options.configuration = shared.choice(arguments)
    options.rules = shared.rules.map { arguments.path($0) }
    options.color = shared.color
    options.baseline = baseline.map { arguments.path($0) }
    if let stdinFilename { options.stdinFilename = arguments.path(stdinFilename) }
    options.noExclude = noExclude
    return options
  }

  private static func ids(_ lists: [String]) -> [String] {
    lists.flatMap { $0.split { $0 == "," || $0 == " " }.map(String.init) }
  }
}

/// The flags for a baseline, which several commands have.
enum BaselineFlags {
  /// Throws if the flags of one run do not fit together.
  static func validate(_ baseline: String?, write file: String?, failsOnStale: Bool, fixes: Bool) throws {
    if failsOnStale, baseline == nil { throw ValidationError("--fail-on-stale-baseline needs --baseline") }
    guard let file else { return }
    if [".json", ".xml", ".sarif", ".txt"].contains(where: file.lowercased().hasSuffix) {
      throw ValidationError("a baseline is YAML, and \(file) says otherwise; name it such as widgetlint-baseline.yml")
    }
    if fixes {
      throw ValidationError(
        "--write-baseline keeps findings and --fix, --unsafe-fixes and --diff fix them; run one after the other"
      )
    }
  }
}

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

  /// The choice of configurations.
  func choice(_ arguments: RawArguments) -> Workspace.Choice {
    Workspace.Choice(config, isolated: isolated, arguments)
  }

  func validate() throws { try Self.validate(config: config, isolated: isolated) }

  /// Throws if a configuration is both named and excluded.
  static func validate(config: String?, isolated: Bool) throws {
    if isolated, let config { throw ValidationError("--isolated uses no configuration, and --config names \(config)") }
  }

  /// The workspace over the disk for these arguments.
  func workspace(_ arguments: RawArguments) -> Workspace {
    Workspace(choice: choice(arguments), rules: rules.map { arguments.path($0) })
  }
}

extension Workspace.Choice {
  /// The choice of a named file, of none, or of the nearest one.
  init(_ config: String?, isolated: Bool, _ arguments: RawArguments) {
    self = isolated ? .isolated : config.map { .fixed(arguments.path($0)) } ?? .nearest
  }
}
