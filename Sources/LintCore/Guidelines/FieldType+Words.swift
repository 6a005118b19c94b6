/// What a field takes, in words.
extension FieldType.Form {
  /// The forms that a value may have, as a message lists them, or the range that a scalar is outside of; `element` is what a
  /// list in its place may hold.
  func expected(instead text: String? = nil, element: FieldType.Form? = nil) -> String {
    if let text, case .outOfRange(let range) = fault(of: text) { return range }
    var parts = words
    if let kind { parts.append(loneKey.map { "a \($0)" } ?? kind.expected) }
    if isMapping { parts.append("a mapping of its fields") }
    if let element {
      let entries = (element.loneKey.map { "\($0)s or " } ?? "") + "mappings"
      parts.append("a list of \(element == self ? "these" : entries)")
    }
    return DataValue.enumerate(parts)
  }

  /// The values that can be listed, as words.
  var listed: DataValue? {
    let all = words + (kind?.values ?? [])
    return all.isEmpty ? nil : .list(all.map { .text($0) })
  }

  /// Values that an editor may offer.
  package var completions: [String] { words + (kind?.completions ?? []) }

  /// The forms as a list of fields names them, words in backquotes.
  fileprivate var names: [String] {
    words.map { "`\($0)`" } + (kind.map { [$0.name] } ?? []) + (isMapping ? ["mapping"] : [])
  }
}

extension FieldType {
  /// What a field of this type takes, as a list of fields says it, words in backquotes.
  package var text: String {
    let lone = DataValue.enumerate(lone.names)
    guard let element else { return lone }
    let isSame = isOneOrMany
    let entries = "list" + (isSame ? " of these" : " of \(DataValue.enumerate(element.names.map(Self.plural)))")
    let list = minimumCount > 0 ? entries + ", at least \(minimumCount == 1 ? "one" : "\(minimumCount)")" : entries
    return lone.isEmpty ? list : "\(lone), or a \(list)"
  }

  private static func plural(_ name: String) -> String { name + "s" }
}
