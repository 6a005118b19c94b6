import ArgumentParser
import WidgetLint
import WidgetPreview

/// `widgetlint preview PATH…`: draws widgets with their findings.
struct PreviewCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Draw the widgets of a description, with their findings marked, as an SVG."
  )

  @Argument(
    help: ArgumentHelp("Files and folders to draw; - is standard input.", valueName: "path"),
    completion: Completion.descriptions
  )
  var paths: [String]

  @Option(help: ArgumentHelp("Check these rules only.", valueName: "id,…"), completion: Completion.rules)
  var select: [String] = []

  @Option(help: ArgumentHelp("Do not check these rules.", valueName: "id,…"), completion: Completion.rules)
  var ignore: [String] = []

  @OptionGroup var configuration: ConfigurationArguments

  @Option(
    help: ArgumentHelp("Leave out the findings in this baseline.", valueName: "file"),
    completion: Completion.yaml
  )
  var baseline: String?

  @Option(help: ArgumentHelp("The name of standard input.", valueName: "path"), completion: Completion.descriptions)
  var stdinFilename: String?

  @Flag(help: "Draw files that the configuration excludes.")
  var noExclude = false

  @Option(
    help: ArgumentHelp("Write the picture to this file.", valueName: "file"),
    completion: .file(extensions: ["svg"])
  )
  var output: String?

  mutating func run(_ arguments: RawArguments) -> ExitStatus {
    var options = LintOptions()
    options.paths = paths
    options.requestedFormats = [OutputFormat(kind: PreviewReporter.kind, file: output)]
    options.failOn = .never
    options.select = select
    options.ignore = ignore
    options.configuration = configuration.options
    options.quiet = true
    options.baseline = baseline
    options.stdinFilename = stdinFilename
    options.noExclude = noExclude
    return options.run(arguments)
  }
}
