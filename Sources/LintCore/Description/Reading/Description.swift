package import YAML

/// One document, read as a description: its fields' values by type, and the findings about the description itself.
package final class Description: Sendable {
  /// The file that it is in.
  package let stream: YAMLStream
  /// The table of its fields.
  package let table: FieldTable
  /// The number of the document in the file, from 1.
  package let document: Int
  /// The values, each followed by what is below it; the first is the document.
  package let nodes: [DescriptionNode]
  /// The findings about the description itself, in no order.
  package let findings: [Finding]
  /// Whether findings were left out because there are too many.
  package let leavesOutFindings: Bool
  /// The fields that are written somewhere.
  package let writtenFields: FieldSet

  /// The description that a reader has read, with its findings.
  init(_ reader: borrowing DescriptionReader, findings: [Finding]) {
    (stream, table, document, nodes) = (reader.stream, reader.table, reader.document, reader.nodes)
    (leavesOutFindings, writtenFields) = (reader.leavesOutFindings, reader.written)
    self.findings = findings
  }

  /// The fields that are written somewhere with a value that could be read.
  package var readFields: FieldSet {
    if findings.isEmpty { return writtenFields }
    var (read, unread) = (FieldSet(), FieldSet())
    // Private fields have no place in the sets.
    for node in nodes where Int(node.field.rawValue) < FieldSet.capacity {
      if node.value.isUnreadable { unread.insert(node.field) } else { read.insert(node.field) }
    }
    return writtenFields.subtracting(unread.subtracting(read))
  }

  /// The node at an index.
  package subscript(_ index: Int) -> DescriptionNode { nodes[index] }

  /// The node of a mapping's field; nil if it is not written.
  package func child(of index: Int, _ field: FieldID) -> Int? {
    guard case .mapping(let fields) = nodes[index].value, fields.contains(field) else { return nil }
    var child = index + 1
    let end = Int(nodes[index].next)
    while child < end {
      if nodes[child].field == field { return child }
      child = Int(nodes[child].next)
    }
    return nil
  }

  /// The direct children of a node, in order.
  package func children(of index: Int) -> [Int] {
    var found: [Int] = []
    var child = index + 1
    while child < Int(nodes[index].next) {
      found.append(child)
      child = Int(nodes[child].next)
    }
    return found
  }

  /// The number of a list's elements; 0 for a node that is no list.
  package func elementCount(of index: Int) -> Int {
    if case .list(let count) = nodes[index].value { Int(count) } else { 0 }
  }

  /// The range of a scalar's text in the stream's bytes.
  package func textRange(_ index: Int) -> Range<Int> {
    stream.nodes[nodes[index].source.value].textRange
  }

  /// A scalar's text as bytes.
  package func bytes(_ index: Int) -> ArraySlice<UInt8> { stream.textBytes(nodes[index].source.value) }

  /// A scalar's text.
  package func text(_ index: Int) -> String { stream.text(nodes[index].source.value) }

  /// The language of a text's node: its key, or `default`.
  package func language(of index: Int) -> String { Self.language(of: index, in: nodes, stream) }

  /// The language of one of `nodes`, which may still be growing.
  static func language(of index: Int, in nodes: [DescriptionNode], _ stream: YAMLStream) -> String {
    guard nodes.isLanguage(index), let key = nodes[index].source.key else { return "default" }
    return stream.text(stream.resolved(key))
  }

  /// The range of a key's text in the stream's bytes; empty for a node without a key.
  package func keyRange(_ index: Int) -> Range<Int> {
    nodes[index].source.key.map { stream.nodes[stream.resolved($0)].textRange } ?? 0..<0
  }

  /// The index of the item that a node is in; nil if it is in none.
  func item(of index: Int) -> Int? {
    guard let items = table.items else { return nil }
    var current = index
    while current > 0 {
      if nodes[current].field == items, nodes[current].isElement { return current }
      current = Int(nodes[current].parent)
    }
    return nil
  }

  /// The name of an item in its default language, shortened; nil if it cannot be read.
  package func name(ofItem item: Int) -> String? {
    func node(_ way: [FieldID]) -> Int? {
      var node = way.isEmpty ? nil : item
      for field in way {
        // An item that is a lone value may be its own name.
        let isLone = node.map { nodes[$0].value.isText && table.traits(of: field).isLoneValue } ?? false
        if !isLone { node = node.flatMap { child(of: $0, field) } }
      }
      return node.flatMap(defaultNode)
    }
    if let name = node(table.itemName) { return shortText(name) }
    // The last part of a path or an address is enough.
    return node(table.otherItemName).flatMap { bytes($0).split { $0 == 0x23 || $0 == 0x2F }.last.map(Self.shortText) }
  }

  /// The name that a placeholder like `{app}` stands for, in its default language, shortened; nil if it cannot be read.
  var name: String? {
    guard let field = table.names.first else { return nil }
    return node(atWayTo: field).flatMap(defaultNode).map(shortText)
  }

  /// The node of a field outside of lists.
  private func node(atWayTo field: FieldID) -> Int? {
    table.way(to: field).reduce(0) { node, field in node.flatMap { child(of: $0, field) } }
  }

  /// The node of a text in its default language; nil if there is none.
  package func defaultNode(_ index: Int) -> Int? {
    guard nodes[index].value.isLanguages else { return nodes[index].value.isText ? index : nil }
    return children(of: index).first { child in
      nodes[child].value.isText && stream.bytes[keyRange(child)].elementsEqual("default".utf8)
    }
  }

  /// A scalar's text, cut off if it is longer than a finding shows.
  package func shortText(_ index: Int) -> String { Self.shortText(bytes(index)) }

  /// A text, cut off if it is longer than a finding shows.
  static func shortText(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.count > Limits.shownText else { return String(decoding: bytes, as: UTF8.self) }
    let end = bytes.codePoint(at: bytes.startIndex + Limits.shownText, from: bytes.startIndex)
    return String(decoding: bytes[..<end], as: UTF8.self) + "…"
  }

  /// The number of items in the document.
  package var itemCount: Int {
    table.items.flatMap { node(atWayTo: $0) }.map(elementCount) ?? 0
  }

  /// The default value of a field; nil if it has none.
  package func defaultValue(of field: FieldID) -> DescriptionNode.Value? {
    switch table.traits(of: field).defaultValue {
    case .none: nil
    case .soleItem: .boolean(itemCount == 1)
    case .value(let value): value
    case .field: value(atWayToDefaultOf: field)
    }
  }

  /// The value of the field that a field's default refers to, or that field's own default; nil if there is neither.
  private func value(atWayToDefaultOf field: FieldID) -> DescriptionNode.Value? {
    var index = 0
    let way = table.waysToDefault[Int(field.rawValue)]
    for next in way {
      if nodes[index].value.isClosed { break }
      guard let child = child(of: index, next) else { return next == way.last ? defaultValue(of: next) : nil }
      index = child
    }
    return nodes[index].value
  }

  /// Whether an alias or a merge key repeats a node, or a collection around it, elsewhere.
  func isRepeated(_ index: Int) -> Bool {
    var current = index
    while current > 0, !stream[nodes[current].source.value].isAliased { current = Int(nodes[current].parent) }
    return current > 0
  }

  /// The JSON Pointer of a node.
  package func pointer(to index: Int) -> String {
    var parts: [String] = []
    var current = index
    while current > 0 {
      let source = nodes[current].source
      parts.append(source.key.map { Self.escaped(stream.text(stream.resolved($0))) } ?? String(source.position))
      current = Int(nodes[current].parent)
    }
    return parts.reversed().reduce(into: "") { $0 += "/" + $1 }
  }

  /// A key as a JSON Pointer writes it.
  package static func escaped(_ key: String) -> String {
    guard key.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return key }
    // By code points, since a slash and a combining mark after it are one `Character`.
    return key.unicodeScalars.reduce(into: "") { $0 += $1 == "~" ? "~0" : $1 == "/" ? "~1" : String($1) }
  }
}

