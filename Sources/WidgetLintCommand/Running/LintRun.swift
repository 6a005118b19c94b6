import LintSystem
import WidgetImport
import WidgetLint

/// One run over all files: finds their settings, checks them in parallel, and passes the reports to the outputs.
final class LintRun {
  /// A file with everything that is needed to check it.
  final class Job: Sendable {
    let file: FileFinder.File
    let linter: Linter
    let failOn: FailOn

    init(_ file: FileFinder.File, _ scope: ConfigurationScope, _ failOn: FailOn?) throws(WorkspaceError) {
      self.file = file
      linter = try scope.linter(for: file.path)
      self.failOn = failOn ?? scope.configuration.failOn
    }
  }

  /// The result of checking one file.
  enum Outcome: Sendable {
    case checked(CheckedFile, Job, fixed: FixedFile?, fixable: (safe: Int, unsafe: Int))
    case unreadable(String)

    /// The approximate memory of the result, in bytes.
    var weight: Int {
      switch self {
      case .checked(let checked, _, let fixed, _): fixed.map { $0.before.weight + $0.after.weight } ?? checked.weight
      case .unreadable: 0
      }
    }
  }

  private let options: LintOptions
  private var jobs: [Job] = []
  private let fixWriter: FixWriter?
  /// The errors that fail the run but do not keep other files from being checked.
  private let problems: [WorkspaceError]
  private let notes: [String]
  private var excluded = 0
  private let workspace: Workspace
  private let projects: ProjectRun
  /// A project with app extensions that the run finds but does not lint; nil if it finds none.
  private let otherProject: FilePath?
  /// Whether standard input is excluded but must be fixed, so that an editor needs it back unchanged.
  private let returnsText: Bool

  init(_ options: LintOptions) throws(WorkspaceError) {
    self.options = options
    fixWriter = FixWriter(options)
    let finder = FileFinder(
      options.paths,
      standardInput: options.stdinFilename,
      entersExcluded: options.noExclude,
      noting: ProjectRun.isNoted
    )
    workspace = Workspace(
      choice: options.configuration,
      rules: options.rules,
      selection: options.selection,
      excludes: !options.noExclude
    )
    try workspace.load()
    var projects = try ProjectRun(options, workspace)
    var (broken, excludesText): ([WorkspaceError], Bool) = ([], false)
    for file in finder.files {
      do throws(WorkspaceError) {
        let scope = try workspace.scope(for: file.path)
        if scope.excludes(file.path) {
          excluded += 1
          excludesText = excludesText || file.isStandardInput
        } else if file.walked == nil, let reason = try ProjectRun.reason(forNamed: file.path, workspace) {
          throw reason
        } else {
          jobs.append(try Job(file, scope, options.failOn))
        }
      } catch {
        broken.append(error)
      }
    }
    projects.take(finder.noted.sorted())
    excluded += projects.excluded
    broken += projects.errors
    self.projects = projects
    // Files share configurations, and so their errors.
    problems = finder.problems.map { .message($0) } + broken.unique(by: \.description)
    returnsText = excludesText && fixWriter?.showsDiff == false
    // Not for `import --check`, which compares with a project anyway.
    let hasNote = !options.quiet && options.selection.sourceChecker == nil
    let asksForProject = projects.isEmpty && (jobs.isEmpty || hasNote)
    // A run that finds descriptions looks for a project only in the named folders, not below them.
    let currentFolder = workspace.currentFolder
    let folders = jobs.isEmpty ? nil : options.paths.map { $0.absolute(in: currentFolder) }
    otherProject = asksForProject ? projects.nearestOther(in: folders) : nil
    let isForProject = projects.isEmpty && options.importing != ImportOptions()
    let idle = isForProject ? ["the flags for projects change nothing, since no project is checked"] : []
    let suppressAll =
      options.suppressAll == nil || projects.isEmpty
      ? [] : ["--suppress-all writes to descriptions only; write comments in sources, or a baseline (--write-baseline)"]
    notes = options.quiet ? [] : (finder.notes + workspace.notes).unique(by: \.self) + idle + suppressAll
  }

  /// Prints the notes that do not depend on the content of the files.
  private func tell() {
    notes.forEach { Console.note($0) }
    if let otherProject, !jobs.isEmpty {
      let line = "\(ProductInfo.name) \(VisibleText.argument(otherProject.shown))"
      Console.note(
        "\(otherProject.shown) has app extensions; \(line) checks their widgets at the lines of their sources"
      )
    }
    problems.forEach { _ = Console.fail($0, options.color) }
  }

  /// Lists the files that a run would check.
  func showFiles() -> ExitStatus {
    tell()
    let sources = projects.files()
    let names =
      projects.isEmpty ? jobs.map(\.file.path) : Set(jobs.map(\.file.path) + sources.names).sorted()
    let listed = Console.writeOutput(names.map { VisibleText.escaped($0.shown) + "\n" }.joined())
    return listed != .clean || sources.status != .clean || !problems.isEmpty ? .failed : nothingToCheck ?? .clean
  }

  /// The exit status of a run with nothing to check, if that is an error; nil for other runs.
  private var nothingToCheck: ExitStatus? {
    guard jobs.isEmpty, projects.isEmpty else { return nil }
    if !problems.isEmpty { return .failed }
    return options.allowEmpty ? nil : Console.fail("nothing to check: \(whyNothing)")
  }

