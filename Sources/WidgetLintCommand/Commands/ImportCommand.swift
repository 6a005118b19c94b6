import ArgumentParser
import LintSystem
import WidgetImport
import WidgetLint

/// `widgetlint import [PATH]`: writes a description from an Xcode project's sources; `--check` compares descriptions
/// with the sources that they name.
struct ImportCommand: PathsCommand {
  static let commandName = "import"
  static let abstract = "Write a description from an Xcode project, or check descriptions against theirs."

  static let examples: [(line: String, does: String)] = [
    ("widgetlint import > Maps.widget.yml", "describe the widgets of the project in this folder"),
    ("widgetlint import --update Maps.widget.yml", "take over what changed in the project since"),
  ]

  @Argument(
    help: ArgumentHelp(
      "A repository, a project or its manifest, or an extension's folder; with --check descriptions, or folders of them.",
      valueName: "path"
    ),
    completion: .directory
  )
  var paths: [FilePath] = []

  @OptionGroup var project: ProjectArguments

  @Option(
    help: ArgumentHelp(
      "Write to this file; to this folder, a file for each app, where there are several.",
      valueName: "file"
    )
  )
  var output: FilePath?

  @Flag(help: "Write over a file that is there.")
  var force = false

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp("yaml or json; with --check that of the report: \(ReportFormat.help).", valueName: "name[=file]")
  )
  var formats: [String] = []

  @Flag(help: "Compare descriptions with the sources that they name.")
  var check = false

  @Option(
    help: ArgumentHelp(
      "Bring this description up to date with the sources that it names; what people wrote stays.",
      valueName: "file"
    ),
    completion: .file()
  )
  var update: FilePath?

  @Flag(help: "With --check, take what the sources say.")
  var fix = false

  @Flag(help: "With --check, show the fixes as a unified diff, and write nothing.")
  var diff = false

  @Option(help: ArgumentHelp("With --check, the severity that makes the exit code 1.", valueName: "severity"))
  var failOn: FailOn?

  @Option(help: ArgumentHelp("With --check, leave out the findings in this baseline.", valueName: "file"))
  var baseline: FilePath?

  @Option(help: ArgumentHelp("With --check, write the findings to this baseline.", valueName: "file"))
  var writeBaseline: FilePath?

  @Flag(help: "With --check, fail where an entry of the baseline no longer occurs.")
  var failOnStaleBaseline = false

  @Option(help: ArgumentHelp("With --check, use this configuration for all files.", valueName: "file"))
  var config: FilePath?

  @Flag(help: "With --check, use no configuration.")
  var isolated = false

  @Flag(name: .shortAndLong, help: "With --check, print findings only.")
  var quiet = false

  func validate() throws {
    if check || update != nil {
      let others =
        project.given.map { ($0, true) } + [
          ("--output", output != nil), ("--force", force), ("--check", check && update != nil),
          ("--format", update != nil && !formats.isEmpty),
        ]
      let mode = update == nil ? "--check" : "--update"
      for (flag, isGiven) in others where isGiven { throw ValidationError("\(flag) is not for \(mode)") }
    }
    if update != nil, let path = paths.first {
      throw ValidationError("--update finds the sources by itself; leave out \(path.shown)")
    }
    if check {
      for format in formats where ReportFormat(argument: format) == nil {
        throw ValidationError("\(format) is not a format, expected \(ReportFormat.help)")
      }
      try SharedArguments.validate(config: config, isolated: isolated)
      return
    }
    if paths.count > 1 { throw ValidationError("several paths are given, expected one") }
    let ofCheck = [
      ("--fix", fix), ("--diff", diff), ("--fail-on", failOn != nil), ("--baseline", baseline != nil),
      ("--write-baseline", writeBaseline != nil), ("--fail-on-stale-baseline", failOnStaleBaseline),
      ("--config", config != nil), ("--isolated", isolated), ("--quiet", quiet),
    ]
    for (flag, isGiven) in ofCheck where isGiven { throw ValidationError("\(flag) needs --check") }
    if let format = formats.last, !["yaml", "json"].contains(format) {
      throw ValidationError("\(format) is not a format, expected yaml or json")
    }
  }

  mutating func status() throws(WorkspaceError) -> ExitStatus {
    if let update { return try self.update(update) }
    if check { return try checkOptions.run() }
    return try importProject()
  }

  /// Updates a description's values from the sources, and then the places in its comments.
  private func update(_ path: FilePath) throws(WorkspaceError) -> ExitStatus {
    if path == .standard || (try? FileSystem.kind(of: path)) == .folder {
      return Console.fail("\(path.shown): --update takes the file of one description")
    }
    let checker = ProjectChecker()
    var options = LintOptions(paths: [path])
    options.selection.select = Self.sourceChecks
    options.selection.sourceChecker = checker
    options.fix = true
    // The configuration is for lint: a description that it excludes can be updated, too.
    options.configuration = .isolated
    let status = try options.run()
    if status == .failed { return status }
    return try path.naming { () throws(SystemError) in
      let bytes = try FileSystem.read(path, limit: Linter.maximumBytes + 1)
      // The run has updated the values; what is left are the places in comments.
      let descriptions = Linter(LintSettings()).check(bytes, name: path.shown).descriptions
      let edits = descriptions.flatMap { checker.comments(of: $0, path: path.bytes) }
      if edits.isEmpty { return status }
      let sorted = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
      _ = try FileReplacement.replace(path, from: bytes, to: EditedText(bytes).applying(sorted).bytes)
      return status
    }
  }

  /// The checks that a comparison makes, and the one for a file without a description, which cannot be compared.
  private static let sourceChecks =
    Check.allCases.filter { $0.subject == .sources || $0 == .emptyDescription }.map(\.id)

  /// The options of a run that compares descriptions with their sources instead of checking rules.
  private var checkOptions: LintOptions {
    var options = LintOptions(paths: paths)
    options.formats = formats.compactMap { ReportFormat(argument: $0) }
    (options.failOn, options.fix, options.diff, options.quiet) = (failOn, fix, diff, quiet)
    options.selection.select = Self.sourceChecks + [Check.unusedSuppression.id]
    options.selection.sourceChecker = ProjectChecker()
    options.configuration = Workspace.Choice(config, isolated: isolated)
    (options.baseline, options.writeBaseline) = (baseline, writeBaseline)
    options.failOnStaleBaseline = failOnStaleBaseline
    return options
  }
}

