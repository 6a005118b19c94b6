import YAML

extension Description {
  /// A range of bytes with other places that belong to it.
  package typealias Place = (range: Range<Int>, related: [Finding.Related])

  /// Where a finding about a node points, with the anchored value where an alias led to it.
  package func place(of index: Int) -> Place {
    let node = nodes[index]
    return Self.place(
      in: stream,
      value: Int(node.yaml),
      key: node.key >= 0 ? Int(node.key) : nil,
      alias: node.alias >= 0 ? Int(node.alias) : nil
    )
  }

  /// Where a finding about a value points: a scalar's own range, a collection's key or first entry, an alias.
  static func place(
    in stream: YAMLStream,
    value: Int,
    key: Int?,
    alias: Int?
  ) -> Place {
    if let alias {
      let target = place(in: stream, value: value, key: nil, alias: nil).range
      return (stream[alias].range, [Finding.Related(message: "the anchored value is here", range: target)])
    }
    let node = stream[value]
    if node.kind == .scalar, node.end > node.start { return (node.range, []) }
    if let key { return (stream[key].range, []) }
    return (firstEntry(of: value, in: stream), [])
  }

  /// The first key or element of a collection without a key, or its opening bracket where it is empty; the dash in
  /// front of an empty element.
  private static func firstEntry(of index: Int, in stream: YAMLStream) -> Range<Int> {
    let node = stream[index]
    guard node.kind != .scalar else {
      let start = Int(node.start)
      let line = stream.bytes[..<min(start, stream.sourceCount)]
      guard let dash = line.lastIndex(where: { $0 != 0x20 && $0 != 0x09 }), line[dash] == UInt8(ascii: "-") else {
        return start..<start
      }
      return dash..<dash + 1
    }
    guard index + 1 < Int(node.next) else { return Int(node.start)..<Int(node.start) + 1 }
    let first = stream[index + 1]
    return first.kind == .scalar || first.kind == .alias ? first.range : firstEntry(of: index + 1, in: stream)
  }
}
