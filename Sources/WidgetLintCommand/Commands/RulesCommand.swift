import ArgumentParser
import LintCore
import LintSystem
import WidgetLint

/// `widgetlint rules`: lists the rules, or the statements of the sources that they check.
struct RulesCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules, or what of the sources they check."
  )

  /// How to list them.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Flag(help: "List the statements of the sources, with the rules that check them or why none can.")
  var coverage = false

  @Option(help: ArgumentHelp("How to list them.", valueName: "name"))
  var format = Format.text

  @OptionGroup var configuration: ConfigurationArguments

  mutating func run(_ arguments: RawArguments) -> ExitStatus {
    do throws(WorkspaceError) {
      if coverage { return Console.writeOutput(RuleList.coverage(try RuleCatalog.coverage(), format == .json)) }
      let scope = try Workspace(configuration.options, arguments).scope(for: FilePath("_.widget.yml"))
      return Console.writeOutput(RuleList.text(scope.known.rules, format == .json))
    } catch {
      return Console.fail(error)
    }
  }
}
