import ArgumentParser
import WidgetLint

/// `widgetlint schema [NAME]`: prints a JSON Schema, which an editor's YAML server can use, or a list for people.
struct SchemaCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print what descriptions, configurations or rules may hold, as a JSON Schema or as a list."
  )

  static let examples: [(line: String, does: String)] = [
    ("widgetlint schema > widget.schema.json", "the schema of descriptions, for an editor"),
    ("widgetlint schema --format text", "all fields of a description: what they take, and what they mean"),
  ]

  @Argument(help: ArgumentHelp("Which one: description, config or rule.", valueName: "name"))
  var name = JSONSchema.description

  @Option(help: ArgumentHelp("json for the JSON Schema, text for a list.", valueName: "name"))
  var format = DataFormat.json

  mutating func run(_ arguments: RawArguments) -> ExitStatus {
    Console.writeOutput(format == .json ? name.text : name.list)
  }
}

extension JSONSchema: ExpressibleByArgument {}
