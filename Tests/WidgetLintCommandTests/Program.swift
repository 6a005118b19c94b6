import Foundation
import LintSystem
import Testing
import WidgetLint

/// The program that was built along with the tests.
enum Program {
  /// The exit code and output of a run.
  struct Run {
    let status: Int32
    let output: String
    let errors: String

    var lines: [String] { output.split(separator: "\n").map(String.init) }
    /// The line that counts files and findings.
    var counts: String? { lines.last { $0.contains(" checked: ") } }
  }

  /// The program's place: the folder of the test runner, or of the bundle that the runner has loaded.
  private static let url: URL? = {
    let bundles = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    let runner = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    return ([runner] + bundles).map { $0.appending(path: "widgetlint") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// Runs a script in a folder, so that tests can redirect and quote as people do; `$widgetlint` is the program.
  static func shell(
    _ script: String,
    in folder: URL,
    input: String = "",
    environment: [String: String] = [:]
  ) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "FORCE_COLOR"] { variables[name] = nil }
    variables["widgetlint"] = try #require(url).path
    process.environment = variables.merging(environment) { $1 }
    // Files, since the program would hang on a full pipe.
    let streams = try ["out", "err", "in"].map { name in
      let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).\(name)")
      try Data(name == "in" ? input.utf8 : "".utf8).write(to: url)
      return url
    }
    defer { for url in streams { try? FileManager.default.removeItem(at: url) } }
    process.standardOutput = try FileHandle(forWritingTo: streams[0])
    process.standardError = try FileHandle(forWritingTo: streams[1])
    process.standardInput = try FileHandle(forReadingFrom: streams[2])
    try start(process)
    process.waitUntilExit()
    let run = Run(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: streams[0]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: streams[1]), as: UTF8.self)
    )
    RunsShown.log?.add(script, run)
    return run
  }

  /// Starts a process with signals unblocked: test runners block them on their threads, but a shell waits for SIGCHLD.
  private static func start(_ process: Process) throws {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
  }
}

/// A folder in which a test runs the program.
final class ProgramFolder: TemporaryFolder {
  /// Creates a folder with files by their paths.
  init(_ files: [String: String] = [:]) throws {
    try super.init(files)
    // Ends the search for configurations.
    try makeFolder(".git")
  }

  /// Creates a folder with a copy of one of the package's folders.
  convenience init(copying path: String, to folder: String = ".") throws {
    try self.init()
    let source = Golden.package.appending(path: path).path
    try #require(try shell("mkdir -p \(folder) && cp -R '\(source)/.' \(folder)").status == 0)
  }

  /// Creates a folder with a sample project of the import's tests.
  convenience init(sample name: String, in folder: String = ".") throws {
    try self.init()
    let samples = Golden.package.appending(path: "Tests/WidgetImportTests/Samples")
    try ImportSample(name, in: samples).write(to: file(folder))
  }

  /// Runs the program with arguments, as a shell splits them.
  func run(_ arguments: String, input: String = "", environment: [String: String] = [:]) throws -> Program.Run {
    try shell("\"$widgetlint\" \(arguments)", input: input, environment: environment)
  }

  /// Runs the program, and expects its exit code and a part of its output on each stream.
  @discardableResult
  func expect(
    _ status: Int32,
    _ arguments: String = "",
    output: String? = nil,
    errors: String? = nil,
    input: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Program.Run {
    let run = try run(arguments, input: input)
    #expect(run.status == status, "\(arguments)", sourceLocation: sourceLocation)
    for (part, text) in [(output, run.output), (errors, run.errors)] {
      guard let part else { continue }
      #expect(part.isEmpty ? text.isEmpty : text.contains(part), "\(arguments)", sourceLocation: sourceLocation)
    }
    return run
  }

  /// Checks a file with a workspace, without starting the program: each finding with its severity, or the error.
  func checked(
    _ path: String = "a.widget.yml",
    _ selection: RuleSelection = RuleSelection(),
    choice: Workspace.Choice = .nearest,
    rules: String? = nil
  ) -> Result<[String], WorkspaceError> {
    Result { () throws(WorkspaceError) in
      let rules = rules.map { [FilePath(file($0).path)] } ?? []
      let workspace = Workspace(choice: choice, rules: rules, selection: selection)
      let linter = try workspace.linter(for: FilePath(file(path).path))
      let text = (try? text(of: path)) ?? ""
      return linter.check(text, name: path).findings.map { "\($0.severity.name) \($0.rule)" }
    }
  }

  /// Returns why a workspace cannot check a file of the folder; nil if it can.
  func error(_ choice: Workspace.Choice = .nearest, for path: String = "a.widget.yml") -> String? {
    if case .failure(let error) = checked(path, choice: choice) { error.description } else { nil }
  }

  /// Returns why a workspace cannot check anything with a rule file; nil if it can.
  func error(ofRules path: String) -> String? {
    if case .failure(let error) = checked(choice: .isolated, rules: path) { error.description } else { nil }
  }

  func shell(_ script: String, input: String = "", environment: [String: String] = [:]) throws -> Program.Run {
    try Program.shell(script, in: url, input: input, environment: environment)
  }
}

/// Descriptions and rules for tests to lint.
enum Sample {
  /// A description without findings.
  static let clean = "app: {name: Maps}\nwidgets: [{name: Maps}]\n"
  /// A description with an error.
  static let error = "app: {name: Maps}\nwidgets: [{name: Maps, scrolls: true}]\n"
  /// A description with a warning.
  static let warning = "app: {name: Maps}\nwidgets: [{name: Maps, width: 320}]\n"
  /// A description with an info.
  static let info = "app: {name: Maps}\nwidgets: [{name: Maps, alignment: none}]\n"

  /// Returns a team's rule file, made from its parts.
  static func rule(
    _ id: String = "evil",
    given: String = "$.widgets[*]",
    expect: String = " {present: true}",
    message: String = "m",
    rest: String = "",
    valid: String = "['a: b']"
  ) -> String {
    """
    id: \(id)
    severity: warning
    summary: s
    \(rest)given: \(given)
    expect:\(expect)
    message: \(message)
    noFix: n
    examples: {valid: \(valid), invalid: [{description: 'a: b', reports: /a}]}

    """
  }
}
