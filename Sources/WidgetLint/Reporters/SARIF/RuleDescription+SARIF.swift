import LintCore

extension RuleDescription {
  /// How many characters of a description GitHub shows.
  private static let longest = 1024

  /// The rule as SARIF describes it.
  var sarif: JSONText {
    let level = Severity(name: severity) ?? .error
    let priority = level == .info ? "recommendation" : level.name
    let page = documentation.first.map { [("helpUri", JSONText.text($0))] } ?? []
    let words: [(String, JSONText)] = [
      ("id", .text(id)), ("shortDescription", Self.text(summary + ".")),
      ("fullDescription", Self.text(rationale ?? summary + ".")),
    ]
    let others: [(String, JSONText)] = [
      ("help", .object([("text", .text(help)), ("markdown", .text(markdown))])),
      ("defaultConfiguration", .object([("level", .text(level.sarif))])),
      (
        "properties",
        .object([
          ("tags", .list([.text(guideline ?? "description")])), ("precision", .text("very-high")),
          ("problem.severity", .text(priority)),
        ])
      ),
    ]
    return .object(words + page + others)
  }

  private static func text(_ text: String) -> JSONText {
    .object([("text", .text(text.count > longest ? text.prefix(longest - 1) + "…" : text))])
  }

  private var help: String {
    [
      rationale ?? summary + ".", guideline.map { "Guideline: \($0)." },
      documentation.isEmpty ? nil : "Sources: \(documentation.joined(separator: ", "))",
      "More: \(ProductInfo.name) explain \(id)",
    ]
    .compactMap { $0 }.joined(separator: "\n\n")
  }

  private var markdown: String {
    func block(_ title: String, _ example: String?) -> String? {
      example.map { "\(title)\n\n```yaml\n\($0)\($0.hasSuffix("\n") ? "" : "\n")```" }
    }
    return [
      rationale ?? summary + ".", guideline.map { "Guideline: *\($0)*" }, block("Reported:", invalid),
      block("Fine:", valid),
      documentation.isEmpty ? nil : "Sources: \(documentation.map { "<\($0)>" }.joined(separator: ", "))",
      "More: `\(ProductInfo.name) explain \(id)`",
    ].compactMap { $0 }.joined(separator: "\n\n")
  }
}
