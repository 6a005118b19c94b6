import ArgumentParser
import LintSystem
import WidgetImport
import WidgetLint
import YAML

/// `widgetlint explain RULE [FILE[:LINE]]`: what a rule demands and why, or why it did or did not fire on a file.
struct ExplainCommand: ConfiguredCommand {
  static let commandName = "explain"
  static let abstract = "Explain a rule, or why it did or did not fire on a file; or what all rules say of a line."

  static let examples: [(line: String, does: String)] = [
    ("widgetlint explain title-prefix", "what the rule asks, and why"),
    ("widgetlint explain Maps.widget.yml:12", "what the rules about line 12 say of it"),
  ]

  @Argument(
    help: ArgumentHelp(
      "The rule's id, a file with a line, or \"predicates\" for what a rule can ask.",
      valueName: "rule|file:line"
    ),
    completion: Completion.rule
  )
  var rule: String

  @Argument(
    help: ArgumentHelp("A file, perhaps with a line.", valueName: "file[:line]"),
    completion: Completion.descriptions
  )
  var place: FilePath?

  @Flag(help: "Also show what each part of the rules' conditions says, with the values that it sees.")
  var trace = false

  @Option(help: ArgumentHelp("The format of the output.", valueName: "name"))
  var format = DataFormat.text

  @OptionGroup var shared: SharedArguments

  mutating func status() throws(WorkspaceError) -> ExitStatus {
    let text = try text()
    return Console.writeOutput(format == .json ? text : VisibleText.escapedLines(text))
  }

  private func text() throws(WorkspaceError) -> String {
    let workspace = shared.workspace
    try workspace.load()
    if let place {
      let named = Self.split(place)
      if named.line == nil, ProjectLinter.isSource(named.path) { throw Self.asking(forLineOf: named.path) }
      return try explainFile(rule, at: named, workspace)
    }
    if rule == "predicates" { return format == .json ? JSONSchema.rule : JSONSchema.predicates }
    let file = FilePath(DescriptionName.any)
    let scope = try workspace.scope(for: file)
    if let guide = RuleGuide(rule, in: scope.known) {
      let guides = try scope.configured([guide], for: file)
      return guides.map { format == .json ? $0.json(in: scope.known.groups).pretty() + "\n" : $0.text }.joined()
    }
    if scope.known.groups.exists(rule) { return try group(scope) }
    let place = Self.split(FilePath(argument: rule))
    if place.line != nil { return try explainFile(nil, at: place, workspace) }
    let isFile = (try? FileSystem.kind(of: place.path)) == .file
    throw isFile ? Self.asking(forLineOf: place.path) : unknown(scope)
  }

  private static func asking(forLineOf path: FilePath) -> WorkspaceError {
    .message("name a line of \(path.shown), as in \(path.shown):12")
  }

  /// Lists the rules of a group, as the command `rules` does.
  private func group(_ scope: ConfigurationScope) throws(WorkspaceError) -> String {
    let groups = scope.known.groups
    let guides = try scope.guides(for: FilePath(DescriptionName.any)).filter { groups.rank(of: rule, for: $0.id) > 0 }
    if format == .json { return JSONText.list(guides.map { $0.listed(in: groups) }).pretty() + "\n" }
    return "\(rule) is a group of rules, which a configuration, --select and --ignore name at once:\n"
      + RulesCommand.list(guides, groups)
  }

