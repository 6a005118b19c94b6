package import LintCore
import YAML

/// Runs the examples of a rule.
package struct RuleTest: Sendable {
  /// What an example shows.
  package enum Verdict: Sendable, Equatable {
    case passed
    /// The rule reports what it should not, at these places.
    case noisy([String])
    /// The rule does not report what it should, at these places.
    case missing([String])
    /// The rule's fixes make this of the example, not what it says.
    case fixedOtherwise(String)
    /// The example is no valid description: the first finding about it.
    case broken(String)
  }

  /// An example with what it shows.
  package struct Result: Sendable {
    /// The example.
    package let example: RuleDocument.Example
    /// What it shows.
    package let verdict: Verdict
  }

  /// The rule with its examples.
  package let document: RuleDocument

  /// A test of one rule.
  package init(_ document: RuleDocument) { self.document = document }

  /// Runs all examples.
  package func run() -> [Result] {
    document.examples.map { Result(example: $0, verdict: verdict(of: $0, by: document.rule)) }
  }

  /// The changes of the rule that no example notices.
  package func survivors() -> [String] {
    Mutant.all(of: document.rule).filter { mutant in
      document.examples.allSatisfy { verdict(of: $0, by: mutant.value) == .passed }
    }.map(\.change)
  }

  private func verdict(of example: RuleDocument.Example, by rule: Rule) -> Verdict {
    var rule = rule
    for parameter in example.parameters {
      guard let index = rule.parameters.firstIndex(where: { $0.name == parameter.name }) else { continue }
      rule.parameters[index] = parameter
    }
    let linter = Linter(LintSettings(rules: [rule]))
    let checked = linter.check(Array(example.description.utf8), name: "example")
    if let fault = checked.findings.first(where: { $0.rule != rule.id }) { return .broken(fault.message) }
    let found = checked.findings.map(\.path)
    let missing = example.reports.filter { !found.contains($0) }
    if !missing.isEmpty { return .missing(missing) }
    let noise = found.filter { !example.reports.contains($0) }
    if !noise.isEmpty { return .noisy(noise) }
    guard found.count == example.reports.count else { return .noisy(found) }
    guard let expected = example.fixed else { return .passed }
    let fixed = Fixer(linter, allowsUnsafe: true).fix(checked).text
    return fixed == expected ? .passed : .fixedOtherwise(fixed)
  }
}
