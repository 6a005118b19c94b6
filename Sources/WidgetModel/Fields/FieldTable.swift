/// The table of fields, linked: which fields a mapping holds, and which field a key names.
package struct FieldTable: Sendable {
  /// The description's fields.
  package static let description = FieldTable(Field.rows)

  /// The rows, each at the index of its identifier.
  package let fields: [Field]
  private let childrenByField: [[FieldID]]
  private let keys: [[UInt8]]

  init(_ rows: [Field]) {
    fields = rows
    var index: [String: Int] = [:]
    var children = [[FieldID]](repeating: [], count: rows.count)
    for (position, row) in rows.enumerated() {
      index[row.path] = position
      guard position > 0 else { continue }
      var parent = row.path.lastIndex(of: ".").map { String(row.path[..<$0]) } ?? ""
      if parent.hasSuffix("[]") { parent.removeLast(2) }
      if let found = index[parent] { children[found].append(FieldID(rawValue: UInt8(position))) }
    }
    childrenByField = children
    keys = rows.map { Array($0.key.utf8) }
  }

  /// The row of a field.
  package subscript(_ id: FieldID) -> Field { fields[Int(id.rawValue)] }

  /// A word that a field, or each element of its list, may be.
  package func word(_ index: Int, of id: FieldID) -> String {
    let type = self[id].type
    return type.lone.words.isEmpty ? type.element?.words[index] ?? "" : type.lone.words[index]
  }

  /// The fields that a field's mapping holds.
  package func children(of id: FieldID) -> [FieldID] { childrenByField[Int(id.rawValue)] }

  /// The field of a mapping that a key names exactly.
  package func child(of id: FieldID, key: ArraySlice<UInt8>) -> FieldID? {
    for child in childrenByField[Int(id.rawValue)] {
      let name = keys[Int(child.rawValue)]
      if name.count == key.count, name.elementsEqual(key) { return child }
    }
    return nil
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
