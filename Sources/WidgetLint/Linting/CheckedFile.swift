public import LintCore
package import YAML

/// One text that was checked, with its tree, its descriptions and its findings.
public struct CheckedFile: Sendable {
  /// A suppressed finding, with the reason given for it.
  public struct Suppressed: Sendable {
    /// The finding.
    public let finding: Finding
    /// The reason; nil if none is given.
    public let reason: String?
    /// Whether a comment in the file suppresses it, rather than a configuration.
    package let isInSource: Bool

    /// A finding with the reason.
    package init(finding: Finding, reason: String?, isInSource: Bool = true) {
      (self.isInSource, self.finding, self.reason) = (isInSource, finding, reason)
    }
  }

  /// The file's name as the user gave it, decoded as well as can be.
  public let name: String
  /// The file's path as bytes: relative if it is below the working folder, otherwise from the root.
  package let path: [UInt8]
  /// The located nodes of the text.
  package private(set) var tree: YAMLStream
  /// The descriptions in the text's documents, in order; empty documents have none.
  package internal(set) var descriptions: [Description] = []
  /// The findings, sorted by place, rule, path and message.
  public package(set) var findings: [Finding]
  /// The suppressed findings, sorted in the same way.
  public package(set) var suppressed: [Suppressed] = []
  /// The facts that decide which rules could judge, for each description; a project's first source has them all.
  package var judged: [RuleReach.Judged] = []
  /// The counts of each rule's passes, failures and suppressions; nil unless asked for.
  package var statistics: Statistics?
  /// Whether it is a source of a project rather than a description.
  package var isSource = false
  /// Whether there are more findings than are reported.
  package internal(set) var isShortened = false
  /// The lines, if they are needed to show findings.
  private var knownLines: LineMap?

  /// A text with the findings in it so far; the name serves as the path if none is given.
  package init(name: String, path: [UInt8]? = nil, tree: YAMLStream, findings: [Finding] = []) {
    self.name = name
    self.path = path ?? Array(name.utf8)
    (self.tree, self.findings) = (tree, findings)
    keepLines()
  }

  /// Keeps the lines if there are findings to show: otherwise each request looks at all bytes again.
  package mutating func keepLines() {
    if !findings.isEmpty || !suppressed.isEmpty { knownLines = lines }
  }

  /// The text's bytes, followed by the texts of scalars that differ from their spelling; only the first bytes of a text
  /// that is too large.
  package var bytes: [UInt8] { tree.bytes }

  /// The text's lines.
  package var lines: LineMap { knownLines ?? LineMap(tree.bytes, count: tree.sourceCount) }

  /// The path as text, for tools that find the file by it; the name if the path is not UTF-8.
  package var pathText: String { String(validating: path, as: UTF8.self) ?? name }

  /// The text.
  public var text: String { String(decoding: tree.bytes[..<tree.sourceCount], as: UTF8.self) }

  /// The line and column of a byte offset, both from 1; the column counts Unicode code points.
  public func position(of offset: Int) -> (line: Int, column: Int) { position(of: offset, unit: .codePoints) }

  /// The line and column of a byte offset, both from 1, in a unit.
  package func position(of offset: Int, unit: LineMap.Unit) -> (line: Int, column: Int) {
    lines.position(of: offset, in: tree.bytes, unit: unit)
  }

  /// The file with more findings in the same text, in the order of their places.
  package func adding(_ other: CheckedFile) -> CheckedFile {
    // One of them may have been released.
    var sum = findings.isEmpty && suppressed.isEmpty ? other : self
    sum.findings = (findings + other.findings).sorted(by: Linter.isOrdered)
    sum.suppressed = (suppressed + other.suppressed).sorted { Linter.isOrdered($0.finding, $1.finding) }
    return sum
  }

  /// The approximate memory that it takes, in bytes: the text, its nodes and its findings.
  package var weight: Int {
    guard !tree.bytes.isEmpty else { return 0 }
    return tree.bytes.count + 100 * tree.nodes.count + 600 * (findings.count + suppressed.count)
  }

  /// Releases the tree and descriptions of a text without findings: it need not take memory until it is reported.
  package mutating func releaseIfClean() {
    guard findings.isEmpty, suppressed.isEmpty else { return }
    (tree, descriptions) = (.empty, [])
  }
}
