import LintCore
import YAML

/// `json`: all that is known of each finding, for programs.
struct JSONReporter: Reporter {
  /// How much text waits for the summary, in bytes: so much of it comes before the findings, as a reader expects; a run
  /// that finds more is written as it goes, with the summary at the end, and takes no more memory than this.
  private static let maximumWaiting = 8 << 20

  private var findings = JSONListText(head: "  \"findings\": ", level: 1)
  private var waiting = ""
  private var hasBegun = false

  private static var head: String {
    let tool = JSONText.object([("name", .text(ProductInfo.name)), ("version", .text(ProductInfo.version))])
    return "{\n  \"version\": 1,\n  \"tool\": \(tool.pretty(level: 1)),\n"
  }

  mutating func report(_ file: CheckedFile) -> String {
    var fingerprints = Fingerprints()
    for finding in file.findings { findings.append(Self.json(finding, in: file, &fingerprints), to: &waiting) }
    guard hasBegun || waiting.utf8.count > Self.maximumWaiting else { return "" }
    defer { (hasBegun, waiting) = (true, "") }
    return (hasBegun ? "" : Self.head) + waiting
  }

  mutating func finish(_ summary: Summary) -> String {
    let counts = JSONText.object([
      ("files", .integer(summary.files)), ("errors", .integer(summary.errors)),
      ("warnings", .integer(summary.warnings)), ("infos", .integer(summary.infos)),
      ("suppressed", .integer(summary.suppressed)),
    ])
    let member = "  \"summary\": \(counts.pretty(level: 1))"
    return hasBegun
      ? findings.end(",\n\(member)\n}") : Self.head + member + ",\n" + waiting + findings.end("\n}")
  }

  private static func json(
    _ finding: Finding,
    in file: CheckedFile,
    _ fingerprints: inout Fingerprints
  ) -> JSONText {
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

  private static func json(_ fix: Fix, in file: CheckedFile) -> JSONText {
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
