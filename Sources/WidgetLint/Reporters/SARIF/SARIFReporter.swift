import LintCore
import YAML

/// `sarif`: SARIF 2.1.0 with all that GitHub's code scanning shows.
struct SARIFReporter: Reporter {
  private static let root = "%SRCROOT%"

  private let indices: [String: Int]
  private var results: JSONListText

  init(rules: [RuleGuide]) {
    indices = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
    results = JSONListText(head: Self.head(rules), level: 3)
  }

  private static func head(_ rules: [RuleGuide]) -> String {
    let driver = JSONText.object([
      ("name", .text(ProductInfo.name)), ("version", .text(ProductInfo.version)),
      ("semanticVersion", .text(ProductInfo.version)),
      ("rules", .list(rules.map(\.sarif))),
    ])
    let bases = JSONText.object([
      (Self.root, .object([("description", Self.message("The folder in which \(ProductInfo.name) ran."))]))
    ])
    return """
      {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [
          {
            "tool": \(JSONText.object([("driver", driver)]).pretty(level: 3)),
            "columnKind": "utf16CodeUnits",
            "originalUriBaseIds": \(bases.pretty(level: 3)),
            "results":\u{20}
      """
  }

  mutating func report(_ file: CheckedFile) -> String {
    if file.findings.isEmpty, file.suppressed.isEmpty { return "" }
    var text = ""
    var fingerprints = Fingerprints()
    let all = file.findings + file.suppressed.map(\.finding)
    let lines = Set(all.map { file.position(of: $0.range.lowerBound).line })
    let hashes = LineHashes(file.text, lines: lines)
    for finding in file.findings { results.append(json(finding, [], in: file, hashes, &fingerprints), to: &text) }
    for suppressed in file.suppressed {
      let reason = suppressed.reason.map { [("justification", JSONText.text($0))] } ?? []
      let suppression = JSONText.object([("kind", .text("inSource"))] + reason)
      results.append(json(suppressed.finding, [suppression], in: file, hashes, &fingerprints), to: &text)
    }
    return text
  }

  func finish(_ summary: Summary) -> String { results.end("\n    }\n  ]\n}") }

  private func json(
    _ finding: Finding,
    _ suppressions: [JSONText],
    in file: CheckedFile,
    _ hashes: LineHashes,
    _ fingerprints: inout Fingerprints
  ) -> JSONText {
    let related = finding.related.enumerated().map { index, related in
      let place = related.line.map(Self.place) ?? Self.place(related.range, in: file)
      return JSONText.object([("id", .integer(index + 1)), place, ("message", Self.message(related.message))])
    }
    let prints = JSONText.object([
      ("primaryLocationLineHash", JSONText(hashes.values[file.position(of: finding.range.lowerBound).line])),
      ("\(ProductInfo.name)/v1", .text(fingerprints.next(finding, file: file.pathText))),
    ])
    return .object(
      [("ruleId", .text(finding.rule))]
        + (indices[finding.rule].map { [("ruleIndex", .integer($0))] } ?? [])
        + [
          ("level", .text(finding.severity.sarif)), ("message", Self.message(finding.message)),
          ("locations", .list([.object([Self.place(finding.range, in: file)])])),
          ("partialFingerprints", prints),
        ]
        + (related.isEmpty ? [] : [("relatedLocations", .list(related))])
        + (suppressions.isEmpty ? [] : [("suppressions", .list(suppressions))])
        + (finding.fix.map { [("fixes", .list([Self.fix($0, in: file)]))] } ?? [])
        + (finding.help.map { [("properties", .object([("help", .text($0))]))] } ?? [])
    )
  }

  private static func place(_ range: Range<Int>, in file: CheckedFile) -> (String, JSONText) {
    ("physicalLocation", .object([("artifactLocation", artifact(file.path)), ("region", region(range, in: file))]))
  }

  private static func place(_ line: Finding.FileLine) -> (String, JSONText) {
    let region = JSONText.object([("startLine", .integer(line.line))])
    return ("physicalLocation", .object([("artifactLocation", artifact(Array(line.file.utf8))), ("region", region)]))
  }

  private static func region(_ range: Range<Int>, in file: CheckedFile) -> JSONText {
    .object(JSONText.place(range, in: file, unit: .utf16, ["startLine", "startColumn", "endLine", "endColumn"]))
  }

  private static func fix(_ fix: Fix, in file: CheckedFile) -> JSONText {
    let replacements = fix.edits.map { edit in
      JSONText.object([
        ("deletedRegion", region(edit.range, in: file)),
        ("insertedContent", .object([("text", .text(edit.replacement))])),
      ])
    }
    let change = JSONText.object([("artifactLocation", artifact(file.path)), ("replacements", .list(replacements))])
    return .object([("description", message(fix.description)), ("artifactChanges", .list([change]))])
  }

  private static func artifact(_ path: [UInt8]) -> JSONText {
    let uri = PercentText.uri(path)
    // A path from the root lies outside of the folder that the others are relative to.
    if path.first == UInt8(ascii: "/") { return .object([("uri", .text("file://\(uri)"))]) }
    return .object([("uri", .text(uri)), ("uriBaseId", .text(root))])
  }

  private static func message(_ text: String) -> JSONText { .object([("text", .text(text))]) }

  static let kind = ReporterKind(
    name: "sarif",
    summary: "SARIF 2.1.0, for GitHub's code scanning",
    describesRules: true
  ) { SARIFReporter(rules: $0.rules) }
}
