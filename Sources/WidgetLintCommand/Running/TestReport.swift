import LintCore
import WidgetLint

/// What the examples of rules show, a line for each that shows something wrong and one for each rule.
struct TestReport {
  private let mutates: Bool
  private var lines: [String] = []
  private var rules = 0
  private var examples = 0
  private var failures = 0
  private var mutants = 0
  private var survivors = 0

  init(mutates: Bool) { self.mutates = mutates }

  /// Tests one rule.
  mutating func add(_ document: RuleDocument, file: String?) {
    let test = RuleTest(document)
    let name = document.rule.id
    let place = file ?? name
    rules += 1
    var failed = 0
    for result in test.run() {
      examples += 1
      guard let fault = Self.words(for: result) else { continue }
      failed += 1
      lines.append("\(place):\(result.example.line): \(fault)")
    }
    failures += failed
    let count = document.examples.count
    lines.append("\(name): \(count - failed) of \(count) examples passed")
    guard mutates, failed == 0 else { return }
    mutants += Mutant.all(of: document.rule).count
    for change in test.survivors() {
      survivors += 1
      lines.append("\(place): no example notices the change \(change)")
    }
  }

  private static func words(for result: RuleTest.Result) -> String? {
    func list(_ paths: [String]) -> String {
      DataValue.enumerate(paths.map { $0.isEmpty ? "the document" : $0 }, "and")
    }
    switch result.verdict {
    case .passed: return nil
    case .noisy(let paths): return "noisy: the rule reports \(list(paths))"
    case .missing(let paths): return "missing: the rule does not report \(list(paths))"
    case .fixedOtherwise(let text): return "fixed otherwise: \(difference(text, result.example.fixed ?? ""))"
    case .broken(let message): return "noisy: the example is no valid description: \(message)"
    }
  }

  /// The first line in which a text is not what it should be.
  private static func difference(_ text: String, _ expected: String) -> String {
    func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    let (found, wanted) = (lines(text), lines(expected))
    let line = zip(found, wanted).prefix { $0 == $1 }.count
    func quoted(_ lines: [Substring]) -> String { line < lines.count ? "\"\(lines[line])\"" : "missing" }
    return "line \(line + 1) of the fixed text is \(quoted(found)), expected \(quoted(wanted))"
  }

  /// The whole report.
  var text: String {
    var summary = "\(rules) rules, \(examples - failures) of \(examples) examples passed"
    if mutates { summary += ", \(survivors) of \(mutants) mutants survived" }
    return (lines + [summary]).map { VisibleText.escaped($0) + "\n" }.joined()
  }

  /// How the run ends.
  var status: ExitStatus { failures + survivors == 0 ? .clean : .findings }
}
