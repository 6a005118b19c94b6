/// A change of a text within one scalar, before and after which libyaml reads everything else alike.
package struct ScalarChange {
  /// The index of the scalar's node.
  let node: Int
  /// The offset at which the scalar ended.
  let end: Int
  /// By how many bytes what is after the scalar has moved.
  let shift: Int

  /// How many bytes a line may have: libyaml looks for a key's colon in 1,024 characters.
  private static let longestLine = 1000

  /// The change that makes a stream's text another one; nil where there is more to it, or only libyaml can tell.
  package init?(of stream: YAMLStream, to bytes: [UInt8]) {
    // A problem has places of its own, and a text may have become too large.
    guard stream.problem == nil, bytes.count + stream.aliasedCount <= YAMLLimits().bytes else { return nil }
    let change = Self.difference(stream.bytes[..<stream.sourceCount], bytes)
    node = stream.lastNode(from: change.lowerBound)
    guard node >= 0, case let scalar = stream[node], scalar.isScalar, !scalar.range.isEmpty,
      change.upperBound <= scalar.range.upperBound
    else { return nil }
    end = scalar.range.upperBound
    shift = bytes.count - stream.sourceCount
    let range = scalar.range.lowerBound..<end + shift
    guard scalar.isOnOneLine, range.count > 0, Self.reads(bytes[range], scalar.style),
      Self.isOnShortLine(range, bytes), !stream.isRepeated(node)
    else { return nil }
  }

  /// What of a text is no longer in another one, from the first difference to the last.
  private static func difference(_ old: ArraySlice<UInt8>, _ new: [UInt8]) -> Range<Int> {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        let shorter = min(old.count, new.count)
        var start = 0
        while start + 8 <= shorter, word(old, start) == word(new, start) { start += 8 }
        while start < shorter, old[start] == new[start] { start += 1 }
        var same = 0
        while same + 8 <= shorter - start, word(old, old.count - same - 8) == word(new, new.count - same - 8) {
          same += 8
        }
        while same < shorter - start, old[old.count - same - 1] == new[new.count - same - 1] { same += 1 }
        return start..<old.count - same
      }
    }
  }

  @inline(__always) private static func word(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> UInt64 {
    UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// Whether some bytes are surely one scalar on one line, in a style and as they are written.
  private static func reads(_ bytes: ArraySlice<UInt8>, _ style: YAMLNode.Style) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    return switch style {
    // What is plain between brackets is so outside of them; dots may end a document.
    case .plain: bytes.first != UInt8(ascii: ".") && ScalarText.isPlain(text, inFlow: true)
    case .singleQuoted: ScalarText.isPrintable(text) && isQuoted(bytes, by: UInt8(ascii: "'"))
    case .doubleQuoted:
      ScalarText.isPrintable(text) && isQuoted(bytes, by: UInt8(ascii: "\"")) && !bytes.contains(UInt8(ascii: "\\"))
    default: false
    }
  }

  private static func isQuoted(_ bytes: ArraySlice<UInt8>, by quote: UInt8) -> Bool {
    bytes.count > 1 && bytes.first == quote && bytes.last == quote && !bytes.dropFirst().dropLast().contains(quote)
  }

  /// Whether the line around a range is so short that no key in it can be too long.
  private static func isOnShortLine(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, bytes[start - 1] != 0x0A, end - start <= longestLine { start -= 1 }
    while end < bytes.count, bytes[end] != 0x0A, end - start <= longestLine { end += 1 }
    return end - start <= longestLine
  }
}

extension YAMLNode {
  /// Whether a scalar is on one line, and reads as it is written.
  fileprivate var isOnOneLine: Bool {
    switch style {
    case .plain: textStart == start && textLengthOrTarget == end - start
    case .singleQuoted, .doubleQuoted: textStart == start + 1 && textLengthOrTarget == end - start - 2
    default: false
    }
  }
}

extension YAMLStream {
  /// Whether aliases stand for a node, or for one that it is in: what they add to the text changes with it.
  fileprivate func isRepeated(_ node: Int) -> Bool {
    hasAliases && nodes[...node].contains { $0.isAliased && $0.next > node }
  }

  /// The last node that starts at an offset or before it; -1 where none does.
  fileprivate func lastNode(from offset: Int) -> Int {
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(nodes[middle].start) <= offset { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}