extension Description {
  /// The limits on findings, and on texts in findings and fixes.
  package enum Limits {
    /// The most findings about a document, and the most by rules: a longer report is of no use.
    package static let findings = 6_000
    /// The most steps of a rule for a description without nodes.
    package static let steps = 1_000_000
    /// The most bytes of a text in a finding, since many findings may show the same text.
    static let shownText = 400
    /// The most bytes of a value, or around an empty one, that are searched for advice, which takes many passes.
    static let hintedText = 1_000
    /// The most bytes that a fix writes, since many fixes may write the same text.
    static let writtenText = 1_000
  }

  // MARK: - Places

  /// A range of bytes with related places.
  package typealias Place = (range: Range<Int>, related: [Finding.Related])

  /// The place of a finding about a node, with the anchored value if the node was reached through an alias.
  package func place(of index: Int) -> Place { Self.place(of: nodes[index].source, in: stream) }

  /// The place of a finding about a value: a scalar's own range, a collection's key or first entry, or the alias.
  static func place(of source: LocatedNode, in stream: YAMLStream) -> Place {
    if let alias = source.alias {
      let target = place(of: LocatedNode(value: source.value), in: stream).range
      return (stream[alias].range, [Finding.Related(message: "the anchored value is here", range: target)])
    }
    let node = stream[source.value]
    if node.kind == .scalar, node.end > node.start { return (node.range, []) }
    if let key = source.key { return (stream[key].range, []) }
    return (firstEntry(of: source.value, in: stream), [])
  }

  /// The first key or element of a collection without a key; its opening bracket if it is empty. For an empty element,
  /// the dash before it.
  private static func firstEntry(of index: Int, in stream: YAMLStream) -> Range<Int> {
    let (node, start) = (stream[index], Int(stream[index].start))
    switch node.kind {
    case .scalar where node.range.isEmpty && start > 0 && stream.bytes[start - 1] == UInt8(ascii: "-"):
      return start - 1..<start
    case .scalar, .alias: return node.range
    case .mapping, .sequence:
      return index + 1 < Int(node.next) ? firstEntry(of: index + 1, in: stream) : start..<start + 1
    }
  }
}
