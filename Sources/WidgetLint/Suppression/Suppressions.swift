import LintCore
package import YAML

/// The suppressions of one file.
package struct Suppressions {
  /// The suppressions, in the order of the file.
  package private(set) var suppressions: [Suppression]
  private let stream: YAMLStream
  /// Whether a fix may change the file: true for a description, false for a source.
  private let isFixable: Bool
  /// The place of the first suppression or name over the limit; nil if all were read.
  private let excess: Range<Int>?

  /// Returns the suppressions of a description; nil if it has none, which a scan of the bytes usually shows.
  package static func find(in stream: YAMLStream) -> Suppressions? {
    guard stream.source(contains: Suppression.marker) else { return nil }
    return Suppressions(stream.comments(), in: stream, isFixable: true) {
      DisableNextRanges(after: $0, stream, $1).ranges
    }
  }

  /// Returns the suppressions of a source file; nil if it has none.
  package static func find(in source: SourceComments) -> Suppressions? {
    Suppressions(source.comments, in: source.stream, isFixable: false, source.code)
  }

  private init?(
    _ comments: [Range<Int>],
    in stream: YAMLStream,
    isFixable: Bool,
    _ next: ([Int], LineMap) -> [Int: Range<Int>]
  ) {
    var (found, excess, left): ([Suppression], Range<Int>?, Int) = ([], nil, Suppression.mostNames)
    for comment in comments where excess == nil {
      guard let suppression = Suppression(comment, in: stream, upTo: left) else { continue }
      // A suppression without names counts as one.
      left -= max(1, suppression.names.count)
      excess = left < 0 ? suppression.range : suppression.excess
      if left >= 0 { found.append(suppression) }
    }
    guard !found.isEmpty || excess != nil else { return nil }
    let lines = LineMap(stream.bytes, count: stream.sourceCount)
    let places = found.map { lines.line(at: $0.range.lowerBound) }
    let covered = next(zip(found, places).compactMap { $0.scope == .next ? $1 : nil }, lines)
    for (index, line) in places.enumerated() {
      found[index].covered =
        switch found[index].scope {
        case .file: 0..<stream.sourceCount + 1
        case .line: lines.range(ofLine: line)
        case .next: covered[line] ?? 0..<0
        case nil: 0..<0
        }
    }
    (suppressions, self.stream, self.excess, self.isFixable) = (found, stream, excess, isFixable)
  }

  /// Splits findings into the rest and those that are suppressed, each by the first suppression that covers it.
  package mutating func split(_ findings: [Finding]) -> (left: [Finding], suppressed: [CheckedFile.Suppressed]) {
    let indices = findings.indices.filter { Check.canBeSuppressed(findings[$0].rule) }
    let byRule = Dictionary(grouping: indices) { findings[$0].rule }.mapValues { indices in
      indices.sorted { findings[$0].range.lowerBound < findings[$1].range.lowerBound }
    }
    /// Returns the indices of a rule's findings that begin in a range of bytes.
    func part(of indices: [Int], in range: Range<Int>) -> Range<Int> {
      let first = indices.partitionPoint(beyond: { findings[$0].range.lowerBound >= range.lowerBound })
      return first..<indices.partitionPoint(beyond: { findings[$0].range.lowerBound >= range.upperBound })
    }
    // Binary search, and removal once suppressed: there may be very many findings, and very many suppressions.
    var unsuppressed = byRule
    var answers = [Int?](repeating: nil, count: findings.count)
    for (index, suppression) in suppressions.enumerated() {
      for (place, name) in suppression.names.enumerated() {
        guard let all = byRule[name.id], let rest = unsuppressed[name.id] else { continue }
        suppressions[index].names[place].isUsed = !part(of: all, in: suppression.covered).isEmpty
        let taken = part(of: rest, in: suppression.covered)
        for finding in rest[taken] { answers[finding] = index }
        if !taken.isEmpty { unsuppressed[name.id]?.removeSubrange(taken) }
      }
    }
    let suppressed = zip(findings, answers).compactMap { finding, index in
      index.map { CheckedFile.Suppressed(finding: finding, reason: suppressions[$0].reason) }
    }
    return (zip(findings, answers).compactMap { $1 == nil ? $0 : nil }, suppressed)
  }

  // MARK: - Findings about suppressions

  /// Returns findings about the suppressions themselves, with their configured severities.
  ///
  /// A suppression is reported as unused only if its range was fully judged: `unread` are the sorted places that no
  /// rule could judge; nil if the file was not judged to its end.
  package func findings(_ settings: LintSettings, unread: [Int]?) -> [Finding] {
    let near = NearName(settings.knownRules)
    let limit = excess.map { range in
      let message = "the suppressions of the file name more than \(Suppression.mostNames) rules, expected fewer;"
      let help = "suppress a rule for the whole file with disable-file, or switch it off in the configuration"
      return finding(.limitExceeded, message + " the rest is ignored", help: help, range)
    }
    func isJudged(_ covered: Range<Int>) -> Bool {
      guard let unread else { return false }
      let first = unread.partitionPoint(beyond: { $0 >= covered.lowerBound })
      return first == unread.count || unread[first] >= covered.upperBound
    }
    let found = suppressions.flatMap { findings(about: $0, isJudged: isJudged($0.covered), settings, near) }
    return ([limit].compactMap(\.self) + found).compactMap(settings.configured)
  }

  private func findings(
    about suppression: Suppression,
    isJudged: Bool,
    _ settings: LintSettings,
    _ near: NearName
  ) -> [Finding] {
    guard suppression.scope != nil else { return [scopeFinding(suppression)] }
    let removal = YAMLEditor(stream).removingComment(suppression.range)
    guard !suppression.names.isEmpty else {
      let message = "the suppression names no rule, expected the rules that it suppresses"
      return [finding(.unusedSuppression, message, suppression.range, fix: ("remove it", removal))]
    }
    let names = suppression.names[..<Self.ruleCount(of: suppression, settings, near)]
    var found = suppression.reason == nil ? [missingReason(of: suppression, after: names.count)] : []
    let unused = names.map { isJudged && !$0.isUsed && settings.isOn($0.id) }
    let isAlone = unused.allSatisfy { $0 }
    for (index, name) in names.enumerated() where !name.isUsed {
      if unused[index] {
        let message = "\(name.id) finds nothing here, so the suppression is not needed"
        let edit = isAlone ? removal : suppression.removal(ofName: index)
        let fix = ("remove it", edit)
        found.append(finding(.unusedSuppression, message, help: "remove it", name.range, actual: name.id, fix: fix))
      } else if settings.known.groups.exists(name.id) {
        let message = "\"\(name.id)\" is a group, and a suppression names the rules that it suppresses"
        let help =
          name.id == RuleGroups.all
          ? nil : "its rules are \(DataValue.enumerate(settings.known.groups.rules(of: name.id), "and"))"
        found.append(finding(.unknownRule, message, help: help, name.range, actual: name.id))
      } else if !settings.knows(name.id) {
        let question = near.nearest(to: name.id).map { NearName.question($0) }
        let help = question ?? "\(ProductInfo.name) rules lists them"
        found.append(finding(.unknownRule, "\"\(name.id)\" is not a rule", help: help, name.range, actual: name.id))
      }
    }
    return found
  }

  private func scopeFinding(_ suppression: Suppression) -> Finding {
    let words = Suppression.Scope.allCases.map(\.rawValue)
    let (directive, expected) = (suppression.directive, "expected \(DataValue.enumerate(words))")
    if directive.isEmpty {
      let help = "write it right after the colon, as in \(ProductInfo.name):disable-next RULE -- reason"
      let message = "the suppression does not say what it suppresses, \(expected)"
      return finding(.unusedSuppression, message, help: help, suppression.range)
    }
    let near = NearName.question(to: directive, in: words)
    let message = "\"\(directive)\" suppresses nothing, \(expected)"
    return finding(.unusedSuppression, message, help: near, suppression.range, actual: directive)
  }

  /// The number of names that are meant as rules: words after the last known rule begin a reason without dashes.
  private static func ruleCount(of suppression: Suppression, _ settings: LintSettings, _ near: NearName) -> Int {
    let names = suppression.names
    guard suppression.reason == nil, suppression.singleDash == nil, settings.knows(names[0].id) else {
      return names.count
    }
    return names.firstIndex { !$0.followsComma && !settings.knows($0.id) && near.nearest(to: $0.id) == nil }
      ?? names.count
  }

  /// The finding about a suppression without a reason; the first `count` names are meant as rules.
  private func missingReason(of suppression: Suppression, after count: Int) -> Finding {
    let ids = suppression.names[..<count].map(\.id).joined(separator: ", ")
    if let dash = suppression.singleDash {
      let message = "a single dash precedes the reason, expected --"
      return finding(.suppressionWithoutReason, message, dash, actual: ids, fix: ("write --", TextEdit(dash, "--")))
    }
    if count < suppression.names.count {
      let (name, start) = (suppression.names[count].id, suppression.names[count].range.lowerBound)
      let dashes = Suppression.dashes(before: name)
      let found = dashes > 0 ? "\"\(name)\"" : "what follows \(suppression.names[count - 1].id)"
      let message = "\(found) is not a rule, expected -- \(dashes > 0 ? "and a blank " : "")before a reason"
      let fix = ("write --", TextEdit(start..<start + dashes, dashes == name.utf8.count ? "--" : "-- "))
      let range = start..<suppression.range.upperBound
      return finding(.suppressionWithoutReason, message, range, actual: ids, fix: fix)
    }
    let help = "end the comment with -- and why the finding does not matter here"
    let message = "the suppression gives no reason, expected one after --"
    return finding(.suppressionWithoutReason, message, help: help, suppression.range, actual: ids)
  }

  private func finding(
    _ check: Check,
    _ message: String,
    help: String? = nil,
    _ range: Range<Int>,
    actual: String? = nil,
    fix: (description: String, edit: TextEdit)? = nil
  ) -> Finding {
    // The document that contains or follows it; the last one if there is none.
    let others = stream.documents.dropLast()
    let document = others.partitionPoint(beyond: { $0.range.upperBound > range.lowerBound }) + 1
    var finding = Finding(check, message, help: help, range: range, document: document)
    finding.actual = actual.map { .text($0) }
    finding.fix = fix.flatMap { isFixable ? $0 : nil }.map {
      Fix(description: $0.description, isSafe: true, edits: [$0.edit])
    }
    return finding
  }
}
