/// One document of a stream: the index of its root node and the range of its bytes.
package struct YAMLDocument: Sendable {
  /// The index of the root node in the stream's nodes.
  package let root: Int
  /// The range of the document's bytes in the file, from its first token to the start of the next document.
  package let range: Range<Int>
}

/// A file read as YAML: its bytes, the nodes of its complete documents, and the problem that ended reading.
///
/// A class's members are inlined into other modules only on request; without that, a walk over all nodes takes 3 times
/// the instructions.
public final class YAMLStream: Sendable {
  /// The file's bytes, followed by the texts of scalars that differ from their spelling; only the first bytes of a file
  /// that is too large.
  public let bytes: [UInt8]
  /// The number of bytes that belong to the file itself.
  package let sourceCount: Int
  /// The nodes of all complete documents, each followed by its children.
  public let nodes: [YAMLNode]
  /// The complete documents, in order.
  package let documents: [YAMLDocument]
  /// The problem that ended the reading before the end of the file.
  package let problem: YAMLProblem?

  /// Whether there is an alias.
  package let hasAliases: Bool
  /// The number of nodes once aliases are followed.
  package let size: Int

  /// The stream of an empty text.
  package static let empty = YAMLStream(plain: [])

  /// Reads a file's bytes; a problem ends the reading and leaves the documents before it.
  package convenience init(_ bytes: [UInt8], limits: YAMLLimits = YAMLLimits()) {
    let tree =
      bytes.count > limits.bytes
      ? TreeBuilder(problem: YAMLProblem(kind: .over(.bytes, limits.bytes), range: 0..<0))
      : bytes.withUnsafeBufferPointer { TreeBuilder($0, limits: limits) }
    // The first bytes of a file that is too large are enough to show where the problem is.
    self.init(bytes.count > limits.bytes ? Array(bytes.prefix(4096)) : bytes, tree)
  }

  /// The stream of a text that is not YAML, without documents.
  package convenience init(plain bytes: [UInt8]) { self.init(bytes, TreeBuilder(problem: nil)) }

  private init(_ source: [UInt8], _ tree: TreeBuilder) {
    sourceCount = source.count
    bytes = tree.decoded.isEmpty ? source : source + tree.decoded
    nodes = tree.nodes
    documents = tree.documents
    problem = tree.problem
    hasAliases = tree.hasAliases
    size = tree.size
  }

  /// The node at an index.
  @inlinable public subscript(_ index: Int) -> YAMLNode { nodes[index] }

  /// The index of the node at an index, after following its alias.
  @inlinable public func resolved(_ index: Int) -> Int { nodes[index].isAlias ? nodes[index].target : index }

  /// A scalar's text as bytes.
  @inlinable public func textBytes(_ index: Int) -> ArraySlice<UInt8> { bytes[nodes[index].textRange] }

  /// A scalar's text.
  package func text(_ index: Int) -> String { String(decoding: textBytes(index), as: UTF8.self) }

  /// The file's own bytes.
  package var source: ArraySlice<UInt8> { bytes[..<sourceCount] }

  /// Whether the file's own bytes contain other bytes.
  package func source(contains wanted: [UInt8]) -> Bool {
    source.withUnsafeBufferPointer { $0.offset(of: wanted, from: 0) != nil }
  }
}

/// The limits that are enforced while a stream is parsed.
package struct YAMLLimits: Sendable {
  /// The most bytes of a file, both as written and after following aliases.
  package var bytes = 16 * 1024 * 1024
  /// The deepest nesting of collections.
  package var depth = 100
  /// The most nodes, after following aliases.
  package var nodes = 1_000_000
  /// The most documents.
  package var documents = 10_000

  /// The limits that the command line documents.
  package init() {}

  /// The limits of a rule file or a configuration, which is written by hand, and read before anything is checked.
  package static let ownFile: YAMLLimits = {
    var limits = YAMLLimits()
    limits.bytes = 1024 * 1024
    limits.nodes = 50_000
    return limits
  }()
}

/// A problem that ended the reading of a stream before its end.
package struct YAMLProblem: Error, Sendable, Equatable {
  /// The kind of the problem.
  package enum Kind: Sendable, Equatable {
    /// The parser's own problem with its context, if it gave one, and the context's range.
    case syntax(problem: String, context: String?, contextRange: Range<Int>?)
    /// The bytes are not UTF-8 from here on.
    case invalidUTF8(byte: UInt8)
    /// The file is in UTF-16.
    case utf16
    /// A character that YAML does not allow, by its code point.
    case forbiddenCharacter(UInt32)
    /// An alias without its anchor before it.
    case undefinedAlias(String)
    /// An alias inside the node that it stands for.
    case cyclicAlias(String)
    /// A limit was exceeded: which one, and its value in bytes or in the things that it counts.
    case over(Limit, Int)
  }

  /// The things that are limited, as written or after following aliases.
  package enum Limit: Sendable {
    case bytes, aliasedBytes, depth, aliasedDepth, tagLines, aliasedNodes, documents
  }

  /// The kind of the problem.
  package let kind: Kind
  /// Its range of bytes in the file.
  package let range: Range<Int>
}
