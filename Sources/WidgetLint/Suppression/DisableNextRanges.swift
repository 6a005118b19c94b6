import YAML

/// The nodes that a file's `disable-next` comments suppress: for each comment, the element, or key with its value, that
/// begins on the next line with code.
///
///     grid:
///       # widgetlint:disable-next grid-item-limit -- four fit
///       items: 4   # Today.swift:3
///
/// The node here ends at the `#` of the comment after it, to which a finding may point. A scalar or flow collection
/// below the line of its key counts by itself as well. One walk over the file finds all nodes.
struct DisableNextRanges {
  private let stream: YAMLStream
  private let lines: LineMap
  /// The next line with code for each directive, by the directive's line.
  private let targets: [Int: Int]
  /// The target lines that the walk has not passed yet, in order.
  private var wanted: ArraySlice<Int> = []
  /// The nodes by the lines on which they begin.
  private var found: [Int: Range<Int>] = [:]

  /// Finds the nodes for the lines of directives, which are in order.
  init(after directives: [Int], _ stream: YAMLStream, _ lines: LineMap) {
    self.stream = stream
    self.lines = lines
    targets = lines.linesOfCode(after: directives, in: stream.bytes, besides: [("#", "")])
    wanted = Set(targets.values).filter { $0 <= lines.lineCount }.sorted()[...]
    for document in stream.documents where !wanted.isEmpty { walk(document.root) }
  }

  /// The bytes of the suppressed node for each directive, by the directive's line.
  var ranges: [Int: Range<Int>] { targets.compactMapValues { found[$0] } }

  /// Finds the outermost entry of a collection that begins on each wanted line.
  private mutating func walk(_ collection: Int) {
    let node = stream[collection]
    var last = Int(node.start)
    for place in stream.places(in: collection) where !wanted.isEmpty {
      let isDashed = place.key == nil && node.style == .block
      let start = isDashed ? dash(from: last) : Int(stream[place.first].start)
      let value = stream[place.value]
      let end = max(start, Int(value.end))
      let isApart = !value.range.isEmpty && (value.kind == .scalar || value.style == .flow)
      for start in isApart ? [start, max(start, Int(value.start))] : [start] {
        while let line = wanted.first, lines.range(ofLine: line).upperBound <= start { wanted.removeFirst() }
        if let line = wanted.first, lines.range(ofLine: line).contains(start) {
          found[line] = start..<self.end(withCommentAfter: end) + 1
          wanted.removeFirst()
        }
      }
      if let line = wanted.first, end > lines.range(ofLine: line).lowerBound { walk(place.value) }
      last = end
    }
  }

  /// The offset of the next dash outside of comments: an anchor may separate an element's dash from its value.
  private func dash(from start: Int) -> Int {
    var offset = start
    while offset < stream.sourceCount, stream.bytes[offset] != UInt8(ascii: "-") {
      let isComment = stream.bytes[offset] == UInt8(ascii: "#")
      offset = isComment ? stream.bytes.line(around: offset, before: stream.sourceCount).upperBound : offset + 1
    }
    return offset
  }

  /// The start of the comment after a node's end; the end itself if no comment follows.
  private func end(withCommentAfter end: Int) -> Int {
    let rest = stream.bytes[min(end, stream.sourceCount)..<stream.sourceCount]
    guard let first = rest.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }), rest[first] == UInt8(ascii: "#") else {
      return end
    }
    return first
  }
}
