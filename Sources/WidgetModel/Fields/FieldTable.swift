/// The table of fields, linked: which fields a mapping holds, and which field a key names.
package final class FieldTable: Sendable {
  /// The description's fields.
  package static let description = FieldTable(Field.rows)

  /// The rows, each at the index of its identifier.
  package let fields: [Field]
  private let childrenByField: [[FieldID]]
  private let digests: [FieldDigest]
  private let names: NameTable
  /// The number of each field among the fields of its mapping.
  private let numbers: [Int]

  init(_ rows: [Field]) {
    fields = rows
    var index: [String: Int] = [:]
    var children = [[FieldID]](repeating: [], count: rows.count)
    for (position, row) in rows.enumerated() {
      index[row.path] = position
      guard position > 0, let found = index[row.parentPath] else { continue }
      children[found].append(FieldID(rawValue: UInt8(position)))
    }
    childrenByField = children
    var numbers = [Int](repeating: 0, count: rows.count)
    for siblings in children {
      for (number, field) in siblings.enumerated() { numbers[Int(field.rawValue)] = number }
    }
    self.numbers = numbers
    var names = NameTable()
    digests = rows.enumerated().map { position, row in
      FieldDigest(
        row,
        children: names.append(children[position].map { rows[Int($0.rawValue)].key }),
        childBits: Self.bits(children[position]),
        requiredBits: Self.bits(children[position].filter { rows[Int($0.rawValue)].isRequired }),
        &names
      )
    }
    self.names = names
  }

  private static func bits(_ fields: [FieldID]) -> UInt128 { fields.reduce(0) { $0 | $1.bit } }

  /// What is asked of a field most often.
  @inline(__always) func digest(of id: FieldID) -> FieldDigest { digests[Int(id.rawValue)] }

  /// What a lone value of a field, or an element of its list, may be.
  func form(of id: FieldID, isElement: Bool) -> FieldDigest.Form {
    let index = Int(id.rawValue)
    return isElement ? digests[index].element ?? digests[index].lone : digests[index].lone
  }

  /// Whether a field may be a list.
  func takesList(_ id: FieldID) -> Bool { digests[Int(id.rawValue)].element != nil }

  /// The row of a field.
  package subscript(_ id: FieldID) -> Field { fields[Int(id.rawValue)] }

  /// Whether a lone scalar in its mapping's place stands for a field.
  package func isLoneValue(_ id: FieldID) -> Bool { digest(of: id).isLoneValue }

  /// Whether a field that is left out stands for something.
  package func hasDefault(_ id: FieldID) -> Bool {
    if case .none = digest(of: id).defaultValue { false } else { true }
  }

  /// Whether a lone value of a field stands for a list of itself.
  package func isOneOrMany(_ id: FieldID) -> Bool { digest(of: id).isOneOrMany }

  /// The bytes of all words that fields may be.
  package var wordBytes: [UInt8] { names.bytes }

  /// Where a word that a field, or each element of its list, may be stands among the bytes of all words.
  package func rangeOfWord(_ index: Int, of id: FieldID) -> Range<Int> {
    let digest = digest(of: id)
    return names.range(
      of: (digest.lone.words.isEmpty ? digest.element ?? digest.lone : digest.lone).words.lowerBound + index
    )
  }

  /// A word that a field, or each element of its list, may be.
  package func word(_ index: Int, of id: FieldID) -> String {
    let type = self[id].type
    return type.lone.words.isEmpty ? type.element?.words[index] ?? "" : type.lone.words[index]
  }

  /// The fields that a field's mapping holds.
  package func children(of id: FieldID) -> [FieldID] { childrenByField[Int(id.rawValue)] }

  /// The field of a mapping that a range of a text names exactly; most follow the one that was named last.
  func child(of id: FieldID, key: Range<Int>, of text: [UInt8], after last: FieldID?) -> FieldID? {
    let group = digests[Int(id.rawValue)].children
    let start = last.map { group.lowerBound + numbers[Int($0.rawValue)] + 1 } ?? group.lowerBound
    return names.index(of: key, of: text, in: group, from: start).map { childrenByField[Int(id.rawValue)][$0] }
  }

  /// Which of a form's words a range of a text is.
  func word(_ range: Range<Int>, of text: [UInt8], of form: FieldDigest.Form) -> UInt8? {
    names.index(of: range, of: text, in: form.words, from: form.words.lowerBound).map { UInt8($0) }
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
