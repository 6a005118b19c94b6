/// Removals: an entry or element is removed with its own comments and lines, and the rest stays valid.
extension YAMLEditor {
  /// Removes an entry of a mapping or an element of a list; removing the only one leaves empty brackets.
  package func removing(_ place: YAMLPlace) throws(EditObstacle) -> [TextEdit] {
    try checkIsOwn(place.value)
    if let key = place.key { try checkIsOwn(key) }
    let isInFlow = isFlow(place.container)
    if isInFlow, !isBracketed(place.container) { throw EditObstacle() }
    guard isOnly(place) else { return isInFlow ? removingInFlow(place) : try removingInBlock(place) }
    // A collection on lines of its own has no place for empty brackets.
    let collection = stream[place.container]
    guard isInFlow || lineStart(ofBlanksBefore: Int(collection.start)) == nil else { throw EditObstacle() }
    return [TextEdit(collection.range, collection.kind == .mapping ? "{}" : "[]")]
  }

  /// Removes a comment, with its line if nothing else is on it.
  package func removingComment(_ comment: Range<Int>) -> TextEdit {
    if let line = lineStart(ofBlanksBefore: comment.lowerBound) { return removingLines(line..<comment.upperBound) }
    return TextEdit(startOfBlanks(before: comment.lowerBound)..<comment.upperBound)
  }

  /// The end of an entry or element; an empty value ends with its anchor and tag, else with its colon or dash.
  func end(of place: YAMLPlace) -> Int {
    let value = stream[place.value]
    guard value.range.isEmpty, let key = place.key else { return Int(value.end) }
    let end = colon(after: key).map { $0 + 1 } ?? Int(stream[key].end)
    return significant(end) < Int(value.end) ? Int(value.end) : end
  }

  /// The offset of the last such indicator between an entry or element and the text before it; nil if there is none.
  private func lastIndicator(_ indicator: UInt8, before place: YAMLPlace) -> Int? {
    var offset = significant(endOfText(before: place.first))
    var last: Int?
    while offset < Int(stream[place.first].start) {
      if stream.bytes[offset] == indicator { last = offset }
      offset = significant(offset + 1)
    }
    return last
  }

  // MARK: - Block style

  private func removingInBlock(_ place: YAMLPlace) throws(EditObstacle) -> [TextEdit] {
    let head = try head(of: place)
    let line = lineStart(head)
    let column = head - line
    let end = endOfLines(through: end(of: place), below: column)
    if lineStart(ofBlanksBefore: head) != nil {
      let text = endOfText(before: place.first)
      let lines = startOfComments(above: line, at: column, after: text)..<end
      // A block scalar before it would lose its line break.
      let followsBlockScalar = stream[place.first - 1].isBlockScalar
      return [followsBlockScalar ? TextEdit(lines.lowerBound..<nextLine(end)) : removingLines(lines)]
    }
    // It follows a dash on its line, so the next entry has to move up to that dash.
    guard stream[place.value].next < stream[place.container].next else { throw EditObstacle() }
    return [TextEdit(head..<skipSpace(end))]
  }

  /// The start of an entry or element of a block collection: its dash, its `?` or its key.
  private func head(of place: YAMLPlace) throws(EditObstacle) -> Int {
    // Several dashes may precede the first element of nested lists; the last one belongs to it.
    let head = lastIndicator(UInt8(ascii: place.key == nil ? "-" : "?"), before: place)
    if place.key == nil, head == nil { throw EditObstacle() }
    let start = head ?? Int(stream[place.first].start)
    // It may follow the dashes or keys of the collections it is first in, but not an anchor or a tag.
    let before = stream.bytes[lineStart(start)..<start]
    guard before.allSatisfy({ $0.isBlank || "-?:".utf8.contains($0) }) else { throw EditObstacle() }
    return start
  }

  // MARK: - Flow style

  private func removingInFlow(_ place: YAMLPlace) -> [TextEdit] {
    let comma = UInt8(ascii: ",")
    let isFirst = place.first == place.container + 1
    let opening = Int(stream[place.container].start)
    // Earlier commas end entries of collections that are already closed.
    let separator = isFirst ? opening : lastIndicator(comma, before: place) ?? opening
    let head = significant(separator + 1)
    let end = end(of: place)
    let next = significant(end)
    let isFollowed = stream.bytes[next] == comma
    // The comma before the last entry is removed with it, so that JSON stays JSON.
    let commaBefore = isFirst || isFollowed ? [] : [TextEdit(separator..<separator + 1)]
    let last = skipBlanks(isFollowed ? next + 1 : end)
    let endsItsLine = endsLine(last)
    if let line = lineStart(ofBlanksBefore: head), endsItsLine {
      let start = startOfComments(above: line, at: head - line, after: separator + 1)
      return commaBefore + [removingLines(start..<lineEnd(last))]
    }
    if isFollowed {
      guard endsItsLine else { return [TextEdit(head..<last)] }
      return [TextEdit(startOfBlanks(before: head)..<next + 1)]
    }
    guard stream.bytes[separator..<head].contains(UInt8(ascii: "#")) else { return [TextEdit(separator..<end)] }
    return commaBefore + [TextEdit(startOfBlanks(before: head)..<end)]
  }
}
