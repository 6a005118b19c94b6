import LintCore
package import YAML

/// The suppressions of one file.
package struct Suppressions {
  /// Why a finding is suppressed.
  struct Reason {
    let text: String?
  }

  /// The suppressions, in the order of the file.
  package private(set) var suppressions: [Suppression]
  private let stream: YAMLStream
  /// The place of the first suppression or name that is one too many; nil where all are read.
  private let excess: Range<Int>?

  /// The suppressions of a file; nil where it has none, which one look at the bytes mostly shows.
  package static func find(in stream: YAMLStream) -> Suppressions? {
    guard stream.source(contains: Suppression.marker) else { return nil }
    var found: [Suppression] = []
    var excess: Range<Int>?
    var left = Suppression.mostNames
    for comment in stream.comments() where excess == nil {
      guard let suppression = Suppression(comment, in: stream, upTo: left) else { continue }
      // One that names nothing counts, too.
      left -= max(1, suppression.names.count)
      excess = left < 0 ? suppression.range : suppression.excess
      if left >= 0 { found.append(suppression) }
    }
    return found.isEmpty && excess == nil ? nil : Suppressions(found, in: stream, excess: excess)
  }

  private init(_ found: [Suppression], in stream: YAMLStream, excess: Range<Int>?) {
    self.stream = stream
    self.excess = excess
    suppressions = found
    let lines = LineMap(stream.bytes, count: stream.sourceCount)
    let places = suppressions.map { lines.line(at: $0.range.lowerBound) }
    let asking = zip(suppressions, places).compactMap { $0.scope == .next ? $1 : nil }
    let nextNodes = DisableNextRanges(after: asking, stream, lines)
    for (index, line) in places.enumerated() {
      switch suppressions[index].scope {
      case .file: suppressions[index].covered = 0..<stream.sourceCount + 1
      case .line: suppressions[index].covered = lines.range(ofLine: line)
      case .next: suppressions[index].covered = nextNodes[line]
      case nil: break
      }
    }
  }

  /// Why each of a file's findings is suppressed, by the first suppression that does; nil where it is not.
  mutating func reasons(for findings: [Finding]) -> [Reason?] {
    var reasons = [Reason?](repeating: nil, count: findings.count)
    let numbers = findings.indices.filter {
      DescriptionCheck(rawValue: findings[$0].rule)?.canBeSuppressed ?? true
    }
    var unsuppressed = Dictionary(grouping: numbers) { findings[$0].rule }.mapValues {
      UnsuppressedFindings($0, of: findings)
    }
    for index in suppressions.indices {
      let covered = suppressions[index].covered
      let reason = Reason(text: suppressions[index].reason)
      for name in suppressions[index].names.indices {
        let id = suppressions[index].names[name].id
        let isUsed = unsuppressed[id]?.suppress(in: covered) { reasons[$0] = reason } ?? false
        suppressions[index].names[name].isUsed = isUsed
      }
    }
    return reasons
  }

  /// What is wrong with the suppressions themselves.
  func findings(_ settings: LintSettings) -> [Finding] {
    let known = NearNames(settings.knownRules)
    return (excess.map { [limitFinding($0)] } ?? []) + suppressions.flatMap { findings(about: $0, settings, known) }
  }

  private func findings(about suppression: Suppression, _ settings: LintSettings, _ known: NearNames) -> [Finding] {
    if suppression.scope == nil {
      let words = Suppression.Scope.allCases.map(\.rawValue)
      if suppression.directive.isEmpty {
        let message = "the suppression does not say what it suppresses, expected \(DataValue.enumerate(words))"
        let help = "write it right after the colon, as in \(ProductInfo.name):disable-next RULE -- reason"
        return [finding(.unused, message, help, suppression.range)]
      }
      let near = NearName.question(to: suppression.directive, in: words)
      let message = "\"\(suppression.directive)\" suppresses nothing, expected \(DataValue.enumerate(words))"
      return [finding(.unused, message, near, suppression.range)]
    }
    if suppression.names.isEmpty {
      let message = "the suppression names no rule, expected the rules that it suppresses"
      return [finding(.unused, message, nil, suppression.range, removal: wholeRemoval(of: suppression))]
    }
    var found: [Finding] = []
    let names = Array(suppression.names[..<Self.ruleCount(of: suppression, settings, known)])
    if suppression.reason == nil { found.append(missingReason(of: suppression, after: names.count)) }
    let unused = names.map { isUnused($0, settings) }
    let isAlone = unused.allSatisfy { $0 }
    for (index, name) in names.enumerated() where !name.isUsed {
      guard unused[index] else {
        found += unknownFindings(for: name, settings, known)
        continue
      }
      let removal = isAlone ? wholeRemoval(of: suppression) : suppression.removal(ofName: index)
      let message = "\(name.id) finds nothing here, so that the suppression is not needed"
      found.append(finding(.unused, message, "remove it", name.range, removal: removal))
    }
    return found
  }

  private func limitFinding(_ range: Range<Int>) -> Finding {
    Finding(
      rule: DescriptionCheck.limitExceeded.rawValue,
      severity: .error,
      message: "the suppressions of the file name more than \(Suppression.mostNames) rules, expected fewer;"
        + " from here on none is read",
      help: "suppress a rule for the whole file with disable-file, or switch it off in the configuration",
      range: range,
      document: document(of: range.lowerBound)
    )
  }

  /// How many of a suppression's names are meant as rules: after a rule, words that are none begin the reason.
  private static func ruleCount(of suppression: Suppression, _ settings: LintSettings, _ known: NearNames) -> Int {
    let names = suppression.names
    guard suppression.reason == nil, suppression.singleDash == nil, settings.knows(names[0].id) else {
      return names.count
    }
    return names.indices.first { index in
      let id = names[index].id
      return !names[index].followsComma && !settings.knows(id) && known.nearest(to: id) == nil
    } ?? names.count
  }

  /// What to say of a suppression without a reason, whose first names are meant as rules.
  private func missingReason(of suppression: Suppression, after count: Int) -> Finding {
    if let dash = suppression.singleDash {
      let edit = TextEdit(dash, "--")
      let message = "a single dash precedes the reason, expected --"
      return finding(.withoutReason, message, nil, dash, Fix(description: "write --", isSafe: true, edits: [edit]))
    }
    if count < suppression.names.count {
      let words = suppression.names[count].range.lowerBound..<suppression.range.upperBound
      let edit = TextEdit(words.lowerBound..<words.lowerBound, "-- ")
      let message = "what follows \(suppression.names[count - 1].id) is no rule, expected -- before a reason"
      return finding(.withoutReason, message, nil, words, Fix(description: "write --", isSafe: true, edits: [edit]))
    }
    return finding(
      .withoutReason,
      "the suppression gives no reason, expected one after --",
      "end the comment with -- and why the finding does not matter here",
      suppression.range
    )
  }

  /// Whether a suppression names a rule that is on and finds nothing there.
  private func isUnused(_ name: Suppression.Name, _ settings: LintSettings) -> Bool {
    !name.isUsed && settings.knows(name.id) && settings.isOn(name.id)
  }

  private func wholeRemoval(of suppression: Suppression) -> TextEdit {
    YAMLEditor(stream).removingComment(suppression.range)
  }

  /// What is wrong with a name that is not used, and is not on: it is no rule, or one that is off everywhere.
  private func unknownFindings(
    for name: Suppression.Name,
    _ settings: LintSettings,
    _ known: NearNames
  ) -> [Finding] {
    guard !settings.knows(name.id) else { return [] }
    let near = known.nearest(to: name.id).map { NearName.question($0) }
    let help = near ?? "\(ProductInfo.name) rules lists them"
    return [finding(.unknownRule, "\"\(name.id)\" is no rule", help, name.range)]
  }

  private func finding(
    _ check: SuppressionCheck,
    _ message: String,
    _ help: String?,
    _ range: Range<Int>,
    removal: TextEdit
  ) -> Finding {
    finding(check, message, help, range, Fix(description: "remove it", isSafe: true, edits: [removal]))
  }

  private func finding(
    _ check: SuppressionCheck,
    _ message: String,
    _ help: String?,
    _ range: Range<Int>,
    _ fix: Fix? = nil
  ) -> Finding {
    var finding = Finding(
      rule: check.rawValue,
      severity: .warning,
      message: message,
      help: help,
      range: range,
      document: document(of: range.lowerBound)
    )
    finding.fix = fix
    return finding
  }

  /// The number of the document that a comment belongs to: the one that it is in or before, else the last.
  private func document(of offset: Int) -> Int {
    var (low, high) = (0, max(0, stream.documents.count - 1))
    while low < high {
      let middle = (low + high) / 2
      if stream.documents[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }
}
