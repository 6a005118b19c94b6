import ArgumentParser
import WidgetLint

/// The program with its subcommands.
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Tool.name,
    abstract: "Checks descriptions of iOS 10 Today widgets against Apple's suggestions.",
    version: Tool.version,
    subcommands: [
      LintCommand.self, RulesCommand.self, ExplainCommand.self, TestCommand.self, SchemaCommand.self,
      ConfigCommand.self,
    ],
    defaultSubcommand: LintCommand.self
  )

  /// The subcommand that some arguments ask for, read by itself: the parser is twice as fast where it need not look for
  /// it. Nil for what it does not take: help, errors and everything about the program as a whole.
  static func parseDirectly(_ arguments: [String]) -> (any ParsableCommand)? {
    guard let first = arguments.first, first != "help" else { return nil }
    for command in configuration.subcommands where command.configuration.commandName == first {
      return try? command.parse(Array(arguments.dropFirst()))
    }
    return try? LintCommand.parse(arguments)
  }
}
