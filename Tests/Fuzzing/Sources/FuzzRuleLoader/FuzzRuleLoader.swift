import Invariants
import LintCore
import WidgetLint
import YAML

/// Any bytes are a rule, which then runs over its own examples, or an error that points into them.
@main
enum FuzzRuleLoader {
  static func main() {
    Fuzzer.run { start, count in
      FuzzRuleLoader.check(Fuzzer.bytes(start, count))
      return 0
    }
  }

  private static func check(_ bytes: [UInt8]) {
    do throws(Finding) {
      run(try RuleReader.read(bytes, stem: nil))
    } catch {
      LintInvariants.check([error], in: YAMLStream(bytes))
    }
  }

  private static func run(_ document: RuleDocument) {
    let test = RuleTest(document)
    _ = test.run()
    _ = test.survivors()
    let settings = LintSettings(rules: [document.rule])
    for example in document.examples {
      let bytes = Array(example.description.utf8)
      let checked = Linter(settings).check(bytes, name: "x")
      LintInvariants.check(checked.findings, in: checked.tree)
      _ = FileExplanation(document.rule.id, checked, line: nil, settings).text
    }
  }
}
