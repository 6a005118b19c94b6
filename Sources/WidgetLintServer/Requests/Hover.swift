import WidgetLint
import YAML

extension DocumentCheck {
  /// Returns the hover at an offset.
  func hover(at offset: Int, isMarkdown: Bool) -> HoverText {
    var hover = HoverText(isMarkdown: isMarkdown)
    if kind == .source {
      describe(commentsAmong: file.map { SourceComments($0.tree).comments } ?? [], in: file?.tree, at: offset, &hover)
      return hover
    }
    let tree = ReadableText.tree(of: text.bytes, file?.tree, around: offset)
    let found = tree.flatMap { TreeWord(in: $0, at: offset) }
    let word = found?.range.contains(offset) == true ? found : nil
    switch kind {
    case .description: describe(word, in: tree, at: offset, &hover)
    case .configuration, .ruleFile:
      if let word { describe(word, &hover) }
      if hover.isEmpty { describe(commentsAmong: [], in: nil, at: offset, &hover) }
    case .source, .other: break
    }
    return hover
  }

  /// Adds the meaning of a key in a configuration or rule file, or the guide to the rule that is named.
  private func describe(_ word: TreeWord, _ hover: inout HoverText) {
    if !word.isKey, KeyPlace(self, word).place(word.steps)?.isRule == true {
      hover.range = word.range
      hover.add(rules: [word.text], self)
    }
    guard word.isKey, let parent = KeyPlace(self, word).place(word.steps.dropLast()),
      let key = parent.keys.first(where: { $0.label == word.text })
    else { return }
    hover.range = word.range
    if parent.isListOfRules { hover.add(rules: [key.label], self) }
    if hover.isEmpty {
      hover.add(
        key.label,
        key.detail.map { [parent.isListOfFields ? $0 : "in force: \($0)"] } ?? [],
        [key.documentation]
      )
    }
  }

  /// Adds the meaning of a word in a description, or the guide to a rule named in a comment, and the findings there.
  private func describe(_ word: TreeWord?, in tree: YAMLStream?, at offset: Int, _ hover: inout HoverText) {
    let comments = tree?.comments() ?? []
    if let word, !word.isMerge, !comments.contains(where: { $0.contains(offset) }) {
      hover.range = word.range
      if let place = KeyPlace(self, word).place(word.steps)?.fields.first {
        let isLast = word.range.upperBound == text.bytes.count
        hover.add(word.isKey ? place : place.named(by: word, isLast: isLast), word)
      }
    }
    describe(commentsAmong: comments, in: tree, at: offset, &hover)
  }

  /// Adds the guide to the rule that a comment names at an offset, and the findings there.
  private func describe(
    commentsAmong comments: [Range<Int>],
    in tree: YAMLStream?,
    at offset: Int,
    _ hover: inout HoverText
  ) {
    let findings = findings.filter { $0.range.contains(offset) }
    var rules = findings.map(\.rule)
    if let tree, let comment = comments.first(where: { $0.contains(offset) }) {
      let name = Suppression(comment, in: tree)?.names.first { $0.range.contains(offset) }
      if let name { rules.insert(name.id, at: 0) }
      hover.range = name?.range
    }
    hover.add(rules: rules, self)
    hover.range = hover.range ?? findings.first?.range
  }
}

extension HoverText {
  /// Adds what the table of fields says about a field, and facts about a color.
  fileprivate mutating func add(_ place: FieldPlace, _ word: TreeWord) {
    if !word.isKey, place.form.kind == ColorKind.self, let color = word.tree.color(word.node) {
      sections.append([escaped(color.summary(backing: Self.backing(of: word, place)))])
    }
    let row = place.row
    let rest =
      row.isRequired
      ? "required" : row.defaultValue.text(noun: place.table.guidelines.items?.noun ?? "").map { "default: \($0)" }
    add(row.path, [row.type.text, rest].compactMap { $0 }, [row.summary])
  }

  /// Returns the color behind a font's color; nil if the font names none.
  private static func backing(of word: TreeWord, _ place: FieldPlace) -> (name: String, color: Color)? {
    let tree = word.tree
    guard place.row.path.hasPrefix("widgets[].font.color"),
      let font = word.steps.last(where: { tree.key(of: $0) == "color" })?.container,
      let backing = tree.value(of: "backing", in: font), let color = tree.color(backing)
    else { return nil }
    return (tree.text(backing), color)
  }
}

extension YAMLStream {
  /// Returns the color that a scalar reads as; nil if it is no color.
  fileprivate func color(_ node: Int) -> Color? {
    guard self[node].isScalar else { return nil }
    let bytes = Array(textBytes(node))
    return Color(bytes.span)
  }
}

/// The text of a hover, written so that it reads well with or without Markdown.
struct HoverText {
  private let isMarkdown: Bool
  private var sections: [[String]] = []
  /// The bytes that the hover is about.
  var range: Range<Int>?

  /// An empty hover.
  init(isMarkdown: Bool) { self.isMarkdown = isMarkdown }

  var isEmpty: Bool { sections.isEmpty }

  var text: String {
    sections.map { $0.joined(separator: "\n\n") }.joined(separator: isMarkdown ? "\n\n---\n\n" : "\n\n")
  }

  /// Adds a section: a name with details, then paragraphs.
  mutating func add(_ name: String, _ rest: [String], _ paragraphs: [String]) {
    let name = isMarkdown ? "**`\(name)`**" : name
    let head = ([name] + rest.map(escaped)).joined(separator: " · ")
    sections.append([head] + paragraphs.map(escaped))
  }

  /// Adds the guides to rules and checks with a document's settings, each once.
  mutating func add(rules: [String], _ check: DocumentCheck) {
    for id in rules.unique(by: \.self) {
      guard let own = RuleGuide(id, in: check.known) else { continue }
      let guide = check.settings.map { own.configured(by: $0) } ?? own
      var paragraphs = [guide.summary]
      if let rationale = own.document?.rationale {
        paragraphs.append(rationale.split(whereSeparator: \.isWhitespace).joined(separator: " "))
      }
      if let guideline = guide.rule?.guideline { paragraphs.append("Guideline: \(guideline)") }
      paragraphs += guide.parameters.map(\.shown)
      paragraphs += (guide.rule?.fixes ?? []).map { "Fix: \($0.description) (\($0.isSafe ? "safe" : "unsafe"))" }
      if let reason = own.document?.noFix { paragraphs.append("No fix: \(reason)") }
      add(id, [guide.shownSeverity], paragraphs)
    }
  }

  /// Escapes a text so that only backquotes work as Markdown.
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
