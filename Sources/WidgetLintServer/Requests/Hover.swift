import LintCore
import WidgetLint
import YAML

/// What a hover says at a place of a document.
struct Hover {
  private let check: DocumentCheck
  private let offset: Int
  private let tree: YAMLStream?
  /// The key or scalar at the offset.
  private let word: TreeWord?
  /// What is said.
  private(set) var text: HoverText
  /// The bytes that it is about; nil if nothing is said.
  private(set) var range: Range<Int>?

  /// Looks at an offset of a document that was checked.
  init(_ check: DocumentCheck, at offset: Int, isMarkdown: Bool) {
    self.check = check
    self.offset = offset
    text = HoverText(isMarkdown: isMarkdown)
    tree = ReadableText.tree(of: check.text.bytes, check.file?.tree, around: offset)
    let word = tree.flatMap { TreeWord(in: $0, at: offset) }
    self.word = word?.range.contains(offset) == true ? word : nil
    switch check.kind {
    case .description: addDescription()
    case .configuration, .ruleFile: addKey()
    case .other: break
    }
    if text.isEmpty { range = nil }
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
    if let tree, let comment = tree.comments().first(where: { $0.range.contains(offset) }) {
      let name = Suppression(comment, in: tree)?.names.first { $0.range.contains(offset) }
      return add((name.map { [$0.id] } ?? []) + findings.map(\.rule), at: name?.range ?? findings.first?.range)
    }
    if let word {
      range = word.range
      if let place = FieldPlace.document.place(word.steps, in: word.tree) {
        let isLast = word.range.upperBound == check.text.bytes.count
        add(word.isKey ? place : place.named(by: word, isLast: isLast), word)
      }
    }
    add(findings.map(\.rule), at: findings.first?.range)
  }

  private mutating func add(_ place: FieldPlace, _ word: TreeWord) {
    if !word.isKey, place.form.kind == ColorKind.self, let color = Self.color(word.node, in: word.tree) {
      text.add(color.summary(backing: Self.backing(of: word, place)))
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

extension Sequence where Element: Hashable {
  /// Each element once, in the order of its first place.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
