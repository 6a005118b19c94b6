import YAMLEditing
import YAMLTree

/// The findings about the description itself: what was found, what is expected, and the way out.
extension DescriptionReader {
  // MARK: - Values

  /// Reports a scalar that its field cannot have.
  mutating func reportScalar(_ index: Int, _ form: FieldType.Form, _ source: Source) {
    let nodeIndex = source.value
    let expected = expectation(index, form, source)
    if isNothing(nodeIndex) {
      reportNothing(index, form, source, expected: expected)
      return
    }
    let text = stream.text(nodeIndex)
    let fault = ScalarFault(text, form)
    report(
      fault.check,
      index,
      "\(name(of: index)) is \(Expectation.quoted(text)), expected \(fault.isOutOfRange ? fault.range : expected)",
      help: fault.hint?.text,
      actual: .text(text),
      expected: Expectation.data(form)
    )
    guard let hint = fault.hint, let meant = hint.replacement else { return }
    offer("write \(meant)", isSafe: hint.isSafe) { editor throws(EditObstacle) in
      try editor.replacing(index, with: meant)
    }
  }

  private mutating func reportNothing(
    _ index: Int,
    _ form: FieldType.Form,
    _ source: Source,
    expected: String
  ) {
    let node = stream[source.value]
    let comment = node.range.isEmpty ? LostComment(after: source, in: stream) : nil
    if form.scalar == .color, let comment, let digits = comment.colorDigits {
      let name = name(of: index)
      let anchored = Finding.Related(message: "the anchored value stands here", range: comment.range)
      append(
        .unquotedColor,
        "\(name) has no value: YAML reads the unquoted #\(digits) as a comment",
        help: "quote the color: \"#\(digits)\"",
        range: source.alias.map { stream[$0].range } ?? comment.range,
        path: pointer(to: index),
        node: index,
        actual: .text("#\(digits)"),
        related: source.alias == nil ? [] : [anchored]
      )
      if let edit = comment.quotingColor {
        let obstacle: EditObstacle? = source.alias != nil ? .distant : node.isAliased ? .shared : nil
        offer("quote the color", isSafe: true) { _ throws(EditObstacle) in
          if let obstacle { throw obstacle }
          return [edit]
        }
      }
      return
    }
    let written = node.range.isEmpty ? "is empty" : "is \(stream.text(source.value)), which is no value"
    var help = "leave the field out, or give it a value"
    if node.hasTag {
      help = "quote the value: an unquoted ! begins a tag, not a text"
    } else if let comment, comment.isGlued {
      help = "quote the value: an unquoted # begins a comment"
    }
    report(
      .wrongType,
      index,
      "\(name(of: index)) \(written), expected \(expected)",
      help: help,
      actual: .null,
      expected: Expectation.data(form)
    )
  }

  /// Reports a mapping or a list where the field takes none.
  mutating func reportWrongShape(_ index: Int, _ form: FieldType.Form, _ source: Source) {
    let found = stream[source.value].kind == .mapping ? "a mapping" : "a list"
    let expected = expectation(index, form, source)
    let swallowed = stream[source.value].style == .flow && found == "a mapping" && form.scalar == .some(.text)
    report(
      .wrongType,
      index,
      "\(name(of: index)) is \(found), expected \(expected)",
      help: swallowed ? "quote the value: an unquoted { begins a mapping" : nil
    )
  }

  /// What a value may be in its place; the text in one language is no mapping of languages.
  private func expectation(_ index: Int, _ form: FieldType.Form, _ source: Source) -> String {
    if nodes[index].parent >= 0, nodes[Int(nodes[index].parent)].value.isLanguages { return "a text" }
    let element = source.isElement ? nil : table[nodes[index].field].type.element
    return Expectation.text(form, element: element)
  }

  /// Reports a list that is too short.
  mutating func reportTooFewElements(_ index: Int, _ source: Source) {
    nodes[index].value = .unreadable
    report(
      .invalidValue,
      index,
      "\(name(of: index)) is an empty list, expected at least one entry",
      help: "describe the app's widgets here, each with a name"
    )
  }

  // MARK: - Keys

