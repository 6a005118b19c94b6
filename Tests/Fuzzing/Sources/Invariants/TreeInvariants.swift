package import YAML

/// The invariants of a located tree.
package enum TreeInvariants {
  /// Checks the nodes, documents, comments and problem of a stream.
  package static func check(_ stream: YAMLStream) {
    let places = PlaceInvariants(stream)
    if let problem = stream.problem { places.check(problem.range, "the problem") }
    var end = 0
    for document in stream.documents {
      Fuzzer.expect(document.range.lowerBound >= end, "documents overlap")
      places.check(document.range, "a document")
      end = document.range.upperBound
      checkNode(document.root, of: stream, places, within: nil)
    }
    let last = stream.documents.last.map { Int(stream[$0.root].next) } ?? 0
    Fuzzer.expect(last == stream.nodes.count, "nodes stand after the last document")
    var gap = 0
    for comment in stream.comments() {
      places.check(comment, "a comment")
      Fuzzer.expect(comment.lowerBound >= gap, "comments overlap")
      Fuzzer.expect(stream.bytes[comment.lowerBound] == UInt8(ascii: "#"), "a comment begins with no #")
      gap = comment.upperBound
    }
  }

  private static func checkNode(
    _ index: Int,
    of stream: YAMLStream,
    _ places: PlaceInvariants,
    within outer: Range<Int>?
  ) {
    let node = stream[index]
    places.check(node.range, "a node")
    if let outer { Fuzzer.expect(outer.contains(node.range), "a node stands outside of the one above it") }
    Fuzzer.expect(Int(node.next) > index && Int(node.next) <= stream.nodes.count, "a node's end is out of order")
    switch node.kind {
    case .scalar:
      Fuzzer.expect(Int(node.next) == index + 1, "a scalar has children")
      Fuzzer.expect(String(validating: stream.textBytes(index), as: UTF8.self) != nil, "a text is no UTF-8")
    case .alias:
      Fuzzer.expect(Int(node.next) == index + 1, "an alias has children")
      Fuzzer.expect(node.target < index && stream[node.target].kind != .alias, "an alias stands for none before it")
    case .mapping, .sequence:
      var child = index + 1
      var count = 0
      while child < Int(node.next) {
        checkNode(child, of: stream, places, within: node.range)
        child = Int(stream[child].next)
        count += 1
      }
      Fuzzer.expect(child == Int(node.next), "children reach out of their collection")
      Fuzzer.expect(node.kind == .sequence || count % 2 == 0, "a key has no value")
    }
  }
}
