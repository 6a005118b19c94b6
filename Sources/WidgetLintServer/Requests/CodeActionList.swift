import LintSystem
import WidgetImport
import WidgetLint
import YAML

/// The code actions about the findings at a place.
struct CodeActionList {
  /// The kinds of code actions, by their names in the protocol.
  enum Kind: String, CaseIterable {
    case quickFix = "quickfix"
    case fixAll = "source.fixAll.widgetlint"
  }

  /// An action whose edit is computed only when it is chosen, if the client supports that: to suppress the finding of
  /// `rule` at `start`, apply all fixes of `rule`, or apply all safe fixes if both are nil.
  typealias Deferred = (rule: String?, start: Int?)

  /// The most fixes, and the most suppressions, to offer at once: each one must be tried.
  private static let trialLimit = 20

  let document: OpenDocument
  let check: DocumentCheck
  let client: ClientCapabilities

  private let diagnostics: DiagnosticList

  init(document: OpenDocument, check: DocumentCheck, client: ClientCapabilities) {
    (self.document, self.check, self.client) = (document, check, client)
    diagnostics = DiagnosticList(check: check, showsRelated: client.showsRelated)
  }

  private var text: DocumentText { check.text }

  /// Returns the actions of the requested kinds, or of all, for findings that touch a range or are named by the client.
  func actions(_ range: Range<Int>, named: [JSONValue], only: [String]) -> [JSONText] {
    func isWanted(_ kind: Kind) -> Bool {
      only.isEmpty || only.contains { $0.isEmpty || kind.rawValue == $0 || kind.rawValue.hasPrefix($0 + ".") }
    }
    var actions: [JSONText] = []
    if isWanted(.quickFix) {
      let named = Set(named.map { Self.key($0["code"]?.text, try? Position($0["range"]?["start"])) })
      let findings = check.findings.filter { finding in
        finding.range.lowerBound <= range.upperBound && range.lowerBound <= finding.range.upperBound
          || !named.isEmpty && named.contains(Self.key(finding.rule, text.position(of: finding.range.lowerBound)))
      }
      actions += fixes(of: findings) + wholeFixes(of: findings) + suppressions(of: findings)
    }
    // Fixes findings that a baseline hides, too.
    let isFixable = !check.isExcluded && check.file?.findings.contains { $0.fix?.isSafe == true } == true
    if isWanted(.fixAll), isFixable, let fixed = fixed(nil) {
      let gone = fixed.gone(check.findings.filter { $0.fix?.isSafe == true })
      actions.append(action("Fix all that is safe", .fixAll, gone, (nil, nil), edit: edit(fixed)))
    }
    return actions
  }

  /// Identifies a finding by its rule and start.
  private static func key(_ rule: String?, _ start: Position?) -> String { "\(rule ?? "") \(start?.json ?? "")" }

  // MARK: - The rows

  private func fixes(of findings: [Finding]) -> [JSONText] {
    guard let file = check.file, let linter = check.linter else { return [] }
    let fixer = Fixer(linter, allowsUnsafe: true)
    let tried = findings.filter { $0.fix != nil }.prefix(Self.trialLimit).filter { fixer.accepts($0, in: file) }
    return [true, false].flatMap { isSafe in
      tried.compactMap { finding in
        guard let fix = finding.fix, fix.isSafe == isSafe else { return nil }
        let title = fix.description.prefix(1).uppercased() + fix.description.dropFirst() + Self.note(isSafe)
        return action(title, .quickFix, [finding], isPreferred: isSafe, edit: edit(fix.edits))
      }
    }
  }

  private func wholeFixes(of findings: [Finding]) -> [JSONText] {
    findings.map(\.rule).unique(by: \.self).compactMap { rule in
      let fixable = check.findings.filter { $0.rule == rule && $0.fix != nil }
      guard fixable.count > 1, let fixed = fixed(rule), fixed.fixed.count > 1 else { return nil }
      let isSafe = fixable.allSatisfy { $0.fix?.isSafe ?? true }
      let title = "Fix all \(fixed.fixed.count) findings of \(rule)" + Self.note(isSafe)
      return action(title, .quickFix, fixed.gone(fixable), (rule, nil), edit: edit(fixed))
    }
  }

  private func suppressions(of findings: [Finding]) -> [JSONText] {
    let suppressible = findings.filter { Check.canBeSuppressed($0.rule) }
      .unique { "\(text.line(at: $0.range.lowerBound)) \($0.rule)" }
    return suppressible.prefix(Self.trialLimit).compactMap { finding in
      suppression(of: finding).map {
        let (rule, start) = (finding.rule, finding.range.lowerBound)
        return action("Suppress \(rule) here", .quickFix, [finding], (rule, start), edit: edit([$0]))
      }
    }
  }

