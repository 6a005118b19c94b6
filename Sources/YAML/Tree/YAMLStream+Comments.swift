extension YAMLStream {
  /// The comments in and between the complete documents, which libyaml drops, each from its `#` to the end of its line.
  /// Outside of scalars, and in the header line of a block scalar, every `#` that libyaml accepts begins one.
  package func comments() -> [Range<Int>] {
    var comments: [Range<Int>] = []
    var gap = 0
    for node in nodes where node.kind == .scalar {
      appendComments(in: gap..<max(gap, Int(node.start)), to: &comments)
      if node.isBlockScalar { appendComments(in: headerLine(of: node), to: &comments) }
      gap = max(gap, Int(node.end))
    }
    let end = problem == nil ? sourceCount : documents.last?.range.upperBound ?? 0
    appendComments(in: gap..<max(gap, end), to: &comments)
    return comments
  }

  private func headerLine(of node: YAMLNode) -> Range<Int> {
    var end = Int(node.start)
    while end < Int(node.end), lineBreakLength(at: end) == 0 { end += 1 }
    return Int(node.start)..<end
  }

  private func appendComments(in range: Range<Int>, to comments: inout [Range<Int>]) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard bytes[offset] == UInt8(ascii: "#") else {
        offset += 1
        continue
      }
      let start = offset
      while offset < range.upperBound, lineBreakLength(at: offset) == 0 { offset += 1 }
      comments.append(start..<offset)
    }
  }
}
