import YAML

/// A key or scalar of a tree, with the entries and elements that lead to it.
struct TreeWord {
  /// The tree.
  let tree: YAMLStream
  /// The entries and elements around it and its own, from the outermost; none if the document is one scalar.
  let steps: [YAMLPlace]
  /// The index of its node.
  let node: Int

  /// The word that holds an offset or ends there, its quotes included; nil if none does.
  init?(in tree: YAMLStream, at offset: Int) {
    let (steps, node) = tree.steps(to: offset)
    guard let node, tree[node].isScalar || tree[node].isAlias, tree[node].range.touches(offset),
      !tree[node].range.isEmpty
    else { return nil }
    (self.tree, self.steps, self.node) = (tree, steps, node)
  }

  /// The bytes of the word, its quotes included.
  var range: Range<Int> { tree[node].range }

  /// Its verdict.
  var text: String { tree.text(tree.resolved(node)) }

  /// Whether it is the key of an entry.
  var isKey: Bool { steps.last?.key == node }

  /// The bytes of the word without its quotes.
  var inside: Range<Int> {
    let isQuoted = tree[node].style == .singleQuoted || tree[node].style == .doubleQuoted
    return isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
  }

  /// Whether its collection, if there is one, is in brackets.
  var isInBrackets: Bool { steps.last.map { tree[$0.container].style == .flow } ?? false }

  /// Whether it is a value on a line below its key.
  var isBelowKey: Bool {
    guard let key = steps.last?.key, !isKey else { return false }
    return tree.bytes[tree[key].range.upperBound..<range.lowerBound].contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// The keys of the entries beside its own.
  var keysBeside: [String] {
    guard let own = steps.last else { return [] }
    return tree.places(in: own.container).filter { $0.value != own.value }.compactMap { tree.key(of: $0) }
  }
}

extension Range<Int> {
  /// Whether an offset is in the range or at its end.
  func touches(_ offset: Int) -> Bool { lowerBound <= offset && offset <= upperBound }
}
