import LintCore
import YAML

/// Why a rule did or did not fire on a file or one of its lines, in one sentence for each node that the rule looks at.
package struct FileExplanation {
  /// The rule or check.
  package let rule: String
  private let file: CheckedFile
  private let line: Int?
  private let settings: LintSettings
  private let traces: Bool
  private let lines: LineMap
  private let elsewhere: (_ pointer: String, _ line: Int) -> String
  /// The sentences about these nodes, failures first; empty if the rule is off.
  private var sentences: [Sentence] = []
  /// The place of the configuration's line that switched the rule off.
  package var origin: String?

  /// Explains a rule on a file that was checked with `settings`, or on one of its lines.
  ///
  /// `traces` adds the verdict of each part of the rule's conditions; `elsewhere` words the place of a node on another
  /// line.
  package init(
    _ rule: String,
    _ file: CheckedFile,
    line: Int?,
    _ settings: LintSettings,
    traces: Bool = false,
    elsewhere: @escaping (_ pointer: String, _ line: Int) -> String = { "on line \($1)" }
  ) {
    (self.rule, self.file, self.line, self.settings, self.traces) = (rule, file, line, settings, traces)
    self.elsewhere = elsewhere
    lines = file.lines
    if settings.isOn(rule) { sentences = explained() }
  }

  /// What the rule says about one node.
  package struct Sentence {
    /// The rule or check.
    let rule: String
    /// The outcome; nil for the closing sentence, which says that the rest takes too long.
    package let answer: Outcome?
    /// The finding that the rule reports, if any.
    var finding: Finding?
    /// The file, line and column of the node.
    let place: String
    /// The words for the node's place if it is not on the line asked about.
    var elsewhere: String?
    /// The reason, with the words that introduce it.
    let reason: String
    /// The verdicts of the conditions' parts, one line each.
    var trace = ""

    /// The sentence as a line.
    var line: String { (answer?.rawValue ?? "") + (elsewhere.map { ", \($0)" } ?? "") + reason + "\n" }

    /// Returns the sentences of several explanations, each once with its rule, failures first: people ask about these.
    package static func text(_ explanations: [FileExplanation]) -> String {
      var seen: Set<String> = []
      return sorted(explanations.flatMap(\.sentences)).reduce(into: "") { text, sentence in
        let line = "\(sentence.rule): \(sentence.line)"
        if seen.insert(line).inserted || !sentence.trace.isEmpty { text += line + sentence.trace }
      }
    }

    /// Sorts sentences by outcome, those about the line itself first.
    static func sorted(_ sentences: [Sentence]) -> [Sentence] {
      (Outcome.allCases + [nil]).flatMap { answer in
        let same = sentences.filter { $0.answer == answer }
        return same.filter { $0.elsewhere == nil } + same.filter { $0.elsewhere != nil }
      }
    }
  }

  /// Whether the rule is off, or has nothing to look at there.
  package var isIdle: Bool { sentences.isEmpty }

  /// The rule with its sentences but without places, so that two explanations that say the same are equal.
  package var words: String { rule + sentences.map(\.line).joined() }

  /// The outcome of the first sentence, which is the most severe.
  package var answer: Outcome { sentences.first?.answer ?? .notApplied }

  package var json: JSONText {
    ["rule": .text(rule), "answer": .text(settings.isOn(rule) ? answer.rawValue : "off"), "lines": .lines(text)]
  }

  /// Returns the line that says that a rule is off for a file, and which setting turns it off, if any.
  package static func off(_ rule: String, for file: String, setIn origin: String?) -> String {
    "\(rule) is off for \(file)\(origin.map { ", set in \($0)" } ?? "")\n"
  }

  /// The explanation as lines.
  package var text: String {
    var text = ""
    // A file without descriptions follows the default guidelines.
    let tables = file.descriptions.isEmpty ? [settings.table] : file.descriptions.map(\.table)
    let other = settings.known.sets.first { set in
      settings.known.holds(rule, set) && !tables.contains { $0.guidelines.id == set.id }
    }
    if let other { return "\(rule) is a rule of the guidelines \(other.id), which \(file.name) does not follow\n" }
    guard settings.isOn(rule) else {
      return Self.off(rule, for: file.name, setIn: origin)
    }
    if let problem = file.tree.problem {
      let finding = SyntaxFinding.finding(for: problem, in: file.tree, settings.table)
      text += "\(place(finding.range.lowerBound)): what follows could not be read: \(finding.message)\n"
    }
    if let rule = settings.rule(rule), sentences.isEmpty {
      let looked = rule.given.map(\.text).joined(separator: " and ")
      text += "\(rule.id) looks at \(looked), and \(file.name) has none\(line.map { " on line \($0)" } ?? "")\n"
    }
    text += sentences.map { "\($0.place): \($0.line)\($0.trace)" }.joined()
    if settings.rule(rule) == nil {
      if !sentences.contains(where: { $0.answer == .failed }) { text += "\(rule) finds nothing in \(file.name)\n" }
      if let line { text += FieldGuide.text(file, line: line) }
    }
    return text
  }

  private func explained() -> [Sentence] {
    let aboutFindings = sentencesAboutFindings
    var sentences = aboutFindings.filter { $0.finding.map { coversLine($0.range) } ?? false }
    guard let rule = settings.rule(rule) else { return sentences }
    for description in file.descriptions where description.table.guidelines.id == rule.table?.guidelines.id {
      explain(rule, description, aboutFindings, &sentences)
    }
    return Sentence.sorted(sentences)
  }

  /// A sentence for each finding of the rule in the whole file, suppressed or not.
  private var sentencesAboutFindings: [Sentence] {
    func sentence(_ answer: Outcome, _ finding: Finding, _ reason: String) -> Sentence? {
      guard finding.rule == rule else { return nil }
      let place = place(finding.range.lowerBound)
      return Sentence(rule: rule, answer: answer, finding: finding, place: place, reason: reason)
    }
    return file.findings.compactMap { sentence(.failed, $0, ": \($0.message)") }
      + file.suppressed.compactMap {
        let by = $0.isInSource ? " by a comment" : " by the configuration"
        return sentence(.suppressed, $0.finding, by + ($0.reason.map { ": \($0)" } ?? ""))
      }
  }

  /// The most bytes of an explanation; the last node may exceed it.
  private static let longest = 1 << 19

  /// Returns the index of the first sentence about each node or anything inside it, by the node's pointer.
  private static func first(of sentences: [Sentence], in document: Int) -> [Substring: Int] {
    var first: [Substring: Int] = [:]
    for (index, sentence) in sentences.enumerated() {
      guard let finding = sentence.finding, finding.document == document else { continue }
      var pointer = finding.path[...]
      while first[pointer] == nil {
        first[pointer] = index
        pointer = pointer[..<(pointer.lastIndex(of: "/") ?? pointer.startIndex)]
      }
    }
    return first
  }

  /// A condition of a rule, with its index in the program.
  private typealias Part = (name: String, condition: Condition, index: Int)

  /// Adds a sentence for each node that the rule looks at; a node whose finding has one gets only the trace.
  private func explain(
    _ rule: Rule,
    _ description: Description,
    _ aboutFindings: [Sentence],
    _ sentences: inout [Sentence]
  ) {
    let evaluator = Evaluator(RuleProgram([rule], description.table), description)
    let anywhere = Self.first(of: aboutFindings, in: description.document)
    let onLine = Self.first(of: sentences, in: description.document)
    var length = 0
    for given in nodes(evaluator) {
      guard evaluator.budget.left >= 0, length < Self.longest else {
        let reason = "explaining the rest takes too many steps; name one line"
        sentences.append(Sentence(rule: rule.id, answer: nil, place: file.name, reason: reason))
        break
      }
      let parts = Self.parts(of: rule, given, evaluator)
      let trace = traces ? parts.map { self.trace($0, given, evaluator) }.joined() : ""
      length += trace.utf8.count
      let answer = evaluator.outcome(ofRule: 0, given: given)
      let pointer = description.pointer(to: given)
      if answer == .failed, let index = onLine[pointer[...]], sentences[index].trace.isEmpty {
        sentences[index].trace = trace
        continue
      }
      var offset = description.place(of: given).range.lowerBound
      var sentence: Sentence
      if answer == .failed, let index = anywhere[pointer[...]] {
        sentence = aboutFindings[index]
        offset = sentence.finding?.range.lowerBound ?? offset
      } else {
        let reason = parts.last.map { part in
          let asked = part.name == "when" ? "needed" : "asked"
          return evaluator.reason(part.condition, part.index, given: given, asked: asked)
        }
        sentence = Sentence(rule: rule.id, answer: answer, place: place(offset), reason: ": \(reason ?? "")")
      }
      let line = lines.line(at: offset)
      if let asked = self.line, line != asked, !isOnLine(given, description) {
        sentence.elsewhere = elsewhere(pointer + "/", line)
      }
      sentence.trace = trace
      length += sentence.reason.utf8.count
      sentences.append(sentence)
    }
  }

  /// The conditions that decide about a node: `when`, and also `expect` if `when` holds.
  private static func parts(of rule: Rule, _ given: Int, _ evaluator: borrowing Evaluator) -> [Part] {
    let expect = ("expect", rule.expect, evaluator.program.entries[0].expect)
    guard let when = rule.when, let index = evaluator.program.entries[0].when else { return [expect] }
    return [("when", when, index)] + (evaluator.verdict(index, given: given) == .holds ? [expect] : [])
  }

  /// The nodes that a rule looks at; if a line is given, those on it, and those whose conditions read a node on it.
  private func nodes(_ evaluator: borrowing Evaluator) -> [Int] {
    let given = evaluator.given(all: true).map(\.node)
    guard line != nil else { return given }
    return given.filter { given in
      isOnLine(given, evaluator.description)
        || evaluator.seen(from: given).contains { isOnLine($0, evaluator.description) }
    }
  }

  /// Whether a node is on the line: its key or part of its scalar is, or the whole collection.
  private func isOnLine(_ node: Int, _ description: Description) -> Bool {
    let source = description[node].source
    if let key = source.key, lines.line(at: file.tree[key].range.lowerBound) == line { return true }
    let (value, range) = (file.tree[source.value], file.tree[source.value].range)
    // A list of texts is one value, however many lines it spans.
    let isWhole = value.kind == .scalar || description.table[description[node].field].type.isScalarList
    return isWhole
      ? coversLine(range) : lines.line(at: range.lowerBound) == line && lines.line(at: range.upperBound) == line
  }

  private func trace(_ part: Part, _ given: Int, _ evaluator: borrowing Evaluator) -> String {
    "  \(part.name): \(evaluator.verdict(part.index, given: given))\n"
      + evaluator.trace(part.condition, part.index, given: given)
  }

  private func coversLine(_ range: Range<Int>) -> Bool {
    guard let line else { return true }
    return lines.line(at: range.lowerBound) <= line && line <= lines.line(at: range.upperBound)
  }

  private func place(_ offset: Int) -> String {
    let place = lines.position(of: offset, in: file.bytes)
    return "\(file.name):\(place.line):\(place.column)"
  }
}

/// The guide to the fields on one line of a file, each with the values that it takes.
package enum FieldGuide {
  /// Returns a line for each field whose key (or value, if it has no key) begins on a line of the file, from 1.
  package static func text(_ file: CheckedFile, line: Int) -> String {
    guard line <= file.lines.lineCount else { return "" }
    let lines = file.lines.range(ofLine: line)
    var seen: Set<FieldID> = []
    var text = ""
    for description in file.descriptions {
      for index in description.nodes.indices.dropFirst() {
        let node = description[index]
        let start = file.tree[node.source.key ?? node.source.value].range.lowerBound
        guard lines.contains(start), seen.insert(node.field).inserted else { continue }
        let field = description.table[node.field]
        let noun = description.table.guidelines.items?.noun ?? ""
        let standIn =
          field.isRequired
          ? "; required" : field.defaultValue.text(noun: noun).map { "; \($0) where it is left out" } ?? ""
        text += "\(field.path) takes \(field.type.text)\(standIn): \(field.summary)\n"
      }
    }
    return text
  }
}
