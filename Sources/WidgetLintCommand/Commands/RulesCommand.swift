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
  ]

  /// How to list them.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, html
  }

  @Flag(help: "List the statements of the sources, with the rules that check them or why none can.")
  var coverage = false

  @Option(help: ArgumentHelp("How to list them.", valueName: "name"))
  var format = Format.text

  @OptionGroup var shared: SharedArguments

  mutating func run(_ arguments: RawArguments) -> ExitStatus {
    do throws(WorkspaceError) {
      if coverage { return Console.writeOutput(RuleList.coverage(try RuleCatalog.coverage(), format == .json)) }
      let scope = try Workspace(shared, arguments).scope(for: FilePath("_.widget.yml"))
      if format == .html { return Console.writeOutput(try page(scope)) }
      return Console.writeOutput(RuleList.text(try ConfiguredRules(scope), format == .json))
    } catch {
      return Console.fail(error, shared.color)
    }
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
