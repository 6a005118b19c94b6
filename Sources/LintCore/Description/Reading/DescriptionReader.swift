package import YAML

/// Reads the documents of a stream as descriptions, in one walk over the tree guided by the table of fields.
package struct DescriptionReader: ~Copyable {
  let stream: YAMLStream
  /// The stream's bytes.
  let bytes: [UInt8]
  let table: FieldTable
  let document: Int
  var nodes: [DescriptionNode] = []
  var findings: [PendingFinding] = []
  /// Whether findings were left out because there are too many.
  var leavesOutFindings = false
  var written = FieldSet([.document])
  /// The advice on each unknown key of a field's mapping: one mistake is often made in many items.
  var nearFields: [FieldID: [String: Hint?]] = [:]
  /// The mappings whose duplicate keys are reported: an alias may lead to one again.
  var checkedMappings: Set<Int> = []

  /// Reads one document of a stream, numbered from 1 among all of them, by a table of fields.
  package static func read(_ stream: YAMLStream, document: Int, _ table: FieldTable) -> Description {
    var reader = DescriptionReader(stream: stream, bytes: stream.bytes, table: table, document: document)
    let root = stream.documents[document - 1].root
    reader.nodes.reserveCapacity(Int(stream[root].next) - root)
    reader.read(.document, LocatedNode(value: root), parent: -1)
    let description = Description(reader, findings: [])
    if reader.findings.isEmpty { return description }
    var names = ItemNames()
    return Description(reader, findings: reader.findings.map { $0(description, &names) })
  }

  /// The name of the guidelines that a document of a stream follows; nil if it names none.
  package static func guidelines(of document: Int, in stream: YAMLStream) -> String? {
    let root = stream.resolved(stream.documents[document - 1].root)
    /// The value in a mapping, or in the first of the mappings merged into it that has one.
    func name(in node: Int) -> Int? {
      if let own = stream.value(of: FieldTable.guidelinesKey, in: node) { return stream.resolved(own) }
      // In quotes, it is a key like any other.
      guard let place = stream.places(in: node).first(where: { stream.key(of: $0) == "<<" }),
        stream[stream.resolved(place.first)].isPlain
      else { return nil }
      let merge = stream.resolved(place.value)
      guard stream[merge].kind == .sequence else { return name(in: merge) }
      for place in stream.places(in: merge) { if let found = name(in: stream.resolved(place.value)) { return found } }
      return nil
    }
    return name(in: root).flatMap { stream[$0].isScalar ? stream.text($0) : nil }
  }

  // MARK: - Values

  /// Reads a value in one of a field's forms, and all that is below it.
  mutating func read(_ field: FieldID, _ found: LocatedNode, parent: Int) {
    let source = resolve(found)
    let form = table.form(of: field, isElement: source.isElement)
    switch stream[source.value].kind {
    case .scalar:
      let value = scalar(source.value, form)
      let index = append(field, value ?? .unreadable, source, parent: parent)
      if value == nil { reportScalar(index) }
    case .mapping where form.isMapping:
      readEntries(of: append(field, .mapping(fields: FieldSet()), source, parent: parent), source)
    case .mapping where form.kind == TextKind.self:
      readLanguages(of: append(field, .languages, source, parent: parent), source)
    case .sequence where !source.isElement && table.traits(of: field).takesList:
      readElements(of: append(field, .list(count: 0), source, parent: parent), source)
    default:
      reportWrongShape(append(field, .unreadable, source, parent: parent))
    }
  }

  // Without this attribute and the two below, a run takes 1.1% more instructions.
  @inline(__always)
  func resolve(_ source: LocatedNode) -> LocatedNode {
    let node = stream[source.value]
    return node.isAlias ? source.following(to: node.target) : source
  }

  /// The value of a scalar; nil if its field cannot have it.
  @inline(__always)
  private func scalar(_ index: Int, _ form: FieldTraits.Form) -> DescriptionNode.Value? {
    if isNothing(index) { return nil }
    let range = stream[index].textRange
    if range.count > 1, bytes[range.lowerBound] == UInt8(ascii: "<"), bytes[range.upperBound - 1] == UInt8(ascii: ">"),
      table.guidelines.takesUnknown
    {
      return .unknown
    }
    if !form.words.isEmpty, let word = table.word(bytes.span.extracting(range), of: form) { return .word(word) }
    return form.kind?.value(bytes.span.extracting(range))
  }

  /// Adds a node and returns its index; the nodes below it are read, and its end is set, afterwards.
  mutating func append(
    _ field: FieldID,
    _ value: DescriptionNode.Value,
    _ source: LocatedNode,
    parent: Int
  ) -> Int {
    let (index, parent) = (nodes.count, Int32(truncatingIfNeeded: parent))
    let next = Int32(truncatingIfNeeded: index + 1)
    nodes.append(DescriptionNode(field: field, value: value, source: source, parent: parent, next: next))
    return index
  }

  /// Ends a collection after everything below it was read.
  private mutating func close(_ index: Int, _ value: DescriptionNode.Value) {
    nodes[index].value = value
    nodes[index].next = Int32(truncatingIfNeeded: nodes.count)
  }

  /// Whether a scalar has no value: it is empty, `null` or `~`, without quotes.
  @inline(__always)
  func isNothing(_ index: Int) -> Bool {
    let range = stream[index].textRange
    guard stream[index].isPlain else { return false }
    return switch range.count {
    case 0: true
    case 1: bytes[range.lowerBound] == UInt8(ascii: "~")
    case 4: bytes.span.extracting(range).isSame(as: "null")
    default: false
    }
  }

  // MARK: - Lists

  private mutating func readElements(of index: Int, _ source: LocatedNode) {
    let field = nodes[index].field
    var child = source.value + 1
    let end = Int(stream[source.value].next)
    var count: Int32 = 0
    var isReadable = true
    while child < end {
      let element = nodes.count
      read(field, LocatedNode(value: child, position: count, in: source), parent: index)
      if nodes[element].value.isUnreadable { isReadable = false }
      count += 1
      child = Int(stream[child].next)
    }
    let traits = table.traits(of: field)
    let isWhole = isReadable || !traits.isScalarList
    close(index, isWhole ? .list(count: count) : .unreadable)
    if count < traits.minimumCount { reportTooFewElements(index, count: Int(count)) }
  }

  // MARK: - Mappings

  /// Reads the entries of a mapping: its fields and those merged into it, then the others.
  private mutating func readEntries(of index: Int, _ source: LocatedNode) {
    let traits = table.traits(of: nodes[index].field)
    var seen = FieldSet()
    var others = OtherEntries()
    readFields(of: index, source, named: traits.children, &seen, &others)
    written = written.union(seen)
    for entry in others.entries {
      let name = name(of: entry)
      // The guidelines were already chosen by that name.
      if index == 0, let name, bytes.span.extracting(name).isSame(as: FieldTable.guidelinesKey) {
        read(table.guidelinesField, entry, parent: index)
      } else if name != nil || !entry.isMerged {
        reportUnknownField(index, entry, seen: &seen)
      }
    }
    // Read last, since there may be very many, and looking up a field passes all nodes before it.
    for entry in others.privateEntries { readPrivateField(resolve(entry), parent: index) }
    if !traits.requiredFields.isSubset(of: seen) || traits.needsOneField && seen.count == 0 {
      reportMissingFields(index, seen: seen)
    }
    close(index, .mapping(fields: seen))
  }

  /// Reads a private field as it is written, for rules that look at it; nothing below it is read.
  private mutating func readPrivateField(_ source: LocatedNode, parent: Int) {
    let value: DescriptionNode.Value
    switch stream[source.value].kind {
    case .mapping: value = .mapping(fields: FieldSet())
    case .sequence: value = .list(count: 0)
    case .alias: return
    case .scalar:
      if isNothing(source.value) { return }
      let text = stream.text(source.value)
      value = stream[source.value].isPlain ? ValueKinds.guess(text) : .text
    }
    _ = append(table.privateField, value, source, parent: parent)
  }

  // MARK: - Languages

  /// Reads a text that is given in several languages.
  private mutating func readLanguages(of index: Int, _ source: LocatedNode) {
    var (noFields, entries) = (FieldSet(), OtherEntries())
    readFields(of: index, source, named: 0..<0, &noFields, &entries)
    let field = nodes[index].field
    var (languages, others) = (KeySet(), [LocatedNode]())
    for entry in entries.entries {
      if let name = name(of: entry), isLanguage(bytes.span.extracting(name)) {
        // A merged language counts only if it is new.
        if languages.insert(bytes[name], entry.value) == nil { read(field, oneLanguage: entry, parent: index) }
      } else {
        others.append(entry)
      }
    }
    reportLanguages(index, languages, others)
    close(index, .languages)
  }

  private func isLanguage(_ key: Span<UInt8>) -> Bool { key.isSame(as: "default") || LanguageTag.isTag(key) }

  /// Reads one language of a text.
  private mutating func read(_ field: FieldID, oneLanguage source: LocatedNode, parent: Int) {
    let source = resolve(source)
    let isScalar = stream[source.value].isScalar
    let value = isScalar ? scalar(source.value, .text) : nil
    let index = append(field, value ?? .unreadable, source, parent: parent)
    guard value == nil else { return }
    if isScalar { reportScalar(index) } else { reportWrongShape(index) }
  }
}
