import WidgetLint
import YAML

/// A comment that suppresses findings, or begins to, as far as it is typed.
struct SuppressionComment {
  /// The word at an offset.
  enum Word {
    /// What the comment suppresses.
    case directive
    /// A rule's id.
    case rule
  }

  private let bytes: [UInt8]
  /// The comment's bytes in the text.
  let range: Range<Int>
  /// What it suppresses; nil where that is still to be typed.
  let scope: Suppression.Scope?
  /// The ids that it names, each with its place.
  let names: [(id: String, range: Range<Int>)]
  /// The bytes of the directive.
  private let directive: Range<Int>

  /// Reads a comment of a text; nil where it is no suppression.
  init?(_ range: Range<Int>, in bytes: [UInt8]) {
    let stream = YAMLStream(Array(bytes[range]))
    guard let comment = stream.comments().first, let read = Suppression(comment, in: stream),
      let colon = bytes[range].firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    self.bytes = bytes
    self.range = range
    scope = read.scope
    names = read.names.map {
      ($0.id, range.lowerBound + $0.range.lowerBound..<range.lowerBound + $0.range.upperBound)
    }
    directive = colon + 1..<colon + 1 + read.directive.utf8.count
  }

  /// What is at an offset, and its bytes; nil where that is a reason or nothing.
  func word(at offset: Int) -> (Word, Range<Int>)? {
    func touches(_ range: Range<Int>) -> Bool { range.lowerBound <= offset && offset <= range.upperBound }
    if touches(directive) { return (.directive, directive) }
    if let name = names.first(where: { touches($0.range) }) { return (.rule, name.range) }
    // The reason follows two dashes.
    let before = bytes[directive.upperBound..<max(directive.upperBound, min(offset, range.upperBound))]
    guard let first = before.first, first.isBlank,
      before.allSatisfy({ $0.isBlank || $0 == UInt8(ascii: ",") }) || isInList(before)
    else { return nil }
    return (.rule, offset..<offset)
  }

  /// Whether nothing but ids, blanks and commas is before a place.
  private func isInList(_ before: ArraySlice<UInt8>) -> Bool {
    guard let last = names.last(where: { $0.range.upperBound <= before.endIndex }) else { return false }
    return bytes[last.range.upperBound..<before.endIndex].contains(UInt8(ascii: ","))
      && bytes[last.range.upperBound..<before.endIndex].allSatisfy { $0.isBlank || $0 == UInt8(ascii: ",") }
  }
}
