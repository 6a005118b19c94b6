import ArgumentParser
import LintSystem
import WidgetLint
import WidgetLintServer

/// `widgetlint server`: the language server on standard input and output.
struct ServerCommand: RunnableCommand {
  static let commandName = "server"
  static let abstract = "Serve an editor with findings, fixes and completion (the Language Server Protocol)."

  static let examples: [(line: String, does: String)] = [
    ("widgetlint server", "serve an editor that starts it"),
    ("widgetlint server --baseline known.yml", "leave out what a baseline knows"),
  ]

  static let exitCodes = [
    "the client asked it to shut down", "the client or its connection ended without that",
    "usage, or a message whose end cannot be found",
  ]

  @OptionGroup var shared: SharedArguments

  @Option(help: ArgumentHelp("Leave out the findings of this baseline.", valueName: "file"))
  var baseline: FilePath?

  @Flag(help: "Talk over standard input and output, as it always does; clients add this.")
  var stdio = false

  @Option(
    name: .customLong("clientProcessId"),
    help: ArgumentHelp("The editor's process; clients add this, and name it once more.", valueName: "number")
  )
  var clientProcess: Int?

  mutating func status() -> ExitStatus {
    var loop = ServerLoop((shared.choice, shared.rules, baseline))
    let end = loop.run()
    if let reason = end.reason { return Console.fail(reason) }
    return ExitStatus(rawValue: end.status) ?? .failed
  }
}
