import WidgetLint

/// The text of a hover, in lines that read with and without Markdown.
struct HoverText {
  private let isMarkdown: Bool
  private var sections: [[String]] = []
  /// The bytes that it is about.
  var range: Range<Int>?

  /// Nothing yet.
  init(isMarkdown: Bool) { self.isMarkdown = isMarkdown }

  /// Whether nothing is said.
  var isEmpty: Bool { sections.isEmpty }

  /// The whole.
  var text: String {
    sections.map { $0.joined(separator: "\n\n") }.joined(separator: isMarkdown ? "\n\n---\n\n" : "\n\n")
  }

  /// Adds a section: its name and what is beside that, then paragraphs.
  mutating func add(_ name: String, _ rest: [String], _ paragraphs: [String]) {
    let name = isMarkdown ? "**`\(name)`**" : name
    let head = ([name] + rest.map(escaped)).joined(separator: " · ")
    sections.append([head] + paragraphs.map(escaped))
  }

  /// Adds a line of its own.
  mutating func add(_ line: String) { sections.append([escaped(line)]) }

  /// Adds what is said of rules and checks as they are set for a document, each once.
  mutating func add(rules: [String], _ check: DocumentCheck) {
    for rule in rules.unique { add(rule: rule, check) }
  }

  private mutating func add(rule id: String, _ check: DocumentCheck) {
    let document = check.scope.flatMap { try? $0.known.document(id) }
    guard let own = document.map({ RuleGuide($0) }) ?? Check(rawValue: id).map({ RuleGuide($0) }) else { return }
    let guide = check.settings.map { own.configured(by: $0) } ?? own
    var paragraphs = [guide.summary]
    if let rationale = document?.rationale {
      paragraphs.append(rationale.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
    if let guideline = guide.rule?.guideline { paragraphs.append("Guideline: \(guideline)") }
    paragraphs += guide.parameters.map(\.shown)
    paragraphs += (guide.rule?.fixes ?? []).map { "Fix: \($0.description) (\($0.isSafe ? "safe" : "unsafe"))" }
    if let reason = document?.noFix { paragraphs.append("No fix: \(reason)") }
    add(id, [guide.shownSeverity], paragraphs)
  }

  /// A text in which nothing is taken for Markdown but what is between backquotes.
  private func escaped(_ text: String) -> String {
    guard isMarkdown else { return text.replacing("`", with: "") }
    var isCode = false
    return text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if scalar == "`" { isCode.toggle() }
      if !isCode, "\\*_<[".unicodeScalars.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
  }
}
