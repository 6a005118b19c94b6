/// A node of the tree with its place: its key or number, and the alias that led to it.
struct LocatedNode {
  /// The index of the value's node, perhaps an alias.
  private(set) var value: Int
  fileprivate let keyNode: Int32
  fileprivate private(set) var aliasNode: Int32 = -1
  /// The number in the list; -1 for what is no element.
  let position: Int32
  /// Whether it is in a mapping that is merged into another.
  private(set) var isMerged = false

  /// The document's root.
  init(root: Int) {
    value = root
    keyNode = -1
    position = -1
  }

  /// An entry of a collection: with a key in a mapping, with a number in a list.
  init(value: Int, key: Int? = nil, position: Int32 = -1, in collection: LocatedNode) {
    self.value = value
    self.position = position
    keyNode = Int32(truncatingIfNeeded: key ?? -1)
    aliasNode = collection.aliasNode
    isMerged = collection.isMerged
  }

  /// The index of the key's node; nil for an element.
  var key: Int? { keyNode < 0 ? nil : Int(keyNode) }

  /// The outermost alias so far.
  var alias: Int? { aliasNode < 0 ? nil : Int(aliasNode) }

  /// Whether it is an element of a list.
  var isElement: Bool { position >= 0 }

  /// The same with its alias followed to a node.
  func following(to target: Int) -> LocatedNode {
    var source = self
    if aliasNode < 0 { source.aliasNode = Int32(truncatingIfNeeded: value) }
    source.value = target
    return source
  }

  /// The same, merged into the mapping that holds it.
  var merged: LocatedNode {
    var source = self
    source.isMerged = true
    return source
  }
}

extension DescriptionNode {
  /// A node that is read from a place in the tree, with nothing below it yet.
  init(_ field: FieldID, _ value: Value, from source: LocatedNode, parent: Int, at index: Int) {
    self.init(
      field: field,
      value: value,
      yaml: Int32(truncatingIfNeeded: source.value),
      key: source.keyNode,
      alias: source.aliasNode,
      parent: Int32(truncatingIfNeeded: parent),
      position: source.position,
      isMerged: source.isMerged,
      next: Int32(truncatingIfNeeded: index + 1)
    )
  }
}
