/// A comment of a stream.
package struct YAMLComment: Sendable, Equatable {
  /// The range of its bytes, from the `#` to the end of its line.
  package let range: Range<Int>

  /// A comment at a range.
  package init(range: Range<Int>) { self.range = range }
}

extension YAMLStream {
  /// The comments of the complete documents and between them, which libyaml drops: outside the scalars, and in the
  /// header line of a block scalar, every `#` that libyaml let pass begins one.
  package func comments() -> [YAMLComment] {
    var comments: [YAMLComment] = []
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

  private func appendComments(in range: Range<Int>, to comments: inout [YAMLComment]) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard bytes[offset] == UInt8(ascii: "#") else {
        offset += 1
        continue
      }
      let start = offset
      while offset < range.upperBound, lineBreakLength(at: offset) == 0 { offset += 1 }
      comments.append(YAMLComment(range: start..<offset))
    }
  }
}
