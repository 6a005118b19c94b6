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
    let linter = Self.linter(for: document.rule)
    return document.examples.map { Result(example: $0, verdict: verdict(of: $0, by: document.rule, linter)) }
  }

  /// Whether the rule is small enough to be changed in every way, with all examples run each time.
  package var isMutable: Bool {
    let size = document.rule.size
    let bytes = document.examples.reduce(0) { $0 + $1.description.utf8.count + 16 * size }
    return size * (size + bytes) <= 100_000_000
  }

  /// The changes of the rule that no example notices; none are tried of a rule that is too large.
  package func survivors() -> [String] {
    guard isMutable else { return [] }
    return Mutant.all(of: document.rule).filter { mutant in
      let linter = Self.linter(for: mutant.value)
      return document.examples.allSatisfy { verdict(of: $0, by: mutant.value, linter) == .passed }
    }.map(\.change)
  }

  private static func linter(for rule: Rule) -> Linter { Linter(LintSettings(rules: [rule])) }

  /// What an example shows of a rule, for which a linter is ready.
  private func verdict(of example: RuleDocument.Example, by rule: Rule, _ ready: Linter) -> Verdict {
    var rule = rule
    for parameter in example.parameters {
      guard let index = rule.parameters.firstIndex(where: { $0.name == parameter.name }) else { continue }
      rule.parameters[index] = parameter
    }
    let linter = example.parameters.isEmpty ? ready : Self.linter(for: rule)
    let checked = linter.check(Array(example.description.utf8), name: "example")
    if let fault = checked.findings.first(where: { $0.rule != rule.id }) { return .broken(fault.message) }
    let found = checked.findings.map(\.path)
    let (places, reports) = (Set(found), Set(example.reports))
    let missing = example.reports.filter { !places.contains($0) }
    if !missing.isEmpty { return .missing(missing) }
    let noise = found.filter { !reports.contains($0) }
    if !noise.isEmpty { return .noisy(noise) }
    guard found.count == example.reports.count else { return .noisy(found) }
    guard let expected = example.fixed else { return .passed }
    let fixed = Fixer(linter, allowsUnsafe: true).fix(checked).text
    return fixed == expected ? .passed : .fixedOtherwise(fixed)
  }
}

extension RuleTest.Result {
  /// What is wrong with the example or the rule, in one line; nil where it shows what it should.
  package var fault: String? {
    func list(_ paths: [String]) -> String {
      let shown = paths.prefix(10).map { $0.isEmpty ? "the document" : DataValue.clipped($0) }
      return DataValue.enumerate(shown + (paths.count > 10 ? ["\(paths.count - 10) more"] : []), "and")
    }
    switch verdict {
    case .passed: return nil
    case .noisy(let paths): return "noisy: the rule reports \(list(paths))"
    case .missing(let paths): return "missing: the rule does not report \(list(paths))"
    case .fixedOtherwise(let text): return "fixed otherwise: \(Self.difference(text, example.fixed ?? ""))"
    case .broken(let message): return "noisy: the example is no valid description: \(message)"
    }
  }

  /// The first line in which a text is not what it should be.
  private static func difference(_ text: String, _ expected: String) -> String {
    func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    let (found, wanted) = (lines(text), lines(expected))
    let line = zip(found, wanted).prefix { $0 == $1 }.count
    func quoted(_ lines: [Substring]) -> String {
      line < lines.count ? "\"\(DataValue.clipped(String(lines[line])))\"" : "missing"
    }
    return "line \(line + 1) of the fixed text is \(quoted(found)), expected \(quoted(wanted))"
  }
}

extension RuleTest {
  /// The rule id of an example that does not show what it should.
  package static let check = "rule-example"

  /// A finding for each example that does not show what it should, over the first line of its description.
  package var findings: [Finding] {
    run().compactMap { result in
      result.fault.map {
        Finding(rule: Self.check, severity: .error, message: $0, range: result.example.firstLine)
      }
    }
  }
}
