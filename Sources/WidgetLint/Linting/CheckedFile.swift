public import LintCore
package import YAML

/// One text that was checked, with its tree, its descriptions and its findings.
public struct CheckedFile: Sendable {
  /// A finding that a comment suppresses, with the reason that the comment gives.
  public struct Suppressed: Sendable {
    /// The finding.
    public let finding: Finding
    /// The reason; nil if none is given.
    public let reason: String?
    /// Whether a comment in the file suppresses it, and no configuration.
    let isInSource: Bool

    /// A finding with the reason.
    package init(finding: Finding, reason: String?, isInSource: Bool = true) {
      (self.isInSource, self.finding, self.reason) = (isInSource, finding, reason)
    }
  }

  /// The file's name as the user gave it, decoded as well as can be.
  public let name: String
  /// The file's path as bytes: below the working folder where it lies there, else from the root.
  package let path: [UInt8]
  /// The located nodes of the text.
  package private(set) var tree: YAMLStream
  /// The descriptions in the text's documents, in order; empty documents have none.
  package private(set) var descriptions: [Description]
  /// The findings, sorted by place, rule, path and message.
  public package(set) var findings: [Finding]
  /// The findings that comments suppress, sorted likewise.
  public package(set) var suppressed: [Suppressed]
  /// What decides which rules could judge, for each description; of a project's the first source has all.
  package let judged: [RuleReach.Judged]
  /// The counts of each rule's passes, failures and suppressions; empty unless asked for.
  package let statistics: Statistics
  /// Whether it is a source of a project, and no description.
  package let isSource: Bool
  /// Whether there are more findings than are reported.
  package let isShortened: Bool
  /// The lines, made once where there is something to show in them.
  private let knownLines: LineMap?

  /// A text that was checked; the name serves as path where none is given.
  package init(
    name: String,
    path: [UInt8]? = nil,
    tree: YAMLStream,
    descriptions: [Description] = [],
    findings: [Finding],
    suppressed: [Suppressed] = [],
    judged: [RuleReach.Judged] = [],
    statistics: Statistics = Statistics(),
    isSource: Bool = false,
    isShortened: Bool = false
  ) {
    self.name = name
    self.path = path ?? Array(name.utf8)
    (self.tree, self.descriptions, self.findings, self.suppressed) = (tree, descriptions, findings, suppressed)
    (self.judged, self.statistics) = (judged, statistics)
    self.isSource = isSource
    self.isShortened = isShortened
    knownLines = findings.isEmpty && suppressed.isEmpty ? nil : LineMap(tree.bytes, count: tree.sourceCount)
  }

  /// The text's bytes, followed by the text of the scalars that are not written as they read; of a file that is too large
  /// the first ones only.
  package var bytes: [UInt8] { tree.bytes }

  /// The text's lines.
  package var lines: LineMap { knownLines ?? LineMap(tree.bytes, count: tree.sourceCount) }

  /// The path as text, for what finds the file by it; the name where the path is not UTF-8.
  package var pathText: String { String(validating: path, as: UTF8.self) ?? name }

  /// The text.
  public var text: String { String(decoding: tree.bytes[..<tree.sourceCount], as: UTF8.self) }

  /// The line and column of a byte offset, both from 1; the column counts Unicode code points.
  public func position(of offset: Int) -> (line: Int, column: Int) { position(of: offset, unit: .codePoints) }

  /// The line and column of a byte offset, both from 1, in a unit.
  package func position(of offset: Int, unit: LineMap.Unit) -> (line: Int, column: Int) {
    lines.position(of: offset, in: tree.bytes, unit: unit)
  }

  /// The file with what else is found in the same text, in the order of its places.
  package func adding(_ other: CheckedFile) -> CheckedFile {
    // One of them may have been released.
    var sum = findings.isEmpty && suppressed.isEmpty ? other : self
    sum.findings = (findings + other.findings).sorted(by: Linter.isOrdered)
    sum.suppressed = (suppressed + other.suppressed).sorted { Linter.isOrdered($0.finding, $1.finding) }
    return sum
  }

  /// The bytes that it takes, about: the text, its nodes and its findings.
  package var weight: Int {
    guard !tree.bytes.isEmpty else { return 0 }
    return tree.bytes.count + 100 * tree.nodes.count + 600 * (findings.count + suppressed.count)
  }

  /// Forgets the tree and descriptions of a text without findings: while it waits to be reported it takes no memory.
  package mutating func releaseIfClean() {
    guard findings.isEmpty, suppressed.isEmpty else { return }
    (tree, descriptions) = (.empty, [])
  }
}
