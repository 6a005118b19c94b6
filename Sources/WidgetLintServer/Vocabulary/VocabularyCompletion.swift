import WidgetLint

/// What can be written at a place of a configuration or a rule file.
struct VocabularyCompletion {
  private let cursor: Cursor
  private let vocabulary: any Vocabulary
  private var outline: Outline { cursor.outline }

  /// Looks at a cursor in a file of some words.
  init(_ cursor: Cursor, _ vocabulary: any Vocabulary) {
    self.cursor = cursor
    self.vocabulary = vocabulary
  }

  /// The keys and values that fit at an offset, and the bytes whose place they take.
  func items(at offset: Int, afterSpace: Bool) -> (items: [CompletionItem], word: Range<Int>) {
    switch cursor.role {
    case .key(let item) where !afterSpace:
      let container = outline.containers[outline.items[item].container]
      let way = outline.parent(of: item).map { outline.keys(to: $0) } ?? []
      let beside = container.items.filter { $0 != item }
      return (keys(way, beside, isFlow: container.isFlow, hasColon: outline.items[item].hasColon), cursor.word)
    case .value(let item):
      let row = outline.items[item]
      let way = outline.keys(to: item)
      if let found = fields(way, at: offset) { return found }
      let isBehindColon = row.key != nil && !row.isValueBelow
      if afterSpace, !isBehindColon { return ([], cursor.word) }
      let beside = row.child.map { outline.containers[$0].items } ?? []
      let takesKeys = !isBehindColon && row.style == .plain && !outline.containers[row.container].isFlow
      let keys = takesKeys ? keys(way, beside, isFlow: false, hasColon: false) : []
      let values = vocabulary.values(of: way).map {
        CompletionItem(label: $0.name, kind: .enumMember, documentation: $0.meaning)
      }
      return (keys + values, cursor.word)
    case .key, .comment, .nothing: return ([], cursor.word)
    }
  }

  private func keys(_ way: [String], _ beside: [Int], isFlow: Bool, hasColon: Bool) -> [CompletionItem] {
    let written = Set(beside.compactMap { outline.key(of: $0) })
    return vocabulary.keys(of: way).filter { !written.contains($0.name) }.map { word in
      let ending = hasColon ? "" : word.takesCollection && !isFlow ? ":" : ": "
      return CompletionItem(
        label: word.name,
        kind: .property,
        text: word.name + ending,
        detail: word.inForce,
        documentation: word.meaning
      )
    }
  }

  /// The fields after a dot of a path.
  private func fields(_ way: [String], at offset: Int) -> ([CompletionItem], Range<Int>)? {
    guard let rules = vocabulary as? RuleVocabulary else { return nil }
    let typed = String(decoding: outline.bytes[cursor.word.lowerBound..<offset], as: UTF8.self)
    guard let fields = rules.fields(of: way, typed: typed) else { return nil }
    let start = outline.bytes[..<offset].lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? offset
    let rest = outline.bytes[offset..<max(offset, cursor.word.upperBound)]
    let end = rest.firstIndex { ".[".utf8.contains($0) } ?? rest.endIndex
    let items = fields.map {
      CompletionItem(
        label: $0.key,
        kind: .property,
        detail: $0.type.text.replacing("`", with: ""),
        documentation: $0.summary
      )
    }
    return (items, start..<end)
  }
}
