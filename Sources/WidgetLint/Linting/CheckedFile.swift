public import LintCore
package import YAML

/// A text that was checked, with its tree, its descriptions and its findings.
public struct CheckedFile: Sendable {
  /// A suppressed finding, with the reason given for it.
  public struct Suppressed: Sendable {
    /// The finding.
    public let finding: Finding
    /// The reason; nil if the suppression gives none.
    public let reason: String?
    /// Whether a comment in the file suppresses it, rather than the configuration.
    package let isInSource: Bool

    /// Creates a suppressed finding.
    package init(finding: Finding, reason: String?, isInSource: Bool = true) {
      (self.isInSource, self.finding, self.reason) = (isInSource, finding, reason)
    }
  }

  /// The file's name as the user gave it; bytes that are not UTF-8 appear as `\xNN`.
  public let name: String
  /// The file's path in bytes: relative if it is below the working folder, otherwise from the root.
  package let path: [UInt8]
  /// The located nodes of the text.
  package private(set) var tree: YAMLStream
  /// The descriptions in the text's documents, in order; empty documents have none.
  package internal(set) var descriptions: [Description] = []
  /// The findings, sorted by place, rule, path and message.
  public package(set) var findings: [Finding]
  /// The suppressed findings, in the same order.
  public package(set) var suppressed: [Suppressed] = []
  /// For each description, the facts that decide which rules could judge; a project's first source file has them all.
  package var judged: [RuleReach.Judged] = []
  /// The counts of each rule's passes, failures and suppressions; nil unless asked for.
  package var statistics: Statistics?
  /// Whether it is a project's source file rather than a description.
  package var isSource = false
  /// Whether the file has more findings than it reports.
  package internal(set) var isShortened = false
  /// The line map, kept if findings are to be shown.
  private var knownLines: LineMap?

  /// Creates the file with its first findings; the name serves as its path if none is given.
  package init(name: String, path: [UInt8]? = nil, tree: YAMLStream, findings: [Finding] = []) {
    self.name = name
    self.path = path ?? Array(name.utf8)
    (self.tree, self.findings) = (tree, findings)
    keepLines()
  }

  /// Keeps the line map if there are findings to show: without it, each request scans all bytes again.
  package mutating func keepLines() {
    if !findings.isEmpty || !suppressed.isEmpty { knownLines = lines }
  }

  /// The text's bytes, up to the limit, followed by the values of scalars that differ from their spelling.
  package var bytes: [UInt8] { tree.bytes }

  /// The text's lines.
  package var lines: LineMap { knownLines ?? LineMap(tree.bytes, count: tree.sourceCount) }

  /// The path as text, for tools that look the file up; the name if the path is not UTF-8.
  package var pathText: String { String(validating: path, as: UTF8.self) ?? name }

  /// The text.
  public var text: String { String(decoding: tree.bytes[..<tree.sourceCount], as: UTF8.self) }

  /// Returns the line and column of a byte offset, both from 1; columns count Unicode code points.
  public func position(of offset: Int) -> (line: Int, column: Int) { position(of: offset, unit: .codePoints) }

  /// Returns the line and column of a byte offset, both from 1, with columns counted in a unit.
  package func position(of offset: Int, unit: LineMap.Unit) -> (line: Int, column: Int) {
    lines.position(of: offset, in: tree.bytes, unit: unit)
  }

  /// Returns the file with the findings of another check of the same text added, in order of place.
  package func adding(_ other: CheckedFile) -> CheckedFile {
    // The tree of one of them may have been released.
    var sum = findings.isEmpty && suppressed.isEmpty ? other : self
    sum.findings = (findings + other.findings).sorted(by: Linter.isOrdered)
    sum.suppressed = (suppressed + other.suppressed).sorted { Linter.isOrdered($0.finding, $1.finding) }
    return sum
  }

  /// The approximate memory of the text, its nodes and its findings, in bytes.
  package var weight: Int {
    guard !tree.bytes.isEmpty else { return 0 }
    return tree.bytes.count + 100 * tree.nodes.count + 600 * (findings.count + suppressed.count)
  }

  /// Releases the tree and descriptions of a file without findings, so that it takes no memory until it is reported.
  package mutating func releaseIfClean() {
    guard findings.isEmpty, suppressed.isEmpty else { return }
    (tree, descriptions) = (.empty, [])
  }
}
