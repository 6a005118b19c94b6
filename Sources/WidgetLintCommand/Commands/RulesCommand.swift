import ArgumentParser

struct RulesCommand: RunnableCommand {
  static let configuration = CommandConfiguration(commandName: "rules", abstract: "x")

  mutating func run(_ arguments: RawArguments) -> ExitStatus { .clean }
}