  /// Explains one rule on a file or a line, or all rules on a line.
  private func explainFile(_ rule: String?, at place: Place, _ workspace: Workspace) throws(WorkspaceError) -> String {
    let (path, line) = place
    let scope = try workspace.scope(for: path)
    if let rule, Check(rawValue: rule) == nil, !scope.known.knows(rule) { throw unknown(scope) }
    let bytes = try LinterFile(path).bytes
    if let line {
      let count = LineMap(bytes, count: bytes.count).lineCount
      guard (1...count).contains(line) else {
        throw .message("\(path.shown) has \(count.counted("line")), and no line \(line)")
      }
      let projects = try ProjectRun.linters(ofSource: path, workspace)
      if !projects.isEmpty { return try explainSource(rule, in: path, line, projects, scope) }
    }
    if let reason = try ProjectRun.reason(forNamed: path, workspace) { throw reason }
    let linter = try scope.linter(for: path)
    let file = linter.check(bytes, name: path.shown)
    let settings = linter.settings(for: file.descriptions)
    let ids = rule.map { [$0] } ?? settings.rules.map(\.id) + Check.allCases.map(\.id)
    var explanations = ids.map { FileExplanation($0, file, line: line, settings, traces: trace) }
    if let rule, !settings.isOn(rule), let guide = RuleGuide(rule, in: scope.known) {
      explanations[0].origin = try scope.configured([guide], for: path).first?.origin
    }
    let fields = rule == nil ? line.map { FieldGuide.text(file, line: $0) } ?? "" : ""
    var text = ""
    if scope.excludes(path) {
      text = "\(scope.configuration.name) excludes \(path.shown), which is checked with --no-exclude only\n"
    }
    if rule != nil, format == .text { return text + explanations.map(\.text).joined() }
    let followed = Set(file.descriptions.map(\.table.guidelines.id))
    let rules = settings.known.sets.filter { followed.contains($0.id) }.flatMap(settings.known.rules)
    let off = rules.count { !settings.isOn($0.id) }
    if off > 0 {
      text += "\(off.counted("rule is", "rules are")) off for \(path.shown); widgetlint config says where\n"
    }
    for finding in file.findings where Check.isAboutUnreadText(finding.rule) {
      let position = file.position(of: finding.range.lowerBound)
      text += "some of the file was not read: \(position.line):\(position.column): \(finding.message)\n"
    }
    return shown(explanations.filter { rule != nil || !$0.isIdle }, at: place, fields: fields, text)
  }

  /// Explains the parts of projects' descriptions that come from one line of a source file.
  private func explainSource(
    _ rule: String?,
    in path: FilePath,
    _ line: Int,
    _ projects: [ProjectLinter],
    _ scope: ConfigurationScope
  ) throws(WorkspaceError) -> String {
    let all = try scope.allSettings(for: path)
    if format == .text, let rule, !all.isOn(rule), let guide = RuleGuide(rule, in: scope.known) {
      let origin = try scope.configured([guide], for: path).first?.origin
      return FileExplanation.off(rule, for: path.shown, setIn: origin)
    }
    let ids = rule.map { [$0] } ?? all.rules.map(\.id)
    var found: [FileExplanation] = []
    var fields: [Substring] = []
    for project in projects {
      for (description, lines, elsewhere) in try project.lines(from: path, line: line) {
        for number in lines {
          fields += FieldGuide.text(description, line: number).split(separator: "\n")
          let each = ids.map {
            FileExplanation($0, description, line: number, all, traces: trace, elsewhere: elsewhere)
          }
          found += each.filter { rule != nil || !$0.isIdle }
        }
      }
    }
    // Several lines of a description, or several projects, may take the same value from this line.
    let lines = fields.unique(by: \.self).map { "\($0)\n" }.joined()
    return shown(found.unique(by: \.words), at: (path, line), fields: lines)
  }

  /// Formats the rules' sentences about a line, failures first, since people ask about these, then its fields' types.
  private func shown(_ found: [FileExplanation], at place: Place, fields: String, _ note: String = "") -> String {
    if format == .json {
      let sorted = Outcome.allCases.flatMap { outcome in found.filter { $0.answer == outcome } }
      let json: JSONText = [
        "file": .text(place.path.shown), "line": JSONText(place.line), "rules": .list(sorted.map(\.json)),
        "fields": .lines(fields),
      ]
      return json.pretty() + "\n"
    }
    let said = FileExplanation.Sentence.text(found)
    let lines = (said.isEmpty ? "no rule that is on concerns this line\n" : said) + fields
    return note + "\(place.path.shown):\(place.line ?? 1)\n"
      + lines.split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  private func unknown(_ scope: ConfigurationScope) -> WorkspaceError {
    if scope.known.groups.exists(rule) {
      return .message("\"\(rule)\" is a group of rules; widgetlint explain \(rule) lists them")
    }
    let ids = LintSettings(scope.known, scope.known.defaultSet).knownRules
    let near = NearName.question(to: rule, in: ids).map { "; \($0)" } ?? "; widgetlint rules lists them"
    return .message("\"\(rule)\" is not a rule\(near)")
  }

  /// A file, and a line from 1 if one is given.
  private typealias Place = (path: FilePath, line: Int?)

  /// Splits a path into a file and the line after its last colon, if that is a number and no file has the whole name.
  private static func split(_ path: FilePath) -> Place {
    guard (try? FileSystem.kind(of: path)) == nil, let colon = path.bytes.lastIndex(of: UInt8(ascii: ":")),
      let line = Int(String(decoding: path.bytes[(colon + 1)...], as: UTF8.self))
    else { return (path, nil) }
    // A place copied from an editor may end with the column.
    let rest = FilePath(Array(path.bytes[..<colon]))
    let inner = split(rest)
    return inner.line == nil ? (rest, line) : inner
  }
}
