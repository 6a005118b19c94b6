/// The table of fields, linked: which fields a mapping holds, and which field a key names.
package final class FieldTable: Sendable {
  /// The description's fields.
  package static let description = FieldTable(Field.rows)

  /// The rows, each at the index of its identifier.
  package let fields: [Field]
  /// What stands for each private field: one more row, which is not among the others.
  private let privateRow = Field("x-…", .anyScalar, "A field of one's own, whose key begins with x-")
  private let childrenByField: [[FieldID]]
  private let traits: [FieldTraits]
  /// For each field the ones that lead from the document to the one whose value stands for it where it is left out.
  let waysToDefault: [[FieldID]]
  /// The keys of the fields of each mapping, and the words of each form.
  private let names: NameTable

  init(_ rows: [Field]) {
    fields = rows
    var children = rows.map { _ in [FieldID]() } + [[]]
    var holders: [Int] = []
    // A row is after the one that it is below.
    var above: [Int] = []
    for position in rows.indices {
      while let last = above.last, !rows[position].isBelow(rows[last]) { above.removeLast() }
      if let holder = above.last { children[holder].append(FieldID(rawValue: UInt8(position))) }
      holders.append(above.last ?? 0)
      above.append(position)
    }
    childrenByField = children
    waysToDefault = (rows + [privateRow]).map { row in
      // By index: a row that is handed on is copied, with all that it refers to.
      guard case .field(let path) = row.defaultValue, var place = rows.indices.first(where: { rows[$0].path == path })
      else { return [] }
      var way: [FieldID] = []
      while place > 0 {
        way.insert(FieldID(rawValue: UInt8(place)), at: 0)
        place = holders[place]
      }
      return way
    }
    var names = NameTable()
    traits = (rows + [privateRow]).enumerated().map { position, row in
      let keys = names.append(children[position].map { (rows[Int($0.rawValue)].key, $0.rawValue) })
      return FieldTraits(
        row,
        &names,
        children: keys,
        childFields: FieldSet(children[position]),
        requiredFields: FieldSet(children[position].filter { rows[Int($0.rawValue)].isRequired })
      )
    }
    self.names = names
  }

  /// What is asked of a field most often.
  @inline(__always) func traits(of id: FieldID) -> FieldTraits { traits[Int(id.rawValue)] }

  /// What a lone value of a field, or an element of its list, may be.
  @inline(__always) func form(of id: FieldID, isElement: Bool) -> FieldTraits.Form {
    isElement ? traits[Int(id.rawValue)].element : traits[Int(id.rawValue)].lone
  }

  /// The row of a field.
  package subscript(_ id: FieldID) -> Field {
    Int(id.rawValue) < fields.count ? fields[Int(id.rawValue)] : privateRow
  }

  /// What all private fields have for an identifier: their keys tell them apart.
  package static let privateField = FieldID(rawValue: UInt8(Field.rows.count))

  /// Whether a lone scalar in its mapping's place stands for a field.
  package func isLoneValue(_ id: FieldID) -> Bool { traits(of: id).isLoneValue }

  /// Whether a field that is left out stands for something.
  package func hasDefault(_ id: FieldID) -> Bool {
    if case .none = traits(of: id).defaultValue { false } else { true }
  }

  /// Whether a lone value of a field stands for a list of itself.
  package func isOneOrMany(_ id: FieldID) -> Bool { traits(of: id).isOneOrMany }

  /// The bytes of all words that fields may be.
  package var wordBytes: [UInt8] { names.bytes }

  /// The place of a word of a field, or of each element of its list, among the bytes of all words.
  package func rangeOfWord(_ index: Int, of id: FieldID) -> Range<Int> {
    let lone = form(of: id, isElement: false).words
    return names.range(of: (lone.isEmpty ? form(of: id, isElement: true).words : lone).lowerBound + index)
  }

  /// A word that a field, or each element of its list, may be.
  package func word(_ index: Int, of id: FieldID) -> String {
    String(decoding: names.bytes[rangeOfWord(index, of: id)], as: UTF8.self)
  }

  /// The fields that a field's mapping holds.
  package func children(of id: FieldID) -> [FieldID] { childrenByField[Int(id.rawValue)] }

  /// The field that a range of a text names exactly among those whose keys are in a group of names; most follow the one
  /// that was found last, after which the place is.
  @inline(__always)
  func field(named key: Range<Int>, of text: Span<UInt8>, in group: Range<Int>, from place: inout Int) -> FieldID? {
    names.number(of: key, of: text, in: group, from: &place).map { FieldID(rawValue: $0) }
  }

  /// Which of a form's words a range of a text is.
  @inline(__always)
  func word(_ range: Range<Int>, of text: Span<UInt8>, of form: FieldTraits.Form) -> UInt8? {
    var place = form.words.lowerBound
    return names.number(of: range, of: text, in: form.words, from: &place)
  }

  /// The field of a mapping that a key names exactly.
  package func child(of id: FieldID, named key: String) -> FieldID? {
    childrenByField[Int(id.rawValue)].first { self[$0].key == key }
  }

  /// The field with a path as in the table.
  package func field(at path: String) -> FieldID? {
    fields.firstIndex { $0.path == path }.map { FieldID(rawValue: UInt8($0)) }
  }
}
