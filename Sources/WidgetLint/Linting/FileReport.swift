package import LintCore
package import YAML

/// What a run found in one file.
package struct FileReport: Sendable {
  /// A finding that a comment silences, with the reason that the comment gives.
  package struct Suppressed: Sendable {
    /// The finding.
    package let finding: Finding
    /// The reason; nil where none is given.
    package let reason: String?

    /// A finding with the reason.
    package init(finding: Finding, reason: String?) {
      self.finding = finding
      self.reason = reason
    }
  }

  /// The file's name as the user gave it, decoded as well as can be.
  package let name: String
  /// The file's path as bytes: below the working folder where it lies there, else from the root.
  package let path: [UInt8]
  /// The file's bytes; empty where there is nothing to show.
  package let bytes: [UInt8]
  /// The file's lines.
  package let lines: LineMap
  /// The findings, sorted by place, rule, path and message.
  package var findings: [Finding]
  /// The findings that comments silence, sorted likewise.
  package var suppressed: [Suppressed]
  /// How often each rule passed, failed, did not apply and was suppressed; empty unless asked for.
  package var statistics: Statistics

  /// A report on a file's bytes; the name serves as path where none is given.
  package init(
    name: String,
    path: [UInt8]? = nil,
    bytes: [UInt8],
    count: Int,
    findings: [Finding],
    suppressed: [Suppressed] = [],
    statistics: Statistics = Statistics()
  ) {
    self.name = name
    self.path = path ?? Array(name.utf8)
    let isClean = findings.isEmpty && suppressed.isEmpty
    self.bytes = isClean ? [] : bytes
    lines = LineMap(self.bytes, count: isClean ? 0 : count)
    self.findings = findings
    self.suppressed = suppressed
    self.statistics = statistics
  }

  /// The path as text, for what finds the file by it; the name where the path is not UTF-8.
  package var pathText: String { String(validating: path, as: UTF8.self) ?? name }

  /// The line and column of a byte offset, both from 1.
  package func position(of offset: Int, unit: LineMap.Unit = .codePoints) -> (line: Int, column: Int) {
    lines.position(of: offset, in: bytes, unit: unit)
  }

  /// The file's text.
  package var text: String {
    String(decoding: bytes[..<lines.range(ofLine: lines.lineCount).upperBound], as: UTF8.self)
  }
}
