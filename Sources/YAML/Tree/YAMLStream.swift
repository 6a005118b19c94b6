// For `memchr` and `memcmp`.
import CLibYAML

/// A file read as YAML: its bytes, the located nodes of its complete documents, and what ended the reading early.
public final class YAMLStream: Sendable {
  /// The file's bytes, followed by the text of the scalars that are not written as they read; of a file that is too large
  /// the first ones only.
  @usableFromInline package let bytes: [UInt8]
  /// How many of the bytes are the file's own.
  package let sourceCount: Int
  /// The nodes of all complete documents, each followed by its children.
  @usableFromInline package let nodes: [YAMLNode]
  /// The complete documents, in order.
  package let documents: [YAMLDocument]
  /// What ended the reading before the end of the file.
  package let problem: YAMLProblem?

  /// Whether an alias leads to a node once more.
  package let hasAliases: Bool
  /// The number of nodes once aliases are followed.
  package let size: Int

  /// The stream of a text without a byte.
  package static let empty = YAMLStream([])

  /// The node at an index.
  @inlinable @inline(__always) public subscript(_ index: Int) -> YAMLNode { nodes[index] }

  /// The node that is at an index once its alias is followed.
  @inlinable @inline(__always) public func resolved(_ index: Int) -> Int {
    nodes[index].isAlias ? nodes[index].target : index
  }

  /// A scalar's text as bytes.
  @inlinable @inline(__always) public func textBytes(_ index: Int) -> ArraySlice<UInt8> {
    bytes[nodes[index].textRange]
  }

  /// A scalar's text.
  package func text(_ index: Int) -> String { String(decoding: textBytes(index), as: UTF8.self) }

  /// Whether the file's own bytes hold some others.
  package func source(contains wanted: [UInt8]) -> Bool {
    guard let first = wanted.first, wanted.count <= sourceCount else { return wanted.isEmpty }
    return bytes.withUnsafeBytes { bytes in
      wanted.withUnsafeBytes { wanted in
        guard var rest = bytes.baseAddress, let other = wanted.baseAddress else { return false }
        let last = rest + (sourceCount - wanted.count)
        while rest <= last, let found = memchr(rest, Int32(first), last - rest + 1) {
          if memcmp(found, other, wanted.count) == 0 { return true }
          rest = UnsafeRawPointer(found) + 1
        }
        return false
      }
    }
  }

  /// The range of the character at an offset of the file; empty at a line break and at the end.
  package func character(at offset: Int) -> Range<Int> {
    bytes[..<sourceCount].withUnsafeBufferPointer { TreeBuilder.character(offset, $0) }
  }

  /// Reads a file's bytes; a problem ends the reading and leaves the documents before it.
  package init(_ bytes: [UInt8], limits: YAMLLimits = YAMLLimits()) {
    var (nodes, documents, hasAliases): ([YAMLNode], [YAMLDocument], Bool) = ([], [], false)
    var size = 0
    var (source, decoded): ([UInt8], [UInt8]) = (bytes, [])
    var problem: YAMLProblem?
    if bytes.count > limits.bytes {
      // The first bytes are enough to show where the problem is.
      source = Array(bytes.prefix(4096))
      problem = YAMLProblem(kind: .tooLarge(limit: limits.bytes), range: 0..<0)
    } else {
      bytes.withUnsafeBufferPointer {
        let check = EncodingCheck($0)
        guard check.isReadable else {
          problem = check.problem
          return
        }
        let builder = TreeBuilder($0, limits: limits, check: check)
        nodes = builder.nodes
        documents = builder.documents
        problem = builder.problem
        hasAliases = builder.hasAliases
        size = builder.size
        decoded = builder.decoded
      }
    }
    sourceCount = source.count
    if !decoded.isEmpty { source += decoded }
    self.bytes = source
    self.nodes = nodes
    self.documents = documents
    self.problem = problem
    self.hasAliases = hasAliases
    self.size = size
  }
}
