import LintCore

/// `json`: everything known about each finding, for programs.
struct JSONReporter: Reporter {
  private var findings = JSONListText(head: "", level: 1)

  func head(_ summary: Summary) -> String {
    let tool: JSONText = ["name": .text(ProductInfo.name), "version": .text(ProductInfo.version)]
    let rules: JSONText = [
      "judged": .integer(summary.reach.judgedCount), "lacked": .integer(summary.reach.lackedCount),
      "off": .integer(summary.reach.offCount),
    ]
    let counts: JSONText = [
      "files": .integer(summary.files), "errors": .integer(summary.errors), "warnings": .integer(summary.warnings),
      "infos": .integer(summary.infos), "suppressed": .integer(summary.suppressed), "rules": rules,
      "setInCode": .integer(summary.setInCode), "unread": .integer(summary.unread),
    ]
    return """
      {
        "version": 1,
        "tool": \(tool.pretty(level: 1)),
        "summary": \(counts.pretty(level: 1)),
        "findings":\u{20}
      """
  }

  mutating func report(_ file: CheckedFile) -> String {
    var fingerprints = Fingerprints()
    return findings.add(file.findings) { Self.json($0, in: file, &fingerprints) }
  }

  mutating func finish(_ summary: Summary) -> String { findings.end("\n}") }

  private static func json(_ finding: Finding, in file: CheckedFile, _ fingerprints: inout Fingerprints) -> JSONText {
    let related = finding.related.map { related -> JSONText in
      let place = related.line.map { ($0.line, 1) } ?? file.position(of: related.range.lowerBound)
      return [
        "message": .text(related.message), "file": .text(related.line?.file ?? file.name),
        "line": .integer(place.0), "column": .integer(place.1),
      ]
    }
    let head: [(String, JSONText)] = [
      ("rule", .text(finding.rule)), ("severity", .text(finding.severity.name)), ("message", .text(finding.message)),
      ("help", JSONText(finding.help)), ("file", .text(file.name)), ("document", .integer(finding.document)),
      ("path", .text(finding.path)),
    ]
    return .object(
      head + JSONText.place(finding.range, in: file) + [
        ("widget", JSONText(finding.widget)), ("actual", JSONText(finding.actual)),
        ("expected", JSONText(finding.hidesExpected ? nil : finding.expected)),
        ("guideline", JSONText(finding.guideline)),
        ("fingerprint", .text(fingerprints.next(finding, file: file.pathText))), ("related", .list(related)),
        ("fixes", .list(finding.fix.map { [json($0, in: file)] } ?? [])),
      ] + (finding.isGuess ? [("guess", .boolean(true))] : [])
    )
  }

  private static func json(_ fix: Fix, in file: CheckedFile) -> JSONText {
    let edits = fix.edits.map { edit in
      JSONText.object(JSONText.place(edit.range, in: file) + [("replacement", .text(edit.replacement))])
    }
    return ["description": .text(fix.description), "safe": .boolean(fix.isSafe), "edits": .list(edits)]
  }
}
