import LintCore
import Synchronization
import YAML

/// Checks one text at a time: it parses the YAML, reads its descriptions and runs the rules over them.
public final class Linter: Sendable {
  /// The size in bytes of the largest text that is checked.
  package static let maximumBytes = YAMLLimits().bytes

  /// The rules and severities with which it checks.
  package let settings: LintSettings
  private let program: RuleProgram
  /// The programs for descriptions that follow other guideline sets, by the set's name.
  private let others = Mutex<[String: RuleProgram?]>([:])
  /// The most findings for one file: a longer report is no use, and takes many times the file's memory.
  private let maximumFindings: Int
  /// The most steps that one rule may take for a description without nodes.
  private let maximumSteps: Int

  /// Creates a linter, with the most findings that it reports for one file and the most steps that one rule may take.
  package init(_ settings: LintSettings, maximumFindings: Int = 5_000, maximumSteps: Int = Description.Limits.steps) {
    self.settings = settings
    (self.maximumFindings, self.maximumSteps) = (maximumFindings, maximumSteps)
    program = settings.program
  }

  /// Checks a text; `name` is shown in reports and serves as its path.
  public func check(_ text: String, name: String) -> CheckedFile { check(Array(text.utf8), name: name) }

  /// Checks a file's bytes; the name serves as its path if none is given.
  package func check(_ bytes: [UInt8], name: String, path: [UInt8]? = nil) -> CheckedFile {
    var file = CheckedFile(name: name, path: path, tree: YAMLStream(bytes))
    if settings.countsVerdicts { file.statistics = Statistics() }
    let leavesOut = judge(&file)
    // A message names its widget only if the file describes several.
    if !file.findings.isEmpty, file.descriptions.reduce(0, { $0 + $1.itemCount }) > 1 {
      let tables = Dictionary(file.descriptions.map { ($0.document, $0.table) }) { first, _ in first }
      for index in file.findings.indices {
        let table = tables[file.findings[index].document] ?? settings.table
        file.findings[index].noun = table.guidelines.items?.noun
      }
    }
    nameGuidelines(&file.findings)
    if !file.findings.isEmpty {
      let bound = BoundValues(file.tree)
      for index in file.findings.indices { bound.pointToSource(&file.findings[index]) }
    }
    if !settings.checkSeverities.isEmpty { file.findings = file.findings.compactMap(settings.configured) }
    if var suppressions = Suppressions.find(in: file.tree) {
      let isJudged = !leavesOut && file.tree.problem == nil && file.judged.count == file.descriptions.count
      let unread = file.descriptions.flatMap(\.findings).map(\.range.lowerBound).sorted()
      (file.findings, file.suppressed) = suppressions.split(file.findings)
      for suppressed in file.suppressed { file.statistics?.add([.suppressed: 1], ofRule: suppressed.finding.rule) }
      // A suppression of a rule from a set that no description follows is unneeded, too.
      let named = suppressions.suppressions.flatMap { $0.names.filter { !$0.isUsed }.map(\.id) }
      let others = settings.known.sets.dropFirst().filter { set in named.contains { settings.known.holds($0, set) } }
      file.findings += suppressions.findings(settings.merged(with: Array(others)), unread: isJudged ? unread : nil)
    }
    if file.findings.count > 1 { file.findings.sort(by: Self.isOrdered) }
    file.isShortened = max(file.findings.count, file.suppressed.count) > maximumFindings || leavesOut
    if file.isShortened { shorten(&file.findings) }
    if file.suppressed.count > 1 { file.suppressed.sort { Self.isOrdered($0.finding, $1.finding) } }
    file.suppressed.removeSubrange(min(maximumFindings, file.suppressed.count)...)
    file.keepLines()
    return file
  }

  /// Names the guideline set of an unknown field, since a description that names no set has the default one.
  private func nameGuidelines(_ findings: inout [Finding]) {
    let unknown = findings.indices.filter { findings[$0].rule == Check.unknownField.id && findings[$0].fix == nil }
    if unknown.isEmpty { return }
    let tables = settings.known.sets.map { (id: $0.id, table: $0.set.table) }
    let keys = Set(tables.flatMap { $0.table.fields.map(\.key) })
    for index in unknown {
      // A key such as font.color is a path rather than a field.
      guard case .text(let key) = findings[index].actual, keys.contains(key) else { continue }
      let steps = findings[index].path.split(separator: "/").map { $0.allSatisfy(\.isNumber) ? "[]" : ".\($0)" }
      let path = String(steps.joined().dropFirst())
      guard let owner = tables.first(where: { $0.table.field(at: path) != nil })?.id else { continue }
      findings[index].help = "it is a field of other guidelines; write guidelines: \(owner) at the top"
    }
  }

