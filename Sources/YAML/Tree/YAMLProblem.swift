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
    /// More bytes than the limit.
    case tooLarge(limit: Int)
    /// More bytes, once aliases are followed, than the limit.
    case tooLargeByAliases(limit: Int)
    /// More nested collections than the limit.
    case tooDeep(limit: Int)
    /// More nested collections, once aliases are followed, than the limit.
    case tooDeepByAliases(limit: Int)
    /// More lines that declare a tag's handle than the limit.
    case tooManyTagLines(limit: Int)
    /// More nodes, once aliases are followed, than the limit.
    case tooManyNodes(limit: Int)
    /// More documents than the limit.
    case tooManyDocuments(limit: Int)
  }

  /// The kind of the problem.
  package let kind: Kind
  /// Where, as a range of bytes in the file.
  package let range: Range<Int>
}
