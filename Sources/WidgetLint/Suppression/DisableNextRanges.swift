import YAML

/// The nodes that the `disable-next` comments of a file suppress: for each, the element, or the key with its value,
/// that begins on the next line with code. One walk over the file finds them all.
struct DisableNextRanges {
  private let stream: YAMLStream
  private let lines: LineMap
  /// The line after each directive, by the directive's line.
  private var targets: [Int: Int] = [:]
  /// The lines that the walk has not passed, in order.
  private var wanted: ArraySlice<Int> = []
  /// The nodes by the lines on which they begin.
  private var found: [Int: Range<Int>] = [:]

  /// Finds the nodes for the lines of directives, which are in order.
  init(after directives: [Int], _ stream: YAMLStream, _ lines: LineMap) {
    self.stream = stream
    self.lines = lines
    var line = 0
    for directive in directives {
      if line <= directive { line = nextLine(after: directive) }
      targets[directive] = line
    }
    wanted = Set(targets.values).filter { $0 <= lines.lineCount }.sorted()[...]
    for document in stream.documents where !wanted.isEmpty { walk(document.root) }
  }

  /// The bytes of the node for the directive on each line.
  var ranges: [Int: Range<Int>] { targets.compactMapValues { found[$0] } }

  /// The next line that is neither blank nor a comment; one past the last if there is none.
  private func nextLine(after line: Int) -> Int {
    var number = line + 1
    while number <= lines.lineCount {
      let first = stream.bytes[lines.range(ofLine: number)].first { $0 != 0x20 && $0 != 0x09 }
      if let first, first != 0x0A, first != 0x0D, first != UInt8(ascii: "#") { break }
      number += 1
    }
    return number
  }

  /// Gives each wanted line the outermost entry of a collection that begins on it.
  private mutating func walk(_ collection: Int) {
    let node = stream[collection]
    var last = Int(node.start)
    for place in stream.places(in: collection) where !wanted.isEmpty {
      let isDashed = place.key == nil && node.style == .block
      let start = isDashed ? dash(from: last) : Int(stream[place.first].start)
      let end = max(start, Int(stream[place.value].end))
      while let line = wanted.first, lines.range(ofLine: line).upperBound <= start { wanted.removeFirst() }
      if let line = wanted.first, lines.range(ofLine: line).contains(start) {
        found[line] = start..<comment(after: end) + 1
        wanted.removeFirst()
      }
      if let line = wanted.first, end > lines.range(ofLine: line).lowerBound { walk(place.value) }
      last = end
    }
  }

  /// The dash of an element, which an anchor may separate from its value: the next dash outside of comments.
  private func dash(from start: Int) -> Int {
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

  /// The start of the comment after a node's end, since a finding about it may point there; else the node's end.
  private func comment(after end: Int) -> Int {
    let rest = stream.bytes[min(end, stream.sourceCount)..<stream.sourceCount]
    guard let first = rest.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }), rest[first] == UInt8(ascii: "#") else {
      return end
    }
    return first
  }
}
