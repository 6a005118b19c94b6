import LintCore
import LintSystem
import WidgetLint

/// The baselines of a run: the one whose findings are left out, and the one that is written.
struct BaselineRun {
  /// A baseline that was read.
  private struct Known {
    let source: LinterFile
    let folder: FilePath
    var baseline: Baseline
  }

  /// A baseline to write.
  private struct Record {
    let path: FilePath
    let folder: FilePath
    var counts: [BaselineEntry: Int] = [:]
  }

  private let options: LintOptions
  /// The most stale entries that are shown.
  private static let mostShown = 5_000
  private let currentFolder = FileSystem.currentFolder
  private var known: Known?
  private var record: Record?
  /// The checked files, relative to the known baseline's folder.
  private var checked: Set<String> = []
  /// Whether the files that entries name are gone, kept since many entries name one file.
  private var gone: [String: Bool] = [:]

  init(_ options: LintOptions) throws(WorkspaceError) {
    self.options = options
    if let path = options.baseline {
      let source = try LinterFile(path)
      known = Known(source: source, folder: path.parent.absolute(in: currentFolder), baseline: try Baseline(source))
    }
    if let path = options.writeBaseline { record = Record(path: path, folder: path.parent.absolute(in: currentFolder)) }
  }

  /// Removes findings that are known or now recorded from a report, and returns their number.
  mutating func apply(to report: inout CheckedFile) -> Int {
    guard known != nil || record != nil else { return 0 }
    let path = FilePath(report.path).absolute(in: currentFolder)
    if let folder = record?.folder {
      for finding in report.findings {
        record?.counts[BaselineEntry(finding, file: path.path(from: folder).shown), default: 0] += 1
      }
    }
    var hidden = 0
    if let folder = known?.folder {
      let file = path.path(from: folder).shown
      checked.insert(VisibleText.escaped(file))
      hidden = known?.baseline.hide(in: &report, file: file) ?? 0
    }
    if record != nil {
      hidden += report.findings.count
      report.findings = []
    }
    return hidden
  }

  /// Reports the entries that no longer occur, and writes the findings; a run that failed leaves the file as it is.
  mutating func finish(_ status: ExitStatus) -> ExitStatus {
    var status = status
    if let known, record == nil {
      let groups = KnownGuidelines().groups
      let stale = known.baseline.staleFindings { isJudged($0, groups, below: known.folder) }
      let shown = Array(stale.prefix(Self.mostShown))
      if !shown.isEmpty { Console.show([known.source.checked(shown)], options.color) }
      let rest = stale.count - shown.count
      if rest > 0 { Console.note(rest.counted("more entry no longer occurs", "more entries no longer occur")) }
      if options.failOnStaleBaseline, !stale.isEmpty, status == .clean { status = .findings }
    }
    guard let record, status != .failed else { return status }
    let isWritten = Console.writeOutput(Baseline.text(of: record.counts), to: record.path) != .failed
    if !options.quiet || !isWritten {
      let count = record.counts.values.reduce(0, +)
      let path = record.path.shown
      let end =
        isWritten ? "written; --baseline \(path) leaves them out" : "not written, though the summary left them out"
      Console.note("\(path): \(count.counted("finding")) \(end)")
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
    let isGone = gone[entry.file] ?? isGone(FilePath(entry.file).absolute(in: folder), below: folder)
    gone[entry.file] = isGone
    return isGone
  }

  /// Whether a file no longer exists. A file outside of both the baseline's folder and the paths to check is not looked
  /// up: a baseline's author must not learn what else exists.
  private func isGone(_ path: FilePath, below folder: FilePath) -> Bool {
    for folder in [folder] + options.paths.map({ $0.absolute(in: currentFolder) }) {
      guard let names = path.relative(to: folder)?.components, !names.isEmpty else { continue }
      var place = folder
      for name in names {
        // A link on the path may lead out, to something or to nothing.
        if place != folder, (try? FileSystem.isInside(place, folder)) != true { return false }
        place = place.appending(name)
        if (try? FileSystem.kind(of: place, followingLinks: false)) == nil { return true }
      }
      return false
    }
    return false
  }
}
