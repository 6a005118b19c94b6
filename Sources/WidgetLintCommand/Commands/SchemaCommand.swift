import ArgumentParser
import WidgetLint

/// `widgetlint schema [NAME]`: prints a JSON Schema, which an editor's YAML server can use.
struct SchemaCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of descriptions, configurations or rules."
  )

  static let examples: [(line: String, does: String)] = [
    ("widgetlint schema > widget.schema.json", "the schema of descriptions, for an editor"),
    ("widgetlint schema config", "the schema of .widgetlint.yml"),
  ]

  @Argument(help: ArgumentHelp("Which one: description, config or rule.", valueName: "name"))
  var name = JSONSchema.description

  mutating func run(_ arguments: RawArguments) -> ExitStatus { Console.writeOutput(name.text) }
}

extension JSONSchema: ExpressibleByArgument {}
