import YAMLTree

/// The node that a `disable-next` silences: the element or the key with its value that begins on the next line that is
/// neither blank nor a comment.
struct NextNode {
  /// Its bytes; empty where there is none.
  private(set) var range = 0..<0

  init(after line: Int, _ stream: YAMLStream, _ lines: LineMap) {
    guard let next = Self.nextLine(after: line, stream, lines) else { return }
    let bytes = lines.range(ofLine: next)
    for document in stream.documents {
      if let found = Self.entry(in: document.root, beginningIn: bytes, stream) {
        range = found
        return
      }
    }
  }

  private static func nextLine(after line: Int, _ stream: YAMLStream, _ lines: LineMap) -> Int? {
    guard line < lines.lineCount else { return nil }
    return ((line + 1)...lines.lineCount).first { number in
      let first = stream.bytes[lines.range(ofLine: number)].first { $0 != 0x20 && $0 != 0x09 }
      return first != nil && first != 0x0A && first != 0x0D && first != UInt8(ascii: "#")
    }
  }

  /// The outermost entry of a collection that begins in some bytes.
  private static func entry(in collection: Int, beginningIn line: Range<Int>, _ stream: YAMLStream) -> Range<Int>? {
    let node = stream[collection]
    guard node.kind == .mapping || node.kind == .sequence else { return nil }
    var child = collection + 1
    var last = Int(node.start)
    while child < Int(node.next) {
      var value = child
      var start = Int(stream[child].start)
      if node.kind == .mapping {
        value = Int(stream[child].next)
      } else if node.style == .block {
        start = dash(from: last, stream)
      }
      let end = max(start, Int(stream[value].end))
      if line.contains(start) { return start..<comment(behind: end, stream) + 1 }
      if start < line.lowerBound, end > line.lowerBound, let inner = entry(in: value, beginningIn: line, stream) {
        return inner
      }
      child = Int(stream[value].next)
      last = end
    }
    return nil
  }

  /// The dash of an element, which an anchor may part from its value: the next one that stands in no comment.
  private static func dash(from start: Int, _ stream: YAMLStream) -> Int {
    var offset = start
    while offset < stream.sourceCount, stream.bytes[offset] != UInt8(ascii: "-") {
      if stream.bytes[offset] == UInt8(ascii: "#") {
        while offset < stream.sourceCount, stream.bytes[offset] != 0x0A, stream.bytes[offset] != 0x0D { offset += 1 }
      } else {
        offset += 1
      }
    }
    return offset
  }

  /// The comment on the line on which a node ends, to which a finding about it may point; else the node's end.
  private static func comment(behind end: Int, _ stream: YAMLStream) -> Int {
    let rest = stream.bytes[min(end, stream.sourceCount)..<stream.sourceCount]
    guard let first = rest.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }), rest[first] == UInt8(ascii: "#") else {
      return end
    }
    return first
  }
}