// MARK: - Importing

extension ImportCommand {
  /// Reads the sources, and writes the descriptions.
  private func importProject() throws(WorkspaceError) -> ExitStatus {
    var options = ImportOptions()
    project.apply(to: &options)
    var folder = paths.first ?? FilePath(".")
    let output = output?.outputFile
    options.takeProject(&folder)
    if (try? FileSystem.kind(of: folder)) == .file {
      return Console.fail("\(folder.shown): it is a file; give a folder or a project (and --extension)")
    }
    return try (output ?? folder).naming { () throws(SystemError) in
      // A trailing slash asks for the folder to be created.
      if let output, output.bytes.last == UInt8(ascii: "/") { try FileSystem.makeFolder(output) }
      let isFolder = output.map { (try? FileSystem.kind(of: $0)) == .folder } ?? false
      options.base = try FileSystem.realPath(output.map { isFolder ? $0 : $0.parent } ?? FilePath("."))
      return try run(folder, options, to: output, isFolder: isFolder)
    }
  }

  private func run(
    _ folder: FilePath,
    _ options: ImportOptions,
    to output: FilePath?,
    isFolder: Bool
  ) throws(SystemError) -> ExitStatus {
    let tree = try SourceTree(folder)
    var importer = Importer(tree, options)
    do throws(ImportFailure) {
      let apps = try importer.run()
      // Apps may share an extension and therefore its notes.
      Self.say((importer.notes + apps.flatMap(\.allNotes)).map(\.text).unique(by: \.self))
      if output != nil, let boundary = options.base.map(ProjectFolder.boundary),
        !ProjectFolder.isInside(tree.root, boundary)
      {
        Console.note("the sources are outside of \(boundary.shown), where import --check reads nothing")
      }
      return write(apps, from: folder, to: output, isFolder: isFolder)
    } catch {
      // For the folder of an extension, names the project above it.
      let found = error.infoPlistsWithoutProject
      if !found.isEmpty, let project = ProjectFolder.above(folder) {
        var wider = options
        wider.extensions = found.compactMap { tree.root.appending($0).relative(to: project)?.shown }
        Console.note("no project is in \(folder.shown); the one in \(project.shown) is read")
        return try run(project, wider, to: output, isFolder: isFolder)
      }
      Self.say(importer.notes.map(\.text))
      return Console.fail(error.lines)
    }
  }

  private static func say(_ lines: [String]) {
    for line in lines { Console.writeError(VisibleText.escaped(line)) }
  }

  private func write(_ apps: [ImportedApp], from folder: FilePath, to output: FilePath?, isFolder: Bool) -> ExitStatus {
    guard apps.count == 1 || isFolder else {
      let message = "there are several descriptions to write; --output FOLDER/ writes each, and one alone takes:"
      let ways = apps.map { app in
        let project = VisibleText.argument(folder.appending(app.project).shown)
        let names = app.extensions.map { "--extension \(VisibleText.argument($0.target ?? $0.infoPlist))" }
        return "\(app.target): \(project) \(names.joined(separator: " "))"
      }
      return Console.fail(([message] + ways).joined(separator: "\n"))
    }
    var status = ExitStatus.clean
    for app in apps {
      let text = formats.last == "json" ? DescriptionText.json(app) : DescriptionText.yaml(app)
      guard let output else { return Console.showOutput(Array(text.utf8)) }
      let file = isFolder ? output.appending(Self.name(of: app, among: apps)) : output
      if !force, (try? FileSystem.kind(of: file, followingLinks: false)) != nil {
        status = Console.fail("\(file.shown): it already exists; --force writes over it")
      } else if Console.writeOutput(text, to: file) == .failed {
        status = .failed
      }
    }
    return status
  }

  /// Returns the name of an app's file: that of its target, after the project's if another app has the same target
  /// name, and with its kind if it has widgets of two kinds.
  private static func name(of app: ImportedApp, among apps: [ImportedApp]) -> String {
    let same = apps.filter { $0.target == app.target }
    var path = [app.target]
    if same.contains(where: { $0.guidelines == app.guidelines && $0.project != app.project }) {
      path = (app.project.replacing(".xcodeproj", with: "").split(separator: "/").map(String.init) + path)
      if path.dropLast().last == app.target { path.removeLast() }
    }
    let isSecond = app.guidelines != nil && same.contains { $0.guidelines == nil }
    let kind = isSecond ? "." + (app.guidelines ?? "") : ""
    return path.flatMap { $0.split(separator: "/") }.joined(separator: "-") + kind + DescriptionName.ending
  }
}
