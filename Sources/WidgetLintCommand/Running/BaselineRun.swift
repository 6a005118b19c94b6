import LintCore
import LintSystem
import WidgetLint

/// The baselines of a run: the one whose findings are left out, and the one that is written.
struct BaselineRun {
  private let options: LintOptions
  private let workspace: Workspace
  /// The most stale entries that are shown.
  private static let mostShown = 5_000
  private let currentFolder = FileSystem.currentFolder
  /// The baseline that was read.
  private var known: (source: LinterFile, folder: FilePath, baseline: Baseline)?
  /// The findings to write.
  private var counts: [BaselineEntry: Int] = [:]
  /// Whether there was a finding that the written baseline does not hold.
  private var leavesSome = false
  /// The files of which all was checked, relative to the known baseline's folder.
  private var checked: Set<String> = []
  /// Whether the files that entries name are gone, kept since many entries name one file.
  private var gone: [String: Bool] = [:]

  init(_ options: LintOptions, _ workspace: Workspace) throws(WorkspaceError) {
    (self.options, self.workspace) = (options, workspace)
    if let path = options.baseline {
      let source = try LinterFile(path)
      known = (source, path.parent.absolute(in: currentFolder), try Baseline(source))
    }
  }

  /// Removes findings that are known or now recorded from a report, and returns their number.
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

  /// Reports the entries that no longer occur, and writes the findings; a run that failed leaves the file as it is.
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

  /// Whether this run can tell that an entry no longer occurs: its file was checked for its rule, or is gone.
  private mutating func isJudged(_ entry: BaselineEntry, _ groups: RuleGroups, below folder: FilePath) -> Bool {
    guard options.selection.includes(entry.rule, groups) else { return false }
    // Rules and sources are checked in runs of their own.
    let comparesSources = options.selection.sourceChecker != nil
    guard (Check(rawValue: entry.rule)?.subject == .sources) == comparesSources else { return false }
    if checked.contains(entry.file) { return true }
    // The name may be escaped, so that no file has it.
    if entry.file.contains("\\") { return false }
    let isGone = gone[entry.file] ?? isGone(FilePath(entry.file).absolute(in: folder), below: folder)
    gone[entry.file] = isGone
    return isGone
  }

  /// Whether a file no longer exists. A file outside of both the baseline's folder and the paths to check is not looked
  /// up: a baseline's author must not learn what else exists.
  private func isGone(_ path: FilePath, below folder: FilePath) -> Bool {
    let folders = [folder] + options.paths.map { $0.absolute(in: currentFolder) }
    let around = folders.filter { path.relative(to: $0) != nil }
    if around.isEmpty { return false }
    var left = path
    while (try? FileSystem.kind(of: left, followingLinks: false)) == nil, left != left.parent { left = left.parent }
    // A link on the path may lead out, to something or to nothing.
    return left != path && around.contains { (try? FileSystem.isInside(left, $0)) == true }
  }
}
