import ArgumentParser
import LintSystem
import WidgetLint

/// `widgetlint [lint] PATH…`: checks files and folders.
struct LintCommand: ConfiguredCommand, PathsCommand {
  static let configuration = CommandConfiguration(commandName: "lint", abstract: "Check files and folders.")

  static let examples: [(line: String, does: String)] = [
    ("widgetlint", "check everything below this folder"),
    ("widgetlint Maps.xcodeproj", "check the widgets of a project, at the lines of its sources"),
    ("widgetlint --fix Maps.widget.yml", "fix what has one right answer in a file, and show what is left"),
  ]

  @Argument(
    help: ArgumentHelp(
      "Files, folders, Xcode projects and manifests (project.yml, Project.swift) to check; - is standard input.",
      valueName: "path"
    ),
    completion: Completion.descriptions
  )
  var paths: [FilePath] = []

  @OptionGroup(title: "Projects") var projects: ProjectArguments
  @OptionGroup var reporting: ReportingArguments
  @OptionGroup var checking: CheckingArguments
  @OptionGroup var shared: SharedArguments
  @OptionGroup var running: RunningArguments

  func validate() throws {
    if let jobs = running.jobs, jobs < 1 { throw ValidationError("--jobs is \(jobs), expected 1 or more") }
    try BaselineFlags.validate(
      checking.baseline,
      write: running.writeBaseline,
      failsOnStale: running.failOnStaleBaseline,
      fixes: reporting.fix || reporting.unsafeFixes || reporting.diff
    )
    try checking.validate(paths)
    let writes = reporting.fix || reporting.unsafeFixes || reporting.suppressAll != nil || running.writeBaseline != nil
    if running.showFiles, writes {
      throw ValidationError("--show-files lists the files alone; run it without the flags that write")
    }
    if let reason = reporting.suppressAll {
      if reason.allSatisfy(\.isWhitespace) || VisibleText.escaped(reason) != reason {
        throw ValidationError("--suppress-all needs a reason on one line, as in --suppress-all \"until the redesign\"")
      }
      if reporting.fix || reporting.unsafeFixes || running.writeBaseline != nil {
        throw ValidationError(
          "--suppress-all keeps findings; run it without --fix, --unsafe-fixes and --write-baseline"
        )
      }
    }
  }

  mutating func status() throws(WorkspaceError) -> ExitStatus {
    var options = checking.options(for: paths, shared)
    projects.apply(to: &options.importing)
    options.formats = reporting.formats
    (options.failOn, options.suppressAll) = (reporting.failOn, reporting.suppressAll)
    (options.fix, options.unsafeFixes, options.diff) = (reporting.fix, reporting.unsafeFixes, reporting.diff)
    (options.jobs, options.quiet, options.allowEmpty) = (running.jobs, running.quiet, running.allowEmpty)
    options.selection.countsVerdicts = running.statistics
    options.showFiles = running.showFiles
    options.writeBaseline = running.writeBaseline
    options.failOnStaleBaseline = running.failOnStaleBaseline
    return try options.run()
  }
}
