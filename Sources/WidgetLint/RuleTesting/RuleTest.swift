package import LintCore

/// Runs the examples of a rule.
package struct RuleTest: Sendable {
  package let document: RuleDocument

  /// Creates the test of one rule.
  package init(_ document: RuleDocument) { self.document = document }

  /// The examples that fail, each with the fault of the example or of the rule in one line.
  package var failures: [(example: RuleDocument.Example, fault: String)] {
    let linter = Self.linter(for: document.rule)
    return document.examples.compactMap { example in
      fault(of: example, by: document.rule, linter).map { (example, $0) }
    }
  }

  /// Returns the mutations of the rule that no example detects; nil if there are too many to try on all examples.
  package func survivors() -> [String]? {
    // There are about as many mutations as nodes in the rule's file.
    let size = document.size
    let bytes = document.examples.reduce(0) { $0 + $1.description.utf8.count + 16 * size }
    guard size * (size + bytes) <= 100_000_000 else { return nil }
    return document.rule.mutants.filter { mutant in
      let linter = Self.linter(for: mutant.value)
      return document.examples.allSatisfy { fault(of: $0, by: mutant.value, linter) == nil }
    }.map(\.change)
  }

  private static func linter(for rule: Rule) -> Linter { Linter(LintSettings(rules: [rule])) }

  /// Returns the fault of an example or of the rule; nil if it passes. `ready` is a linter for the unchanged rule.
  private func fault(of example: RuleDocument.Example, by rule: Rule, _ ready: Linter) -> String? {
    let rule = rule.taking(example.parameters)
    let linter = example.parameters.isEmpty ? ready : Self.linter(for: rule)
    let checked = linter.check(example.description, name: "example")
    if let fault = checked.findings.first(where: { $0.rule != rule.id }) {
      return "noisy: the example is not a valid description: \(fault.message)"
    }
    let found = checked.findings.map(\.path)
    let (places, reports) = (Set(found), Set(example.reports))
    let missing = example.reports.filter { !places.contains($0) }
    if !missing.isEmpty {
      return
        "missing: the rule does not report \(Self.list(missing)); it reports \(found.isEmpty ? "nothing" : Self.list(found))"
    }
    let noise = found.filter { !reports.contains($0) }
    if !noise.isEmpty { return "noisy: the rule reports \(Self.list(noise))" }
    guard found.count == example.reports.count else { return "noisy: the rule reports \(Self.list(found))" }
    guard let expected = example.fixed else { return nil }
    let fixed = Fixer(linter, allowsUnsafe: true).fix(checked).text
    return fixed == expected ? nil : "fixed otherwise: \(DataValue.clipped(fixed, to: 400))"
  }

  private static func list(_ paths: [String]) -> String {
    DataValue.enumerate(paths.map { $0.isEmpty ? "the document" : DataValue.clipped($0) }, upTo: 10)
  }

  /// The rule id of findings about failed examples.
  package static let check = "rule-example"

  /// A finding for each failed example, at the first line of its description.
  package var findings: [Finding] {
    failures.map { Finding(rule: Self.check, severity: .error, message: $0.fault, range: $0.example.firstLine) }
  }
}
