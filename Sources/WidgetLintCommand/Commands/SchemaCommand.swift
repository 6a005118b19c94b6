import ArgumentParser
import WidgetLint

/// `widgetlint schema [NAME]`: prints a JSON Schema, which an editor's YAML server can use.
struct SchemaCommand: RunnableCommand {
  static let commandName = "schema"
  static let abstract = "Print the JSON Schema of descriptions, configurations or rules."

  static let examples: [(line: String, does: String)] = [
    ("widgetlint schema > widget.schema.json", "the schema of descriptions, for an editor"),
    ("widgetlint schema widgetkit", "the schema of descriptions of WidgetKit's widgets alone"),
  ]

  @Argument(
    help: ArgumentHelp(
      "Which one: description, config or rule; or a set of guidelines, such as widgetkit, for its descriptions.",
      valueName: "name"
    ),
    completion: .custom { _, _, _ in JSONSchema.names + KnownGuidelines.here.sets.map(\.id) }
  )
  var name = "description"

  mutating func status() throws(WorkspaceError) -> ExitStatus {
    let known = KnownGuidelines.here
    guard let schema = JSONSchema.text(name, known) else {
      // If the configuration cannot be read, throws why: it may know the set.
      _ = try KnownGuidelines.read()
      let names = JSONSchema.names + known.sets.map(\.id)
      let near = NearName.question(to: name, in: names) ?? "expected \(DataValue.enumerate(names))"
      throw .message("\"\(name)\" is not a schema; \(near)")
    }
    return Console.writeOutput(schema)
  }
}
