import LintCore

/// What can be written at a place of a description.
struct DescriptionCompletion {
  private let cursor: Cursor
  private var outline: Outline { cursor.outline }

  /// Looks at a cursor.
  init(_ cursor: Cursor) { self.cursor = cursor }

  /// The keys and values that fit; right after a space that was typed only what fits after a colon.
  func items(afterSpace: Bool) -> [CompletionItem] {
    switch cursor.role {
    case .key(let item):
      guard !afterSpace, let parent = parent(of: item) else { return [] }
      return keys(
        of: parent,
        besides: outline.containers[outline.items[item].container].items.filter { $0 != item },
        isFlow: outline.containers[outline.items[item].container].isFlow,
        hasColon: outline.items[item].hasColon
      )
    case .value(let item):
      let row = outline.items[item]
      guard let place = outline.place(of: item) else { return [] }
      if row.key != nil, !row.isValueBelow { return values(of: place) }
      if afterSpace { return [] }
      let besides = row.child.map { outline.containers[$0].items } ?? []
      let takesKeys = row.style == .plain && !outline.containers[row.container].isFlow
      let keys = takesKeys ? keys(of: place, besides: besides, isFlow: false, hasColon: false) : []
      return keys + (besides.isEmpty ? values(of: place) : [])
    case .comment, .nothing: return []
    }
  }

  /// The place of the mapping that holds an item; nil where the description has none there.
  private func parent(of item: Int) -> FieldPlace? {
    outline.parent(of: item).map { outline.place(of: $0) } ?? .document
  }

  private func keys(of place: FieldPlace, besides items: [Int], isFlow: Bool, hasColon: Bool) -> [CompletionItem] {
    let written = Set(items.compactMap { outline.key(of: $0) })
    func text(_ key: String, _ ending: String) -> String { hasColon ? key : key + ending }
    if place.takesLanguages {
      if written.contains("default") { return [] }
      let meaning = "The text in every language that is not listed"
      return [CompletionItem(label: "default", kind: .property, text: text("default", ": "), documentation: meaning)]
    }
    return place.fields.map { FieldTable.description[$0] }.filter { !written.contains($0.key) }.map { field in
      CompletionItem(
        label: field.key,
        kind: .property,
        text: text(field.key, !isFlow && field.type.takesCollectionsAlone ? ":" : ": "),
        detail: field.type.text.replacing("`", with: ""),
        documentation: field.summary
      )
    }
  }

  private func values(of place: FieldPlace) -> [CompletionItem] {
    place.form.completions.map { word in
      let color = place.form.kind == ColorKind.self && !place.form.words.contains(word) ? Self.color(word) : nil
      return CompletionItem(
        label: word,
        kind: color == nil ? .enumMember : .color,
        documentation: color?.hex ?? place.row.summary
      )
    }
  }

  private static func color(_ name: String) -> Color? {
    let bytes = Array(name.utf8)
    return Color(bytes.span)
  }
}

extension FieldType {
  /// Whether it takes mappings or lists, and no scalar.
  var takesCollectionsAlone: Bool { lone.kind == nil && lone.words.isEmpty && element?.kind == nil }
}

extension Color {
  /// The color as a description writes it: `#RRGGBB`, with two more digits where it is not opaque.
  var hex: String {
    (alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]).reduce(into: "#") { text, channel in
      text += (channel < 16 ? "0" : "") + String(channel, radix: 16, uppercase: true)
    }
  }
}
