import LintSystem
import WidgetImport
import WidgetLint

/// The outputs of a run, each a format with its stream or file.
struct Outputs {
  private var targets: [Target] = []

  /// Whether all outputs have failed, so that nothing more can be reported.
  var isStopped: Bool { targets.allSatisfy { $0.failure != nil } && !targets.isEmpty }

  /// A format with the stream or file that takes its text.
  private final class Target {
    let name: String
    /// Whether it shows projects and lone files as a whole.
    let showsProjects: Bool
    private var reporter: any Reporter
    private var file: OutputFile
    private var hasText = false
    private(set) var failure: SystemError?

    init(_ kind: ReporterKind, _ options: ReporterOptions, name: String, file: consuming OutputFile) {
      reporter = kind.make(options)
      showsProjects = kind.showsProjects
      self.name = name
      self.file = file
      if kind.hasHead { self.file.waitForHead() }
    }

    func report(_ report: CheckedFile) {
      if showsProjects { self.report(CheckedProject(report)) } else { write(reporter.report(report)) }
    }

    func report(_ project: CheckedProject) {
      guard showsProjects, var drawing = reporter as? any ProjectReporter else { return }
      drawing.report(project) { write($0) }
      reporter = drawing
    }

    func end(_ summary: Summary) {
      let head = reporter.head(summary)
      write(reporter.finish(summary))
      // If there is nothing to draw, keeps an earlier picture.
      if showsProjects, !hasText, head.isEmpty { return }
      attempt { () throws(SystemError) in try file.flush(head: head) }
    }

    private func write(_ text: String) {
      if text.isEmpty { return }
      hasText = true
      attempt { () throws(SystemError) in try file.write(text) }
    }

    /// Performs an action unless an earlier one has failed.
    private func attempt(_ body: () throws(SystemError) -> Void) {
      guard failure == nil else { return }
      do throws(SystemError) {
        try body()
      } catch {
        failure = error
      }
    }
  }

  /// Opens the outputs.
  ///
  /// - Throws: The reason why an output cannot be written.
  init(_ options: LintOptions, for jobs: [LintRun.Job], _ workspace: Workspace, isStandardOutputTaken: Bool)
    throws(WorkspaceError)
  {
    let outputs = options.outputs
    if outputs.count(where: { $0.file == nil }) > 1 {
      throw .message("several formats go to standard output; give all but one a file, as in --format json=report.json")
    }
    try Self.checkFiles((outputs.map(\.file) + [options.writeBaseline]).compactMap { $0 }, options, beside: jobs)
    let rules =
      outputs.contains(where: \.kind.describesRules)
      ? RuleGuide.all(BuiltInGuidelines.documents + workspace.addedRules).sorted { $0.id < $1.id } : []
    for output in outputs {
      var settings = ReporterOptions()
      settings.isQuiet = options.quiet
      settings.rules = rules
      settings.fileCount = jobs.count
      settings.linkBase = GitHubJob.linkBase
      if let file = output.file {
        settings.usesColor = options.color == .always
        let taken = try file.naming { () throws(SystemError) in try OutputFile(writing: file) }
        targets.append(Target(output.kind, settings, name: file.shown, file: taken))
      } else {
        let name = isStandardOutputTaken ? "standard error" : "standard output"
        let stream = isStandardOutputTaken ? OutputFile.standardError : OutputFile.standardOutput
        settings.usesColor = Console.usesColor(options.color, stream)
        targets.append(Target(output.kind, settings, name: name, file: stream))
      }
    }
  }

  /// Throws if two outputs share a file, or if one would overwrite a checked file, a source, a configuration or the
  /// baseline; devices may be shared.
  private static func checkFiles(
    _ files: [FilePath],
    _ options: LintOptions,
    beside jobs: [LintRun.Job]
  ) throws(WorkspaceError) {
    let configuration: FilePath? = if case .fixed(let path) = options.configuration { path } else { nil }
    var seen: Set<FilePath> = []
    var identities: Set<FileIdentity> = []
    for file in files {
      if (try? FileSystem.kind(of: file)) == .special { continue }
      // Several names and links may lead to the same file.
      let identity = FileIdentity(of: file)
      let isNew = seen.insert(FileSystem.destination(of: file)).inserted
      guard isNew, identity.map({ identities.insert($0).inserted }) ?? true else {
        throw .message("\(file.shown): two outputs go to this file; give each one of its own")
      }
      func isSame(_ other: FilePath?) -> Bool { identity != nil && other.flatMap { FileIdentity(of: $0) } == identity }
      let uses = [
        (isSame(configuration) || Workspace.isConfiguration(file.lastComponent), "a configuration"),
        (isSame(options.baseline) && file != options.writeBaseline, "the baseline"),
        // The output may be a link to a description.
        (jobs.contains { isSame($0.file.path) }, "being checked"),
        // The projects have not been read yet, so any source file may be theirs.
        (identity != nil && ProjectLinter.isSource(file), "a source"),
      ]
      if let (_, use) = uses.first(where: \.0) {
        throw .message("\(file.shown): this file is \(use); give the output another one")
      }
    }
  }

  /// Reports a file, found in parts by several checks, in one piece.
  ///
  /// Formats that show projects as a whole get only the parts that no project found.
  func report(_ parts: [CheckedFile]) {
    for target in targets {
      let shown = target.showsProjects ? parts.filter { !$0.isSource } : parts
      if let first = shown.first { target.report(shown.dropFirst().reduce(first) { $0.adding($1) }) }
    }
  }

  /// Reports a project to the formats that show it as a whole.
  func report(_ project: CheckedProject) { targets.forEach { $0.report(project) } }

  /// Ends all outputs, and returns whether everything was written.
  func finish(_ summary: Summary) -> ExitStatus {
    targets.forEach { $0.end(summary) }
    var status = ExitStatus.clean
    for target in targets {
      guard let failure = target.failure, !failure.isClosedPipe else { continue }
      status = Console.fail("\(target.name): \(failure.message)")
    }
    return status
  }
}

/// The GitHub Actions job in which the program runs, if any.
enum GitHubJob {
  /// The address at which GitHub shows the working folder's files in the job's revision; nil outside of a job.
  static var linkBase: String? {
    guard let server = ProcessSetup.environment("GITHUB_SERVER_URL"), server.hasPrefix("https://"),
      let repository = ProcessSetup.environment("GITHUB_REPOSITORY"),
      let commit = ProcessSetup.environment("GITHUB_SHA")
    else { return nil }
    let address = "\(server)/\(repository)/blob/\(commit)/"
    let isPlain = address.utf8.allSatisfy {
      $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">")
    }
    guard isPlain else { return nil }
    let workspace = ProcessSetup.environment("GITHUB_WORKSPACE").map { FilePath($0) }
    let folder = workspace.flatMap { FileSystem.currentFolder.relative(to: $0) }
    guard let folder, !folder.bytes.isEmpty else { return address }
    return address + PercentText.uri(folder.bytes) + "/"
  }
}
