/// Makes the edits that change one value of a YAML text and leave every other byte as it is.
package struct YAMLEditor: Sendable {
  let stream: YAMLStream

  /// An editor of a file.
  package init(_ stream: YAMLStream) { self.stream = stream }

  /// Whether a value is all that its collection holds.
  package func isOnly(_ place: YAMLPlace) -> Bool {
    place.first == place.container + 1 && stream[place.value].next == stream[place.container].next
  }

  // MARK: - Scalars

  /// Replaces a value with one that is already written as YAML.
  package func replacing(_ place: YAMLPlace, with value: WrittenEntry) throws(EditObstacle) -> [TextEdit] {
    try replacing(place, with: isJSON(place.container) ? value.json : value.flow, isWritten: true)
  }

  /// Replaces a value with a text, quoted like the old value if possible, or with one that is already written as YAML.
  package func replacing(
    _ place: YAMLPlace,
    with text: String,
    isWritten: Bool = false
  ) throws(EditObstacle) -> [TextEdit] {
    try checkIsOwn(place.value)
    let node = stream[place.value]
    var style = node.isScalar ? node.style : .plain
    if style == .plain, isJSON(place.container), Self.isQuotedInJSON(text) { style = .doubleQuoted }
    let written = isWritten ? text : ScalarText.written(text, like: style, inFlow: isFlow(place.container))
    guard node.isScalar else { return try replacingCollection(place, with: written) }
    if node.range.isEmpty, place.key.flatMap(colon) != nil { return [inserting(" " + written, at: end(of: place))] }
    if node.range.isEmpty || node.isBlockScalar { throw EditObstacle() }
    let own = stream.textBytes(place.value)
    let added = text.utf8.dropLast(own.count)
    // If the new text ends with the old one, that part keeps its spelling: quoted text can be escaped in several ways.
    if !isWritten, own.first ?? 0 > 0x20, text.utf8.dropFirst(added.count).elementsEqual(own),
      let start = ScalarText.inside(String(decoding: added, as: UTF8.self), like: node.style)
    {
      return [inserting(start, at: Int(node.start) + 1)]
    }
    return [TextEdit(node.range, written)]
  }

  /// Throws if a value has a tag or is an alias, or if an alias repeats it elsewhere, even in part.
  func checkIsOwn(_ index: Int) throws(EditObstacle) {
    let isShared = (index..<Int(stream[index].next)).contains { stream[$0].isAliased }
    if isShared || stream[index].hasTag || stream[index].kind == .alias { throw EditObstacle() }
  }

  /// The comment that ends the line of a value, if nothing else is between them.
  package func comment(after index: Int) -> Range<Int>? {
    let end = Int(stream[index].end)
    let start = skipBlanks(end)
    guard start > end, start < stream.sourceCount, stream.bytes[start] == UInt8(ascii: "#"),
      !stream[index].isBlockScalar
    else { return nil }
    return start..<lineEnd(start)
  }

  func isFlow(_ collection: Int) -> Bool { stream[collection].style == .flow }

  func inserting(_ text: String, at offset: Int) -> TextEdit { TextEdit(offset..<offset, text) }

  // MARK: - Collections

  private func replacingCollection(_ place: YAMLPlace, with written: String) throws(EditObstacle) -> [TextEdit] {
    let node = stream[place.value]
    guard node.style == .block, let key = place.key else {
      if node.style == .flow, !isBracketed(place.value) { throw EditObstacle() }
      return [TextEdit(node.range, written)]
    }
    guard lineStart(Int(node.start)) > Int(stream[key].end), let colon = colon(after: key) else { throw EditObstacle() }
    // The value's lines are removed; the rest of the key's line stays.
    let line = stream.bytes[colon..<lineEnd(colon)]
    let last = line.prefix { $0 != UInt8(ascii: "#") }.lastIndex { !$0.isBlank } ?? colon
    let end = endOfLines(through: Int(node.end), below: column(of: Int(stream[key].start)))
    return [inserting(" " + written, at: last + 1), TextEdit(line.endIndex..<end)]
  }

  /// Whether a flow collection has brackets of its own, unlike the pair in `[a: 1]`.
  func isBracketed(_ index: Int) -> Bool {
    let byte = stream.bytes[Int(stream[index].start)]
    return byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
  }
}

/// The error for a value that is not edited: no edit is known for the way it is written, or others depend on it.
package struct EditObstacle: Error {
  /// What people can do instead.
  package static let advice = "no fix is known for the way that it is written: change it by hand"

  /// The obstacle.
  package init() {}
}

/// A replacement of a range of a text's bytes.
public struct TextEdit: Sendable, Hashable {
  /// The bytes to replace; empty to insert text.
  public let range: Range<Int>
  /// The new text.
  public let replacement: String

  /// An edit of a range of bytes.
  package init(_ range: Range<Int>, _ replacement: String = "") {
    self.range = range
    self.replacement = replacement
  }
}
