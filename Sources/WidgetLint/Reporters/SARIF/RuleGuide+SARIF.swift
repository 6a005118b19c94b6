import LintCore

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
  /// SARIF's word for it.
  var sarif: String { self == .info ? "note" : name }
}
