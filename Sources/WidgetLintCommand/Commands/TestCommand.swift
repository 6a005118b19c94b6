import ArgumentParser
import LintCore
import LintSystem
import WidgetLint

/// `widgetlint test [PATH…]`: runs the examples of rules, and with `--mutate` asks whether they would notice a change.
struct TestCommand: PathsCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run the examples of rule files, or of all rules that this folder goes by."
  )

  static let examples: [(line: String, does: String)] = [
    ("widgetlint test design/rules", "run the examples in a folder of rules"),
    ("widgetlint test --mutate design/rules", "name the changes of the rules that no example notices"),
  ]

  @Argument(help: ArgumentHelp("Rule files, or folders of them.", valueName: "path"), completion: Completion.yaml)
  var paths: [String] = []

  @Flag(help: "Change each bound and drop each condition, and name the changes that no example notices.")
  var mutate = false

  @Option(help: ArgumentHelp("How to say it.", valueName: "name"))
  var format = DataFormat.text

  @OptionGroup var shared: SharedArguments

  var color: ColorChoice { shared.color }

  mutating func run(_ arguments: RawArguments) throws(WorkspaceError) -> ExitStatus {
    var report = TestReport(mutates: mutate)
    if paths.isEmpty {
      let scope = try shared.workspace(arguments).scope(for: FilePath(DescriptionName.any))
      for document in try BuiltInGuidelines.documents() + scope.known.documents { report.add(document, file: nil) }
    }
    for path in paths {
      let files = try FileSource().rules(in: arguments.path(path), known: KnownGuidelines())
      for folder in files.folders { report.add(folder) }
      for loaded in files.rules { report.add(loaded.document, file: loaded.path.shown) }
    }
    let written = Console.writeOutput(format == .json ? report.json : report.text)
    return written == .clean ? report.status : written
  }
}