  /// Reports a key that stands in its mapping again.
  mutating func reportDuplicateKey(_ index: Int, _ entry: Source, first: Int) {
    guard let key = entry.key else { return }
    let text = stream.text(stream.resolved(key))
    append(
      .duplicateKey,
      "the key \(Expectation.quoted(text)) stands twice in one mapping, and only the first one counts",
      help: "remove one of the two",
      range: stream[key].range,
      path: pointer(to: index, key: text),
      node: index,
      actual: .text(text),
      related: [Finding.Related(message: "the first one stands here", range: stream[first].range)]
    )
  }

  /// Reports a key that is no field; where it is one but for case, `_` and `-`, that field is unreadable, not missing.
  mutating func reportUnknownField(_ index: Int, _ entry: Source, seen: inout FieldSet) {
    let field = nodes[index].field
    guard let key = entry.key else { return }
    let place = Description.place(in: stream, value: key, key: key, alias: entry.alias)
    guard let name = name(of: entry) else {
      append(
        .unknownField,
        "a key is a collection, expected the name of a field",
        range: place.range,
        path: pointer(to: index),
        node: index,
        related: place.related
      )
      return
    }
    let text = String(bytes.span.extracting(name))
    let children = table.children(of: field)
    let names = names(of: field)
    let near = Hints.field(text, among: names.keys, names.near)
    let written = seen
    if let child = names.near.index(ofSame: text).map({ children[$0] }), !seen.contains(child) {
      seen.insert(child)
      _ = append(child, .unreadable, entry, parent: index)
    }
    let owner = field == .document ? "a description" : self.name(of: index)
    append(
      .unknownField,
      "\(Expectation.quoted(text)) is no field of \(owner)",
      help: near?.text ?? names.list,
      range: place.range,
      path: pointer(to: index, key: text),
      node: index,
      actual: .text(text),
      related: place.related
    )
    guard let meant = near?.replacement,
      !children.contains(where: { table[$0].key == meant && written.contains($0) })
    else { return }
    offerRenaming(entry, of: index, to: meant)
  }

  /// The names of a field's fields, prepared once.
  private mutating func names(of field: FieldID) -> FieldNames {
    if let known = fieldNames[field] { return known }
    let names = FieldNames(table.children(of: field).map { table[$0].key })
    fieldNames[field] = names
    return names
  }

  private mutating func offerRenaming(_ entry: Source, of index: Int, to name: String) {
    guard let key = entry.key else { return }
    let isDistant = entry.alias != nil || entry.isMerged
    offer("rename it to \(name)", isSafe: false) { editor throws(EditObstacle) in
      if isDistant { throw .distant }
      return try editor.renaming(key, of: index, to: name)
    }
  }

  /// Reports the required fields that a mapping lacks.
  mutating func reportMissingFields(_ index: Int, _ field: FieldID, _ source: Source, seen: FieldSet) {
    let children = table.children(of: field)
    if table[field].type.needsOneField, !children.contains(where: seen.contains) {
      let names = DataValue.enumerate(children.map { table[$0].key })
      report(.missingField, index, "\(name(of: index)) holds neither, expected \(names)")
    }
    for child in children where table[child].isRequired && !seen.contains(child) {
      let owner = field == .document ? "the description" : name(of: index)
      report(
        .missingField,
        index,
        "\(owner) has no \(table[child].key), which is required",
        help: "add \(table[child].key): \(Expectation.example(table[child].type))"
      )
    }
  }

  /// Reports what stands behind `<<` and is no mapping.
  mutating func reportBadMerge(_ index: Int, _ source: Source) {
    let place = Description.place(in: stream, value: source.value, key: source.key, alias: source.alias)
    append(
      .wrongType,
      "<< merges what is no mapping, expected an alias of a mapping, or a list of them",
      range: place.range,
      path: pointer(to: index),
      node: index,
      related: place.related
    )
  }

