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
    if coverage {
      return RuleList.coverage(Coverage(try BuiltInRules.statements(), BuiltInRules.rules), isJSON)
    }
    let file = FilePath(DescriptionName.any)
    let scope = try shared.workspace(arguments).scope(for: file)
    return format.name == .html ? try page(scope, file) : RuleList.text(try scope.guides(for: file), isJSON)
  }

  /// The page of the rules in effect.
  private func page(_ scope: ConfigurationScope, _ file: FilePath) throws(WorkspaceError) -> String {
    let settings = try scope.settings(for: file)
    var guides = Check.all.map { RuleGuide($0) }
    for rule in settings.rules {
      if let document = try scope.known.document(rule.id) {
        guides.append(RuleGuide(document).configured(by: settings))
      }
    }
    var page = CatalogPage(guides)
    return page.text()
  }
}