  /// Copies standard input to standard output.
  private static func returnText(named name: FilePath) throws(WorkspaceError) -> ExitStatus {
    let limit = Linter.maximumBytes + 1
    let text = try name.naming { () throws(SystemError) in try FileSystem.readStandardInput(limit: limit) }
    return text.count < limit ? Console.writeOutput(text) : Console.fail("\(name.shown): the text is too large")
  }

  private var whyNothing: String {
    // `import --check` has no --no-exclude.
    let isLint = options.selection.sourceChecker == nil
    if excluded > 0 {
      let files = excluded.counted("file is", "files are")
      return "\(files) excluded by the configuration\(isLint ? "; --no-exclude checks what is excluded" : "")"
    }
    let elsewhere = options.noExclude || !isLint ? "" : " (--no-exclude looks in folders such as Pods and build, too)"
    let found = "no *.widget.yml or *.widget.yaml found\(elsewhere)"
    let name = ProductInfo.name
    guard let project = otherProject.map({ VisibleText.argument($0.shown) }) else {
      return "\(found); \(name) init writes a first one"
    }
    return "\(found); \(name) \(project) checks the widgets of the project, \(name) import \(project) describes them, "
      + "and \(name) init writes a first one"
  }

  func run() throws(WorkspaceError) -> ExitStatus {
    tell()
    if returnsText {
      if !options.quiet {
        let name = options.stdinFilename.shown
        Console.note("\(name): excluded by the configuration, so it is returned unchanged; --no-exclude checks it")
      }
      let returned = try Self.returnText(named: options.stdinFilename)
      // Goes on with the other files, if there are any.
      if returned != .clean || jobs.isEmpty && projects.isEmpty { return problems.isEmpty ? returned : .failed }
    }
    if let status = nothingToCheck { return status }
    let baselines = try BaselineRun(options, workspace)
    let isFilter = returnsText || jobs.contains { $0.file.isStandardInput }
    let isOutputTaken = fixWriter.map { $0.showsDiff || isFilter } ?? false
    let outputs = try Outputs(options, for: jobs, workspace, isStandardOutputTaken: isOutputTaken)
    var tally = RunTally(
      options: options,
      fixWriter: fixWriter,
      baselines: baselines,
      outputs: outputs,
      progress: Progress(total: jobs.count, isQuiet: options.quiet),
      status: problems.isEmpty ? .clean : .failed
    )
    // Projects come first, since their findings are sorted in among those of descriptions.
    projects.run(into: &tally)
    check { tally.take($0) }
    if !options.quiet { noteSelection(tally.summary.reach) }
    return tally.finish()
  }

  /// Checks the files in parallel, and passes on the outcomes in order until `consume` returns false.
  private func check(_ consume: (consuming Outcome) -> Bool) {
    let fileCheck = FileCheck(
      fixWriter: fixWriter,
      keepsCleanFiles: options.outputs.contains(where: \.kind.showsProjects),
      // A quiet run does not print the count.
      countsFixable: !options.quiet && options.outputs.contains(where: \.kind.countsFixable)
    )
    let workers = Workers(jobs) {
      $0.weight
    } work: {
      fileCheck.outcome(of: $0)
    }
    // Asked for only if needed: the system reads a file to count its processors.
    let processors = jobs.count > 1 ? options.jobs ?? ProcessSetup.processorCount : 1
    workers.run(jobs: min(processors, ProcessSetup.affordableThreads), consume)
  }

  /// Notes the selected names for which nothing was checked, so that a clean run does not suggest that all is well.
  private func noteSelection(_ reach: RuleReach) {
    // `import --check` selects its checks itself.
    guard !options.selection.select.isEmpty, options.selection.sourceChecker == nil,
      let scope = try? workspace.scope(for: FilePath(DescriptionName.any))
    else { return }
    let groups = scope.known.groups
    for name in Set(options.selection.select).sorted() where name != RuleGroups.all {
      let isChecked =
        if Check(rawValue: name) != nil {
          jobs.isEmpty || jobs.contains { $0.linter.settings.isOn(name) }
        } else {
          reach.rules.isEmpty || reach.rules.contains { !$0.isOff && groups.rank(of: name, for: $0.id) > 0 }
        }
      if !isChecked { Console.note("--select \(name) checks nothing here") }
    }
  }
}

/// Checks single files, on several threads.
private struct FileCheck: Sendable {
  private let currentFolder = FileSystem.currentFolder
  let fixWriter: FixWriter?
  let keepsCleanFiles: Bool
  let countsFixable: Bool

  func outcome(of job: LintRun.Job) -> LintRun.Outcome {
    let path = job.file.path
    do throws(SystemError) {
      let limit = Linter.maximumBytes + 1
      let bytes =
        job.file.isStandardInput
        ? try FileSystem.readStandardInput(limit: limit) : try FileSystem.read(path, limit: limit)
      if fixWriter != nil, job.file.isStandardInput, bytes.count == limit {
        return .unreadable("\(path.shown): the text is too large to be fixed, and was not read to its end")
      }
      var checked = job.linter.check(bytes, name: path.shown, path: path.shortest(in: currentFolder).bytes)
      let fixed = fixWriter?.fix(checked, by: job.linter)
      if let fixWriter, let fixed { checked = fixWriter.shown(fixed) }
      let fixable = countsFixable ? Fixer.fixable(checked, by: job.linter) : (0, 0)
      if fixed == nil, !keepsCleanFiles { checked.releaseIfClean() }
      return .checked(checked, job, fixed: fixed, fixable: fixable)
    } catch {
      let hint = error == .notAFile ? "; standard input is named -" : ""
      return .unreadable("\(path.shown): \(error.message)\(hint)")
    }
  }
}
