import YAML

/// The findings about values: what was found, what is expected, and the advice.
extension DescriptionReader {
  /// The type of a node, and the form of its value with all the details that findings need.
  private func types(of index: Int) -> (type: PathType, form: FieldType.Form) {
    let type = PathType(table: table, field: nodes[index].field, isElement: nodes[index].isElement)
    return (type, nodes.isLanguage(index) ? .textInOneLanguage : type.form)
  }

  /// Reports a scalar that its field cannot have.
  mutating func reportScalar(_ index: Int) {
    guard makesFinding() else { return }
    let (source, (type, form)) = (nodes[index].source, types(of: index))
    if isNothing(source.value) { return reportNothing(index, form, source) }
    let text = stream.text(source.value)
    // A text of this length is not a misspelled word, and looking for one takes many passes over it.
    let hint =
      text.utf8.count > Description.Limits.hintedText
      ? nil
      : form.hint(for: text, apiNames: table.guidelines.apiNames) ?? ShapeHints.collection(text, instead: type)
    // A block scalar's last line break may be all that is wrong.
    let found = text.last?.isNewline == true ? text.dropLast() + "\\n" : text
    report(
      form.fault(of: text).check,
      index,
      "\(name(of: index)) is \(DataValue.quoted(found)), expected \(expectation(index, instead: text))",
      help: hint?.text,
      actual: .text(text),
      expected: form.listed,
      fix: hint.flatMap { hint in
        guard let meant = hint.replacement else { return nil }
        return PendingFix(description: "write \(meant)", isSafe: hint.isSafe) { editor throws(EditObstacle) in
          try editor.replacing(index, with: meant)
        }
      }
    )
  }

  /// Whether the word before an empty value is an anchor: `title: &Friends`.
  private func isAnchored(_ node: YAMLNode) -> Bool {
    let before = stream.bytes[..<node.range.lowerBound].suffix(Description.Limits.hintedText).reversed()
    return before.drop(while: \.isBlank).prefix { !$0.isBlank && !$0.isLineBreak }.last == UInt8(ascii: "&")
  }

  private mutating func reportNothing(_ index: Int, _ form: FieldType.Form, _ source: LocatedNode) {
    let node = stream[source.value]
    let comment = node.range.isEmpty ? LostComment(after: source, in: stream) : nil
    if form.kind == ColorKind.self, let comment, let digits = comment.colorDigits {
      let edit = node.isAliased || source.alias != nil ? nil : comment.quotingColor
      let anchored = [Finding.Related(message: "the anchored value is here", range: comment.range)]
      report(
        .unquotedColor,
        index,
        "\(name(of: index)) has no value: YAML reads the unquoted #\(digits) as a comment",
        help: Color(hexDigits: Array(digits.utf8).span) == nil
          ? "write a quoted color of 3, 6 or 8 hex digits" : "quote the color: \"#\(digits)\"",
        at: source.alias.map { (stream[$0].range, anchored) } ?? (comment.range, []),
        actual: .text("#\(digits)"),
        fix: edit.map { edit in PendingFix(description: "quote the color", isSafe: true) { _ in [edit] } }
      )
      return
    }
    let written = node.range.isEmpty ? "is empty" : "is \(stream.text(source.value)), which is not a value"
    var help = "leave the field out, or give it a value"
    if node.hasTag, node.range.isEmpty {
      help = "quote the value: an unquoted ! begins a tag, not a text"
    } else if node.range.isEmpty, isAnchored(node) {
      help = "quote the value: an unquoted & begins an anchor, not a text"
    } else if let comment, comment.isGlued {
      help = "quote the value: an unquoted # begins a comment"
    }
    let message = "\(name(of: index)) \(written), expected \(expectation(index))"
    report(.wrongType, index, message, help: help, actual: .null, expected: form.listed)
  }

  /// Reports a mapping or a list in a field that does not take it.
  mutating func reportWrongShape(_ index: Int) {
    guard makesFinding() else { return }
    let (node, (type, form)) = (stream[nodes[index].source.value], types(of: index))
    let isSwallowed = node.style == .flow && node.kind == .mapping && form.kind == TextKind.self
    let help =
      isSwallowed ? "quote the value: an unquoted { begins a mapping" : ShapeHints.words(for: node.kind, instead: type)
    let found = node.kind == .mapping ? "a mapping" : "a list"
    report(.wrongType, index, "\(name(of: index)) is \(found), expected \(expectation(index))", help: help)
  }

  /// The words for what is expected instead of a value; a text in one language cannot be a mapping of languages.
  private func expectation(_ index: Int, instead text: String? = nil) -> String {
    if nodes.isLanguage(index) { return "a text" }
    let (type, form) = types(of: index)
    return form.expected(instead: text, element: type.isElement ? nil : type.row.type.element)
  }

  /// Reports a list that is too short.
  mutating func reportTooFewElements(_ index: Int, count: Int) {
    nodes[index].value = .unreadable
    let fewest = table[nodes[index].field].type.minimumCount
    let found = count == 0 ? "is an empty list" : "has " + count.counted("entry", "entries")
    let expected = fewest == 1 ? "one entry" : "\(fewest) entries"
    report(.invalidValue, index, "\(name(of: index)) \(found), expected at least \(expected)")
  }
}
