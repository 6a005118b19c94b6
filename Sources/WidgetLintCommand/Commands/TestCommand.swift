import ArgumentParser
import LintSystem
import WidgetLint

/// `widgetlint test [PATH…]`: runs the examples of rules; with `--mutate`, tests whether they would detect a change.
struct TestCommand: ConfiguredCommand, PathsCommand {
  static let commandName = "test"
  static let abstract = "Run the examples of rule files, or of all rules that this folder goes by."

  static let examples: [(line: String, does: String)] = [
    ("widgetlint test design/rules", "run the examples in a folder of rules"),
    ("widgetlint test --mutate design/rules", "name the changes of the rules that no example notices"),
  ]

  @Argument(help: ArgumentHelp("Rule files, or folders of them.", valueName: "path"), completion: Completion.yaml)
  var paths: [FilePath] = []

  @Flag(help: "Change each bound and drop each condition, and name the changes that no example notices.")
  var mutate = false

  @Option(help: ArgumentHelp("The format of the output.", valueName: "name"))
  var format = DataFormat.text

  @OptionGroup var shared: SharedArguments

  mutating func status() throws(WorkspaceError) -> ExitStatus {
    var report = TestReport(mutates: mutate)
    let (source, here) = (FileSource(), FileSystem.currentFolder)
    let scope = Result { () throws(WorkspaceError) in
      try shared.workspace.scope(for: FilePath(DescriptionName.any))
    }
    if paths.isEmpty {
      let known = try scope.get().known
      for document in BuiltInGuidelines.documents { report.add(document, file: nil) }
      for set in known.sets { if let folder = set.folder { report.add(set, below: folder) } }
      for loaded in known.addedRules { report.add(loaded.document, file: loaded.path.shown) }
    }
    // Tests the named sets; their rules may be about these sets or about any that the folder's configuration knows.
    var named = KnownGuidelines()
    var known = (try? scope.get().known) ?? named
    // Several paths may lead to one rule.
    var seen: Set<FilePath> = []
    func isNew(_ path: FilePath) -> Bool { seen.insert((try? FileSystem.realPath(path)) ?? path).inserted }
    for path in source.setsFirst(paths, \.self) {
      let folder = source.guidelines(holding: path.absolute(in: here))?.shortest(in: here)
      let files = try source.rules(in: folder ?? path, known: known)
      named = try KnownGuidelines(named, adding: (files.sets, []))
      known = (try? KnownGuidelines(known, adding: (files.sets, []))) ?? named
      for set in files.sets where isNew(set.folder ?? path) { report.add(set, below: path) }
      for loaded in files.rules where isNew(loaded.path) { report.add(loaded.document, file: loaded.path.shown) }
    }
    if report.rules == 0 {
      throw .message("there is no rule in \(DataValue.enumerate(paths.map { VisibleText.argument($0.shown) }, "and"))")
    }
    let written = Console.writeOutput(format == .json ? report.json : report.text)
    return written == .clean ? report.status : written
  }
}

/// The results of testing rules: a line for each failed example, and one for each rule.
struct TestReport {
  private let mutates: Bool
  private var lines: [String] = []
  private var faults: [JSONText] = []
  private var unnoticed: [JSONText] = []
  private(set) var rules = 0
  private var examples = 0
  private var failures = 0
  private var mutants = 0

  init(mutates: Bool) { self.mutates = mutates }

  mutating func add(_ document: RuleDocument, file: String?) {
    let test = RuleTest(document)
    let name = document.rule.id
    let place = file ?? name
    let (count, failed) = (document.examples.count, test.failures)
    rules += 1
    examples += count
    failures += failed.count
    for (example, fault) in failed { fail(name, file, at: "\(place):\(example.line)", line: example.line, fault) }
    lines.append("\(name): \(count - failed.count) of \(count) examples passed")
    guard mutates, failed.isEmpty else { return }
    guard let survivors = test.survivors() else {
      let message = "the rule has too many conditions and values to change each of them, and no change was tried"
      return fail(name, file, at: place, message)
    }
    mutants += document.rule.mutants.count
    for change in survivors {
      lines.append("\(place): no example notices this change: \(change)")
      unnoticed.append(["rule": .text(name), "file": JSONText(file), "change": .text(change)])
    }
  }

  /// Tests the rules of a guideline set below a path. If these are all of the set, also lists the fields that no rule
  /// reads and the statements that no rule checks.
  mutating func add(_ set: KnownSet, below path: FilePath) {
    func isBelow(_ file: FilePath) -> Bool {
      file.absolute(in: FileSystem.currentFolder).relative(to: path.absolute(in: FileSystem.currentFolder)) != nil
    }
    for rule in set.loaded.rules {
      let file = set.file(ofRule: rule.rule.id)
      if isBelow(FilePath(file)) { add(rule, file: file) }
    }
    guard let folder = set.folder, isBelow(folder) else { return }
    for field in set.loaded.set.unreadFields {
      let message = "no rule reads the field \(field.path), and no readBy says who does"
      fail(set.id, folder.shown, at: "\(folder.shown)/\(LoadedGuidelines.fieldsName)", message)
    }
    for (statement, rules) in Coverage([set.loaded]).rows where rules.isEmpty && statement.reason == nil {
      let message = "no rule checks the statement \(statement.id), and no reason says why none can"
      fail(set.id, folder.shown, at: "\(folder.shown)/\(LoadedGuidelines.statementsName)", message)
    }
  }

  private mutating func fail(_ rule: String, _ file: String?, at place: String, line: Int? = nil, _ message: String) {
    lines.append("\(place): \(message)")
    faults.append(["rule": .text(rule), "file": JSONText(file), "line": JSONText(line), "message": .text(message)])
  }

  var text: String {
    var summary = "\(rules.counted("rule")), \(examples - failures) of \(examples) examples passed"
    if mutates { summary += ", \(unnoticed.count) of \(mutants) mutants survived" }
    return (lines + [summary]).map { VisibleText.escaped($0) + "\n" }.joined()
  }

  var json: String {
    let report: JSONText = [
      "rules": .integer(rules), "examples": .integer(examples), "failures": .list(faults),
      "mutants": JSONText(mutates ? mutants : nil), "survivors": .list(unnoticed),
    ]
    return report.pretty() + "\n"
  }

  /// The exit status of the run.
  var status: ExitStatus { faults.isEmpty && unnoticed.isEmpty ? .clean : .findings }
}
