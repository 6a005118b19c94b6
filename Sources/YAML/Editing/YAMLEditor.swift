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

  /// Replaces a scalar with a text, quoted like the scalar if possible.
  package func replacing(_ place: YAMLPlace, with text: String) throws(EditObstacle) -> [TextEdit] {
    try checkIsOwn(place.value)
    let node = stream[place.value]
    guard node.kind == .scalar else { return try replacingCollection(place, with: text) }
    if node.range.isEmpty { throw .layout }
    let written = ScalarText.written(text, like: node.style, inFlow: isFlow(place.container))
    return [TextEdit(node.range, written + (node.isBlockScalar ? headerComment(of: node) : ""))]
  }

  /// Replaces a scalar with a flow collection.
  package func replacing(_ place: YAMLPlace, withCollection text: String) throws(EditObstacle) -> [TextEdit] {
    try checkIsOwn(place.value)
    let node = stream[place.value]
    guard node.isScalar, !node.isBlockScalar, !node.range.isEmpty else { throw .layout }
    return [TextEdit(node.range, text)]
  }

  /// Puts a text before a scalar's own text.
  package func prefixing(_ place: YAMLPlace, with prefix: String) throws(EditObstacle) -> [TextEdit] {
    try checkIsOwn(place.value)
    let node = stream[place.value]
    guard node.kind == .scalar else { throw .layout }
    let text = prefix + stream.text(place.value)
    let start = Int(node.start)
    switch node.style {
    case .plain where ScalarText.isPlain(text, inFlow: isFlow(place.container)): return [inserting(prefix, at: start)]
    case .singleQuoted where ScalarText.isPrintable(prefix):
      return [inserting(ScalarText.singleQuoted(prefix), at: start + 1)]
    case .doubleQuoted: return [inserting(ScalarText.doubleQuoted(prefix), at: start + 1)]
    case .literal where ScalarText.isPrintable(prefix), .folded where ScalarText.isPrintable(prefix):
      if let first = firstLineOfText(place.value) { return [inserting(prefix, at: first)] }
    default: break
    }
    return try replacing(place, with: text)
  }

  /// Refuses a value with a tag, and a value that an alias repeats elsewhere, even in part.
  func checkIsOwn(_ index: Int) throws(EditObstacle) {
    if stream[index].hasTag { throw .tagged }
    for inner in index..<Int(stream[index].next) where stream[inner].isAliased { throw .shared }
    if stream[index].kind == .alias { throw .distant }
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

  /// The comment in the header line of a block scalar, with the space before it.
  private func headerComment(of node: YAMLNode) -> String {
    let header = stream.bytes[Int(node.start)..<lineEnd(Int(node.start))]
    guard let hash = header.firstIndex(of: UInt8(ascii: "#")) else { return "" }
    let space = header[..<hash].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? hash
    return String(decoding: header[space...], as: UTF8.self)
  }

  /// The start of a block scalar's text; nil unless it is on its first line and at its indentation.
  private func firstLineOfText(_ index: Int) -> Int? {
    let header = lineEnd(Int(stream[index].start))
    guard header < stream.sourceCount, let first = stream.textBytes(index).first, first != 0x20, first != 0x0A else {
      return nil
    }
    let start = skipBlanks(header + stream.lineBreakLength(at: header))
    return start < stream.sourceCount && stream.bytes[start] == first ? start : nil
  }

  // MARK: - Collections

  private func replacingCollection(_ place: YAMLPlace, with text: String) throws(EditObstacle) -> [TextEdit] {
    let node = stream[place.value]
    let written = ScalarText.written(text, like: .plain, inFlow: isFlow(place.container))
    guard node.style == .block, let key = place.key else {
      if node.style == .flow, !isBracketed(place.value) { throw .layout }
      return [TextEdit(node.range, written)]
    }
    guard lineStart(Int(node.start)) > Int(stream[key].end), let colon = colon(after: key) else { throw .layout }
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

/// The reason why a value is not edited.
package enum EditObstacle: String, Error {
  /// It is reached through an alias or a merge key.
  case distant = "no fix changes a value through an alias or a merge key: change it where it is written"
  /// It, or something in it, has an anchor, so aliases would change with it.
  case shared = "no fix changes a value that an alias takes elsewhere too: change it by hand"
  /// It has a tag, which restricts what it may be.
  case tagged = "no fix changes a value with a tag: change it by hand"
  /// The text to write is too long for a fix.
  case long = "no fix writes a text as long as that: change it by hand"
  /// No edit is known for the way it is written.
  case layout = "no fix is known for the way that it is written: change it by hand"
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
