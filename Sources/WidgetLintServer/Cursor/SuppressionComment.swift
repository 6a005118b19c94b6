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

  /// What it says.
  let suppression: Suppression
  private let tree: YAMLStream
  /// The bytes of the directive.
  private let directive: Range<Int>

  /// Reads a comment of a tree; nil if it is no suppression.
  init?(_ comment: YAMLComment, in tree: YAMLStream) {
    guard let suppression = Suppression(comment, in: tree),
      let colon = tree.bytes[comment.range].firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    self.suppression = suppression
    self.tree = tree
    directive = colon + 1..<colon + 1 + suppression.directive.utf8.count
  }

  /// What is at an offset, and its bytes; nil if that is a reason or nothing.
  func word(at offset: Int) -> (Word, Range<Int>)? {
    func touches(_ range: Range<Int>) -> Bool { range.lowerBound <= offset && offset <= range.upperBound }
    if touches(directive) { return (.directive, directive) }
    if let name = suppression.names.first(where: { touches($0.range) }) { return (.rule, name.range) }
    let name = suppression.names.last { $0.range.upperBound < offset }
    let before = tree.bytes[(name?.range ?? directive).upperBound..<max(directive.upperBound, offset)]
    // The reason follows two dashes.
    let isInList = before.allSatisfy { $0.isBlank || $0 == UInt8(ascii: ",") }
    let isParted = name == nil ? before.first?.isBlank == true : before.contains(UInt8(ascii: ","))
    return isInList && isParted ? (.rule, offset..<offset) : nil
  }
}
