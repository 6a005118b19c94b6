import ArgumentParser
import LintSystem
import WidgetLint
import WidgetPreview

/// `widgetlint preview PATH…`: draws widgets with their findings.
struct PreviewCommand: ConfiguredCommand, PathsCommand {
  static let commandName = "preview"
  static let abstract = "Draw the widgets of a description or a project, with their findings marked, as an SVG."

  static let examples: [(line: String, does: String)] = [
    ("widgetlint preview Maps.widget.yml > Maps.svg", "draw the widgets of a file"),
    ("widgetlint preview Maps.xcodeproj > Maps.svg", "draw the widgets of a project"),
  ]

  static let exitCodes = [
    "drawn, whatever was found", "not used",
    "the run itself failed: usage, configuration, a file that cannot be read or written, nothing to draw",
  ]

  @Argument(
    help: ArgumentHelp("Files, folders and Xcode projects to draw; - is standard input.", valueName: "path"),
    completion: Completion.descriptions
  )
  var paths: [FilePath]

  @OptionGroup(title: "Projects") var projects: ProjectArguments
  @OptionGroup var checking: CheckingArguments
  @OptionGroup var shared: SharedArguments

  @Option(
    help: ArgumentHelp("Write the picture to this file.", valueName: "file"),
    completion: .file(extensions: ["svg"])
  )
  var output: FilePath?

  mutating func status() throws(WorkspaceError) -> ExitStatus {
    // Runs lint with a format that only this command has.
    var options = try checking.options(for: paths, shared)
    projects.apply(to: &options.importing)
    options.formats = [ReportFormat(kind: PreviewReporter.kind, file: output?.outputFile)]
    options.failOn = .never
    options.quiet = true
    return try options.run()
  }
}
