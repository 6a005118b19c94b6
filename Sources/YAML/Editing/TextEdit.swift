/// A change of a text: what is in a range of its bytes from then on.
public struct TextEdit: Sendable, Hashable {
  /// The bytes that go; empty where something is only added.
  public let range: Range<Int>
  /// The text in their place.
  public let replacement: String

  /// An edit of a range of bytes.
  package init(_ range: Range<Int>, _ replacement: String = "") {
    self.range = range
    self.replacement = replacement
  }
}
