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
    let stream = YAMLStream(Array(example.description.utf8))
    if let problem = stream.problem {
      return .broken(SyntaxFinding.finding(for: problem, in: stream).message)
    }
    let program = Program([rule])
    var reported: [Finding] = []
    var statistics: Statistics?
    for document in 1...max(1, stream.documents.count) where document <= stream.documents.count {
      let description = DescriptionReader.read(stream, document: document)
      if let fault = description.findings.first { return .broken(fault.message) }
      RuleEngine(program, description).run(into: &reported, countingInto: &statistics)
    }
    let found = reported.sorted(by: Linter.isOrdered).map(\.path)
    let missing = example.reports.filter { !found.contains($0) }
    if !missing.isEmpty { return .missing(missing) }
    let noise = found.filter { !example.reports.contains($0) }
    if !noise.isEmpty { return .noisy(noise) }
    guard found.count == example.reports.count else { return .noisy(found) }
    guard let expected = example.fixed else { return .passed }
    let fixer = Fixer(Linter(LintSettings(rules: [rule])), allowsUnsafe: true)
    let fixed = String(decoding: fixer.fix(Array(example.description.utf8), name: "").text.bytes, as: UTF8.self)
    return fixed == expected ? .passed : .fixedOtherwise(fixed)
  }
}
