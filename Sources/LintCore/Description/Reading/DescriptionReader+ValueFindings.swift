import YAML

/// The findings about values: what was found, what is expected, and the way out.
extension DescriptionReader {
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
}
