import Invariants
import LintCore
import WidgetLint
import YAML

/// Any bytes are a rule, which then runs over its own examples, or an error that points into them.
enum FuzzRuleLoader {
  /// What each rule judges, beside its own examples.
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
    // The mutants of a large rule are as many as it is large, each tried with all examples: none of time's business here.
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
