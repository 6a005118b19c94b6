extension YAMLStream {
  /// The comments in and between the complete documents, which libyaml drops, each from its `#` to the end of its line.
  /// Outside of scalars, and in the header line of a block scalar, every `#` that libyaml accepts begins one.
  package func comments() -> [Range<Int>] {
    var comments: [Range<Int>] = []
    var gap = 0
    for node in nodes where node.kind == .scalar {
      appendComments(in: gap..<max(gap, Int(node.start)), to: &comments)
      if node.isBlockScalar { appendComments(in: Int(node.start)..<endOfLine(node.range), to: &comments) }
      gap = max(gap, Int(node.end))
    }
    let end = problem == nil ? sourceCount : documents.last?.range.upperBound ?? 0
    appendComments(in: gap..<max(gap, end), to: &comments)
    return comments
  }

  /// The end of a range, or of its first line, before the line break.
  func endOfLine(_ range: Range<Int>) -> Int {
    range.first { source.lineBreakLength(at: $0) > 0 } ?? range.upperBound
  }

  private func appendComments(in range: Range<Int>, to comments: inout [Range<Int>]) {
    var offset = range.lowerBound
    while let start = bytes[offset..<range.upperBound].firstIndex(of: UInt8(ascii: "#")) {
      offset = endOfLine(start..<range.upperBound)
      comments.append(start..<offset)
    }
  }
}
