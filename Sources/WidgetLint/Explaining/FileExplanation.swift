import LintCore
import YAML

/// Why a rule did or did not fire on a file, or on what stands on a line of it: a sentence for each node that it looks at.
package struct FileExplanation {
  /// The rule or check.
  package let rule: String
  private let file: CheckedFile
  private let line: Int?
  private let settings: LintSettings
  private let traces: Bool
  private let lines: LineMap

  /// An explanation of a file that was checked with some settings, of one line of it perhaps, with what each part of the
  /// rule's conditions says if it traces them.
  package init(_ rule: String, _ file: CheckedFile, line: Int?, _ settings: LintSettings, traces: Bool = false) {
    self.rule = rule
    self.file = file
    self.line = line
    self.settings = settings
    self.traces = traces
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
    guard found.isEmpty && suppressed.isEmpty else { return false }
    guard let rule = settings.rule(rule) else { return true }
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

  /// The explanation of a line beside those of other rules: what the rule says of each node there, once.
  package var sentences: String {
    let all = sentences(withPlaces: false).split(separator: "\n").map {
      $0.hasPrefix(" ") ? "\($0)\n" : "\(rule): \($0)\n"
    }
    return all.reduce(into: "") { if traces || !$0.contains($1) { $0 += $1 } }
  }

  /// The explanation as lines.
  package var text: String {
    var text = ""
    guard settings.isOn(rule) else { return "\(rule) is off for \(file.name)\n" }
    if let problem = file.tree.problem {
      let finding = SyntaxFinding.finding(for: problem, in: file.tree, settings.table)
      text += "\(place(finding.range.lowerBound)): what follows could not be read: \(finding.message)\n"
    }
    let sentences = sentences(withPlaces: true)
    if let rule = settings.rule(rule), sentences.isEmpty {
      let looked = rule.given.map(\.text).joined(separator: " and ")
      text += "\(rule.id) looks at \(looked), and \(file.name) has none\(line.map { " on line \($0)" } ?? "")\n"
    }
    text += sentences
    if settings.rule(rule) == nil {
      if found.isEmpty { text += "\(rule) finds nothing in \(file.name)\n" }
      if let line { text += FieldGuide.text(file, line: line) }
    }
    return text
  }

  /// What the rule says of each node that is asked about, a line each, what it finds first.
  private func sentences(withPlaces: Bool) -> String {
    func at(_ offset: Int) -> String { withPlaces ? "\(place(offset)): " : "" }
    var text = ""
    for finding in found { text += "\(at(finding.range.lowerBound))failed: \(finding.message)\n" }
    for suppressed in suppressed {
      let reason = suppressed.reason.map { ": \($0)" } ?? ""
      text += "\(at(suppressed.finding.range.lowerBound))suppressed by a comment\(reason)\n"
    }
    guard let rule = settings.rule(rule) else { return text }
    return descriptions(of: rule).reduce(into: text) { text, description in
      text += explain(rule, description, isTold: !text.isEmpty, at)
    }
  }

  /// The most bytes of an explanation, but for the last node.
  private static let longest = 1 << 19

  /// What a rule says of each node; what failed is told already by what it finds.
  private func explain(_ rule: Rule, _ description: Description, isTold: Bool, _ at: (Int) -> String) -> String {
    let evaluator = Evaluator(RuleProgram([rule], description.table), description)
    var text = ""
    for given in asked(evaluator) {
      guard evaluator.budget.left >= 0, text.utf8.count < Self.longest else {
        text += "what follows takes too many steps to be explained; name one line\n"
        break
      }
      var parts = [("expect", rule.expect, evaluator.program.expect(ofRule: 0))]
      if let when = rule.when, let part = evaluator.program.when(ofRule: 0) {
        // Where it does not hold, nobody asks for the rest.
        if evaluator.verdict(part, given: given) != .holds { parts = [] }
        parts.insert(("when", when, part), at: 0)
      }
      let answer = Answer(evaluator.outcome(ofRule: 0, given: given))
      let pointer = description.pointer(to: given)
      let other = file.findings.first { $0.rule == rule.id && $0.path.hasPrefix(pointer) && !isAsked($0.range) }
      if answer == .failed, let other {
        let line = lines.line(at: other.range.lowerBound)
        text += "\(at(other.range.lowerBound))failed, on line \(line): \(other.message)\n"
      } else if let (_, condition, part) = parts.last, !(isTold && answer == .failed) {
        let reason = Reason(condition, part, given: given, rule.parameters, in: evaluator).text
        text += "\(at(description.place(of: given).range.lowerBound))\(answer.rawValue): \(reason)\n"
      }
      guard traces else { continue }
      for (name, condition, part) in parts { text += trace(name, condition, part, given, evaluator) }
    }
    return text
  }

  /// The nodes that a rule looks at, and that are asked about: what stands on the line, or where a condition sees that.
  private func asked(_ evaluator: borrowing Evaluator) -> [Int] {
    let given = evaluator.given(all: true).map(\.node)
    guard line != nil else { return given }
    return given.filter { given in
      stands(given, evaluator.description) || evaluator.seen(from: given).contains { stands($0, evaluator.description) }
    }
  }

  /// Whether a node stands on the line: its key or its text, or all of it.
  private func stands(_ node: Int, _ description: Description) -> Bool {
    let (key, range) = (description[node].key, file.tree[Int(description[node].yaml)].range)
    if key >= 0, lines.line(at: file.tree[Int(key)].range.lowerBound) == line { return true }
    let isWhole = file.tree[Int(description[node].yaml)].kind == .scalar
    return isWhole
      ? isAsked(range) : lines.line(at: range.lowerBound) == line && lines.line(at: range.upperBound) == line
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
