import LintCore
import YAML

/// Why a rule did or did not fire on a file: each node that it looks at, with what each of its parts said.
package struct FileExplanation {
  /// The rule or check.
  package let rule: String
  private let file: CheckedFile
  private let line: Int?
  private let settings: LintSettings
  private let lines: LineMap

  /// An explanation of a file that was checked with some settings, of one line of it perhaps.
  package init(_ rule: String, _ file: CheckedFile, line: Int?, _ settings: LintSettings) {
    self.rule = rule
    self.file = file
    self.line = line
    self.settings = settings
    lines = file.lines
  }

  /// The findings of the rule that are asked about.
  private var found: [Finding] { file.findings.filter { $0.rule == rule && isAsked($0.range) } }

  /// The descriptions that a rule looks at: those that follow its guidelines.
  private func descriptions(of rule: Rule) -> [Description] {
    file.descriptions.filter { $0.table.guidelines.id == rule.table?.guidelines.id }
  }

  /// Those that comments suppress.
  private var suppressed: [CheckedFile.Suppressed] {
    file.suppressed.filter { $0.finding.rule == rule && isAsked($0.finding.range) }
  }

  /// Whether the rule is off, or has nothing to look at there.
  package var isIdle: Bool {
    guard settings.isOn(rule) else { return true }
    guard let rule = settings.rule(rule) else { return found.isEmpty && suppressed.isEmpty }
    return descriptions(of: rule).allSatisfy { asked(Evaluator(RuleProgram([rule], $0.table), $0)).isEmpty }
  }

  /// The rule's answer, the strongest one if it looked at several nodes.
  package enum Answer: String, CaseIterable {
    case failed, suppressed, passed
    case notApplied = "did not apply"

    init(_ outcome: Evaluator.Outcome) {
      switch outcome {
      case .passed: self = .passed
      case .failed: self = .failed
      case .notApplied: self = .notApplied
      }
    }
  }

  /// The strongest thing that the rule said.
  package var answer: Answer {
    if !found.isEmpty { return .failed }
    if !suppressed.isEmpty { return .suppressed }
    guard let rule = settings.rule(rule) else { return .notApplied }
    let answers = descriptions(of: rule).flatMap { description in
      let evaluator = Evaluator(RuleProgram([rule], description.table), description)
      return asked(evaluator).map { Answer(evaluator.outcome(ofRule: 0, given: $0)) }
    }
    return Answer.allCases.first(where: answers.contains) ?? .notApplied
  }

  /// The explanation as JSON.
  package var json: JSONText {
    ["rule": .text(rule), "answer": .text(answer.rawValue), "lines": .lines(text)]
  }

  /// The explanation as lines.
  package var text: String {
    var text = ""
    guard settings.isOn(rule) else { return "\(rule) is off for \(file.name)\n" }
    if let problem = file.tree.problem {
      let finding = SyntaxFinding.finding(for: problem, in: file.tree, settings.table)
      text += "\(place(finding.range.lowerBound)): what follows could not be read: \(finding.message)\n"
    }
    if let rule = settings.rule(rule) {
      let nodes = descriptions(of: rule).map { explain(rule, $0) }.joined()
      let looked = rule.given.map(\.text).joined(separator: " and ")
      let where_ = line.map { " on line \($0)" } ?? ""
      text += nodes.isEmpty ? "\(rule.id) looks at \(looked), and \(file.name) has none\(where_)\n" : nodes
    } else {
      for finding in found { text += "\(place(finding.range.lowerBound)): \(finding.message)\n" }
      if found.isEmpty { text += "\(rule) finds nothing in \(file.name)\n" }
      if let line { text += FieldGuide.text(file, line: line) }
    }
    for suppressed in suppressed {
      let reason = suppressed.reason.map { ": \($0)" } ?? ""
      text += "\(place(suppressed.finding.range.lowerBound)): suppressed by a comment\(reason)\n"
    }
    return text
  }

  /// The most bytes of an explanation, but for the last node.
  private static let longest = 1 << 19

  private func explain(_ rule: Rule, _ description: Description) -> String {
    let evaluator = Evaluator(RuleProgram([rule], description.table), description)
    var text = ""
    for given in asked(evaluator) {
      guard evaluator.budget.left >= 0, text.utf8.count < Self.longest else {
        text += "what follows takes too many steps to be explained; name one line\n"
        break
      }
      let range = description.place(of: given).range
      let path = description.pointer(to: given)
      let outcome = evaluator.outcome(ofRule: 0, given: given)
      text += "\(place(range.lowerBound)): \(path.isEmpty ? "the document" : path): \(Answer(outcome).rawValue)\n"
      if let when = rule.when, let part = evaluator.program.when(ofRule: 0) {
        text += trace("when", when, part, given, evaluator)
      }
      text += trace("expect", rule.expect, evaluator.program.expect(ofRule: 0), given, evaluator)
    }
    return text
  }

  /// The nodes that a rule looks at, and that are asked about.
  private func asked(_ evaluator: borrowing Evaluator) -> [Int] {
    let description = evaluator.description
    return evaluator.given(all: true).map(\.node).filter { given in
      isAsked(description.place(of: given).range) || isAsked(file.tree[Int(description[given].yaml)].range)
    }
  }

  private func trace(
    _ name: String,
    _ condition: Condition,
    _ part: Int,
    _ given: Int,
    _ evaluator: borrowing Evaluator
  ) -> String {
    var text = "  \(name): \(evaluator.verdict(part, given: given))\n"
    for line in Trace(condition, part, given: given, in: evaluator).lines where text.utf8.count < Self.longest {
      text += String(repeating: "  ", count: line.level + 2) + "\(line.text): \(line.verdict)\n"
    }
    return text
  }

  private func isAsked(_ range: Range<Int>) -> Bool {
    guard let line else { return true }
    return lines.line(at: range.lowerBound) <= line && line <= lines.line(at: range.upperBound)
  }

  private func place(_ offset: Int) -> String {
    let place = lines.position(of: offset, in: file.bytes)
    return "\(file.name):\(place.line):\(place.column)"
  }
}
