package import YAMLTree

/// Reads the documents of a stream as descriptions: one walk over the tree, led by the table of fields.
package struct DescriptionReader {
  let stream: YAMLStream
  let table = FieldTable.description
  let document: Int
  var nodes: [DescriptionNode] = []
  var findings: [Finding] = []
  /// The node of each finding: its widget's name may not have been read yet.
  var findingNodes: [Int] = []
  var written: UInt128 = 0
  /// The names of the fields in which a key was none.
  var fieldNames: [FieldID: FieldNames] = [:]
  /// The mappings whose keys were checked, where an alias may lead to one again.
  var checkedMappings: Set<Int> = []

  /// Reads one document of a stream, numbered from 1 among all of them.
  package static func read(_ stream: YAMLStream, document: Int) -> Description {
    var reader = DescriptionReader(stream: stream, document: document)
    let root = stream.documents[document - 1].root
    reader.nodes.reserveCapacity(Int(stream[root].next) - root)
    reader.read(.document, Source(root: root), parent: -1)
    return reader.description
  }

  private init(stream: YAMLStream, document: Int) {
    self.stream = stream
    self.document = document
  }

  // MARK: - Values

  /// Reads a value in one of a field's forms, and all that is below it.
  private mutating func read(_ field: FieldID, _ found: Source, parent: Int) {
    let source = resolve(found)
    written |= field.bit
    let form = table.form(of: field, isElement: source.isElement)
    switch stream[source.value].kind {
    case .scalar:
      let value = scalar(source.value, form)
      let index = append(field, value ?? .unreadable, source, parent: parent)
      if value == nil { reportScalar(index, fullForm(of: field, source), source) }
    case .mapping where form.isMapping:
      readEntries(of: append(field, .mapping(fields: 0), source, parent: parent), source)
    case .mapping where form.scalar == .text:
      readLanguages(of: append(field, .languages, source, parent: parent), source)
    case .sequence where !source.isElement && table.takesList(field):
      readElements(of: append(field, .list(count: 0), source, parent: parent), source)
    default:
      reportWrongShape(
        append(field, .unreadable, source, parent: parent),
        fullForm(of: field, source),
        source
      )
    }
  }

  /// A form with all that findings say of it.
  private func fullForm(of field: FieldID, _ source: Source) -> FieldType.Form {
    let type = table[field].type
    return source.isElement ? type.element ?? type.lone : type.lone
  }

  /// The value of a scalar, or nil where its field cannot have it.
  @inline(__always)
  private func scalar(_ index: Int, _ form: FieldDigest.Form) -> DescriptionNode.Value? {
    if isNothing(index) { return nil }
    let range = stream[index].textRange
    if !form.words.isEmpty, let word = table.word(range, of: stream.bytes, of: form) { return .word(word) }
    return form.scalar.flatMap { ScalarReading.value(stream.bytes.span.extracting(range), $0) }
  }

  /// The field of a mapping that a key's node names.
  @inline(__always)
  private func field(in field: FieldID, namedBy key: Int, after last: FieldID? = nil) -> FieldID? {
    table.child(of: field, key: stream[key].textRange, of: stream.bytes, after: last)
  }

  /// Adds a node and says where it stands; what is below it is read, and its end set, afterwards.
  mutating func append(
    _ field: FieldID,
    _ value: DescriptionNode.Value,
    _ source: Source,
    parent: Int
  ) -> Int {
    let index = nodes.count
    nodes.append(DescriptionNode(field, value, from: source, parent: parent, at: index))
    return index
  }

  /// Ends a collection, once all that is below it was read.
  private mutating func close(_ index: Int, _ value: DescriptionNode.Value) {
    nodes[index].value = value
    nodes[index].next = Int32(nodes.count)
  }

  /// Whether a scalar is written as no value at all: nothing, `null` or `~`, without quotes.
  @inline(__always)
  func isNothing(_ index: Int) -> Bool {
    let range = stream[index].textRange
    guard stream[index].isPlain else { return false }
    return switch range.count {
    case 0: true
    case 1: stream.bytes[range.lowerBound] == UInt8(ascii: "~")
    case 4: stream.bytes[range].elementsEqual("null".utf8)
    default: false
    }
  }

  // MARK: - Lists

  private mutating func readElements(of index: Int, _ source: Source) {
    let field = nodes[index].field
    var child = source.value + 1
    let end = Int(stream[source.value].next)
    var count: Int32 = 0
    var isReadable = true
    while child < end {
      let element = nodes.count
      read(field, Source(value: child, position: count, in: source), parent: index)
      if nodes[element].value.isUnreadable { isReadable = false }
      count += 1
      child = Int(stream[child].next)
    }
    let digest = table.digest(of: field)
    let isWhole = isReadable || !digest.isScalarList
    close(index, isWhole ? .list(count: count) : .unreadable)
    if count < digest.minimumCount { reportTooFewElements(index, source) }
  }

  // MARK: - Mappings

  /// Reads the entries of a mapping whose fields the table knows.
  private mutating func readEntries(of index: Int, _ source: Source) {
    let field = nodes[index].field
    var seen: UInt128 = 0
    var unknown: [UnknownKey] = []
    readEntries(of: index, source, isMerged: false, seen: &seen, unknown: &unknown)
    for entry in unknown { reportUnknownField(index, entry, seen: &seen) }
    let digest = table.digest(of: field)
    if digest.requiredBits & ~seen != 0 || digest.needsOneField && digest.childBits & seen == 0 {
      reportMissingFields(index, field, source, seen: seen)
    }
    close(index, .mapping(fields: seen))
  }

  private mutating func readEntries(
    of index: Int,
    _ source: Source,
    isMerged: Bool,
    seen: inout UInt128,
    unknown: inout [UnknownKey]
  ) {
    let field = nodes[index].field
    var merges: [Source] = []
    var ownSeen: UInt128 = 0
    var others = KeySet()
    var last: FieldID?
    let isFirstVisit = isFirstVisit(to: source)
    var place = source.value + 1
    while let (entry, key, name) = nextEntry(of: source, &place) {
      guard stream[name].kind == .scalar else {
        if !isMerged { unknown.append(UnknownKey(source: entry, text: nil)) }
        continue
      }
      if let child = self.field(in: field, namedBy: name, after: last) {
        last = child
        let bit = child.bit
        if ownSeen & bit != 0 {
          if isFirstVisit { reportDuplicateKey(index, entry, first: firstKey(child, below: index, in: source.value)) }
          continue
        }
        ownSeen |= bit
        if seen & bit != 0 { continue }
        seen |= bit
        read(child, entry, parent: index)
        continue
      }
      let text = stream.textBytes(name)
      if let first = others.insert(key, in: stream) {
        if isFirstVisit { reportDuplicateKey(index, entry, first: first) }
        continue
      }
      if isMerge(name) {
        merges.append(entry.merged)
      } else if !text.starts(with: "x-".utf8) {
        unknown.append(UnknownKey(source: entry, text: text))
      }
    }
    for merge in merges { readMerge(of: index, merge, seen: &seen, unknown: &unknown) }
  }

  /// Whether the keys of a mapping are yet to be checked: aliases may lead to it again.
  private mutating func isFirstVisit(to source: Source) -> Bool {
    !stream.hasAliases || checkedMappings.insert(source.value).inserted
  }

  /// The entry of a mapping at a place, its key's node, and the one that this is an alias of; moves on to the next place.
  @inline(__always)
  private func nextEntry(of source: Source, _ place: inout Int) -> (entry: Source, key: Int, name: Int)? {
    guard place < Int(stream[source.value].next) else { return nil }
    let key = place
    let value = Int(stream[key].next)
    place = Int(stream[value].next)
    return (Source(value: value, key: key, in: source), key, stream.resolved(key))
  }

  /// Whether a key merges other mappings into its own.
  private func isMerge(_ key: Int) -> Bool {
    stream[key].isPlain && stream.textBytes(key).elementsEqual("<<".utf8)
  }

  /// The first key of a mapping that names a field; the field's node knows it, but for one that another mapping gave.
  private func firstKey(_ field: FieldID, below index: Int, in mapping: Int) -> Int {
    var child = index + 1
    while child < nodes.count, nodes[child].field != field { child = Int(nodes[child].next) }
    let known = child < nodes.count ? Int(nodes[child].key) : -1
    if known > mapping, known < Int(stream[mapping].next) { return known }
    var key = mapping + 1
    while self.field(in: nodes[index].field, namedBy: stream.resolved(key)) != field {
      key = Int(stream[Int(stream[key].next)].next)
    }
    return key
  }

  /// Reads the mapping, or the mappings, behind `<<`: what is written in place goes first, then the earlier one.
  private mutating func readMerge(
    of index: Int,
    _ source: Source,
    seen: inout UInt128,
    unknown: inout [UnknownKey]
  ) {
    for mapping in mergedMappings(of: index, source) {
      readEntries(of: index, mapping, isMerged: true, seen: &seen, unknown: &unknown)
    }
  }

  /// The mapping, or the mappings, behind `<<`.
  private mutating func mergedMappings(of index: Int, _ source: Source) -> [Source] {
    let target = resolve(source)
    var sources = [target]
    if stream[target.value].kind == .sequence {
      sources = []
      var child = target.value + 1
      while child < Int(stream[target.value].next) {
        sources.append(resolve(Source(value: child, key: source.key, in: target)))
        child = Int(stream[child].next)
      }
    }
    return sources.filter { source in
      let isMapping = stream[source.value].kind == .mapping
      if !isMapping { reportBadMerge(index, source) }
      return isMapping
    }
  }

  @inline(__always)
  private func resolve(_ source: Source) -> Source {
    let node = stream[source.value]
    return node.isAlias ? source.following(to: node.target) : source
  }

  // MARK: - Languages

  /// Reads a text that is given in several languages.
  private mutating func readLanguages(of index: Int, _ source: Source) {
    let field = nodes[index].field
    var languages = Languages()
    readLanguages(of: index, source, &languages)
    reportLanguages(index, field, source, languages)
    close(index, .languages)
  }

  private mutating func readLanguages(of index: Int, _ source: Source, _ languages: inout Languages) {
    let field = nodes[index].field
    let isFirstVisit = isFirstVisit(to: source)
    var own = KeySet()
    var merges: [Source] = []
    var place = source.value + 1
    while let (entry, key, name) = nextEntry(of: source, &place) {
      guard stream[name].kind == .scalar else {
        languages.unknown.append(UnknownKey(source: entry, text: nil))
        continue
      }
      let text = stream.textBytes(name)
      if let first = own.insert(key, in: stream) {
        if isFirstVisit { reportDuplicateKey(index, entry, first: first) }
        continue
      }
      let isDefault = text.elementsEqual("default".utf8)
      if isMerge(name) {
        merges.append(entry.merged)
      } else if text.starts(with: "x-".utf8) {
        continue
      } else if isDefault || LanguageTag.isTag(text) {
        if languages.seen.insert(key, in: stream) != nil { continue }
        languages.hasDefault = languages.hasDefault || isDefault
        read(field, oneLanguage: entry, parent: index)
      } else {
        languages.unknown.append(UnknownKey(source: entry, text: text))
      }
    }
    for merge in merges {
      for mapping in mergedMappings(of: index, merge) { readLanguages(of: index, mapping, &languages) }
    }
  }

  /// Reads one language of a text.
  private mutating func read(_ field: FieldID, oneLanguage source: Source, parent: Int) {
    let source = resolve(source)
    let isScalar = stream[source.value].kind == .scalar
    let value = isScalar ? scalar(source.value, .text) : nil
    let index = append(field, value ?? .unreadable, source, parent: parent)
    guard value == nil else { return }
    if isScalar {
      reportScalar(index, FieldType.Form(scalar: .text), source)
    } else {
      reportWrongShape(index, FieldType.Form(scalar: .text), source)
    }
  }
}
