import LintCore
import YAML

/// Returns a rule file after replacing some of its lines.
func ruleFile(_ changes: [String: String] = [:]) -> String {
  let lines: [(key: String, text: String)] = [
    ("id", "own-rule"), ("severity", "warning"), ("guideline", "Ours"), ("summary", "Ours"), ("rationale", "Ours."),
    ("parameters", "{maximum: 4, color: \"#666666\", words: [a, b]}"), ("given", "$.courses[*].tray.items"),
    ("when", "{path: $.inn.name, present: true}"), ("expect", "{maxItems: {parameter: maximum}}"),
    ("message", "\"{actual} {expected} {course} {language} {maximum}\""),
    ("examples", "{valid: [\"a: 1\"], invalid: [{description: \"a: 1\", reports: /a}]}"),
  ]
  let own = lines.map { "\($0.key): \(changes[$0.key] ?? $0.text)\n" }
  let others = changes.filter { change in !lines.contains { $0.key == change.key } }.map { "\($0.key): \($0.value)\n" }
  // Rules must use all their parameters.
  let isUsed = changes["help"] != nil || changes["parameters"] != nil
  return (own + others.sorted()).joined() + (isUsed ? "" : "help: \"{maximum} {color} {words}\"\n")
}

/// Returns the first fault in a rule file, as `LINE:COLUMN MESSAGE HELP`; nil if there is none.
func fault(_ text: String, stem: String? = "own-rule") -> String? { faults(text, stem: stem).first }

/// Returns all faults in a rule file, each as `LINE:COLUMN MESSAGE HELP`.
func faults(_ text: String, stem: String? = "own-rule") -> [String] {
  faults(text) { bytes throws(Faults) in try RuleReader.read(bytes, stem: stem, .menu) }
}

/// Returns a rule whose file has some lines replaced.
func ownRule(_ changes: [String: String], _ table: FieldTable = .menu) throws -> Rule {
  try RuleReader.read(Array(ruleFile(changes).utf8), stem: nil, table).rule
}

/// Returns the findings of rules in a text, and whether some were left out.
func outcome(
  of rules: [Rule],
  in text: String,
  _ table: FieldTable = .menu
) -> (findings: [Finding], leavesOut: Bool) {
  let description = DescriptionReader.read(YAMLStream(Array(text.utf8)), document: 1, table)
  var (findings, statistics): ([Finding], Statistics?) = ([], nil)
  let leavesOut = Evaluator(RuleProgram(rules, table), description).run(into: &findings, countingInto: &statistics)
  return (findings, leavesOut)
}

/// Returns a rule's verdict on what it expects of each node that it selects.
func verdicts(_ rule: Rule, in text: String, _ table: FieldTable = .menu) -> [Verdict] {
  let description = DescriptionReader.read(YAMLStream(Array(text.utf8)), document: 1, table)
  let evaluator = Evaluator(RuleProgram([rule], table), description)
  return evaluator.given(all: true).map { given in
    evaluator.verdict(evaluator.program.entries[given.rule].expect, given: given.node)
  }
}

/// Returns a condition's verdicts on the only course, with the given fields, of an inn named Lion.
func verdicts(
  _ condition: String,
  given: String = "$.courses[*]",
  of fields: String,
  _ table: FieldTable = .menu
) throws -> [Verdict] {
  let rule = try ownRule(
    ["given": given, "when": "{path: $.inn.name, present: true}", "expect": condition, "message": "x"],
    table
  )
  let inn = "{name: {default: Lion, fr: Lions}, webSchemes: [lion, m], cookbookRevision: 9.3}"
  return verdicts(rule, in: "inn: \(inn)\ncourses: [{name: Lion, \(fields)}]\n", table)
}
