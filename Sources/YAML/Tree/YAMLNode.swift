/// One node of a located tree: its kind, style and place; its children follow it in the array of nodes.
///
/// Its members read only public properties, so that the compiler can inline them into other modules.
public struct YAMLNode: Sendable {
  /// The kind of a node in the text.
  public enum Kind: UInt8, Sendable {
    case scalar, mapping, sequence, alias
  }

  /// The style in which the node is written.
  public enum Style: UInt8, Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
    case block, flow
  }

  /// The kind of this node.
  public let kind: Kind
  /// The style in which the node is written.
  public let style: Style
  /// Whether a tag (`!…`) is before the node.
  public let hasTag: Bool
  /// Whether an alias repeats the node elsewhere.
  public internal(set) var isAliased = false
  /// The first byte of the node in the file, after its anchor and tag.
  public let start: Int32
  /// The byte after the node's last one.
  public internal(set) var end: Int32
  /// The first byte of a scalar's text in the stream's bytes.
  public let textStart: Int32
  /// The length of a scalar's text in bytes; for an alias the index of the anchored node.
  public let textLengthOrTarget: Int32
  /// The index of the first node after those below this one.
  public internal(set) var next: Int32

  /// A node; offsets and indices fit into 32 bits, since the size of files is limited.
  init(
    _ kind: Kind,
    _ style: Style,
    hasTag: Bool,
    _ range: Range<Int>,
    textStart: Int = 0,
    textLengthOrTarget: Int = 0,
    next: Int
  ) {
    (self.kind, self.style, self.hasTag) = (kind, style, hasTag)
    start = Int32(truncatingIfNeeded: range.lowerBound)
    end = Int32(truncatingIfNeeded: range.upperBound)
    self.textStart = Int32(truncatingIfNeeded: textStart)
    self.textLengthOrTarget = Int32(truncatingIfNeeded: textLengthOrTarget)
    self.next = Int32(truncatingIfNeeded: next)
  }

  /// The range of the node's bytes in the file.
  public var range: Range<Int> { Int(start)..<Int(end) }

  /// The range of a scalar's text in the stream's bytes.
  public var textRange: Range<Int> { Int(textStart)..<Int(textStart) + Int(textLengthOrTarget) }

  /// The index of the node that an alias stands for.
  public var target: Int { Int(textLengthOrTarget) }

  /// Whether the node is a scalar; false for an alias of one.
  public var isScalar: Bool { kind == .scalar }

  /// Whether the node is an alias.
  public var isAlias: Bool { kind == .alias }

  /// Whether a scalar is written as a block, after `|` or `>`.
  package var isBlockScalar: Bool { style == .literal || style == .folded }

  /// Whether a scalar is written without quotes and not as a block.
  public var isPlain: Bool { style == .plain }
}
