import ArgumentParser

struct ExplainCommand: RunnableCommand {
  static let configuration = CommandConfiguration(commandName: "explain", abstract: "x")

  mutating func run(_ arguments: RawArguments) -> ExitStatus { .clean }
}
