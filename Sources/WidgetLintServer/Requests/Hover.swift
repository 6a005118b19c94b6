import LintCore
import WidgetLint
import YAML

extension DocumentCheck {
  /// The hover at an offset.
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
    case .configuration, .ruleFile: if let word { describe(word, &hover) }
    case .source, .other: break
    }
    return hover
  }

  /// Says what a key of a configuration or a rule file means.
  private func describe(_ word: TreeWord, _ hover: inout HoverText) {
    guard word.isKey, let parent = KeyPlace(self, word.tree).place(word.steps.dropLast(), in: word.tree),
      let key = parent.keys.first(where: { $0.label == word.text })
    else { return }
    hover.range = word.range
    if parent.isListOfRules { hover.add(rules: [key.label], self) }
    if hover.isEmpty { hover.add(key.label, key.detail.map { ["in force: \($0)"] } ?? [], [key.documentation]) }
  }

  /// Says what a word of a description is, or a comment's rule, and what was found there.
  private func describe(_ word: TreeWord?, in tree: YAMLStream?, at offset: Int, _ hover: inout HoverText) {
    let comments = tree?.comments() ?? []
    if let word, !comments.contains(where: { $0.range.contains(offset) }) {
      hover.range = word.range
      if let place = FieldPlace.document(table(for: word)).place(word.steps, in: word.tree) {
        let isLast = word.range.upperBound == text.bytes.count
        hover.add(word.isKey ? place : place.named(by: word, isLast: isLast), word)
      }
    }
    describe(commentsAmong: comments, in: tree, at: offset, &hover)
  }

  /// Says what the rule is that a comment names at an offset, and what was found there.
  private func describe(
    commentsAmong comments: [YAMLComment],
    in tree: YAMLStream?,
    at offset: Int,
    _ hover: inout HoverText
  ) {
    let findings = findings.filter { $0.range.contains(offset) }
    var rules = findings.map(\.rule)
    if let tree, let comment = comments.first(where: { $0.range.contains(offset) }) {
      let name = Suppression(comment, in: tree)?.names.first { $0.range.contains(offset) }
      if let name { rules.insert(name.id, at: 0) }
      hover.range = name?.range
    }
    hover.add(rules: rules, self)
    hover.range = hover.range ?? findings.first?.range
  }
}

extension HoverText {
  /// Adds the row of the table of fields, and what is to say of a color.
  fileprivate mutating func add(_ place: FieldPlace, _ word: TreeWord) {
    if !word.isKey, place.form.kind == ColorKind.self, let color = word.tree.color(word.node) {
      add(color.summary(backing: Self.backing(of: word, place)))
    }
    let row = place.row
    let rest =
      row.isRequired
      ? "required" : row.defaultValue.text(noun: place.table.guidelines.items?.noun ?? "").map { "default: \($0)" }
    add(row.path, [row.type.text, rest].compactMap { $0 }, [row.summary])
  }

  /// The tile behind a font's color, if the font says which.
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
  /// The color that a scalar is read as.
  fileprivate func color(_ node: Int) -> Color? {
    guard self[node].isScalar else { return nil }
    let bytes = Array(textBytes(node))
    return Color(bytes.span)
  }
}
