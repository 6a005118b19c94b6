import ArgumentParser
import LintSystem
import WidgetLint

/// The program with its subcommands.
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

  /// The files and folders of a command line that has nothing else; nil for all others. Most command lines are like
  /// that, and the parser takes 13 million instructions for one, while a start with a small file takes 6 in all.
  static func paths(_ arguments: [String]) -> [String]? {
    if arguments.contains(where: RawArguments.isFlag) { return nil }
    guard let first = arguments.first else { return [] }
    if first == LintCommand.commandName { return Array(arguments.dropFirst()) }
    return first == "help" || subcommand(first) != nil ? nil : arguments
  }

  /// A correct command line, read by its subcommand alone; nil for help and for anything wrong.
  ///
  /// The parser of all commands first makes the flags of lint, the default, for any other command as well, which
  /// multiplies the time to start: in a debug build, it takes a tenth of a second.
  static func parsed(_ arguments: [String]) -> (any ParsableCommand)? {
    let named = arguments.first.flatMap(subcommand)
    guard arguments.first != "help" else { return nil }
    let parsed = try? (named ?? LintCommand.self).parseAsRoot(named == nil ? arguments : Array(arguments.dropFirst()))
    return parsed as? any RunnableCommand
  }

  /// The fault of a request for help on a command that is not there, for which the parser has the help on all.
  static func fault(ofHelpIn arguments: [String]) -> String? {
    guard arguments.first == "help", let name = arguments.dropFirst().first, name != "help",
      !RawArguments.isFlag(name), subcommand(name) == nil
    else { return nil }
    let names = commands.map { $0.commandName }
    let advice = NearName.question(to: name, in: names) ?? "expected \(DataValue.enumerate(names))"
    return "\"\(RawArguments.shown(name))\" is no command; \(advice)"
  }

  /// The subcommand with a name.
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
  /// The meanings of its exit codes, each from 0 on.
  static var exitCodes: [String] { get }

  /// Runs it.
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

/// A command that goes by a configuration.
protocol ConfiguredCommand: RunnableCommand {
  var shared: SharedArguments { get }
}

/// A command that takes any number of paths.
protocol PathsCommand: RunnableCommand {
  var paths: [FilePath] { get set }
}

/// The part of a help text that the parser lacks: examples and exit codes.
enum HelpEnding {
  /// The end of a help text that some arguments request; nil if the message is not help.
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
