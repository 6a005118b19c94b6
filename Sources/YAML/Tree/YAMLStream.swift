/// One document of a stream: the index of its root node and the range of its bytes.
package struct YAMLDocument: Sendable {
  /// The index of the root node in the stream's nodes.
  package let root: Int
  /// The range of the document's bytes in the file, from its first token to the start of the next document.
  package let range: Range<Int>
}

/// A file read as YAML: its bytes, the located nodes of its complete documents, and what ended the reading early.
///
/// A class's members are inlined into other modules only if they are told to be; a walk over all nodes takes 3 times the
/// instructions without.
public final class YAMLStream: Sendable {
  /// The file's bytes, followed by the text of the scalars that are not written as they read; of a file that is too large
  /// the first ones only.
  public let bytes: [UInt8]
  /// The number of bytes that are the file's own.
  package let sourceCount: Int
  /// The nodes of all complete documents, each followed by its children.
  public let nodes: [YAMLNode]
  /// The complete documents, in order.
  package let documents: [YAMLDocument]
  /// The problem that ended the reading before the end of the file.
  package let problem: YAMLProblem?

  /// Whether an alias leads to a node once more.
  package let hasAliases: Bool
  /// The number of nodes once aliases are followed.
  package let size: Int

  /// The stream of a text without a byte.
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

  /// The bytes of a text that is no YAML, without a document.
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

  /// The node that is at an index once its alias is followed.
  @inlinable public func resolved(_ index: Int) -> Int { nodes[index].isAlias ? nodes[index].target : index }

  /// A scalar's text as bytes.
  @inlinable public func textBytes(_ index: Int) -> ArraySlice<UInt8> { bytes[nodes[index].textRange] }

  /// A scalar's text.
  package func text(_ index: Int) -> String { String(decoding: textBytes(index), as: UTF8.self) }

  /// Whether the file's own bytes hold some others.
  package func source(contains wanted: [UInt8]) -> Bool {
    guard let first = wanted.first else { return true }
    return bytes[..<sourceCount].withUnsafeBufferPointer { source in
      wanted.withUnsafeBufferPointer { wanted in
        var start = 0
        while let found = source.offset(of: first, from: start) {
          if source.holds(wanted, at: found) { return true }
          start = found + 1
        }
        return false
      }
    }
  }

  /// The range of the character at an offset of the file; empty at a line break and at the end.
  package func character(at offset: Int) -> Range<Int> {
    bytes[..<sourceCount].withUnsafeBufferPointer { $0.character(at: offset) }
  }

  /// The length of the line break at an offset of the file, as libyaml sees line breaks; 0 if there is none.
  func lineBreakLength(at offset: Int) -> Int {
    bytes[..<sourceCount].withUnsafeBufferPointer { $0.lineBreakLength(at: offset) }
  }
}

/// The limits that are enforced while a stream is parsed.
package struct YAMLLimits: Sendable {
  /// The largest file, in bytes, as written and once aliases are followed.
  package var bytes = 16 * 1024 * 1024
  /// The deepest nesting of collections.
  package var depth = 100
  /// The largest number of nodes once aliases are followed.
  package var nodes = 1_000_000
  /// The largest number of documents.
  package var documents = 10_000

  /// The limits of the command line's contract.
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
    /// The parser's own problem and, where it gave one, its context with that context's range.
    case syntax(problem: String, context: String?, contextRange: Range<Int>?)
    /// The bytes are no UTF-8 from here on.
    case invalidUTF8(byte: UInt8)
    /// The file is written in another Unicode encoding, which is named.
    case otherEncoding(String)
    /// A character that YAML does not allow, by its code point.
    case forbiddenCharacter(UInt32)
    /// An alias without its anchor before it.
    case undefinedAlias(String)
    /// An alias inside the node that it stands for.
    case cyclicAlias(String)
    /// More than a limit, which is a number of bytes or of what it counts.
    case over(Limit, Int)
  }

  /// What is limited, aliases followed or not.
  package enum Limit: Sendable {
    case bytes, aliasedBytes, depth, aliasedDepth, tagLines, aliasedNodes, documents
  }

  /// The kind of the problem.
  package let kind: Kind
  /// Where, as a range of bytes in the file.
  package let range: Range<Int>
}
