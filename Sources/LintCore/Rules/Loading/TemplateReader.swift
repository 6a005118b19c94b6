extension Template {
  /// How many bytes a message may have: each finding holds one.
  private static let longest = StrictNode.longestLine

  /// How many bytes a message may have once it is filled, but for the last value in it.
  private static let longestFilled = 2_000

  /// Reads a message with placeholders in braces.
  init(_ node: StrictNode, scope: RuleScope) throws(Finding) {
    let text = try node.text()
    if text.utf8.count > Self.longest {
      throw node.fault("the message has \(text.utf8.count) bytes, expected \(Self.longest) at most")
    }
    if text.contains(where: \.isNewline) { throw node.fault("the message has several lines, expected one") }
    var pieces: [Piece] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else { throw node.fault("a { has no }") }
      if open > rest.startIndex { pieces.append(.literal(String(rest[..<open]))) }
      let name = String(rest[rest.index(after: open)..<close])
      if let piece = scope.faults.collect({ () throws(Finding) in try Self.piece(name, node, scope) }) {
        pieces.append(piece)
      }
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.literal(String(rest))) }
    self.init(pieces: pieces)
  }

  private static func piece(_ name: String, _ node: StrictNode, _ scope: RuleScope) throws(Finding) -> Piece {
    switch name {
    case "actual": return .actual
    case "expected": return .expected
    case "widget": return .widget
    case "language": return .language
    case "field": return .field
    default: break
    }
    if let index = scope.index(ofParameter: name) { return .parameter(index) }
    let names = RuleReader.placeholders + scope.parameters.map(\.name)
    throw node.fault(
      "the message names {\(name)}, which is no placeholder",
      help: NearName.nearest(to: name, in: names).map { NearName.question("{\($0)}") }
        ?? "the placeholders are \(DataValue.enumerate(names.map { "{\($0)}" }, "and"))"
    )
  }

  /// The message for a failure.
  package func filled(for failure: Failure, field: String, widget: String?, parameters: [RuleParameter]) -> String {
    pieces.reduce(into: "") { text, piece in
      guard text.utf8.count <= Self.longestFilled else { return }
      switch piece {
      case .literal(let literal): text += literal
      case .actual: text += failure.actual?.clipped ?? "nothing"
      case .expected: text += failure.expected?.clipped ?? "nothing"
      case .widget: text += widget.map { DataValue.clipped($0) } ?? "the widget"
      case .field: text += field
      case .language: text += failure.language ?? "the default language"
      case .parameter(let index):
        // No more values than can be shown are looked at: there may be very many, each of them long.
        let values = parameters[index].values
        let words = values.prefix(100).map { DataValue.clipped($0.data.shown, to: 400) }
        text += DataValue.clipped(DataValue.enumerate(words + (values.count > 100 ? ["…"] : [])), to: 400)
      }
    }
  }
}
