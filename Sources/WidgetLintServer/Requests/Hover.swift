import WidgetLint
import YAML

/// What a hover says at a place of a document.
struct Hover {
  private let bytes: [UInt8]
  private let check: DocumentCheck
  private let tree: YAMLStream?
  private let offset: Int
  /// What is said.
  private(set) var text: HoverText
  /// The bytes that it is about; nil if nothing is said.
  private(set) var range: Range<Int>?

  /// Looks at an offset of a document that was checked.
  init(_ text: DocumentText, _ check: DocumentCheck, at offset: Int, isMarkdown: Bool) {
    bytes = text.bytes
    self.check = check
    self.offset = offset
    self.text = HoverText(isMarkdown: isMarkdown)
    tree = ReadableText.tree(of: text.bytes, check.file?.tree, around: offset)
    switch check.kind {
    case .description: addDescription()
    case .configuration, .ruleFile: addKey()
    case .other: break
    }
    if self.text.isEmpty { range = nil }
  }

  /// The key or scalar at the offset.
  private var word: TreeWord? {
    tree.flatMap { TreeWord(in: $0, at: offset) }.flatMap { $0.range.contains(offset) ? $0 : nil }
  }

  /// Adds rules, and the range if nothing has given it yet.
  private mutating func add(_ rules: [String], at place: Range<Int>?) {
    for rule in rules.unique { text.add(rule: rule, check) }
    range = range ?? place
  }

  // MARK: - Configurations and rule files

  private mutating func addKey() {
    guard let word, word.isKey, let parent = KeyPlace(check, word.tree).place(word.steps.dropLast(), in: word.tree),
      let key = parent.keys.first(where: { $0.label == word.text })
    else { return }
    if parent.isListOfRules { add([key.label], at: nil) }
    if text.isEmpty { text.add(key.label, key.detail.map { ["in force: \($0)"] } ?? [], [key.documentation]) }
    range = word.range
  }

  // MARK: - Descriptions

  private mutating func addDescription() {
    let findings = check.findings.filter { $0.range.contains(offset) }
    if let tree, let comment = tree.comment(at: offset), comment.range.contains(offset) {
      let names = SuppressionComment(comment, in: tree)?.suppression.names ?? []
      let name = names.first { $0.range.contains(offset) }
      return add((name.map { [$0.id] } ?? []) + findings.map(\.rule), at: name?.range ?? findings.first?.range)
    }
    if let word {
      range = word.range
      if let place = FieldPlace.document.place(word.steps, in: word.tree) {
        add(word.isKey ? place : place.named(by: word, isLast: word.range.upperBound == bytes.count), word)
      }
    }
    add(findings.map(\.rule), at: findings.first?.range)
  }

  private mutating func add(_ place: FieldPlace, _ word: TreeWord) {
    if !word.isKey, place.form.kind == ColorKind.self, let color = Self.color(word.node, in: word.tree) {
      text.add(ColorText(color).line(backing: Self.backing(of: word, place)))
    }
    let row = place.row
    let rest = row.isRequired ? "required" : row.defaultValue.text.map { "default: \($0)" }
    text.add(row.path, [row.type.text, rest].compactMap { $0 }, [row.summary])
  }

  private static func color(_ node: Int, in tree: YAMLStream) -> Color? {
    guard tree[node].isScalar else { return nil }
    let bytes = Array(tree.textBytes(node))
    return Color(bytes.span)
  }

  /// The tile behind a font's color, if the font says which.
  private static func backing(of word: TreeWord, _ place: FieldPlace) -> (name: String, color: Color)? {
    let tree = word.tree
    guard place.row.path.hasPrefix("widgets[].font.color"),
      let font = word.steps.last(where: { tree.key(of: $0) == "color" })?.container,
      let backing = tree.value(of: "backing", in: font), let color = color(backing, in: tree)
    else { return nil }
    return (tree.text(backing), color)
  }
}

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

extension Sequence<String> {
  /// Each text once, in the order of its first place.
  var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
