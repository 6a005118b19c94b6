import YAML

/// Returns a stream's nodes, one per line: the style, the range in the text, and the value.
func outline(_ text: String) -> [String] {
  let stream = YAMLStream(Array(text.utf8))
  return stream.nodes.indices.map { index in
    let node = stream[index]
    let source = String(decoding: stream.bytes[node.range], as: UTF8.self)
    switch node.kind {
    case .scalar: return "\(node.style) [\(source)] \(stream.text(index))"
    case .alias: return "alias [\(source)] \(stream.text(node.target))"
    case .mapping, .sequence: return "\(node.style) \(node.kind) [\(source)]"
    }
  }
}

/// Returns the places of a stream's nodes, as `LINE:COLUMN-LINE:COLUMN`.
func places(_ bytes: [UInt8]) -> [String] {
  let stream = YAMLStream(bytes)
  let lines = LineMap(bytes, count: bytes.count)
  return stream.nodes.map { node in
    let start = lines.position(of: node.range.lowerBound, in: bytes)
    let end = lines.position(of: node.range.upperBound, in: bytes)
    return "\(start.line):\(start.column)-\(end.line):\(end.column)"
  }
}

/// Returns the problem that ends the reading of a text; nil if there is none.
func problem(_ text: String) -> YAMLProblem? { YAMLStream(Array(text.utf8)).problem }