  /// Returns the program for descriptions that name another guideline set; nil for the default set or an unknown name.
  private func other(_ name: String) -> RuleProgram? {
    guard name != settings.table.guidelines.id, let set = settings.known.set(name) else { return nil }
    return others.withLock { made in
      if let known = made[name] { return known }
      let other = settings.others(set)?.program
      made[name] = .some(other)
      return other
    }
  }

  /// Returns the settings for some descriptions, with the rules of every guideline set that they follow.
  package func settings(for descriptions: [Description]) -> LintSettings {
    let names = Set(descriptions.map(\.table.guidelines.id))
    return settings.merged(with: settings.known.sets.dropFirst().filter { names.contains($0.id) })
  }

  /// Reads a file's descriptions and adds their findings; returns whether it left some findings out.
  private func judge(_ file: inout CheckedFile) -> Bool {
    let stream = file.tree
    if let problem = stream.problem {
      file.findings.append(SyntaxFinding.finding(for: problem, in: stream, settings.table))
    }
    var leavesOut = false
    // An empty document among others describes nothing.
    for (index, document) in stream.documents.enumerated() where !stream.isEmptyScalar(document.root) {
      // The file has as many findings as can be reported.
      if leavesOut || file.findings.count >= Description.Limits.findings { return true }
      let name = DescriptionReader.guidelines(of: index + 1, in: stream)
      let program = name.flatMap(other) ?? program
      let description = DescriptionReader.read(stream, document: index + 1, program.table)
      file.descriptions.append(description)
      let isUnknown = name.map { $0 != settings.table.guidelines.id && settings.known.set($0) == nil } ?? false
      let aboutName = description.findings.filter(Self.isAboutGuidelines)
      if isUnknown || name == nil && !aboutName.isEmpty {
        // Without a readable guideline set, nothing else about the description can be judged.
        file.findings += aboutName
        // Nor can it be compared with its sources.
        if settings.sourceChecker != nil, let first = aboutName.first {
          let (range, document) = (first.range, first.document)
          file.findings.append(
            Finding(.sourceMissing, first.text, help: first.help, range: range, document: document)
          )
        }
        continue
      }
      file.findings += description.findings
      let evaluator = Evaluator(program, description, maximumSteps: maximumSteps)
      let rulesLeaveOut = evaluator.run(into: &file.findings, countingInto: &file.statistics)
      leavesOut = rulesLeaveOut || description.leavesOutFindings
      if let checker = settings.sourceChecker { file.findings += checker.findings(for: description, path: file.path) }
      file.judged.append((program, description.readFields))
    }
    if file.findings.isEmpty, file.descriptions.isEmpty {
      let table = settings.table
      let required = table.children(of: .document).map { table[$0] }.filter(\.isRequired).map { "\($0.key):" }
      let message = "the file holds no description, expected \(DataValue.enumerate(required, "and"))"
      file.findings.append(Finding(.emptyDescription, message, help: table.guidelines.emptyHelp, range: 0..<0))
    }
    return leavesOut
  }

  /// Whether a finding is about the name of a description's guideline set.
  private static func isAboutGuidelines(_ finding: Finding) -> Bool {
    guard [.unknownField, .wrongType, .invalidValue].contains(Check(rawValue: finding.rule)) else { return false }
    return NearName.isSame(Array(finding.path.utf8.dropFirst()).span, Array(FieldTable.guidelinesKey.utf8).span)
  }

  /// Drops the findings over the limit, and adds one that says so.
  private func shorten(_ findings: inout [Finding]) {
    let cut = findings[min(maximumFindings, findings.count)...]
    // The finding about text that was not read is always reported.
    let limits = cut.filter { $0.rule == Check.limitExceeded.id }
    findings.removeSubrange(cut.indices)
    findings += limits
    let message = "the file has more than \(maximumFindings) findings, reported or suppressed; the others are left out"
    let help = "fix what is there, or turn off a rule that finds too much"
    findings.append(Finding(.limitExceeded, message, help: help, range: findings.last?.range ?? 0..<0))
  }

  /// Whether one finding comes before another in a file: by place, rule, path, then message.
  package static func isOrdered(_ one: Finding, _ other: Finding) -> Bool {
    if one.range.lowerBound != other.range.lowerBound { return one.range.lowerBound < other.range.lowerBound }
    return (one.rule, one.path, one.message) < (other.rule, other.path, other.message)
  }
}

extension YAMLStream {
  /// Whether a node is a plain, empty scalar.
  func isEmptyScalar(_ index: Int) -> Bool {
    let node = self[index]
    return node.kind == .scalar && node.isPlain && node.textRange.isEmpty
  }
}
