import ArgumentParser
import WidgetLint

/// The program with its subcommands.
struct RootCommand: ParsableCommand {
  static let commands: [any RunnableCommand.Type] = [
    LintCommand.self, InitCommand.self, PreviewCommand.self, RulesCommand.self, ExplainCommand.self, TestCommand.self,
    SchemaCommand.self,
    ConfigCommand.self, ImportCommand.self, ServerCommand.self,
  ]

  static let configuration = CommandConfiguration(
    commandName: ProductInfo.name,
    abstract: "Checks descriptions of iOS 10 Today widgets against Apple's suggestions.",
    version: ProductInfo.version,
    subcommands: commands,
    defaultSubcommand: LintCommand.self
  )

  /// The names of the subcommands.
  static var names: [String] { commands.compactMap { $0.configuration.commandName } }

  /// The files and folders of a command line that names nothing else, as most do; reading it takes the parser longer
  /// than checking the files. Nil for all others.
  static func paths(_ arguments: [String]) -> [String]? {
    if arguments.contains(where: { $0.utf8.first == UInt8(ascii: "-") }) { return nil }
    guard let first = arguments.first else { return [] }
    if first == LintCommand.configuration.commandName { return Array(arguments.dropFirst()) }
    return first == "help" || subcommand(first) != nil ? nil : arguments
  }

  /// The subcommand that some arguments ask for, read by itself: the parser is twice as fast where it need not look for
  /// it. Nil for what it does not take: help, errors and everything about the program as a whole.
  static func parseDirectly(_ arguments: [String]) -> (any RunnableCommand)? {
    guard let first = arguments.first, first != "help" else { return nil }
    if let command = subcommand(first) { return try? command.parse(Array(arguments.dropFirst())) }
    return try? LintCommand.parse(arguments)
  }

  /// The subcommand of a name.
  static func subcommand(_ name: String) -> (any RunnableCommand.Type)? {
    commands.first { $0.configuration.commandName == name }
  }
}
