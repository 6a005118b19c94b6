/// One node of a located tree: what was written, where, and how; children follow it in the array of nodes.
///
/// Here and in other small types that are asked for often, members may be inlined into other modules: calls instead would
/// make a run 8% longer.
public struct YAMLNode: Sendable {
  /// What kind of node is in the text.
  public enum Kind: UInt8, Sendable {
    case scalar, mapping, sequence, alias
  }

  /// How the node is written.
  public enum Style: UInt8, Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
    case block, flow
  }

  /// What kind of node this is.
  @usableFromInline package let kind: Kind
  /// How the node is written.
  @usableFromInline package let style: Style
  /// Whether a tag (`!…`) is before the node.
  package let hasTag: Bool
  /// Whether an alias stands for the node.
  package internal(set) var isAliased = false
  /// The first byte of the node in the file, after its anchor and tag.
  @usableFromInline package private(set) var start: Int32
  /// The byte after the node's last one.
  @usableFromInline package var end: Int32
  /// The first byte of a scalar's text in the stream's bytes.
  @usableFromInline private(set) var textStart: Int32
  /// The length of a scalar's text in bytes; for an alias the index of the anchored node.
  @usableFromInline private(set) var textLengthOrTarget: Int32
  /// The index of the first node that is not below this one.
  @usableFromInline package var next: Int32

  /// The range of the node's bytes in the file.
  @inlinable @inline(__always) public var range: Range<Int> { Int(start)..<Int(end) }

  /// The range of a scalar's text in the stream's bytes.
  @inlinable @inline(__always) public var textRange: Range<Int> {
    Range(uncheckedBounds: (Int(textStart), Int(textStart) &+ Int(textLengthOrTarget)))
  }

  /// The index of the node that an alias stands for.
  @inlinable @inline(__always) public var target: Int { Int(textLengthOrTarget) }

  /// Whether a scalar is in the text.
  @inlinable @inline(__always) public var isScalar: Bool { if case .scalar = kind { true } else { false } }

  /// Whether an alias is in the text.
  @inlinable @inline(__always) public var isAlias: Bool { if case .alias = kind { true } else { false } }

  /// Whether a scalar was written without quotes and is not a block scalar.
  @inlinable @inline(__always) public var isPlain: Bool { if case .plain = style { true } else { false } }
}
