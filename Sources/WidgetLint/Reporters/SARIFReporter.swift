import LintCore
import YAML

/// `sarif`: SARIF 2.1.0 with everything that GitHub's code scanning shows.
struct SARIFReporter: Reporter {
  private static let root = "%SRCROOT%"

  private let guides: [String: RuleGuide]
  /// The described rules: the checks and the default set's rules first, then others as they are reported.
  private var rules: [RuleGuide] = []
  private var indices: [String: Int] = [:]
  private var results = JSONListText(head: "", level: 3)

  init(rules: [RuleGuide]) {
    guides = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    for guide in rules where guide.rule?.table?.guidelines.isDefault != false { describe(guide.id) }
  }

  func head(_ summary: Summary) -> String {
    let tool: JSONText = [
      "driver": [
        "name": .text(ProductInfo.name), "version": .text(ProductInfo.version),
        "semanticVersion": .text(ProductInfo.version), "rules": .list(rules.map(\.sarif)),
      ]
    ]
    let bases: JSONText = [Self.root: ["description": Self.message("The folder in which \(ProductInfo.name) ran.")]]
    return """
      {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [
          {
            "tool": \(tool.pretty(level: 3)),
            "columnKind": "utf16CodeUnits",
            "originalUriBaseIds": \(bases.pretty(level: 3)),
            "results":\u{20}
      """
  }

  mutating func report(_ file: CheckedFile) -> String {
    if file.findings.isEmpty, file.suppressed.isEmpty { return "" }
    var fingerprints = Fingerprints()
    let all = file.findings.map { ($0, nil) } + file.suppressed.map { ($0.finding, $0) }
    for (finding, _) in all { describe(finding.rule) }
    return results.add(all) { Self.json($0, indices[$0.rule], $1, in: file, &fingerprints) }
  }

  func finish(_ summary: Summary) -> String {
    let invocations: JSONText = [["executionSuccessful": .boolean(summary.isComplete)]]
    return results.end(",\n      \"invocations\": \(invocations.pretty(level: 3))\n    }\n  ]\n}")
  }

  /// Adds a rule to the described ones, unless it is there already.
  private mutating func describe(_ id: String) {
    guard indices[id] == nil, let guide = guides[id] else { return }
    indices[id] = rules.count
    rules.append(guide)
  }

  private static func json(
    _ finding: Finding,
    _ ruleIndex: Int?,
    _ suppressed: CheckedFile.Suppressed?,
    in file: CheckedFile,
    _ fingerprints: inout Fingerprints
  ) -> JSONText {
    let related = finding.related.enumerated().map { index, related in
      let place = related.line.map(place) ?? place(related.range, in: file)
      return JSONText.object([("id", .integer(index + 1)), place, ("message", Self.message(related.message))])
    }
    let suppressions = suppressed.map { suppressed -> JSONText in
      let kind: JSONText = suppressed.isInSource ? "inSource" : "external"
      return [.members(["kind": kind, "justification": suppressed.reason.map { .text($0) }])]
    }
    return .members([
      "ruleId": .text(finding.rule), "ruleIndex": ruleIndex.map { .integer($0) },
      "level": .text(finding.severity.sarif), "message": Self.message(finding.message),
      "locations": [.object([Self.place(finding.range, in: file)])],
      "partialFingerprints": ["\(ProductInfo.name)/v1": .text(fingerprints.next(finding, file: file.pathText))],
      "relatedLocations": related.isEmpty ? nil : .list(related),
      "suppressions": suppressions, "fixes": finding.fix.map { [Self.fix($0, in: file)] },
      "properties": finding.help == nil && !finding.isGuess
        ? nil : .members(["help": finding.help.map { .text($0) }, "guess": finding.isGuess ? .boolean(true) : nil]),
    ])
  }

  private static func place(_ range: Range<Int>, in file: CheckedFile) -> (String, JSONText) {
    ("physicalLocation", ["artifactLocation": artifact(file.path), "region": region(range, in: file)])
  }

  private static func place(_ line: Finding.FileLine) -> (String, JSONText) {
    let artifact = artifact(Array(line.file.utf8))
    return ("physicalLocation", ["artifactLocation": artifact, "region": ["startLine": .integer(line.line)]])
  }

  private static func region(_ range: Range<Int>, in file: CheckedFile) -> JSONText {
    .object(JSONText.place(range, in: file, unit: .utf16, ["startLine", "startColumn", "endLine", "endColumn"]))
  }

  private static func fix(_ fix: Fix, in file: CheckedFile) -> JSONText {
    let replacements = fix.edits.map { edit -> JSONText in
      ["deletedRegion": region(edit.range, in: file), "insertedContent": ["text": .text(edit.replacement)]]
    }
    let change: JSONText = ["artifactLocation": artifact(file.path), "replacements": .list(replacements)]
    return ["description": message(fix.description), "artifactChanges": [change]]
  }

  private static func artifact(_ path: [UInt8]) -> JSONText {
    let uri = PercentText.uri(path)
    // A path from the root is outside the folder to which other paths are relative.
    return path.first == UInt8(ascii: "/")
      ? ["uri": .text("file://\(uri)")] : ["uri": .text(uri), "uriBaseId": .text(root)]
  }

  private static func message(_ text: String) -> JSONText { ["text": .text(text)] }
}

extension RuleGuide {
  /// The most characters of a description that GitHub shows.
  private static let longest = 1024

  /// The rule as SARIF describes it.
  var sarif: JSONText {
    let sources = rule?.documentation ?? []
    let reason = document?.rationale ?? summary + "."
    let help = [
      reason, rule?.guideline.map { "Guideline: \($0)." },
      sources.isEmpty ? nil : "Sources: \(sources.joined(separator: ", "))", "More: \(ProductInfo.name) explain \(id)",
    ]
    let markdown = [
      reason, rule?.guideline.map { "Guideline: *\($0)*" },
      Self.block("Reported:", document?.examples.first { !$0.reports.isEmpty }),
      Self.block("Fine:", document?.examples.first { $0.reports.isEmpty }),
      sources.isEmpty ? nil : "Sources: \(sources.map { "<\($0)>" }.joined(separator: ", "))",
      "More: `\(ProductInfo.name) explain \(id)`",
    ]
    return .members([
      "id": .text(id), "shortDescription": Self.text(summary + "."), "fullDescription": Self.text(reason),
      "helpUri": sources.first.map { .text($0) },
      "help": ["text": Self.paragraphs(help), "markdown": Self.paragraphs(markdown)],
      "defaultConfiguration": ["level": .text(defaultSeverity.sarif)],
      "properties": [
        "tags": [.text(rule?.guideline ?? "description")], "precision": "very-high",
        "problem.severity": .text(defaultSeverity == .info ? "recommendation" : defaultSeverity.name),
      ],
    ])
  }

  private static func text(_ text: String) -> JSONText {
    .object([("text", .text(text.count > longest ? text.prefix(longest - 1) + "…" : text))])
  }

  private static func paragraphs(_ parts: [String?]) -> JSONText {
    .text(parts.compactMap { $0 }.joined(separator: "\n\n"))
  }

  private static func block(_ title: String, _ example: RuleDocument.Example?) -> String? {
    example.map { "\(title)\n\n```yaml\n\($0.description)\($0.description.hasSuffix("\n") ? "" : "\n")```" }
  }
}

extension Severity {
  /// SARIF's word for the severity.
  var sarif: String { self == .info ? "note" : name }
}
