import ArgumentParser
import LintCore
import LintSystem
import WidgetLint
import WidgetPreview

/// `widgetlint rules`: lists the rules, or the statements of the sources that they check.
struct RulesCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules, or what of the sources they check."
  )

  static let examples: [(line: String, does: String)] = [
    ("widgetlint rules", "the rules, as the configuration of this folder sets them"),
    ("widgetlint rules --coverage", "which statement of the guidelines each rule checks"),
    ("widgetlint rules --format html=rules.html", "a page that draws an example of each rule"),
  ]

  /// How to list them, and where: `NAME[=FILE]`.
  struct Format: ExpressibleByArgument {
    enum Name: String, CaseIterable {
      case text, json, html
    }

    let name: Name
    /// The file; nil for standard output.
    let file: String?

    init(_ name: Name) { (self.name, file) = (name, nil) }

    init?(argument: String) {
      guard let parts = OutputFormat.parts(of: argument), let name = Name(rawValue: parts.name) else { return nil }
      (self.name, file) = (name, parts.file)
    }

    static var allValueStrings: [String] { Name.allCases.map(\.rawValue) }
    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
    var defaultValueDescription: String { name.rawValue }
  }

  @Flag(help: "List the statements of the sources, with the rules that check them or why none can.")
  var coverage = false

  @Option(help: ArgumentHelp("How to list them, perhaps to a file.", valueName: "name[=file]"))
  var format = Format(.text)

  @OptionGroup var shared: SharedArguments

  func validate() throws {
    if coverage, format.name == .html {
      throw ValidationError("--coverage is no page; give it with --format text or --format json")
    }
  }

  var color: ColorChoice { shared.color }

  mutating func run(_ arguments: RawArguments) throws(WorkspaceError) -> ExitStatus {
    Console.writeOutput(try text(arguments), to: format.file.map { arguments.path($0) })
  }

  private func text(_ arguments: RawArguments) throws(WorkspaceError) -> String {
    let isJSON = format.name == .json
    if coverage { return RuleList.coverage(try RuleCatalog.coverage(), isJSON) }
    let scope = try shared.workspace(arguments).scope(for: FilePath("_.widget.yml"))
    return format.name == .html ? try page(scope) : RuleList.text(try ConfiguredRules(scope), isJSON)
  }

  /// The page of the rules in effect.
  private func page(_ scope: ConfigurationScope) throws(WorkspaceError) -> String {
    var entries: [CatalogPage.Entry] = []
    for rule in try scope.settings(for: FilePath("_.widget.yml")).rules {
      if let document = try scope.known.document(rule.id) { entries.append(CatalogPage.Entry(document, as: rule)) }
    }
    var page = CatalogPage(entries, checks: CheckList.descriptions)
    return page.text()
  }
}
