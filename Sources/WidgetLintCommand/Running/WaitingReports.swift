import LintSystem
import WidgetLint

/// The reports on projects and configurations, held back until their place among those on descriptions: a run has one
/// order. They are few, while descriptions, which may be very many, never wait.
struct WaitingReports {
  /// What is reported at a path: the parts of a file's report, and the projects of that name.
  private var reports: [FilePath: (parts: [CheckedFile], projects: [CheckedProject])] = [:]
  /// The paths of the reports that are left, the next one last; nil until the first one is sent.
  private var paths: [FilePath]?

  /// Adds what a configuration or a project found in a file, before anything is sent.
  mutating func add(_ part: CheckedFile) { reports[FilePath(part.path), default: ([], [])].parts.append(part) }

  /// Adds a project, before anything is sent; without its clean files if nobody shows them.
  mutating func add(_ project: CheckedProject, keepsCleanFiles: Bool) {
    for var file in project.files {
      if !keepsCleanFiles { file.releaseIfClean() }
      add(file)
    }
    reports[FilePath(project.name), default: ([], [])].projects.append(project)
  }

  /// Sends the reports before a path, or all remaining ones.
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
