import WidgetLint

/// What a hover says at a place of a description.
struct DescriptionHover {
  private let outline: Outline
  private let check: DocumentCheck

  /// Looks at a description.
  init(_ outline: Outline, _ check: DocumentCheck) {
    self.outline = outline
    self.check = check
  }

  /// Adds what there is to say at an offset, and gives the bytes that it is about; nil where that is nothing.
  func add(at offset: Int, to hover: inout HoverText) -> Range<Int>? {
    if let comment = outline.comments.first(where: { $0.contains(offset) }) {
      return addComment(comment, at: offset, to: &hover)
    }
    let word = word(at: offset)
    if let word, let place = word.place {
      if word.isValue { addColor(of: word.item, place, to: &hover) }
      let row = place.row
      let rest = row.isRequired ? "required" : row.defaultValue.text.map { "default: \($0)" }
      hover.add(row.path, [row.type.text, rest].compactMap { $0 }, [row.summary])
    }
    let findings = check.findings.filter { $0.range.contains(offset) }
    for rule in findings.map(\.rule).unique { RuleText(rule, check).add(to: &hover) }
    return hover.isEmpty ? nil : word?.range ?? findings.first?.range
  }

  /// The key or scalar at an offset, and the place in the description that it names.
  private func word(at offset: Int) -> (range: Range<Int>, item: Int, isValue: Bool, place: FieldPlace?)? {
    for item in outline.items.indices.reversed() where outline.items[item].start <= offset {
      let row = outline.items[item]
      if let key = row.key, key.contains(offset) { return (key, item, false, outline.place(of: item)) }
      if row.style != .none, row.value.contains(offset) { return (row.value, item, true, outline.namedPlace(of: item)) }
    }
    return nil
  }

  private func addComment(_ range: Range<Int>, at offset: Int, to hover: inout HoverText) -> Range<Int>? {
    let comment = SuppressionComment(range, in: outline.bytes)
    guard let name = comment?.names.first(where: { $0.range.contains(offset) }) else {
      let findings = check.findings.filter { $0.range.contains(offset) }
      for rule in findings.map(\.rule).unique { RuleText(rule, check).add(to: &hover) }
      return hover.isEmpty ? nil : findings.first?.range
    }
    RuleText(name.id, check).add(to: &hover)
    let others = check.findings.filter { $0.range.contains(offset) && $0.rule != name.id }
    for rule in others.map(\.rule).unique { RuleText(rule, check).add(to: &hover) }
    return hover.isEmpty ? nil : name.range
  }

  // MARK: - Colors

  private func addColor(of item: Int, _ place: FieldPlace, to hover: inout HoverText) {
    guard place.form.kind == ColorKind.self, let color = color(of: item) else { return }
    hover.add(ColorText(color).line(backing: backing(of: item, place)))
  }

  private func color(of item: Int) -> Color? {
    let text = Array(outline.text(outline.items[item].value).utf8)
    return Color(text.span)
  }

  /// The tile behind a font's color, where the font says which.
  private func backing(of item: Int, _ place: FieldPlace) -> (name: String, color: Color)? {
    guard place.row.path.hasPrefix("widgets[].font.color") else { return nil }
    let font = outline.way(to: item).last { outline.key(of: $0) == "color" }
    guard let font else { return nil }
    let beside = outline.containers[outline.items[font].container].items
    guard let backing = beside.first(where: { outline.key(of: $0) == "backing" }), let color = color(of: backing) else {
      return nil
    }
    return (outline.text(outline.items[backing].value), color)
  }
}

extension Sequence<String> {
  /// Each text once, in the order of its first place.
  var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
