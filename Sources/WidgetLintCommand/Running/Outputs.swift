import LintCore
import LintSystem
import WidgetLint

/// The outputs of a run, each a format with the stream or file that takes it.
struct Outputs {
  private var reporters: [any Reporter] = []
  private var targets: [Target] = []
  /// Whether the reader of standard output has gone, so that nothing is left to do.
  private(set) var isStopped = false

  /// Where a format's text goes.
  private final class Target {
    let name: String
    private var file: OutputFile
    private(set) var failure: SystemError?

    init(name: String, file: consuming OutputFile) {
      self.name = name
      self.file = file
    }

    func waitForHead() { file.waitForHead() }

    func write(_ text: String) {
      guard failure == nil, !text.isEmpty else { return }
      attempt { () throws(SystemError) in try file.write(text) }
    }

    func end(head: String, _ text: String) {
      guard failure == nil else { return }
      attempt { () throws(SystemError) in
        try file.write(text)
        try file.flush(head: head)
      }
    }

    private func attempt(_ body: () throws(SystemError) -> Void) {
      do throws(SystemError) {
        try body()
      } catch {
        failure = error
      }
    }
  }

  /// The outputs that are asked for of a run over `fileCount` files; `isChecked` says whether a file is one of them,
  /// `addedRules` are the rules that are not built in, `isTaken` is whether standard output is for something else than
  /// findings.
  init(
    _ options: LintOptions,
    fileCount: Int,
    isChecked: (FilePath) -> Bool,
    addedRules: @autoclosure () -> [RuleDocument],
    isStandardOutputTaken isTaken: Bool
  ) throws(WorkspaceError) {
    let outputs = options.outputs
    if outputs.count(where: { $0.file == nil }) > 1 {
      throw .message("several formats go to standard output; give all but one a file, as in --format json=report.json")
    }
    try Self.checkFiles((outputs.map(\.file) + [options.writeBaseline]).compactMap { $0 }, isChecked)
    let rules = try outputs.contains(where: \.kind.describesRules) ? Self.descriptions(addedRules()) : []
    for output in outputs {
      var settings = ReporterOptions()
      settings.isQuiet = options.quiet
      settings.rules = rules
      settings.fileCount = fileCount
      settings.linkBase = GitHubJob.linkBase
      if let file = output.file {
        settings.usesColor = options.color == .always
        do throws(SystemError) {
          targets.append(Target(name: file.shown, file: try OutputFile(creating: file)))
        } catch {
          throw .message("\(file.shown): \(error.message)")
        }
      } else {
        let name = isTaken ? "standard error" : "standard output"
        let stream = isTaken ? OutputFile.standardError : OutputFile.standardOutput
        settings.usesColor = Console.usesColor(options.color, stream)
        targets.append(Target(name: name, file: stream))
      }
      let reporter = output.kind.make(settings)
      if type(of: reporter).hasHead { targets.last?.waitForHead() }
      reporters.append(reporter)
    }
  }

  /// Sees to it that no output takes the place of another, or of what is checked; a device takes all.
  private static func checkFiles(_ files: [FilePath], _ isChecked: (FilePath) -> Bool) throws(WorkspaceError) {
    var seen: Set<FilePath> = []
    var identities: Set<FileIdentity> = []
    for file in files {
      if (try? FileSystem.kind(of: file)) == .special { continue }
      // Links may lead to one file, and one file may have several names.
      let identity = FileIdentity(of: file)
      let isNew = seen.insert(FileSystem.destination(of: file)).inserted
      guard isNew, identity.map({ identities.insert($0).inserted }) ?? true else {
        throw .message("\(file.shown): two outputs go to this file; give each one of its own")
      }
      if isChecked(file) { throw .message("\(file.shown): this file is being checked; give the output another one") }
    }
  }

  private static func descriptions(_ addedRules: [RuleDocument]) throws(WorkspaceError) -> [RuleDescription] {
    let rules = try RuleCatalog.builtIn() + addedRules
    return (rules.map { RuleDescription($0) } + CheckList.descriptions).sorted { $0.id < $1.id }
  }

  /// Reports one file.
  mutating func report(_ report: CheckedFile) {
    for (index, target) in targets.enumerated() { reporters[index].report(report) { target.write($0) } }
    noteFailures()
  }

  /// Ends all outputs, and says whether all was written.
  mutating func finish(_ summary: Summary) -> ExitStatus {
    for index in reporters.indices {
      let head = reporters[index].head(summary)
      targets[index].end(head: head, reporters[index].finish(summary))
    }
    noteFailures()
    var status = ExitStatus.clean
    for target in targets {
      guard let failure = target.failure, !failure.isClosedPipe else { continue }
      status = Console.fail("\(target.name): \(failure.message)")
    }
    return status
  }

  private mutating func noteFailures() {
    isStopped = targets.allSatisfy { $0.failure != nil } && !targets.isEmpty
  }
}
