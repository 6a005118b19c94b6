import ArgumentParser

/// `widgetlint [lint] PATH…`: checks files and folders.
struct LintCommand: RunnableCommand {
  static let configuration = CommandConfiguration(commandName: "lint", abstract: "Check files and folders.")

  @Argument(
    help: ArgumentHelp("Files and folders to check; - is standard input.", valueName: "path"),
    completion: Completion.descriptions
  )
  var paths: [String] = []

  @OptionGroup var arguments: LintArguments

  func validate() throws {
    if let jobs = arguments.jobs, jobs < 1 { throw ValidationError("--jobs is \(jobs), expected 1 or more") }
    if arguments.failOnStaleBaseline, arguments.baseline == nil {
      throw ValidationError("--fail-on-stale-baseline needs --baseline")
    }
  }

  mutating func run(_ raw: RawArguments) -> ExitStatus { arguments.options(paths: paths).run(raw) }
}
