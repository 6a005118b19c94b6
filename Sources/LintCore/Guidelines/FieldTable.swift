import Synchronization

/// The table of fields, linked to tell which fields a mapping holds, and which field a key names.
package final class FieldTable: Sendable {
  /// The key under which a description names its guidelines.
  package static var guidelinesKey: String { "guidelines" }

  /// The guidelines that define the fields.
  package let guidelines: Guidelines
  /// The list of items that findings are about; nil if they are about the whole description.
  package let items: FieldID?
  /// The path from an item to its name.
  package let itemName: [FieldID]
  /// The path to the field that identifies an item without a known name.
  let otherItemName: [FieldID]
  /// For each derived field, the fields of an item that it stands for.
  package let derived: [[FieldID]]
  /// The fields that hold the names used in phrases.
  package let names: [FieldID]

  /// The rows, each at the index of its identifier, then two rows that every table has: one for all private fields, one
  /// for the name of the guidelines.
  private let rows: [Field]
  private let childrenByField: [[FieldID]]
  private let traits: [FieldTraits]
  /// For each field, the path from the root to the field whose value is its default; empty if there is none.
  let waysToDefault: [[FieldID]]
  /// For each field, the index of the one whose mapping holds it.
  private let holders: [Int]
  /// The keys of the fields of each mapping, and the words of each form.
  private let keys: NameTable
  /// The advice on wrong keys, made only when a key is wrong: making it takes longer than reading a file.
  private let madeHints = Mutex<KeyHints?>(nil)

  /// Links the rows of some guidelines; `sets` names all sets that a description may follow, the default first.
  package init(_ fields: [Field], _ guidelines: Guidelines, sets: [String] = []) {
    let sets = sets.isEmpty ? [guidelines.id] : sets
    var linked: [Field] = []
    linked.reserveCapacity(fields.count + 3)
    linked.append(Field(path: "", summary: guidelines.meaning))
    linked += fields
    // Copying whole fields is slow, and mostly their paths are needed.
    let paths = linked.map(\.path)
    var children = paths.map { _ in [FieldID]() } + [[], []]
    var holders: [Int] = []
    // A row comes after the row that holds it.
    var above: [Int] = []
    for position in paths.indices {
      while let last = above.last, !Field.isBelow(paths[position], paths[last]) { above.removeLast() }
      let holder = above.last ?? 0
      if position > 0 { children[holder].append(FieldID(rawValue: UInt8(position))) }
      if linked[position].isLoneValue {
        let key = linked[position].key
        linked[holder].type.lone.takeLone(key)
        linked[holder].type.element?.takeLone(key)
      }
      holders.append(holder)
      above.append(position)
    }
    var own = Field(path: "x-…", summary: "A field of one's own, whose key begins with x-")
    own.type = FieldType(lone: FieldType.Form(kind: ScalarKind.self))
    var name = Field(path: Self.guidelinesKey, summary: "The guidelines that the description follows")
    (name.type, name.defaultValue) = (FieldType(lone: FieldType.Form(words: sets)), Field.Default(.word, sets[0]))
    linked += [own, name]
    let rows = linked
    func field(_ path: String) -> FieldID? { paths.firstIndex(of: path).map { FieldID(rawValue: UInt8($0)) } }
    func wayInItem(_ keys: [String]) -> [FieldID] {
      var path = (guidelines.items?.list ?? "?") + "[]"
      return keys.compactMap { key in
        path += "." + key
        return field(path)
      }
    }
    self.guidelines = guidelines
    items = guidelines.items.flatMap { field($0.list) }
    itemName = wayInItem(guidelines.items?.name ?? [])
    otherItemName = wayInItem(guidelines.items?.otherName ?? [])
    derived = guidelines.derived.map { $0.fields.flatMap { wayInItem([$0]) } }
    names = (guidelines.name?.fields ?? []).compactMap(field)
    waysToDefault = rows.indices.map { position in
      let value = rows[position].defaultValue
      guard value.kind == .field else { return [] }
      return field(value.text).map { Self.way(to: $0, holders) } ?? []
    }
    var names = NameTable([])
    traits = rows.indices.map { FieldTraits(rows[$0], holding: children[$0], of: rows, &names) }
    (self.rows, childrenByField, self.holders, keys) = (rows, children, holders, names)
  }

  /// The rows of the fields, each at the index of its identifier.
  package var fields: ArraySlice<Field> { rows.dropLast(2) }

  /// The same table, for descriptions that may follow one of several sets of guidelines.
  package func choosing(among sets: [String]) -> FieldTable {
    FieldTable(Array(fields.dropFirst()), guidelines, sets: sets)
  }

  /// The advice on keys that are not allowed where they are.
  var keyHints: KeyHints {
    madeHints.withLock { made in
      let hints = made ?? KeyHints(self)
      made = hints
      return hints
    }
  }

  /// The part of a path below an item; nil for a path outside of items.
  func pathInItem(_ path: String) -> Substring? {
    let start = guidelines.items.map { $0.list + "[]." } ?? "?"
    return path.hasPrefix(start) ? path.dropFirst(start.count) : nil
  }

  /// The path from the document to a field.
  func way(to field: FieldID) -> [FieldID] { Self.way(to: field, holders) }

  private static func way(to field: FieldID, _ holders: [Int]) -> [FieldID] {
    field == .document ? [] : way(to: FieldID(rawValue: UInt8(holders[Int(field.rawValue)])), holders) + [field]
  }

  /// The traits of a field, kept apart because they are needed most often.
  // Without this attribute and the three below, a run takes 0.3% more instructions.
  @inline(__always) func traits(of id: FieldID) -> FieldTraits { traits[Int(id.rawValue)] }

  /// The form of a field's lone value, or of an element of its list.
  @inline(__always) func form(of id: FieldID, isElement: Bool) -> FieldTraits.Form {
    isElement ? traits[Int(id.rawValue)].element : traits[Int(id.rawValue)].lone
  }

  /// The row of a field.
  package subscript(_ id: FieldID) -> Field { rows[Int(id.rawValue)] }

  /// The identifier shared by all private fields, which their keys tell apart.
  package var privateField: FieldID { FieldID(rawValue: UInt8(rows.count - 2)) }

  /// The identifier of the key that names a description's guidelines.
  package var guidelinesField: FieldID { FieldID(rawValue: UInt8(rows.count - 1)) }

  /// Whether a field has a default.
  package func hasDefault(_ id: FieldID) -> Bool {
    if case .none = traits(of: id).defaultValue { false } else { true }
  }

  /// The bytes of all keys, and of all words that fields allow.
  package var wordBytes: [UInt8] { keys.bytes }

  /// The range in ``wordBytes`` of a word of a field, or of each element of its list.
  package func rangeOfWord(_ index: Int, of id: FieldID) -> Range<Int> {
    let lone = form(of: id, isElement: false).words
    return keys.range(of: (lone.isEmpty ? form(of: id, isElement: true).words : lone).lowerBound + index)
  }

  /// A word that a field, or an element of its list, may have as its value.
  package func word(_ index: Int, of id: FieldID) -> String {
    String(decoding: keys.bytes[rangeOfWord(index, of: id)], as: UTF8.self)
  }

  /// The fields that a field's mapping holds.
  package func children(of id: FieldID) -> [FieldID] { childrenByField[Int(id.rawValue)] }

  /// The fields that may be written in a field's mapping: its own, and at the top the name of the guidelines.
  package func keys(of id: FieldID) -> [FieldID] { children(of: id) + (id == .document ? [guidelinesField] : []) }

  /// The field with a key, among the fields whose keys form a group of names. The search begins at `place`, after the key
  /// found last: keys mostly come in the table's order.
  @inline(__always)
  func field(named key: Span<UInt8>, in group: Range<Int>, from place: inout Int) -> FieldID? {
    keys.number(of: key, in: group, from: &place).map { FieldID(rawValue: $0) }
  }

  /// The index of a text among the words of a form; nil if it is none of them.
  @inline(__always)
  func word(_ text: Span<UInt8>, of form: FieldTraits.Form) -> UInt8? {
    var place = form.words.lowerBound
    return keys.number(of: text, in: form.words, from: &place)
  }

  /// The field of a mapping that a key names exactly.
  package func child(of id: FieldID, named key: String) -> FieldID? {
    if id == .document, key == Self.guidelinesKey { return guidelinesField }
    let (group, bytes) = (traits(of: id).children, Array(key.utf8))
    var place = group.lowerBound
    return field(named: bytes.span, in: group, from: &place)
  }

  /// The field with a path, which is written as in the table.
  package func field(at path: String) -> FieldID? {
    fields.firstIndex { $0.path == path }.map { FieldID(rawValue: UInt8($0)) }
  }
}
