import YAML

extension DescriptionReader {
  /// Reads the fields of a mapping that are named in a group and were not seen yet, then those of mappings merged into
  /// it; collects the other entries, and reports repeated keys.
  mutating func readFields(
    of index: Int,
    _ source: LocatedNode,
    named group: Range<Int>,
    _ seen: inout FieldSet,
    _ others: inout OtherEntries
  ) {
    var (own, names, hasRepeated) = (FieldSet(), KeySet(), false)
    var merge: LocatedNode?
    var following = group.lowerBound
    var place = source.value + 1
    while let (entry, key, name) = nextEntry(of: source, &place) {
      guard name.isScalar else {
        others.entries.append(entry)
        continue
      }
      if let field = table.field(named: bytes.span.extracting(name.textRange), in: group, from: &following) {
        if own.contains(field) { hasRepeated = true }
        own.insert(field)
        if !seen.contains(field) {
          seen.insert(field)
          read(field, entry, parent: index)
        }
        continue
      }
      guard names.insert(bytes[name.textRange], key) == nil else {
        hasRepeated = true
        continue
      }
      let text = bytes.span.extracting(name.textRange)
      if name.isPlain, text.isSame(as: "<<") {
        merge = entry.merged
      } else if text.extracting(first: 2).isSame(as: "x-") {
        others.privateEntries.append(entry)
      } else {
        others.entries.append(entry)
      }
    }
    // Aliases may lead to the mapping again.
    if hasRepeated, !stream.hasAliases || checkedMappings.insert(source.value).inserted {
      reportDuplicateKeys(of: index, source)
    }
    for mapping in mergedMappings(of: index, merge) { readFields(of: index, mapping, named: group, &seen, &others) }
  }

  private mutating func reportDuplicateKeys(of index: Int, _ source: LocatedNode) {
    var names = KeySet()
    var place = source.value + 1
    while let (entry, key, name) = nextEntry(of: source, &place) {
      guard name.isScalar, let first = names.insert(bytes[name.textRange], key) else { continue }
      reportDuplicateKey(index, entry, first: first)
    }
  }

  /// The entry at a place in a mapping, its key, and the node that the key resolves to; advances the place.
  func nextEntry(of source: LocatedNode, _ place: inout Int) -> (entry: LocatedNode, key: Int, name: YAMLNode)? {
    guard place < Int(stream[source.value].next) else { return nil }
    let key = place
    let value = Int(stream[key].next)
    place = Int(stream[value].next)
    return (LocatedNode(value: value, key: key, in: source), key, stream[stream.resolved(key)])
  }

  /// The range of the text of an entry's key; nil if the key is a collection.
  func name(of entry: LocatedNode) -> Range<Int>? {
    guard let key = entry.key else { return nil }
    let name = stream[stream.resolved(key)]
    return name.isScalar ? name.textRange : nil
  }

  /// The mapping or mappings after `<<`, in order of precedence: entries of an earlier one win.
  mutating func mergedMappings(of index: Int, _ merge: LocatedNode?) -> [LocatedNode] {
    guard let merge else { return [] }
    let target = resolve(merge)
    let isList = stream[target.value].kind == .sequence
    let elements = isList ? stream.places(in: target.value).map(\.value) : []
    let sources = isList ? elements.map { resolve(LocatedNode(value: $0, key: target.key, in: target)) } : [target]
    for source in sources where stream[source.value].kind != .mapping { reportBadMerge(index, source) }
    return sources.filter { stream[$0.value].kind == .mapping }
  }
}

/// The entries that are not fields, of a mapping and of those merged into it.
struct OtherEntries {
  /// The entries whose keys are not `<<` and do not begin with `x-`; each key of a mapping once.
  var entries: [LocatedNode] = []
  /// The entries whose keys begin with `x-`.
  var privateEntries: [LocatedNode] = []
}

/// Keys by their texts; the first 32 are compared one by one, which is faster than hashing, and the rest are looked up.
struct KeySet {
  private var few: [(text: ArraySlice<UInt8>, node: Int)] = []
  private var many: [ArraySlice<UInt8>: Int] = [:]

  /// The node of the key with a text; nil if there is none.
  func node(of text: ArraySlice<UInt8>) -> Int? { few.first { $0.text == text }?.node ?? many[text] }

  /// Adds a key, or returns the node of the key that already has its text.
  mutating func insert(_ text: ArraySlice<UInt8>, _ node: Int) -> Int? {
    if let other = self.node(of: text) { return other }
    if few.isEmpty { few.reserveCapacity(8) }
    if few.count < 32 { few.append((text, node)) } else { many[text] = node }
    return nil
  }
}
