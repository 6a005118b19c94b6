import ArgumentParser
import LintCore
import LintSystem
import WidgetLint
import YAML

/// `widgetlint explain RULE [FILE[:LINE]]`: what a rule asks and why, or why it did or did not fire on a file.
struct ExplainCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a rule, or why it did or did not fire on a file."
  )

  static let examples: [(line: String, does: String)] = [
    ("widgetlint explain title-prefix", "what the rule asks, and why"),
    ("widgetlint explain Maps.widget.yml:12", "what every rule says of line 12"),
  ]

  @Argument(help: ArgumentHelp("The rule's id.", valueName: "rule"), completion: Completion.rule)
  var rule: String

  @Argument(
    help: ArgumentHelp("A file, perhaps with a line.", valueName: "file[:line]"),
    completion: Completion.descriptions
  )
  var place: String?

  @OptionGroup var shared: SharedArguments

  mutating func run(_ arguments: RawArguments) -> ExitStatus {
    do throws(WorkspaceError) {
      return Console.writeOutput(VisibleText.escapedLines(try text(arguments)))
    } catch {
      return Console.fail(error, shared.color)
    }
  }

  private func text(_ arguments: RawArguments) throws(WorkspaceError) -> String {
    let workspace = Workspace(shared, arguments)
    try workspace.load()
    if let place { return try trace(place, arguments, workspace) }
    if let check = CheckList.descriptions.first(where: { $0.id == rule }) { return RuleExplanation.text(check) }
    let scope = try workspace.scope(for: FilePath("_.widget.yml"))
    guard let document = try scope.known.document(rule) else { throw unknown(scope) }
    let set = scope.known.rules.first { $0.id == rule } ?? document.rule
    return RuleExplanation.text(document, parameters: set.parameters)
  }

  private func trace(
    _ place: String,
    _ arguments: RawArguments,
    _ workspace: Workspace
  ) throws(WorkspaceError) -> String {
    let (path, line) = Self.split(place, arguments)
    let scope = try workspace.scope(for: path)
    guard CheckList.ids.contains(rule) || scope.known.rules.contains(where: { $0.id == rule }) else {
      throw unknown(scope)
    }
    let linter = try scope.linter(for: path)
    let file = try OwnFile(path, from: DiskFiles(), upTo: Linter.maximumBytes + 1)
    let checked = file.withBytes { linter.check($0, name: path.shown) }
    let text = FileExplanation(rule, checked, line: line, linter.settings).text
    guard let configuration = scope.configuration, scope.excludes(path) else { return text }
    return "\(configuration.name) excludes \(path.shown), which is checked with --no-exclude only\n" + text
  }

  private func unknown(_ scope: ConfigurationScope) -> WorkspaceError {
    let ids = LintSettings(rules: scope.known.rules).knownRules
    let near = NearName.question(to: rule, in: ids).map { "; \($0)" } ?? "; widgetlint rules lists them"
    return .message("\"\(rule)\" is no rule\(near)")
  }

  /// A file's name, and the line behind its last colon where that is a number and no file has the whole name.
  private static func split(_ place: String, _ arguments: RawArguments) -> (FilePath, Int?) {
    let path = arguments.path(place)
    guard (try? FileSystem.kind(of: path)) == nil, let colon = path.bytes.lastIndex(of: UInt8(ascii: ":")),
      let line = Int(String(decoding: path.bytes[(colon + 1)...], as: UTF8.self))
    else { return (path, nil) }
    // An editor's place may hold the column, too.
    let rest = FilePath(Array(path.bytes[..<colon]))
    let (inner, outer) = split(rest.shown, arguments)
    return outer == nil ? (rest, line) : (inner, outer)
  }
}
