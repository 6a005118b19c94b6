import LintCore
package import YAML

/// The suppressions of one file.
package struct Suppressions {
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

  /// Parts findings into those that are left and those that are suppressed, each by the first suppression that covers it.
  mutating func part(_ findings: [Finding]) -> (left: [Finding], suppressed: [CheckedFile.Suppressed]) {
    // The suppression of each finding, by its index.
    var answers = [Int?](repeating: nil, count: findings.count)
    let numbers = findings.indices.filter { DescriptionCheck(rawValue: findings[$0].rule)?.canBeSuppressed ?? true }
    var unsuppressed = Dictionary(grouping: numbers) { findings[$0].rule }.mapValues {
      UnsuppressedFindings($0, of: findings)
    }
    for index in suppressions.indices {
      let covered = suppressions[index].covered
      for name in suppressions[index].names.indices {
        let id = suppressions[index].names[name].id
        suppressions[index].names[name].isUsed =
          unsuppressed[id]?.suppress(in: covered) { answers[$0] = index } ?? false
      }
    }
    let suppressed = zip(findings, answers).compactMap { finding, index in
      index.map { CheckedFile.Suppressed(finding: finding, reason: suppressions[$0].reason) }
    }
    return (zip(findings, answers).compactMap { $1 == nil ? $0 : nil }, suppressed)
  }

  // MARK: - What is wrong with them

  /// What is wrong with the suppressions themselves.
  func findings(_ settings: LintSettings) -> [Finding] {
    let near = NearNames(settings.knownRules)
    return (excess.map { [limitFinding($0)] } ?? []) + suppressions.flatMap { findings(about: $0, settings, near) }
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

  private func findings(about suppression: Suppression, _ settings: LintSettings, _ near: NearNames) -> [Finding] {
    let range = suppression.range
    guard suppression.scope != nil else { return [scopeFinding(suppression)] }
    guard !suppression.names.isEmpty else {
      let message = "the suppression names no rule, expected the rules that it suppresses"
      return [finding(.unused, message, range, removing: wholeRemoval(of: suppression))]
    }
    let names = suppression.names[..<Self.ruleCount(of: suppression, settings, near)]
    var found = suppression.reason == nil ? [missingReason(of: suppression, after: names.count)] : []
    let unused = names.map { !$0.isUsed && settings.isOn($0.id) }
    let isAlone = unused.allSatisfy { $0 }
    for (index, name) in names.enumerated() where !name.isUsed {
      if unused[index] {
        let removal = isAlone ? wholeRemoval(of: suppression) : suppression.removal(ofName: index)
        let message = "\(name.id) finds nothing here, so that the suppression is not needed"
        found.append(finding(.unused, message, help: "remove it", name.range, removing: removal))
      } else if !settings.knows(name.id) {
        let question = near.nearest(to: name.id).map { NearName.question($0) }
        let help = question ?? "\(ProductInfo.name) rules lists them"
        found.append(finding(.unknownRule, "\"\(name.id)\" is no rule", help: help, name.range))
      }
    }
    return found
  }

  private func scopeFinding(_ suppression: Suppression) -> Finding {
    let words = Suppression.Scope.allCases.map(\.rawValue)
    let expected = "expected \(DataValue.enumerate(words))"
    if suppression.directive.isEmpty {
      let help = "write it right after the colon, as in \(ProductInfo.name):disable-next RULE -- reason"
      let message = "the suppression does not say what it suppresses, \(expected)"
      return finding(.unused, message, help: help, suppression.range)
    }
    let near = NearName.question(to: suppression.directive, in: words)
    return finding(
      .unused,
      "\"\(suppression.directive)\" suppresses nothing, \(expected)",
      help: near,
      suppression.range
    )
  }

  /// How many of a suppression's names are meant as rules: after a rule, words that are none begin the reason.
  private static func ruleCount(of suppression: Suppression, _ settings: LintSettings, _ near: NearNames) -> Int {
    let names = suppression.names
    guard suppression.reason == nil, suppression.singleDash == nil, settings.knows(names[0].id) else {
      return names.count
    }
    return names.firstIndex { !$0.followsComma && !settings.knows($0.id) && near.nearest(to: $0.id) == nil }
      ?? names.count
  }

  /// What to say of a suppression without a reason, whose first names are meant as rules.
  private func missingReason(of suppression: Suppression, after count: Int) -> Finding {
    if let dash = suppression.singleDash {
      let fix = Fix(description: "write --", isSafe: true, edits: [TextEdit(dash, "--")])
      return finding(.withoutReason, "a single dash precedes the reason, expected --", dash, fix)
    }
    if count < suppression.names.count {
      let start = suppression.names[count].range.lowerBound
      let fix = Fix(description: "write --", isSafe: true, edits: [TextEdit(start..<start, "-- ")])
      let message = "what follows \(suppression.names[count - 1].id) is no rule, expected -- before a reason"
      return finding(.withoutReason, message, start..<suppression.range.upperBound, fix)
    }
    let help = "end the comment with -- and why the finding does not matter here"
    let message = "the suppression gives no reason, expected one after --"
    return finding(.withoutReason, message, help: help, suppression.range)
  }

  private func wholeRemoval(of suppression: Suppression) -> TextEdit {
    YAMLEditor(stream).removingComment(suppression.range)
  }

  private func finding(
    _ check: SuppressionCheck,
    _ message: String,
    help: String? = nil,
    _ range: Range<Int>,
    removing removal: TextEdit
  ) -> Finding {
    let fix = Fix(description: "remove it", isSafe: true, edits: [removal])
    return finding(check, message, help: help, range, fix)
  }

  private func finding(
    _ check: SuppressionCheck,
    _ message: String,
    help: String? = nil,
    _ range: Range<Int>,
    _ fix: Fix? = nil
  ) -> Finding {
    let document = document(of: range.lowerBound)
    var finding = Finding(
      rule: check.rawValue,
      severity: .warning,
      message: message,
      help: help,
      range: range,
      document: document
    )
    finding.fix = fix
    return finding
  }

  /// The number of the document that a comment belongs to: the one that it is in or before, else the last.
  private func document(of offset: Int) -> Int {
    stream.documents.dropLast().partitionPoint(beyond: { $0.range.upperBound > offset }) + 1
  }
}

/// A finding about a suppression; all are warnings, and no suppression suppresses them.
package enum SuppressionCheck: String, Sendable, CaseIterable {
  case withoutReason = "suppression-without-reason"
  case unknownRule = "unknown-rule"
  case unused = "unused-suppression"

  /// What it asks, in one sentence without a full stop.
  package var summary: String {
    switch self {
    case .withoutReason: "A suppression says why"
    case .unknownRule: "A suppression names rules that there are"
    case .unused: "A suppression suppresses something"
    }
  }
}
