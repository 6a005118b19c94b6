import Foundation
import LintSystem
import Testing
import WidgetLint

/// The program that was built beside the tests.
enum Program {
  /// How a run ended, and what it wrote.
  struct Run {
    let status: Int32
    let output: String
    let errors: String

    /// The output's lines.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
    /// The line that counts files and findings.
    var counts: String? { lines.last { $0.contains(" checked: ") } }
  }

  /// Where it is: the folder of the test runner, or of the bundle that the runner has loaded.
  private static let url: URL? = {
    let bundles = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    let runner = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    return ([runner] + bundles).map { $0.appending(path: "widgetlint") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// Runs it in a folder, through a shell so that a test may redirect and quote as people do; `$widgetlint` is the program.
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
    // Files, since a pipe that is full would keep the program waiting.
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

  /// Starts a process that takes signals, which the threads of a test runner block: a shell waits for SIGCHLD.
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
  /// A folder with files, by their paths.
  init(_ files: [String: String] = [:]) throws {
    try super.init(files)
    // Ends the search for a configuration.
    try makeFolder(".git")
  }

  /// A folder with a copy of what is in a folder of the package.
  convenience init(copying path: String, to folder: String = ".") throws {
    try self.init()
    let source = Golden.package.appending(path: path).path
    try #require(try shell("mkdir -p \(folder) && cp -R '\(source)/.' \(folder)").status == 0)
  }

  /// A folder with a sample project of the import's tests.
  convenience init(sample name: String, in folder: String = ".") throws {
    try self.init()
    let samples = Golden.package.appending(path: "Tests/WidgetImportTests/Samples")
    try ImportSample(name, in: samples).write(to: file(folder))
  }

  /// Runs the program with arguments as a shell reads them.
  func run(_ arguments: String, input: String = "", environment: [String: String] = [:]) throws -> Program.Run {
    try shell("\"$widgetlint\" \(arguments)", input: input, environment: environment)
  }

  /// Runs the program, and expects its exit code and a part of what it writes on each stream.
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

  /// What a workspace finds in a file of the folder, each with its severity, or why it cannot check it: without a start.
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

  /// Why a workspace cannot check a file of the folder; nil if it can.
  func error(_ choice: Workspace.Choice = .nearest, for path: String = "a.widget.yml") -> String? {
    if case .failure(let error) = checked(path, choice: choice) { error.description } else { nil }
  }

  /// Why a workspace cannot check anything by some rules; nil if it can.
  func error(ofRules path: String) -> String? {
    if case .failure(let error) = checked(choice: .isolated, rules: path) { error.description } else { nil }
  }

  /// Runs a script in the folder.
  func shell(_ script: String, input: String = "", environment: [String: String] = [:]) throws -> Program.Run {
    try Program.shell(script, in: url, input: input, environment: environment)
  }
}

/// Descriptions that tests lint, and rules.
enum Sample {
  /// Nothing is found in it.
  static let clean = "app: {name: Maps}\nwidgets: [{name: Maps}]\n"
  /// An error is found in it.
  static let error = "app: {name: Maps}\nwidgets: [{name: Maps, scrolls: true}]\n"
  /// A warning is found in it.
  static let warning = "app: {name: Maps}\nwidgets: [{name: Maps, width: 320}]\n"
  /// An info is found in it.
  static let info = "app: {name: Maps}\nwidgets: [{name: Maps, alignment: none}]\n"

  /// A rule file of a team, whatever its parts are.
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
