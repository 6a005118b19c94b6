import Invariants
import LintCore
import WidgetLint
import YAML

/// Any bytes are either a rule, which then judges its own examples, or an error that points into them.
enum FuzzRuleLoader {
  /// Descriptions that each rule judges besides its own examples.
  private static let widgets = Array(
    ("app: {name: Maps}\nwidgets:\n"
      + String(repeating: "- {name: Maps, title: Q, buttons: [{title: Go}]}\n", count: 50)).utf8
  )

  static func check(_ bytes: [UInt8]) {
    do throws(Faults) {
      run(try RuleReader.read(bytes, stem: nil, BuiltInGuidelines.table))
    } catch {
      LintInvariants.check(error.findings, in: YAMLStream(bytes))
    }
  }

  private static func run(_ document: RuleDocument) {
    let test = RuleTest(document)
    _ = test.findings
    // A large rule has as many mutants as nodes, and each runs on all examples, which is not what is timed here.
    if document.size < 150 { _ = test.survivors() }
    let settings = LintSettings(rules: [document.rule])
    _ = Linter(settings).check(widgets, name: "x")
    for example in document.examples.prefix(10) {
      let bytes = Array(example.description.utf8)
      let checked = Linter(settings).check(bytes, name: "x")
      LintInvariants.check(checked.findings, in: checked.tree)
      _ = FileExplanation(document.rule.id, checked, line: nil, settings).text
    }
  }
}
