import LintSystem
import WidgetLint

/// The reports on projects and configurations, held back until their turn among those on descriptions, so that a run
/// has one order. Descriptions never wait, since there may be very many.
struct WaitingReports {
  /// The reports by path: the parts of a file's report, and the projects of that name.
  private var reports: [FilePath: (parts: [CheckedFile], projects: [CheckedProject])] = [:]
  /// The paths of the remaining reports, the next one last; nil until the first report is sent.
  private var paths: [FilePath]?

  /// Adds a part of a file's report; call it before anything is sent.
  mutating func add(_ part: CheckedFile) { reports[FilePath(part.path), default: ([], [])].parts.append(part) }

  /// Adds a project; call it before anything is sent. Clean files are released unless a format shows them.
  mutating func add(_ project: CheckedProject, keepsCleanFiles: Bool) {
    for var file in project.files {
      if !keepsCleanFiles { file.releaseIfClean() }
      add(file)
    }
    reports[FilePath(project.name), default: ([], [])].projects.append(project)
  }

  /// Sends the reports whose paths sort before a path, or all remaining ones if it is nil.
  mutating func send(before path: FilePath?, to outputs: Outputs) {
    if reports.isEmpty { return }
    if paths == nil { paths = reports.keys.sorted(by: >) }
    while let next = paths?.last, path.map({ next < $0 }) ?? true {
      paths?.removeLast()
      guard let (parts, projects) = reports.removeValue(forKey: next) else { continue }
      outputs.report(parts)
      projects.forEach(outputs.report)
    }
  }
}
