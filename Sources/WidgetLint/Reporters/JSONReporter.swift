import LintCore
import YAML

/// `json`: all that is known of each finding, for programs.
struct JSONReporter: Reporter {
  private var findings = JSONList(level: 1)
  private var fingerprints = Fingerprints()

  mutating func report(_ file: CheckedFile) -> String {
    for finding in file.findings { findings.append(json(finding, in: file)) }
    return ""
  }

  mutating func finish(_ summary: Summary) -> String {
    let head = JSONText.object([
      ("name", .text(ProductInfo.name)), ("version", .text(ProductInfo.version)),
    ])
    let counts = JSONText.object([
      ("files", .integer(summary.files)), ("errors", .integer(summary.errors)),
      ("warnings", .integer(summary.warnings)), ("infos", .integer(summary.infos)),
      ("suppressed", .integer(summary.suppressed)),
    ])
    return """
      {
        "version": 1,
        "tool": \(head.pretty(level: 1)),
        "summary": \(counts.pretty(level: 1)),
        "findings": \(findings.pretty)
      }

      """
  }

  private mutating func json(_ finding: Finding, in file: CheckedFile) -> JSONText {
    let start = file.position(of: finding.range.lowerBound)
    let end = file.position(of: finding.range.upperBound)
    let related = finding.related.map { related in
      if let line = related.line {
        return JSONText.object([
          ("message", .text(related.message)), ("file", .text(line.file)), ("line", .integer(line.line)),
          ("column", .integer(1)),
        ])
      }
      let place = file.position(of: related.range.lowerBound)
      return JSONText.object([
        ("message", .text(related.message)), ("file", .text(file.name)), ("line", .integer(place.line)),
        ("column", .integer(place.column)),
      ])
    }
    return .object([
      ("rule", .text(finding.rule)), ("severity", .text(finding.severity.name)), ("message", .text(finding.message)),
      ("help", JSONText(finding.help)), ("file", .text(file.name)), ("document", .integer(finding.document)),
      ("path", .text(finding.path)), ("line", .integer(start.line)), ("column", .integer(start.column)),
      ("endLine", .integer(end.line)), ("endColumn", .integer(end.column)), ("widget", JSONText(finding.widget)),
      ("actual", JSONText(finding.actual)), ("expected", JSONText(finding.expected)),
      ("guideline", JSONText(finding.guideline)),
      ("fingerprint", .text(fingerprints.next(finding, file: file.pathText))), ("related", .list(related)),
      ("fixes", .list(finding.fix.map { [json($0, in: file)] } ?? [])),
    ])
  }

  private func json(_ fix: Fix, in file: CheckedFile) -> JSONText {
    let edits = fix.edits.map { edit in
      let start = file.position(of: edit.range.lowerBound)
      let end = file.position(of: edit.range.upperBound)
      return JSONText.object([
        ("line", .integer(start.line)), ("column", .integer(start.column)), ("endLine", .integer(end.line)),
        ("endColumn", .integer(end.column)), ("replacement", .text(edit.replacement)),
      ])
    }
    return .object([
      ("description", .text(fix.description)), ("safe", .boolean(fix.isSafe)), ("edits", .list(edits)),
    ])
  }

  static let kind = ReporterKind(name: "json", summary: "all that is known of each finding") { _ in JSONReporter() }
}
