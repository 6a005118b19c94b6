import WidgetLint

/// The apps and widgets of a file as symbols.
struct SymbolList {
  /// What a symbol is, by its number in the protocol.
  private enum Kind: Int {
    case module = 2
    case type = 5
    case property = 7
  }

  /// A symbol with what is below it.
  private struct Symbol {
    let name: String
    let detail: String?
    let kind: Kind
    let range: Range<Int>
    let selection: Range<Int>
    var children: [Symbol] = []
  }

  private let uri: DocumentURI
  private let text: DocumentText

  /// Looks at a document.
  init(_ uri: DocumentURI, _ text: DocumentText) {
    self.uri = uri
    self.text = text
  }

  /// The symbols, below one another where the client can show that.
  func json(_ file: CheckedFile, isNested: Bool) -> JSONText {
    let symbols = file.descriptions.flatMap(symbols)
    return .list(isNested ? symbols.map(nested) : symbols.flatMap { flat($0, in: nil) })
  }

  // MARK: - Descriptions

  private func symbols(_ description: Description) -> [Symbol] {
    description.children(of: 0).flatMap { child -> [Symbol] in
      if description[child].field == FieldTable.widgets {
        guard description[child].value.isList else { return [] }
        return description.children(of: child).map { widget in
          let name = text(of: FieldTable.widgetName, in: widget, description)
          let title = text(of: FieldTable.widgetTitle, in: widget, description)
          let fallback = "widget \(description[widget].position + 1)"
          return symbol(widget, name ?? title ?? fallback, title, .type, description)
        }
      }
      let name = text(of: FieldTable.appName, in: child, description)
      return [symbol(child, name ?? FieldTable.description[description[child].field].key, nil, .module, description)]
    }
  }

  private func symbol(
    _ node: Int,
    _ name: String,
    _ detail: String?,
    _ kind: Kind,
    _ description: Description
  ) -> Symbol {
    let children = description.children(of: node).filter { !description[$0].isElement && !description[$0].isMerged }
    let (range, selection) = ranges(of: node, description)
    return Symbol(
      name: name,
      detail: detail,
      kind: kind,
      range: range,
      selection: selection,
      children: kind == .property ? [] : children.map { field($0, description) }
    )
  }

  private func field(_ node: Int, _ description: Description) -> Symbol {
    let isScalar = description.stream[Int(description[node].yaml)].kind == .scalar
    let value = isScalar ? DataValue.clipped(description.text(node)) : nil
    return symbol(node, FieldTable.description[description[node].field].key, value, .property, description)
  }

  /// The bytes of a node with its key, and those of its key or its first entry.
  private func ranges(of node: Int, _ description: Description) -> (Range<Int>, Range<Int>) {
    let row = description[node]
    let value = description.stream[row.alias >= 0 ? Int(row.alias) : Int(row.yaml)].range
    let place = row.key >= 0 ? description.stream[Int(row.key)].range : description.place(of: node).range
    let start = min(value.lowerBound, place.lowerBound)
    return (start..<max(value.upperBound, place.upperBound), place)
  }

  /// The default text of a mapping's field.
  private func text(of field: FieldID, in node: Int, _ description: Description) -> String? {
    guard let child = description.child(of: node, field) else { return nil }
    let nodes = description[child].value.isLanguages ? description.children(of: child) : [child]
    let text = nodes.first { description[$0].value.isText && description.language(of: $0) == "default" }
    return text.map { DataValue.clipped(description.text($0)) }
  }

  // MARK: - JSON

  private func nested(_ symbol: Symbol) -> JSONText {
    .members([
      "name": .text(symbol.name), "detail": symbol.detail.map { .text($0) }, "kind": .integer(symbol.kind.rawValue),
      "range": text.json(symbol.range), "selectionRange": text.json(symbol.selection),
      "children": symbol.children.isEmpty ? nil : .list(symbol.children.map(nested)),
    ])
  }

  private func flat(_ symbol: Symbol, in container: String?) -> [JSONText] {
    let own = JSONText.members([
      "name": .text(symbol.name), "kind": .integer(symbol.kind.rawValue),
      "location": ["uri": .text(uri.text), "range": text.json(symbol.range)],
      "containerName": container.map { .text($0) },
    ])
    return [own] + symbol.children.flatMap { flat($0, in: symbol.name) }
  }
}
