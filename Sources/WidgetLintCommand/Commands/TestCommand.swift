import ArgumentParser

struct TestCommand: RunnableCommand {
  static let configuration = CommandConfiguration(commandName: "test", abstract: "x")

  mutating func run(_ arguments: RawArguments) -> ExitStatus { .clean }
}
