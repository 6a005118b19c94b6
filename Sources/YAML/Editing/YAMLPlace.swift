/// The place of a value in its collection.
package struct YAMLPlace: Sendable {
  /// The index of the collection's node.
  package let container: Int
  /// The index of the key's node; nil for an element.
  package let key: Int?
  /// The index of the value's node.
  package let value: Int

  /// The place of a value.
  package init(container: Int, key: Int?, value: Int) {
    (self.container, self.key, self.value) = (container, key, value)
  }

  /// The index of the first node that belongs to the entry or element.
  package var first: Int { key ?? value }
}

extension YAMLStream {
  /// The entries of a mapping or the elements of a sequence; none for other nodes.
  package func places(in container: Int) -> [YAMLPlace] {
    let (isMapping, end) = (self[container].kind == .mapping, Int(self[container].next))
    var (places, node): ([YAMLPlace], Int) = ([], container + 1)
    while node < end {
      let value = isMapping ? Int(self[node].next) : node
      places.append(YAMLPlace(container: container, key: isMapping ? node : nil, value: value))
      node = Int(self[value].next)
    }
    return places
  }

  /// The key of an entry; nil for an element.
  package func key(of place: YAMLPlace) -> String? { place.key.map { text(resolved($0)) } }

  /// The index of a key's value in a mapping; nil if the key is missing or the node is not a mapping.
  package func value(of key: String, in mapping: Int) -> Int? {
    places(in: mapping).first { place in
      place.key.map { textBytes(resolved($0)).elementsEqual(key.utf8) } == true
    }?.value
  }

  /// The way to an offset: on each level the last entry or element that begins at or before it, and the node there.
  package func steps(to offset: Int) -> (steps: [YAMLPlace], node: Int?) {
    guard let document = documents.last(where: { self[$0.root].start <= offset }) else { return ([], nil) }
    var (steps, node) = ([YAMLPlace](), document.root)
    while let next = places(in: node).last(where: { self[$0.first].start <= offset }) {
      steps.append(next)
      if let key = next.key, offset <= self[key].end { return (steps, key) }
      node = next.value
    }
    return (steps, node)
  }
}
