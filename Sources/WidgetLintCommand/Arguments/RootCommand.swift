import ArgumentParser
import LintSystem
import WidgetLint

/// The root command with its subcommands.
struct RootCommand: ParsableCommand {
  static let commands: [any RunnableCommand.Type] = [
    LintCommand.self, InitCommand.self, PreviewCommand.self, RulesCommand.self, ExplainCommand.self, TestCommand.self,
    SchemaCommand.self, ConfigCommand.self, ImportCommand.self, ServerCommand.self,
  ]

  static let configuration = CommandConfiguration(
    commandName: ProductInfo.name,
    abstract: "Checks descriptions of iOS widgets against Apple's suggestions.",
    version: ProductInfo.version,
    subcommands: commands,
    defaultSubcommand: LintCommand.self
  )

  /// The arguments if they are only paths; nil for all others.
  ///
  /// Most command lines are like that, and the parser takes 13 million instructions for one, while a whole start with a
  /// small file takes 6 million.
  static func paths(_ arguments: [String]) -> [String]? {
    if arguments.contains(where: RawArguments.isFlag) { return nil }
    guard let first = arguments.first else { return [] }
    if first == LintCommand.commandName { return Array(arguments.dropFirst()) }
    return first == "help" || subcommand(first) != nil ? nil : arguments
  }

  /// Parses a correct command line with its subcommand alone; nil for help and errors.
  ///
  /// The root command's parser builds the flags of `lint`, the default, before those of any other command, which
  /// multiplies the start time: in debug builds, it takes a tenth of a second.
  static func parsed(_ arguments: [String]) -> (any ParsableCommand)? {
    let named = arguments.first.flatMap(subcommand)
    guard arguments.first != "help" else { return nil }
    let parsed = try? (named ?? LintCommand.self).parseAsRoot(named == nil ? arguments : Array(arguments.dropFirst()))
    return parsed as? any RunnableCommand
  }

  /// The error in a request for help on a command that does not exist, which the parser answers with the general help.
  static func fault(ofHelpIn arguments: [String]) -> String? {
    guard arguments.first == "help", let name = arguments.dropFirst().first, name != "help",
      !RawArguments.isFlag(name), subcommand(name) == nil
    else { return nil }
    let names = commands.map { $0.commandName }
    let advice = NearName.question(to: name, in: names) ?? "expected \(DataValue.enumerate(names))"
    return "\"\(RawArguments.shown(name))\" is not a command; \(advice)"
  }

  /// Returns the subcommand with a name; nil if there is none.
  static func subcommand(_ name: String) -> (any RunnableCommand.Type)? {
    commands.first { $0.commandName == name }
  }
}

/// A command that runs and returns its own exit status.
protocol RunnableCommand: ParsableCommand {
  /// Its name on the command line.
  static var commandName: String { get }
  /// Its purpose in one sentence.
  static var abstract: String { get }
  /// Two ways to use it, each with its effect.
  static var examples: [(line: String, does: String)] { get }
  /// The meanings of its exit codes, in order from 0.
  static var exitCodes: [String] { get }

  mutating func status() throws(WorkspaceError) -> ExitStatus
}

extension RunnableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: commandName, abstract: abstract)
  }

  static var exitCodes: [String] {
    [
      "done, and nothing at or over --fail-on was found", "findings, or examples of a rule that fail",
      "the run itself failed: usage, configuration, a file that cannot be read or written, nothing to check",
    ]
  }

  mutating func run() throws {}
}

/// A command that uses a configuration.
protocol ConfiguredCommand: RunnableCommand {
  var shared: SharedArguments { get }
}

/// A command that takes any number of paths.
protocol PathsCommand: RunnableCommand {
  var paths: [FilePath] { get set }
}

/// The part of the help that the parser does not write: examples and exit codes.
enum HelpEnding {
  /// Returns the end of the help that the arguments request; nil if the parser's message is not help.
  static func text(after message: String, _ arguments: [String]) -> String? {
    guard message.hasPrefix("OVERVIEW: ") else { return nil }
    let name = arguments.first { !RawArguments.isFlag($0) && $0 != "help" }
    let command = name.flatMap(RootCommand.subcommand) ?? LintCommand.self
    let codes = command.exitCodes.enumerated().map { (line: "\($0)", does: $1) }
    // Some help texts end with a line break, some without.
    return (message.hasSuffix("\n") ? "" : "\n") + section("EXAMPLES", command.examples) + section("EXIT CODES", codes)
  }

  private static func section(_ title: String, _ rows: [(line: String, does: String)]) -> String {
    "\n\(title):\n" + TextTable.lines(rows.map { ["", $0.line, $0.does] })
  }
}
