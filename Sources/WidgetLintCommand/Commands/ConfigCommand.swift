import ArgumentParser

struct ConfigCommand: RunnableCommand {
  static let configuration = CommandConfiguration(commandName: "config", abstract: "x")

  mutating func run(_ arguments: RawArguments) -> ExitStatus { .clean }
}
