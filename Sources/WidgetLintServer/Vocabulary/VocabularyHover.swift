import WidgetLint

/// What a hover says at a key of a configuration or a rule file.
struct VocabularyHover {
  private let outline: Outline
  private let vocabulary: any Vocabulary
  private let check: DocumentCheck

  /// Looks at a file of some words.
  init(_ outline: Outline, _ vocabulary: any Vocabulary, _ check: DocumentCheck) {
    self.outline = outline
    self.vocabulary = vocabulary
    self.check = check
  }

  /// Adds what there is to say at an offset, and gives the bytes that it is about; nil where that is nothing.
  func add(at offset: Int, to hover: inout HoverText) -> Range<Int>? {
    guard let item = outline.items.indices.last(where: { outline.items[$0].key?.contains(offset) == true }),
      let key = outline.items[item].key, let name = outline.key(of: item)
    else { return nil }
    let way = outline.parent(of: item).map { outline.keys(to: $0) } ?? []
    guard let word = vocabulary.keys(of: way).first(where: { $0.name == name }) else { return nil }
    if check.kind == .configuration, way.last == "rules" {
      RuleText(name, check).add(to: &hover)
    }
    if hover.isEmpty {
      hover.add(name, word.inForce.map { ["in force: \($0)"] } ?? [], [word.meaning])
    }
    return hover.isEmpty ? nil : key
  }
}
