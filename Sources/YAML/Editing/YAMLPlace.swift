/// A value in the collection that holds it.
package struct YAMLPlace: Sendable {
  /// The index of the collection's node.
  package let container: Int
  /// The index of the key's node; nil for an element.
  package let key: Int?
  /// The index of the value's node.
  package let value: Int

  /// The place of a value.
  package init(container: Int, key: Int?, value: Int) {
    self.container = container
    self.key = key
    self.value = value
  }

  /// The index of the first node that belongs to the entry or element.
  var first: Int { key ?? value }
}
