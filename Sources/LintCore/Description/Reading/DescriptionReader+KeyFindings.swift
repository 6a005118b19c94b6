import YAML

/// The findings about keys, including missing ones, and about languages.
extension DescriptionReader {
  /// Reports a key that is repeated in its mapping.
  mutating func reportDuplicateKey(_ index: Int, _ entry: LocatedNode, first: Int) {
    guard let key = entry.key, makesFinding() else { return }
    let text = stream.text(stream.resolved(key))
    report(
      .duplicateKey,
      index,
      "the key \(DataValue.quoted(text)) is given twice in one mapping, and only the first one counts",
      help: "remove one of the two",
      key: text,
      at: (stream[key].range, [Finding.Related(message: "the first one is here", range: stream[first].range)]),
      actual: .text(text)
    )
  }

  /// Reports an unknown key; a field that differs from it only in case, `_` and `-` is unreadable, not missing.
  mutating func reportUnknownField(_ index: Int, _ entry: LocatedNode, seen: inout FieldSet) {
    let field = nodes[index].field
    guard let key = entry.key else { return }
    let place = Description.place(of: LocatedNode(value: key, key: key, in: entry), in: stream)
    guard let name = name(of: entry) else {
      report(.unknownField, index, "a key is a collection, expected the name of a field", at: place)
      return
    }
    let text = String(bytes.span.extracting(name))
    let written = seen
    let hints = table.keyHints
    let child = hints.field(spelledLike: text, in: field)
    if let child, !seen.contains(child) {
      seen.insert(child)
      _ = append(child, .unreadable, entry, parent: index)
    }
    guard makesFinding() else { return }
    let near = nearFields[field, default: [:]][text] ?? hints.field(text, of: field)
    nearFields[field, default: [:]][text] = .some(near)
    let owner = field == .document ? "a description" : self.name(of: index)
    var fix: PendingFix?
    if let meant = near?.replacement, let child = table.child(of: field, named: meant),
      !written.contains(child), fits(entry, child), !text.unicodeScalars.contains(where: \.isSpace)
    {
      fix = renaming(entry, of: index, to: meant)
    }
    report(
      .unknownField,
      index,
      "\(DataValue.quoted(text)) is not a field of \(owner)",
      help: near?.text ?? hints.list(of: field),
      key: text,
      at: place,
      actual: .text(text),
      fix: fix
    )
  }

  /// Whether a field can take the shape of an entry's value.
  private func fits(_ entry: LocatedNode, _ field: FieldID) -> Bool {
    let value = resolve(entry).value
    let lone = table[field].type.lone
    switch stream[value].kind {
    case .mapping: return lone.isMapping || lone.kind == TextKind.self
    case .sequence: return table[field].type.element != nil
    case .scalar, .alias: return !isNothing(value) && lone.value(bytes.span.extracting(stream[value].textRange)) != nil
    }
  }

  private func renaming(_ entry: LocatedNode, of index: Int, to name: String) -> PendingFix? {
    guard let key = entry.key else { return nil }
    return PendingFix(description: "rename it to \(name)", isSafe: false) { editor throws(EditObstacle) in
      if entry.isDistant { throw EditObstacle() }
      return try editor.renaming(key, of: index, to: name)
    }
  }

  /// Reports the required fields that a mapping lacks.
  mutating func reportMissingFields(_ index: Int, seen: FieldSet) {
    guard makesFinding() else { return }
    let field = nodes[index].field
    let children = table.children(of: field)
    if table[field].type.needsOneField, seen.count == 0 {
      let names = DataValue.enumerate(children.map { table[$0].key })
      report(.missingField, index, "\(name(of: index)) has none of its fields, expected \(names)")
    }
    for child in children where table[child].isRequired && !seen.contains(child) {
      let owner = field == .document ? "the description" : name(of: index)
      let (key, example) = (table[child].key, table[child].example)
      report(.missingField, index, "\(owner) has no \(key), which is required", help: "add \(key): \(example)")
    }
  }

  /// Reports a value of `<<` that is not a mapping.
  mutating func reportBadMerge(_ index: Int, _ source: LocatedNode) {
    let message = "<< merges something other than a mapping, expected an alias of a mapping, or a list of them"
    report(.wrongType, index, message, at: Description.place(of: source, in: stream))
  }

  /// Reports the entries of a text's mapping that are not languages, and a missing default.
  mutating func reportLanguages(_ index: Int, _ languages: KeySet, _ others: [LocatedNode]) {
    func isSeen(_ key: String) -> Bool { languages.node(of: Array(key.utf8)[...]) != nil }
    var hasDefault = isSeen("default")
    for entry in others {
      guard let key = entry.key else { continue }
      guard makesFinding() else { return }
      let text = name(of: entry).map { String(bytes.span.extracting($0)) }
      let place = Description.place(of: LocatedNode(value: key, key: key, in: entry), in: stream)
      let hint = KeyHints.language(text ?? "")
      let isNew = hint.replacement.map { !isSeen($0) } ?? false
      hasDefault = hasDefault || text.map { NearName.normalized($0) == "default" } ?? false
      report(
        .unknownField,
        index,
        "\(text.map { DataValue.quoted($0) } ?? "a collection") is not a language of \(name(of: index))",
        help: hint.text,
        key: text,
        at: place,
        actual: text.map { .text($0) },
        fix: isNew ? hint.replacement.flatMap { renaming(entry, of: index, to: $0) } : nil
      )
    }
    if !hasDefault {
      let message = "\(name(of: index)) has no default, which is required of a text in several languages"
      report(.missingField, index, message, help: "add default: with the text for all other languages")
    }
  }
}
