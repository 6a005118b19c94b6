import LintCore
import LintSystem
import WidgetLint

/// The reports on projects and configurations, held back until their place among those on descriptions: a run has one
/// order. They are few, while descriptions, which may be very many, never wait.
struct WaitingReports {
  private enum Report {
    /// A file, and its findings that do not come from projects.
    case file(CheckedFile, besideProjects: CheckedFile?)
    case project(CheckedProject)
  }

  private var reports: [(path: FilePath, report: Report)] = []
  /// The number of those already sent.
  private var sent = 0
  private var isSorted = true

  /// Adds a configuration, before anything is sent.
  mutating func add(configuration file: CheckedFile) {
    add(.file(file, besideProjects: file), at: FilePath(file.path))
  }

  /// Adds a project, before anything is sent; without its clean files if nobody shows them.
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

  /// Sends the reports before a path, or all remaining ones.
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

  /// Sorts by path, and merges several reports on one file.
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
