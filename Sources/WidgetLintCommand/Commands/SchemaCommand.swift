import ArgumentParser

struct SchemaCommand: RunnableCommand {
  static let configuration = CommandConfiguration(commandName: "schema", abstract: "x")

  mutating func run(_ arguments: RawArguments) -> ExitStatus { .clean }
}
