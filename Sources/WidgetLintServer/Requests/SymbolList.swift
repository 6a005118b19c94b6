import WidgetLint

/// The items of a description, and the fields beside their list, as symbols.
struct SymbolList {
  /// The kind of a symbol, by its number in the protocol.
  private enum Kind: Int {
    case module = 2
    case type = 5
    case property = 7
  }

  let check: DocumentCheck
  let description: Description
  /// Whether the client shows nested symbols.
  let isNested: Bool

  var json: [JSONText] {
    let table = description.table
    return shownChildren(of: 0).flatMap { child -> [JSONText] in
      let field = description[child].field
      guard field == table.items else {
        let name = table.names.lazy.compactMap { text(of: $0, in: child) }.first
        return symbols(child, name ?? self.name(field), nil, .module)
      }
      guard description[child].value.isList else { return [] }
      let noun = table.guidelines.items?.noun ?? ""
      return description.children(of: child).flatMap { item in
        let title = table.derived.first?.first.flatMap { text(of: $0, in: item) }
        let name = table.itemName.first.flatMap { text(of: $0, in: item) } ?? title
        return symbols(item, name ?? "\(noun) \(description[item].source.position + 1)", title, .type)
      }
    }
  }

  /// Returns the symbol of a node: nested, it contains those of the fields below; flat, it precedes them.
  private func symbols(
    _ node: Int,
    _ name: String,
    _ detail: String?,
    _ kind: Kind,
    in container: String? = nil
  ) -> [JSONText] {
    let fields = kind == .property ? [] : shownChildren(of: node)
    let children = fields.filter { !description[$0].isElement && !description[$0].source.isMerged }.flatMap { field in
      let isScalar = description.stream[description[field].source.value].kind == .scalar
      let value = isScalar ? DataValue.clipped(description.text(field)) : nil
      return symbols(field, self.name(description[field].field), value, .property, in: name)
    }
    let (range, selection) = ranges(of: node)
    guard isNested else {
      let symbol = JSONText.members([
        "name": .text(name), "kind": .integer(kind.rawValue),
        "location": ["uri": .text(check.uri.text), "range": check.text.json(range)],
        "containerName": container.map { .text($0) },
      ])
      return [symbol] + children
    }
    return [
      .members([
        "name": .text(name), "detail": detail.map { .text($0) }, "kind": .integer(kind.rawValue),
        "range": check.text.json(range), "selectionRange": check.text.json(selection),
        "children": children.isEmpty ? nil : .list(children),
      ])
    ]
  }

  /// Returns the fields of a mapping to show: neither the name of its guideline set nor private keys.
  private func shownChildren(of node: Int) -> [Int] {
    description.children(of: node).filter { child in
      let field = description[child].field
      return field != description.table.privateField && name(field) != FieldTable.guidelinesKey
    }
  }

  private func name(_ field: FieldID) -> String { description.table[field].key }

  /// Returns the bytes of a node with its key, and those of its key or first entry, to select.
  private func ranges(of node: Int) -> (Range<Int>, Range<Int>) {
    let source = description[node].source
    let value = description.stream[source.alias ?? source.value].range
    let place = source.key.map { description.stream[$0].range } ?? description.place(of: node).range
    let start = min(value.lowerBound, place.lowerBound)
    return (start..<max(value.upperBound, place.upperBound), place)
  }

  /// The default text of a mapping's field.
  private func text(of field: FieldID, in node: Int) -> String? {
    let text = description.child(of: node, field).flatMap(description.defaultNode)
    return text.map { DataValue.clipped(description.text($0)) }
  }
}
