/// What a hover says, in lines that read with and without Markdown.
struct HoverText {
  private var sections: [[String]] = []
  private let isMarkdown: Bool

  /// Nothing yet.
  init(isMarkdown: Bool) { self.isMarkdown = isMarkdown }

  /// Whether nothing is said.
  var isEmpty: Bool { sections.isEmpty }

  /// Adds a section: its name and what is beside that, then paragraphs.
  mutating func add(_ name: String, _ rest: [String], _ paragraphs: [String]) {
    let name = isMarkdown ? "**`\(name)`**" : name
    let head = ([name] + rest.map(escaped)).joined(separator: " · ")
    sections.append([head] + paragraphs.map(escaped))
  }

  /// Adds a line of its own.
  mutating func add(_ line: String) { sections.append([escaped(line)]) }

  /// The whole.
  var text: String {
    sections.map { $0.joined(separator: "\n\n") }.joined(separator: isMarkdown ? "\n\n---\n\n" : "\n\n")
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
