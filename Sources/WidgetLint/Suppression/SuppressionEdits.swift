import LintCore
import LintSystem
package import YAML

/// The comments that may suppress rules at a place in a description; only trying one shows if it suppresses more.
package struct SuppressionEdits {
  private let file: CheckedFile
  private let known: [Suppression]

  /// The edits for a checked file.
  package init(_ file: CheckedFile) {
    self.file = file
    known = (Suppressions.find(in: file.tree)?.suppressions ?? []).filter { $0.scope != .file }
  }

  /// Whether the file's format has no comments.
  package static func isWithoutComments(_ file: CheckedFile) -> Bool { FilePath(file.path).hasEnding([".json"]) }

  /// Returns the edits to try, best first: a comment at the end of the line, ids added to a suppression that covers the
  /// place, a comment above the node or one around it, and ids added to a suppression with another reason.
  ///
  /// An empty reason is one that the user has yet to write; it matches any other.
  package func candidates(_ rules: [String], at start: Int, reason: String) -> [TextEdit] {
    if Self.isWithoutComments(file) { return [] }
    let (ids, lines) = (rules.joined(separator: ", "), file.lines)
    func comment(_ scope: Suppression.Scope) -> String { "# \(ProductInfo.name):\(scope.rawValue) \(ids) -- \(reason)" }
    func insertion(_ place: Int, _ text: String) -> TextEdit { TextEdit(place..<place, text) }
    func text(_ line: Int) -> Range<Int> { lines.content(ofLine: line, in: file.bytes) }
    // One that begins on an earlier line was written for more than this line. The innermost comes first.
    let covering = known.reversed().filter {
      $0.covered.contains(start) && lines.line(at: $0.covered.lowerBound) == lines.line(at: start)
    }
    func added(where isWanted: (Suppression) -> Bool) -> [TextEdit] {
      covering.filter(isWanted).compactMap { $0.names.last }.map { insertion($0.range.upperBound, ", \(ids)") }
    }
    func hasReason(_ suppression: Suppression) -> Bool { reason.isEmpty || suppression.reason == reason }
    // The starts of the node at the place and of the nodes around it, innermost first.
    let around = file.tree.steps(to: start).steps.reversed().map { Int(file.tree[$0.first].start) }
    let above = ([start] + around).map(lines.line).unique(by: \.self)
    let edits =
      [insertion(text(lines.line(at: start)).upperBound, " " + comment(.line))]
      + added(where: hasReason)
      + above.map { line in
        let indent = String(decoding: file.bytes[text(line)].prefix { $0 == 0x20 }, as: UTF8.self)
        return insertion(text(line).lowerBound, indent + comment(.next) + lines.lineBreak(in: file.bytes))
      }
      + added { !hasReason($0) }
    return edits.filter { !isInText($0.range.lowerBound) }
  }

  /// Whether a comment at an offset would become part of a multi-line scalar.
  private func isInText(_ offset: Int) -> Bool {
    guard let index = file.tree.steps(to: offset).node, file.tree[index].isScalar else { return false }
    let (scalar, range) = (file.tree[index], file.tree[index].range)
    // A comment may follow the header of a block scalar.
    let header = file.lines.content(ofLine: file.lines.line(at: range.lowerBound), in: file.bytes)
    return (scalar.isBlockScalar ? header.upperBound : range.lowerBound) < offset && offset < range.upperBound
  }

  /// Returns the first suppressible finding of each line, with candidate `number` for all rules there as its fix.
  func findings(trying number: Int, reason: String) -> [Finding] {
    let open = file.findings.filter { Check.canBeSuppressed($0.rule) }
    let byLine = Dictionary(grouping: open) { file.lines.line(at: $0.range.lowerBound) }
    return byLine.sorted { $0.key < $1.key }.compactMap { _, found in
      let edits = candidates(Set(found.map(\.rule)).sorted(), at: found[0].range.lowerBound, reason: reason)
      guard number < edits.count else { return nil }
      var finding = found[0]
      finding.fix = Fix(description: "suppress it", isSafe: true, edits: [edits[number]])
      return finding
    }
  }
}
