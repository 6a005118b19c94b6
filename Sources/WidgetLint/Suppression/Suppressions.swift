import WidgetModel
import YAMLEditing
import YAMLTree

/// The suppressions of one file.
struct Suppressions {
  /// Why a finding is silenced.
  struct Reason {
    let text: String?
  }

  private var suppressions: [Suppression] = []
  private let stream: YAMLStream

  /// Finds the suppressions of a file; most have none, which one look at the bytes shows.
  init(in stream: YAMLStream) {
    self.stream = stream
    guard stream.source(contains: Suppression.marker) else { return }
    let lines = LineMap(stream.bytes, count: stream.sourceCount)
    for comment in stream.comments() {
      guard var suppression = Suppression(comment, in: stream) else { continue }
      let line = lines.line(at: comment.range.lowerBound)
      switch suppression.scope {
      case .file: suppression.covered = 0..<stream.sourceCount + 1
      case .line: suppression.covered = lines.range(ofLine: line)
      case .next: suppression.covered = NextNode(after: line, stream, lines).range
      case nil: break
      }
      suppressions.append(suppression)
    }
  }

  /// Whether there are none.
  var isEmpty: Bool { suppressions.isEmpty }

  /// Why a finding is silenced; nil where it is not.
  mutating func reason(for finding: Finding) -> Reason? {
    if let check = DescriptionCheck(rawValue: finding.rule), !check.canBeSilenced { return nil }
    var found: Reason?
    for index in suppressions.indices where suppressions[index].covered.contains(finding.range.lowerBound) {
      for name in suppressions[index].names.indices where suppressions[index].names[name].id == finding.rule {
        suppressions[index].names[name].isUsed = true
        found = found ?? Reason(text: suppressions[index].reason)
      }
    }
    return found
  }

  /// What is wrong with the suppressions themselves.
  func findings(_ settings: LintSettings) -> [Finding] {
    suppressions.flatMap { suppression in
      var found: [Finding] = []
      if suppression.scope == nil {
        let words = Suppression.Scope.allCases.map(\.rawValue)
        let near = NearName.nearest(to: suppression.directive, in: words).map { "did you mean \($0)?" }
        let message = "\"\(suppression.directive)\" silences nothing, expected \(DataValue.enumerate(words))"
        return [finding(.unused, message, near, suppression.range)]
      }
      if suppression.names.isEmpty {
        let message = "the suppression names no rule, expected the rules that it silences"
        return [finding(.unused, message, nil, suppression.range, removal: wholeRemoval(of: suppression))]
      }
      if suppression.reason == nil {
        found.append(
          finding(
            .withoutReason,
            "the suppression gives no reason, expected one behind --",
            "end the comment with -- and why the finding does not matter here",
            suppression.range
          )
        )
      }
      let unused = suppression.names.indices.filter { isUnused(suppression.names[$0], settings) }
      for (index, name) in suppression.names.enumerated() where !name.isUsed {
        guard unused.contains(index) else {
          found += unknownFindings(for: name, settings)
          continue
        }
        let isAlone = unused.count == suppression.names.count
        let removal = isAlone ? wholeRemoval(of: suppression) : suppression.removal(ofName: index)
        let message = "\(name.id) finds nothing here, so that the suppression is not needed"
        found.append(finding(.unused, message, "remove it", name.range, removal: removal))
      }
      return found
    }
  }

  /// Whether a suppression names a rule that is on and finds nothing there.
  private func isUnused(_ name: Suppression.Name, _ settings: LintSettings) -> Bool {
    !name.isUsed && settings.knownRules.contains(name.id) && settings.isOn(name.id)
  }

  private func wholeRemoval(of suppression: Suppression) -> TextEdit {
    YAMLEditor(stream).removingComment(suppression.range)
  }

  /// What is wrong with a name that is not used, and is not on: it is no rule, or one that is off everywhere.
  private func unknownFindings(for name: Suppression.Name, _ settings: LintSettings) -> [Finding] {
    guard !settings.knownRules.contains(name.id) else { return [] }
    let near = NearName.nearest(to: name.id, in: settings.knownRules.sorted()).map { "did you mean \($0)?" }
    let help = near ?? "\(Tool.name) rules lists them"
    return [finding(.unknownRule, "\"\(name.id)\" is no rule", help, name.range)]
  }

  private func finding(
    _ check: SuppressionCheck,
    _ message: String,
    _ help: String?,
    _ range: Range<Int>,
    removal: TextEdit? = nil
  ) -> Finding {
    // A comment in front of a document belongs to it.
    let documents = stream.documents
    let document = documents.firstIndex { range.lowerBound < $0.range.upperBound } ?? documents.count - 1
    var finding = Finding(
      rule: check.rawValue,
      severity: .warning,
      message: message,
      help: help,
      range: range,
      document: max(0, document) + 1
    )
    finding.fix = removal.map { Fix(description: "remove it", isSafe: true, edits: [$0]) }
    return finding
  }
}
