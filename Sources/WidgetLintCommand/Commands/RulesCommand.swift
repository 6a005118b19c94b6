import ArgumentParser
import LintSystem
import WidgetLint
import WidgetPreview

/// `widgetlint rules`: lists the rules, or Apple's statements with the rules that check them.
struct RulesCommand: ConfiguredCommand {
  static let commandName = "rules"
  static let abstract = "List the rules, or the statements of guidelines that they check."

  static let examples: [(line: String, does: String)] = [
    ("widgetlint rules --coverage", "which statement of the guidelines each rule checks"),
    ("widgetlint rules --format html > rules.html", "a page that draws an example of each rule"),
  ]

  /// The formats of the list.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, html
  }

  @Flag(help: "List the statements of the sources, with the rules that check them or why none can.")
  var coverage = false

  @Option(help: ArgumentHelp("How to list them.", valueName: "name"))
  var format = Format.text

  @OptionGroup var shared: SharedArguments

  func validate() throws {
    if coverage, format == .html {
      throw ValidationError("--coverage is not a page; use it with --format text or --format json")
    }
  }

  mutating func status() throws(WorkspaceError) -> ExitStatus { Console.writeOutput(try text()) }

  private func text() throws(WorkspaceError) -> String {
    let isJSON = format == .json
    let file = FilePath(DescriptionName.any)
    let scope = try shared.workspace.scope(for: file)
    if coverage {
      let coverage = Coverage(scope.known.sets.map(\.loaded), scope.known.addedRules.map(\.document.rule))
      return isJSON ? coverage.json.pretty() + "\n" : VisibleText.escapedLines(coverage.text)
    }
    if format == .html {
      let settings = try scope.allSettings(for: file)
      let documents = settings.rules.compactMap { scope.known.document($0.id) }
      var page = CatalogPage(RuleGuide.checks + documents.map { RuleGuide($0).configured(by: settings) })
      return page.text()
    }
    let guides = try scope.guides(for: file)
    let groups = scope.known.groups
    return isJSON
      ? JSONText.list(guides.map { $0.listed(in: groups) }).pretty() + "\n" : Self.list(guides, groups)
  }

  /// Lists the rules, one line each with its group, then the checks of the description.
  static func list(_ guides: [RuleGuide], _ groups: RuleGroups) -> String {
    let rows = guides.map { guide in
      let byItself = "  # \(guide.defaultSeverity.name) by itself"
      let origin = guide.origin.map { "\(byItself), set in \(VisibleText.escaped($0))" } ?? ""
      let group = groups.names(of: guide.id).last ?? ""
      return [guide.id, guide.shownSeverity, group, VisibleText.escaped(guide.summary) + origin]
    }
    return TextTable.lines(rows)
  }
}
