import LintCore
import LintSystem
import WidgetLint

/// What was found in projects and configurations, until the descriptions are reported between which it stands: one run
/// has one order. There are few of these, while descriptions, of which there may be very many, never wait.
struct WaitingReports {
  private enum Report {
    /// A file, and what is found in it beside that of projects.
    case file(CheckedFile, besideProjects: CheckedFile?)
    case project(CheckedProject)
  }

  private var reports: [(path: FilePath, report: Report)] = []
  /// The number of those that have gone.
  private var sent = 0
  private var isSorted = true

  /// Adds a configuration, before anything is sent.
  mutating func add(configuration file: CheckedFile) {
    add(.file(file, besideProjects: file), at: FilePath(file.path))
  }

  /// Adds a project, before anything is sent; without its clean files where nobody shows them.
  mutating func add(_ project: CheckedProject, keepsCleanFiles: Bool) {
    for var file in project.files {
      if !keepsCleanFiles { file.releaseIfClean() }
      add(.file(file, besideProjects: nil), at: FilePath(file.path))
    }
    add(.project(project), at: FilePath(project.name))
  }

  private mutating func add(_ report: Report, at path: FilePath) {
    reports.append((path, report))
    isSorted = false
  }

  /// Sends what stands before a path, or all that is left.
  mutating func send(before path: FilePath?, to outputs: Outputs) {
    if !isSorted { sort() }
    while sent < reports.count, path.map({ reports[sent].path < $0 }) ?? true {
      switch reports[sent].report {
      case .file(let file, let rest): outputs.report(file, besideProjects: rest)
      case .project(let project): outputs.report(project)
      }
      sent += 1
    }
  }

  /// Sorts by path, and makes one of what several say of a file.
  private mutating func sort() {
    isSorted = true
    let all = reports.sorted { $0.path < $1.path }
    reports = []
    for (path, report) in all {
      if case .file(let file, let rest) = report, let last = reports.last, last.path == path,
        case .file(let known, let knownRest) = last.report
      {
        reports[reports.count - 1].report = .file(known.adding(file), besideProjects: knownRest ?? rest)
      } else {
        reports.append((path, report))
      }
    }
  }
}