  private static func note(_ isSafe: Bool) -> String { isSafe ? "" : " (unsafe)" }

  // MARK: - Edits

  /// Returns the edit of a chosen action; nil if it is no longer possible.
  func edit(of deferred: Deferred) -> JSONText? {
    if let rule = deferred.rule, let start = deferred.start {
      let finding = check.findings.first { $0.rule == rule && $0.range.lowerBound == start }
      return finding.flatMap(suppression).map { edit([$0]) }
    }
    return fixed(deferred.rule).map(edit)
  }

  /// Returns the file with all fixes of a rule, or all safe ones if it is nil; nil if none can be applied.
  private func fixed(_ rule: String?) -> FixedFile? {
    guard let file = check.file, let linter = check.linter else { return nil }
    let fixed = Fixer(linter, allowsUnsafe: rule != nil, rule: rule).fix(file)
    return fixed.isChanged ? fixed : nil
  }

  private func edit(_ fixed: FixedFile) -> JSONText {
    edit(fixed.edited.replacements.map { TextEdit($0.0, String(decoding: $0.1, as: UTF8.self)) })
  }

  private func edit(_ edits: [TextEdit]) -> JSONText {
    let list = JSONText.list(edits.map { ["range": text.json($0.range), "newText": .text($0.replacement)] })
    guard client.takesVersionedEdits else { return ["changes": .object([(check.uri.text, list)])] }
    let named: JSONText = ["uri": .text(check.uri.text), "version": JSONText(document.version)]
    return ["documentChanges": [["textDocument": named, "edits": list]]]
  }

  // MARK: - JSON

  /// Returns an action as JSON, without its edit if the client asks for that later.
  private func action(
    _ title: String,
    _ kind: Kind,
    _ findings: [Finding],
    _ deferred: Deferred? = nil,
    isPreferred: Bool = false,
    edit: JSONText
  ) -> JSONText {
    let later = client.resolvesEdits ? deferred : nil
    let data = later.map { later in
      JSONText.members([
        "uri": .text(check.uri.text), "version": document.version.map { .integer($0) },
        "rule": later.rule.map { .text($0) }, "start": later.start.map { .integer($0) },
      ])
    }
    return .members([
      "title": .text(title), "kind": .text(kind.rawValue),
      "diagnostics": .list(findings.map(diagnostics.json)), "isPreferred": isPreferred ? true : nil,
      "edit": later == nil ? edit : nil, "data": data,
    ])
  }
}

extension FixedFile {
  /// Returns the findings that the fixes removed.
  fileprivate func gone(_ findings: [Finding]) -> [Finding] {
    func identity(_ finding: Finding) -> [String] { [finding.rule, String(finding.document), finding.path] }
    let left = Set(after.findings.map(identity))
    return findings.filter { !left.contains(identity($0)) }
  }
}

/// Suppressions: the comment that suppresses a finding; in a description, it is found by trying.
extension CodeActionList {
  /// Returns the edit that suppresses a finding and has no other effect; nil if there is none.
  func suppression(of finding: Finding) -> TextEdit? {
    guard let file = check.file else { return nil }
    if check.kind == .source { return suppression(of: finding, inSource: file) }
    guard let linter = check.linter else { return nil }
    return SuppressionEdits(file).candidates([finding.rule], at: finding.range.lowerBound, reason: "").first { edit in
      let changed = check.text.replacing(edit.range, with: Array(edit.replacement.utf8)).bytes
      let after = linter.check(changed, name: file.name, path: file.path).findings
      // The reason is still to be typed.
      let others = after.filter { $0.rule != Check.suppressionWithoutReason.id }
      return HarmCheck(before: file.findings, fixes: [finding], movesElements: false).passes(others)
    }
  }

  /// Returns the comment to insert above a finding's line in a source file; nil if no comment is possible there.
  private func suppression(of finding: Finding, inSource file: CheckedFile) -> TextEdit? {
    guard let (opening, closing) = SourceComments.signs(in: FilePath(file.path)) else { return nil }
    let text = check.text
    let line = text.range(ofLine: text.line(at: finding.range.lowerBound))
    // In a multi-line string, the comment would be text.
    let strings = SourceStrings.ranges(in: text.bytes, of: FilePath(file.path))
    if strings.contains(where: { $0.lowerBound < line.lowerBound && $0.contains(line.lowerBound) }) { return nil }
    let indent = String(decoding: text.bytes[line].prefix(while: \.isBlank), as: UTF8.self)
    let comment = "\(opening)\(ProductInfo.name):\(Suppression.Scope.next.rawValue) \(finding.rule) --"
    let end = closing.isEmpty ? " " : closing
    return TextEdit(line.lowerBound..<line.lowerBound, indent + comment + end + text.lineBreak)
  }
}
