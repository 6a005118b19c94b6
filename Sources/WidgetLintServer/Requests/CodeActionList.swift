import WidgetLint

/// What can be done about the findings at a place, as code actions.
struct CodeActionList {
  /// The kinds of code actions, by their names in the protocol.
  enum Kind: String, CaseIterable {
    case quickFix = "quickfix"
    case fixAll = "source.fixAll.widgetlint"
  }

  /// How many findings are offered to be suppressed at once: each is tried.
  private static let suppressions = 20

  private let document: OpenDocument
  private let text: DocumentText
  private let check: DocumentCheck
  private let client: ClientCapabilities

  /// Looks at a document that was checked.
  init(_ document: OpenDocument, _ text: DocumentText, _ check: DocumentCheck, _ client: ClientCapabilities) {
    self.document = document
    self.text = text
    self.check = check
    self.client = client
  }

  /// The actions for the findings that touch a range or that the client names, of the kinds that it asks for.
  func actions(_ range: Range<Int>, named: [JSONValue], only: [String]?) -> [JSONText] {
    func isWanted(_ kind: Kind) -> Bool {
      only?.contains { $0.isEmpty || kind.rawValue == $0 || kind.rawValue.hasPrefix($0 + ".") } ?? true
    }
    var actions: [JSONText] = []
    if isWanted(.quickFix) {
      let findings = check.findings.filter { touches($0, range) || isNamed($0, by: named) }
      actions += fixes(of: findings) + wholeFixes(of: findings) + suppressions(of: findings)
    }
    let safe = check.findings.filter { $0.fix?.isSafe == true }
    if isWanted(.fixAll), !safe.isEmpty {
      actions.append(action(Deferred(), .fixAll, safe))
    }
    return actions
  }

  private func touches(_ finding: Finding, _ range: Range<Int>) -> Bool {
    finding.range.lowerBound <= range.upperBound && range.lowerBound <= finding.range.upperBound
  }

  private func isNamed(_ finding: Finding, by diagnostics: [JSONValue]) -> Bool {
    diagnostics.contains { diagnostic in
      guard diagnostic["code"]?.text == finding.rule, let start = try? Position(diagnostic["range"]?["start"]) else {
        return false
      }
      return text.position(of: finding.range.lowerBound) == start
    }
  }

  // MARK: - The rows

  private func fixes(of findings: [Finding]) -> [JSONText] {
    [true, false].flatMap { isSafe in
      findings.compactMap { finding in
        guard let fix = finding.fix, fix.isSafe == isSafe else { return nil }
        let title = Self.capitalized(fix.description) + (isSafe ? "" : " (unsafe)")
        return json(title, .quickFix, [finding], isPreferred: isSafe, edit: edit(fix.edits))
      }
    }
  }

  private func wholeFixes(of findings: [Finding]) -> [JSONText] {
    findings.map(\.rule).unique.compactMap { rule in
      let fixable = check.findings.filter { $0.rule == rule && $0.fix != nil }
      return fixable.count > 1 ? action(Deferred(rule: rule), .quickFix, fixable) : nil
    }
  }

  private func suppressions(of findings: [Finding]) -> [JSONText] {
    guard let file = check.file, let linter = check.linter else { return [] }
    let suppressor = Suppressor(file, linter, text)
    var seen: Set<String> = []
    return findings.filter { finding in
      let line = text.line(at: finding.range.lowerBound)
      return RuleGuide.canBeSuppressed(finding.rule) && seen.insert("\(line) \(finding.rule)").inserted
    }.prefix(Self.suppressions).compactMap { finding in
      suppressor.edit(suppressing: finding).map {
        let deferred = Deferred(rule: finding.rule, start: finding.range.lowerBound)
        return action(deferred, .quickFix, [finding], known: $0)
      }
    }
  }

  // MARK: - Actions that may be computed later

  /// An action whose edit takes a look at the whole text: a suppression at the start of a rule's finding, all fixes of a
  /// rule, or all safe fixes.
  struct Deferred {
    var rule: String?
    var start: Int?
  }

  private func title(of deferred: Deferred, _ findings: [Finding]) -> String {
    guard let rule = deferred.rule else { return "Fix all that is safe" }
    if deferred.start != nil { return "Suppress \(rule) here" }
    let isSafe = findings.allSatisfy { $0.fix?.isSafe ?? true }
    return "Fix all \(findings.count) findings of \(rule)" + (isSafe ? "" : " (unsafe)")
  }

  private func action(
    _ deferred: Deferred,
    _ kind: Kind,
    _ findings: [Finding],
    known: TextEdit? = nil
  ) -> JSONText {
    let title = title(of: deferred, findings)
    guard client.resolvesEdits else {
      return json(title, kind, findings, edit: known.map { edit([$0]) } ?? edit(of: deferred))
    }
    let data = JSONText.members([
      "uri": .text(document.uri.text), "revision": .integer(document.revision),
      "rule": deferred.rule.map { .text($0) }, "start": deferred.start.map { .integer($0) },
    ])
    return json(title, kind, findings, data: data)
  }

  /// The edit of an action that was chosen; nil if there is none any more.
  func edit(of deferred: Deferred) -> JSONText? {
    guard let file = check.file, let linter = check.linter else { return nil }
    guard let rule = deferred.rule, let start = deferred.start else {
      return edit(Fixer(linter, allowsUnsafe: deferred.rule != nil, rule: deferred.rule).fix(file))
    }
    let finding = check.findings.first { $0.rule == rule && $0.range.lowerBound == start }
    return finding.flatMap { Suppressor(file, linter, text).edit(suppressing: $0) }.map { edit([$0]) }
  }

  private func edit(_ fixed: FixedFile) -> JSONText {
    edit(fixed.edited.replacements.map { TextEdit($0.0, String(decoding: $0.1, as: UTF8.self)) })
  }

  private func edit(_ edits: [TextEdit]) -> JSONText {
    let list = JSONText.list(edits.map { ["range": text.json($0.range), "newText": .text($0.replacement)] })
    guard client.takesVersionedEdits else { return ["changes": .object([(document.uri.text, list)])] }
    let version = document.version.map { JSONText.integer($0) } ?? .null
    return [
      "documentChanges": [["textDocument": ["uri": .text(document.uri.text), "version": version], "edits": list]]
    ]
  }

  // MARK: - JSON

  private func json(
    _ title: String,
    _ kind: Kind,
    _ findings: [Finding],
    isPreferred: Bool = false,
    edit: JSONText? = nil,
    data: JSONText? = nil
  ) -> JSONText {
    let diagnostics = DiagnosticList(document.uri, text, check, showsRelated: client.showsRelated)
    return .members([
      "title": .text(title), "kind": .text(kind.rawValue),
      "diagnostics": .list(findings.map { diagnostics.json($0) }), "isPreferred": isPreferred ? true : nil,
      "edit": edit, "data": data,
    ])
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
