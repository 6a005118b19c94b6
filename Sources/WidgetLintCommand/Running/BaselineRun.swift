import LintCore
import LintSystem
import WidgetLint

/// The baselines of a run: the one that hides findings, and the one to write.
struct BaselineRun {
  private let options: LintOptions
  private let workspace: Workspace
  /// The most stale entries that are shown.
  private static let mostShown = 5_000
  private let currentFolder = FileSystem.currentFolder
  /// The baseline that was read.
  private var known: (source: LinterFile, folder: FilePath, baseline: Baseline)?
  /// How often each finding to write occurred.
  private var counts: [BaselineEntry: Int] = [:]
  /// Whether the run has findings that a baseline cannot hold.
  private var leavesSome = false
  /// The files that were checked completely, relative to the known baseline's folder.
  private var checked: Set<String> = []
  /// Whether each file named by an entry is gone, remembered since many entries name the same file.
  private var gone: [String: Bool] = [:]

  init(_ options: LintOptions, _ workspace: Workspace) throws(WorkspaceError) {
    (self.options, self.workspace) = (options, workspace)
    if let path = options.baseline {
      let source = try LinterFile(path)
      known = (source, path.parent.absolute(in: currentFolder), try Baseline(source))
    }
  }

  /// Removes the findings that are known or now recorded from a report, and returns how many it removed.
  mutating func apply(to report: inout CheckedFile) -> Int {
    guard known != nil || options.writeBaseline != nil else { return 0 }
    let path = FilePath(report.path).absolute(in: currentFolder)
    let left = report.findings.filter { !Baseline.holds($0) }
    if let folder = options.writeBaseline?.parent.absolute(in: currentFolder) {
      let file = path.path(from: folder).shown
      let held = report.findings.filter(Baseline.holds)
      for finding in held { counts[BaselineEntry(finding, file: file), default: 0] += 1 }
    }
    var hidden = 0
    if let folder = known?.folder {
      let file = path.path(from: folder).shown
      if left.isEmpty { checked.insert(VisibleText.escaped(file)) }
      hidden = known?.baseline.hide(in: &report, file: file) ?? 0
    }
    if options.writeBaseline != nil {
      hidden += report.findings.count - left.count
      leavesSome = leavesSome || !left.isEmpty
      report.findings = left
    }
    return hidden
  }

  /// Reports the stale entries, and writes the new baseline unless the run failed.
  mutating func finish(_ status: ExitStatus) -> ExitStatus {
    var status = status
    if let known, options.writeBaseline == nil {
      let scope = try? workspace.scope(for: FilePath(DescriptionName.any))
      let groups = (scope?.known ?? KnownGuidelines()).groups
      let stale = known.baseline.staleFindings { isJudged($0, groups, below: known.folder) }
      let shown = Array(stale.prefix(Self.mostShown))
      if !shown.isEmpty { Console.show([known.source.checked(shown)], options.color) }
      let rest = stale.count - shown.count
      if rest > 0 { Console.note(rest.counted("more entry no longer occurs", "more entries no longer occur")) }
      if options.failOnStaleBaseline, !stale.isEmpty, status == .clean { status = .findings }
    }
    guard let path = options.writeBaseline else { return status }
    let isWritten = status != .failed && Console.writeOutput(Baseline.text(of: counts), to: path) != .failed
    if !options.quiet || !isWritten {
      let count = counts.values.reduce(0, +)
      let end =
        isWritten
        ? "written; --baseline \(path.shown) leaves them out" : "not written, though the summary left them out"
      let left = leavesSome ? "; errors that keep a file from being read are not among them" : ""
      Console.note("\(path.shown): \(count.counted("finding")) \(end)\(left)")
    }
    return isWritten ? status : .failed
  }

  /// Whether this run can tell if an entry is stale: its rule was checked on its file, or the file is gone.
  private mutating func isJudged(_ entry: BaselineEntry, _ groups: RuleGroups, below folder: FilePath) -> Bool {
    guard options.selection.includes(entry.rule, groups) else { return false }
    // Rules are checked by lint, and the agreement with sources by `import --check`.
    let comparesSources = options.selection.sourceChecker != nil
    guard (Check(rawValue: entry.rule)?.subject == .sources) == comparesSources else { return false }
    if checked.contains(entry.file) { return true }
    // The name may be escaped, so that it is not a file's real name.
    if entry.file.contains("\\") { return false }
    let isGone = gone[entry.file] ?? isGone(FilePath(entry.file).absolute(in: folder), below: folder)
    gone[entry.file] = isGone
    return isGone
  }

  /// Whether a file no longer exists.
  ///
  /// Looks only in the baseline's folder and the paths to check: a baseline's author must not learn what else exists.
  private func isGone(_ path: FilePath, below folder: FilePath) -> Bool {
    let folders = [folder] + options.paths.map { $0.absolute(in: currentFolder) }
    let around = folders.filter { path.relative(to: $0) != nil }
    if around.isEmpty { return false }
    var left = path
    while (try? FileSystem.kind(of: left, followingLinks: false)) == nil, left != left.parent { left = left.parent }
    // A link on the path may lead outside, to something or to nothing.
    return left != path && around.contains { (try? FileSystem.isInside(left, $0)) == true }
  }
}
