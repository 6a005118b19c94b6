package import YAML

/// Makes the edits that change one value of a description.
package struct DescriptionEditor {
  private let description: Description
  private var editor: YAMLEditor { YAMLEditor(description.stream) }

  /// An editor of a description.
  package init(_ description: Description) { self.description = description }

  /// Replaces a value with a text.
  package func replacing(_ node: Int, with text: String) throws(EditObstacle) -> [TextEdit] {
    try checkLength(text)
    return try editor.replacing(try place(of: node), with: text)
  }

  /// Replaces a value with one that is already written as YAML; throws if comments in a collection would be lost.
  package func replacing(_ node: Int, with value: WrittenEntry) throws(EditObstacle) -> [TextEdit] {
    try checkLength(value.flow)
    let edits = try editor.replacing(try place(of: node), with: value)
    let isScalar = description.stream[description[node].source.value].isScalar
    if !isScalar, edits.contains(where: { description.stream.bytes[$0.range].contains(UInt8(ascii: "#")) }) {
      throw EditObstacle()
    }
    return edits
  }

  /// Renames a key of a mapping, by the key's index in the stream.
  func renaming(_ key: Int, of node: Int, to name: String) throws(EditObstacle) -> [TextEdit] {
    try editor.replacing(YAMLPlace(container: description[node].source.value, key: nil, value: key), with: name)
  }

  /// Removes a value, and the field that holds it if nothing else is left there.
  package func removing(_ node: Int) throws(EditObstacle) -> [TextEdit] {
    let place = try place(of: node)
    let parent = Int(description[node].parent)
    let row = description.table[description[parent].field]
    guard editor.isOnly(place), parent > 0, !description[parent].isElement, !row.isRequired else {
      return try editor.removing(place)
    }
    return try removing(parent)
  }

  /// Gives a mapping's field a value, whether or not it has one.
  package func setting(_ field: FieldID, of node: Int, to text: String) throws(EditObstacle) -> [TextEdit] {
    if let child = description.child(of: node, field) { return try replacing(child, with: text) }
    guard !description[node].source.isDistant else { throw EditObstacle() }
    try checkLength(text)
    return try editor.inserting(description.table[field].key, text, into: description[node].source.value)
  }

  /// Adds a written entry to a mapping, after the fields that precede its own in the table; at the end if it has no
  /// field of its own.
  package func adding(_ entry: WrittenEntry, for field: FieldID?, to node: Int) throws(EditObstacle) -> [TextEdit] {
    guard !description[node].source.isDistant else { throw EditObstacle() }
    for line in entry.lines { try checkLength(line) }
    let earlier = description.children(of: node).filter { child in
      field.map { description[child].field.rawValue < $0.rawValue } ?? false
    }
    let last = earlier.max { description[$0].field.rawValue < description[$1].field.rawValue }
    let below = try last.map { (child) throws(EditObstacle) in try place(of: child) }
    return try editor.inserting(entry, into: description[node].source.value, below: below)
  }

  /// Adds a written element after the last one of a list.
  package func appending(_ element: WrittenEntry, to list: Int) throws(EditObstacle) -> [TextEdit] {
    guard !description[list].source.isDistant else { throw EditObstacle() }
    for line in element.lines { try checkLength(line) }
    return try editor.appending(element, toList: description[list].source.value)
  }

  /// The comment after a value, with its place.
  package func comment(after node: Int) -> (text: String, range: Range<Int>)? {
    guard !description[node].source.isDistant, let range = editor.comment(after: description[node].source.value)
    else { return nil }
    return (String(decoding: description.stream.bytes[range], as: UTF8.self), range)
  }

  /// Throws if a text is too long to be written by each of many fixes.
  private func checkLength(_ text: String) throws(EditObstacle) {
    if text.utf8.count > Description.Limits.writtenText { throw EditObstacle() }
  }

  private func place(of index: Int) throws(EditObstacle) -> YAMLPlace {
    let node = description[index]
    guard !node.source.isDistant, node.parent >= 0 else { throw EditObstacle() }
    let container = description[Int(node.parent)].source.value
    return YAMLPlace(container: container, key: node.source.key, value: node.source.value)
  }
}
