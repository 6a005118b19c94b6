import LintSystem
import WidgetImport
import WidgetLint

/// The part of a run that lints Xcode projects, after the descriptions.
struct ProjectRun {
  private let linters: [ProjectLinter]
  private let workspace: Workspace
  private let failOn: FailOn?

  /// The projects among some paths.
  init(_ options: LintOptions, _ workspace: Workspace) {
    linters = options.projects.map { ProjectLinter($0, options.importing, workspace) }
    (self.workspace, failOn) = (workspace, options.failOn)
  }

  var isEmpty: Bool { linters.isEmpty }

  /// Lints them all.
  func run(into tally: inout RunTally, _ options: LintOptions) {
    for linter in linters where !tally.outputs.isStopped || options.writeBaseline != nil {
      do throws(WorkspaceError) {
        let scope = try workspace.scope(for: linter.path)
        let failOn = failOn ?? scope.configuration?.failOn ?? .warning
        let (files, notes) = try linter.run()
        if !options.quiet { notes.forEach { Console.note($0) } }
        for file in files { tally.add(file, failOn) }
      } catch {
        tally.status = Console.fail(error, options.color)
      }
    }
  }
}