  /// Reports the keys of a text's mapping that are no languages, and a default that is missing.
  mutating func reportLanguages(_ index: Int, _ field: FieldID, _ source: Source, _ languages: Languages) {
    var hasDefault = languages.hasDefault
    for entry in languages.unknown {
      guard let key = entry.key else { continue }
      let text = name(of: entry).map { String(bytes.span.extracting($0)) }
      let place = Description.place(in: stream, value: key, key: key, alias: entry.alias)
      let hint = Hints.language(text ?? "")
      hasDefault = hasDefault || text.map { NearName.normalized($0) == "default" } ?? false
      append(
        .unknownField,
        "\(text.map { Expectation.quoted($0) } ?? "a collection") is no language of \(name(of: index))",
        help: hint.text,
        range: place.range,
        path: pointer(to: index, key: text),
        node: index,
        actual: text.map { .text($0) },
        related: place.related
      )
      guard let meant = hint.replacement.map({ Array($0.utf8) }) else { continue }
      if languages.seen.first(meant.indices, of: meant, in: bytes) == nil {
        offerRenaming(entry, of: index, to: String(meant.span))
      }
    }
    if !hasDefault {
      report(
        .missingField,
        index,
        "\(name(of: index)) has no default, which is required of a text in several languages",
        help: "add default: with the text for all other languages"
      )
    }
  }

  // MARK: - Shared

  private mutating func report(
    _ check: DescriptionCheck,
    _ index: Int,
    _ message: String,
    help: String? = nil,
    actual: DataValue? = nil,
    expected: DataValue? = nil
  ) {
    let node = nodes[index]
    let place = Description.place(
      in: stream,
      value: Int(node.yaml),
      key: node.key >= 0 ? Int(node.key) : nil,
      alias: node.alias >= 0 ? Int(node.alias) : nil
    )
    append(
      check,
      message,
      help: help,
      range: place.range,
      path: pointer(to: index),
      node: index,
      actual: actual,
      expected: expected,
      related: place.related
    )
  }

  private mutating func append(
    _ check: DescriptionCheck,
    _ message: String,
    help: String? = nil,
    range: Range<Int>,
    path: String,
    node: Int,
    actual: DataValue? = nil,
    expected: DataValue? = nil,
    related: [Finding.Related] = []
  ) {
    findingNodes.append(node)
    findings.append(
      Finding(
        rule: check.rawValue,
        severity: .error,
        message: message,
        help: help,
        range: range,
        path: path,
        document: document,
        actual: actual,
        expected: expected,
        related: related
      )
    )
  }

  /// What has been read, each finding with the name of its widget.
  consuming func description() -> Description {
    if findings.isEmpty {
      return Description(stream: stream, document: document, nodes: nodes, findings: [], writtenFields: written)
    }
    let partial = partial
    var names = WidgetNames()
    let named = zip(findings, findingNodes).map { finding, node in
      var finding = finding
      finding.widget = names.name(around: node, in: partial)
      return finding
    }
    return Description(
      stream: stream,
      document: document,
      nodes: nodes,
      findings: named,
      writtenFields: written
    )
  }

  /// Offers a fix of the finding that was appended last.
  private mutating func offer(
    _ description: String,
    isSafe: Bool,
    _ edits: (DescriptionEditor) throws(EditObstacle) -> [TextEdit]
  ) {
    let editor = DescriptionEditor(partial)
    findings[findings.count - 1].offer(description, isSafe: isSafe) { () throws(EditObstacle) in try edits(editor) }
  }

  /// What has been read so far, to ask it for names and paths.
  private var partial: Description {
    Description(
      stream: stream,
      document: document,
      nodes: nodes,
      findings: [],
      writtenFields: written
    )
  }

  private func pointer(to index: Int, key: String? = nil) -> String {
    partial.pointer(to: index) + (key.map { "/" + Description.escaped($0) } ?? "")
  }

  /// A field as a message names it: by its place in its widget or app.
  private func name(of index: Int) -> String {
    let node = nodes[index]
    if node.field == .document { return "the document" }
    let path = table[node.field].path
    if node.isElement, node.field == FieldTable.widgets { return "a widget" }
    let own = path.hasPrefix("widgets[].") ? path.dropFirst("widgets[].".count) : path[...]
    let name = "`" + own.split(separator: "[]").joined() + "`"
    let language = partial.language(of: index)
    return language == "default" ? name : name + " in \(language)"
  }
}
