/// One document of a stream: the index of its root node and the range of its bytes.
package struct YAMLDocument: Sendable {
  /// The index of the root node in the stream's nodes.
  package let root: Int
  /// The range of the document's bytes in the file, from its first token to the start of the next document.
  package let range: Range<Int>
}
