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
}
