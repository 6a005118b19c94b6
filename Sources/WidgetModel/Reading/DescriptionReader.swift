package import YAMLTree

/// Reads the documents of a stream as descriptions: one walk over the tree, led by the table of fields.
package struct DescriptionReader {
  /// A node of the tree with the way that led to it.
  struct Source {
    /// The index of the value's node, perhaps an alias.
    var value: Int
    /// The index of the key's node; nil for an element.
    var key: Int?
    /// The outermost alias so far.
    var alias: Int?
    /// The number in the list; nil for what is no element.
    var position: Int?
    /// Whether it stands in a mapping that is merged into another.
    var isMerged = false

    /// The same, merged into the mapping that holds it.
    var merged: Source {
      var source = self
      source.isMerged = true
      return source
    }
  }

  let stream: YAMLStream
  let table = FieldTable.description
  let document: Int
  var nodes: [DescriptionNode] = []
  var findings: [Finding] = []
  /// The node of each finding: its widget's name may not have been read yet.
  var findingNodes: [Int] = []
  var written: UInt128 = 0
  /// How many elements each long list has, by its node.
  var longLists: [Int: Int] = [:]
  /// The names of the fields in which a key was none.
  var fieldNames: [FieldID: FieldNames] = [:]
  /// The mappings whose keys were checked, where an alias may lead to one again.
  var checkedMappings: Set<Int> = []

  /// Reads one document of a stream, numbered from 1 among all of them.
  package static func read(_ stream: YAMLStream, document: Int) -> Description {
    var reader = DescriptionReader(stream: stream, document: document)
    let root = stream.documents[document - 1].root
    reader.nodes.reserveCapacity(Int(stream[root].next) - root)
    reader.read(
      .document,
      Source(value: root, key: nil, alias: nil, position: nil),
      parent: -1
    )
    return reader.description
  }

  private init(stream: YAMLStream, document: Int) {
    self.stream = stream
    self.document = document
  }

  // MARK: - Values

  /// Reads a value in one of a field's forms, and all that is below it.
  private mutating func read(_ field: FieldID, _ source: Source, parent: Int) {
    var source = source
    if stream[source.value].kind == .alias {
      source.alias = source.alias ?? source.value
      source.value = stream.resolved(source.value)
    }
    written |= field.bit
    let index = append(field, source, parent: parent)
    let digest = table.digest(of: field)
    let form = source.position == nil ? digest.lone : digest.element ?? digest.lone
    switch stream[source.value].kind {
    case .scalar:
      if let value = scalar(source.value, form) {
        nodes[index].value = value
      } else {
        reportScalar(index, fullForm(of: field, source), source)
      }
    case .mapping where form.isMapping:
      nodes[index].value = .mapping
      readEntries(of: index, source)
    case .mapping where form.scalar == .text:
      nodes[index].value = .languages
      readLanguages(of: index, source)
    case .sequence where source.position == nil && digest.element != nil:
      nodes[index].value = .list
      readElements(of: index, source)
    default:
      reportWrongShape(index, fullForm(of: field, source), source)
    }
    nodes[index].next = Int32(nodes.count)
  }

  /// A form with all that findings say of it.
  private func fullForm(of field: FieldID, _ source: Source) -> FieldType.Form {
    let type = table[field].type
    return source.position == nil ? type.lone : type.element ?? type.lone
  }

  /// The value of a scalar, or nil where its field cannot have it.
  private func scalar(_ index: Int, _ form: FieldDigest.Form) -> DescriptionNode.Value? {
    if isNothing(index) { return nil }
    if let word = table.word(stream.bytes.span.extracting(stream[index].textRange), of: form) { return .word(word) }
    return form.scalar.flatMap { ScalarReading.value(stream.bytes.span.extracting(stream[index].textRange), $0) }
  }

  /// The field of a mapping that a key's node names.
  private func field(in field: FieldID, namedBy key: Int, after last: FieldID? = nil) -> FieldID? {
    table.child(of: field, key: stream.bytes.span.extracting(stream[key].textRange), after: last)
  }

  private mutating func append(_ field: FieldID, _ source: Source, parent: Int) -> Int {
    nodes.append(
      DescriptionNode(
        field: field,
        value: .unreadable,
        yaml: Int32(source.value),
        key: Int32(source.key ?? -1),
        alias: Int32(source.alias ?? -1),
        parent: Int32(parent),
        position: Int32(source.position ?? -1),
        isMerged: source.isMerged,
        next: Int32(nodes.count + 1)
      )
    )
    return nodes.count - 1
  }

  /// Whether a scalar is written as no value at all: nothing, `null` or `~`, without quotes.
  func isNothing(_ index: Int) -> Bool {
    let node = stream[index]
    guard node.isPlain else { return false }
    return switch node.textRange.count {
    case 0: true
    case 1: stream.text(index, equals: "~")
    case 4: stream.text(index, equals: "null")
    default: false
    }
  }

  // MARK: - Lists

  private mutating func readElements(of index: Int, _ source: Source) {
    let field = nodes[index].field
    var child = source.value + 1
    var position = 0
    var isReadable = true
    while child < Int(stream[source.value].next) {
      let element = nodes.count
      read(
        field,
        Source(value: child, key: nil, alias: source.alias, position: position, isMerged: source.isMerged),
        parent: index
      )
      if case .unreadable = nodes[element].value { isReadable = false }
      position += 1
      child = Int(stream[child].next)
    }
    if position >= Description.longList { longLists[index] = position }
    let type = table[field].type
    if position < type.minimumCount {
      reportTooFewElements(index, source)
    } else if !isReadable, type.isScalarList {
      nodes[index].value = .unreadable
    }
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
    let isFirstVisit = !stream.hasAliases || checkedMappings.insert(source.value).inserted
    var key = source.value + 1
    let end = Int(stream[source.value].next)
    while key < end {
      let value = Int(stream[key].next)
      let entry = Source(value: value, key: key, alias: source.alias, position: nil, isMerged: source.isMerged)
      let keyNode = stream.resolved(key)
      let mark = key
      key = Int(stream[value].next)
      guard stream[keyNode].kind == .scalar else {
        if !isMerged { unknown.append(UnknownKey(source: entry, text: nil)) }
        continue
      }
      if let child = self.field(in: field, namedBy: keyNode, after: last) {
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
      let text = stream.textBytes(keyNode)
      if let first = others.node(of: text) {
        if isFirstVisit { reportDuplicateKey(index, entry, first: first) }
        continue
      }
      others.insert(text, mark)
      if stream[keyNode].isPlain, stream.text(keyNode, equals: "<<") {
        merges.append(entry.merged)
      } else if !text.starts(with: "x-".utf8) {
        unknown.append(UnknownKey(source: entry, text: text))
      }
    }
    for merge in merges { readMerge(of: index, merge, seen: &seen, unknown: &unknown) }
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
        sources.append(
          resolve(Source(value: child, key: source.key, alias: target.alias, position: nil, isMerged: true))
        )
        child = Int(stream[child].next)
      }
    }
    return sources.filter { source in
      let isMapping = stream[source.value].kind == .mapping
      if !isMapping { reportBadMerge(index, source) }
      return isMapping
    }
  }

  private func resolve(_ source: Source) -> Source {
    guard stream[source.value].kind == .alias else { return source }
    var source = source
    source.alias = source.alias ?? source.value
    source.value = stream.resolved(source.value)
    return source
  }

  // MARK: - Languages

  /// Reads a text that is given in several languages.
  private mutating func readLanguages(of index: Int, _ source: Source) {
    let field = nodes[index].field
    var languages = Languages()
    readLanguages(of: index, source, &languages)
    reportLanguages(index, field, source, languages)
  }

  private mutating func readLanguages(of index: Int, _ source: Source, _ languages: inout Languages) {
    let field = nodes[index].field
    let isFirstVisit = !stream.hasAliases || checkedMappings.insert(source.value).inserted
    var own = KeySet()
    var merges: [Source] = []
    var key = source.value + 1
    let end = Int(stream[source.value].next)
    while key < end {
      let value = Int(stream[key].next)
      let entry = Source(value: value, key: key, alias: source.alias, position: nil, isMerged: source.isMerged)
      let keyNode = stream.resolved(key)
      let mark = key
      key = Int(stream[value].next)
      guard stream[keyNode].kind == .scalar else {
        languages.unknown.append(UnknownKey(source: entry, text: nil))
        continue
      }
      let text = stream.textBytes(keyNode)
      if let first = own.node(of: text) {
        if isFirstVisit { reportDuplicateKey(index, entry, first: first) }
        continue
      }
      own.insert(text, mark)
      if stream[keyNode].isPlain, stream.text(keyNode, equals: "<<") {
        merges.append(entry.merged)
      } else if text.starts(with: "x-".utf8) || languages.seen.node(of: text) != nil {
        continue
      } else if LanguageTag.isTag(text) || stream.text(keyNode, equals: "default") {
        languages.seen.insert(text, keyNode)
        languages.hasDefault = languages.hasDefault || stream.text(keyNode, equals: "default")
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
    let index = append(field, source, parent: parent)
    let form = FieldType.Form(scalar: .text)
    if stream[source.value].kind != .scalar {
      reportWrongShape(index, form, source)
    } else if !isNothing(source.value),
      let value = ScalarReading.value(stream.bytes.span.extracting(stream[source.value].textRange), .text)
    {
      nodes[index].value = value
    } else {
      reportScalar(index, form, source)
    }
  }
}
