import LintCore
import YAML

/// Why a rule did or did not fire on a file: each node that it looks at, with what each of its parts said.
package struct FileExplanation {
  private let rule: String
  private let name: String
  private let line: Int?
  private let settings: LintSettings
  private let report: FileReport
  private let stream: YAMLStream
  private let lines: LineMap

  /// An explanation of a file's bytes, of one line of it perhaps.
  package init(_ rule: String, _ name: String, _ bytes: [UInt8], line: Int?, _ settings: LintSettings) {
    self.rule = rule
    self.name = name
    self.line = line
    self.settings = settings
    report = Linter(settings).lint(bytes, name: name)
    stream = YAMLStream(bytes)
    lines = LineMap(stream.bytes, count: stream.sourceCount)
  }

  /// The explanation as lines.
  package var text: String {
    var text = ""
    guard settings.isOn(rule) else { return "\(rule) is off for \(name)\n" }
    if let problem = stream.problem {
      let finding = SyntaxFinding.finding(for: problem, in: stream)
      text += "\(place(finding.range.lowerBound)): what follows could not be read: \(finding.message)\n"
    }
    if let rule = settings.rules.first(where: { $0.id == rule }) {
      var nodes = ""
      for document in stream.documents.indices where !stream.isEmptyScalar(stream.documents[document].root) {
        nodes += explain(rule, DescriptionReader.read(stream, document: document + 1))
      }
      let looked = rule.given.map(\.text).joined(separator: " and ")
      let where_ = line.map { " on line \($0)" } ?? ""
      text += nodes.isEmpty ? "\(rule.id) looks at \(looked), and \(name) has none\(where_)\n" : nodes
    } else {
      let found = report.findings.filter { $0.rule == rule && isAsked($0.range) }
      text += found.reduce(into: "") { $0 += "\(place($1.range.lowerBound)): \($1.message)\n" }
      if found.isEmpty { text += "\(rule) finds nothing in \(name)\n" }
    }
    for suppressed in report.suppressed where suppressed.finding.rule == rule && isAsked(suppressed.finding.range) {
      let reason = suppressed.reason.map { ": \($0)" } ?? ""
      text += "\(place(suppressed.finding.range.lowerBound)): suppressed by a comment\(reason)\n"
    }
    return text
  }

  private func explain(_ rule: Rule, _ description: Description) -> String {
    let evaluator = Evaluator(Program([rule]), description)
    var text = ""
    for given in evaluator.given(all: true).map(\.node) {
      let range = description.place(of: given).range
      let own = stream[Int(description[given].yaml)].range
      guard isAsked(range) || isAsked(own) else { continue }
      let path = description.pointer(to: given)
      let outcome = evaluator.outcome(ofRule: 0, given: given)
      text += "\(place(range.lowerBound)): \(path.isEmpty ? "the document" : path): \(words(outcome))\n"
      if let when = evaluator.program.when(ofRule: 0) { text += trace("when", when, given, evaluator) }
      text += trace("expect", evaluator.program.expect(ofRule: 0), given, evaluator)
    }
    if evaluator.effort.left < 0 { text += "what follows takes too many steps to be explained; name one line\n" }
    return text
  }

  private func trace(_ name: String, _ part: Int, _ given: Int, _ evaluator: borrowing Evaluator) -> String {
    var text = "  \(name): \(words(evaluator.verdict(part, given: given)))\n"
    for line in Trace(part, given: given, in: evaluator).lines {
      text += String(repeating: "  ", count: line.level + 2) + "\(line.text): \(words(line.verdict))\n"
    }
    return text
  }

  private func words(_ outcome: Evaluator.Outcome) -> String {
    switch outcome {
    case .passed: "passed"
    case .failed: "failed"
    case .notApplied: "did not apply"
    }
  }

  private func words(_ verdict: Verdict) -> String {
    switch verdict {
    case .holds: "holds"
    case .fails: "fails"
    case .unknown: "unknown"
    case .unreadable: "unreadable"
    }
  }

  private func isAsked(_ range: Range<Int>) -> Bool {
    guard let line else { return true }
    return lines.line(at: range.lowerBound) <= line && line <= lines.line(at: range.upperBound)
  }

  private func place(_ offset: Int) -> String {
    let place = lines.position(of: offset, in: stream.bytes)
    return "\(name):\(place.line):\(place.column)"
  }
}
