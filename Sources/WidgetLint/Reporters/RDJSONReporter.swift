import LintCore
import YAML

/// `rdjson`: reviewdog's diagnostics, with columns in bytes of UTF-8.
struct RDJSONReporter: Reporter {
  private var findings = JSONListText(head: Self.head, level: 1)

  private static var head: String {
    let source: JSONText = ["name": .text(ProductInfo.name)]
    return "{\n  \"source\": \(source.pretty(level: 1)),\n  \"diagnostics\": "
  }

  mutating func report(_ file: CheckedFile) -> String {
    findings.add(file.findings) { Self.json($0, in: file) }
  }

  mutating func finish(_ summary: Summary) -> String { findings.end("\n}") }

  private static func json(_ finding: Finding, in file: CheckedFile) -> JSONText {
    // reviewdog takes several suggestions for alternatives, while the edits of one fix belong together.
    let edit = finding.fix?.edits.count == 1 ? finding.fix?.edits.first : nil
    return .members([
      "message": .text(finding.messageAndHelp), "severity": .text(finding.severity.name.uppercased()),
      "code": ["value": .text(finding.rule)],
      "location": ["path": .text(file.pathText), "range": json(finding.range, in: file)],
      "suggestions": edit.map { [["range": json($0.range, in: file), "text": .text($0.replacement)]] },
    ])
  }

  private static func json(_ range: Range<Int>, in file: CheckedFile) -> JSONText {
    func json(_ offset: Int) -> JSONText {
      let place = file.position(of: offset, unit: .utf8)
      return ["line": .integer(place.line), "column": .integer(place.column)]
    }
    return ["start": json(range.lowerBound), "end": json(range.upperBound)]
  }
}
