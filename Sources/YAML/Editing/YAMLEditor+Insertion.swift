/// Insertions: a new entry looks like its neighbours.
extension YAMLEditor {
  /// Adds an entry after the last one of a mapping.
  package func inserting(_ key: String, _ value: String, into mapping: Int) throws(EditObstacle) -> [TextEdit] {
    let node = stream[mapping]
    if node.isAliased { throw .shared }
    if isFlow(mapping), !isBracketed(mapping) { throw .layout }
    guard let last = lastEntry(of: mapping) else {
      let start = Int(node.start) + 1
      return [TextEdit(start..<start, entry(key, value, like: mapping))]
    }
    let written = entry(key, value, like: mapping)
    return isFlow(mapping) ? insertingInFlow(written, after: last) : try insertingInBlock(written, after: last)
  }

  /// Adds an element, already written, after the last one of a list that has one.
  package func appending(_ written: String, toList list: Int) throws(EditObstacle) -> [TextEdit] {
    let node = stream[list]
    if node.isAliased { throw .shared }
    guard node.kind == .sequence, list + 1 < Int(node.next) else { throw .layout }
    var last = list + 1
    while Int(stream[last].next) < Int(node.next) { last = Int(stream[last].next) }
    let place = YAMLPlace(container: list, key: nil, value: last)
    if isFlow(list) {
      guard isBracketed(list) else { throw .layout }
      return insertingInFlow(written, after: place)
    }
    let start = Int(node.start)
    guard stream.bytes[start] == UInt8(ascii: "-"), !changesWithNextLine(last) else { throw .layout }
    let column = column(of: start)
    let end = endOfLines(through: end(of: place), below: column)
    return [TextEdit(end..<end, lineBreak(near: start) + String(repeating: " ", count: column) + "- " + written)]
  }

  /// The entry as text, in quotes where the mapping's first key has them.
  private func entry(_ key: String, _ value: String, like mapping: Int) -> String {
    let isEmpty = mapping + 1 == Int(stream[mapping].next)
    let style = isEmpty || stream[mapping + 1].kind != .scalar ? .plain : stream[mapping + 1].style
    let isJSON = style == .doubleQuoted && !["true", "false"].contains(value) && Double(value) == nil
    let inFlow = isFlow(mapping)
    return ScalarText.written(key, like: style, inFlow: inFlow) + ": "
      + ScalarText.written(value, like: isJSON ? .doubleQuoted : .plain, inFlow: inFlow)
  }

  private func lastEntry(of mapping: Int) -> YAMLPlace? {
    var last: YAMLPlace?
    var key = mapping + 1
    while key < Int(stream[mapping].next) {
      let value = Int(stream[key].next)
      last = YAMLPlace(container: mapping, key: key, value: value)
      key = Int(stream[value].next)
    }
    return last
  }

  private func insertingInBlock(_ entry: String, after last: YAMLPlace) throws(EditObstacle) -> [TextEdit] {
    if changesWithNextLine(last.value) { throw .layout }
    let head = Int(stream[last.first].start)
    let before = stream.bytes[lineStart(head)..<head]
    guard before.allSatisfy({ $0 == 0x20 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }) else { throw .layout }
    let indentation = String(repeating: " ", count: before.count)
    let end = endOfLines(through: end(of: last), below: before.count)
    return [TextEdit(end..<end, lineBreak(near: head) + indentation + entry)]
  }

  /// Whether a value ends with a block scalar that reads otherwise if a line follows: one that keeps its empty lines, or
  /// that has no line break at the end of the file.
  private func changesWithNextLine(_ value: Int) -> Bool {
    let last = stream[Int(stream[value].next) - 1]
    guard last.style == .literal || last.style == .folded else { return false }
    let header = stream.bytes[Int(last.start)..<lineEnd(Int(last.start))].prefix { $0 != UInt8(ascii: "#") }
    let isOpenEnded = lineEnd(Int(last.end)) == stream.sourceCount
    return header.contains(UInt8(ascii: "+")) || isOpenEnded && !header.contains(UInt8(ascii: "-"))
  }

  private func insertingInFlow(_ entry: String, after last: YAMLPlace) -> [TextEdit] {
    let end = end(of: last)
    let next = significant(end)
    let hasComma = stream.bytes[next] == UInt8(ascii: ",")
    let head = Int(stream[last.first].start)
    let after = skipBlanks(hasComma ? next + 1 : end)
    guard let line = lineStart(ofBlanksBefore: head), endsLine(after) else {
      return [TextEdit(end..<end, ", " + entry)]
    }
    let indentation = String(decoding: stream.bytes[line..<head], as: UTF8.self)
    let lineOfItsOwn = lineBreak(near: head) + indentation + entry
    let place = lineEnd(after)
    return hasComma
      ? [TextEdit(place..<place, lineOfItsOwn + ",")]
      : [TextEdit(end..<end, ","), TextEdit(place..<place, lineOfItsOwn)]
  }

  /// The line break that ends the line of an offset, else the one before it.
  private func lineBreak(near offset: Int) -> String {
    let end = lineEnd(offset)
    if end < stream.sourceCount {
      return String(decoding: stream.bytes[end..<nextLine(end)], as: UTF8.self)
    }
    let start = lineStart(offset)
    let length = lineBreakLength(before: start)
    return length > 0 ? String(decoding: stream.bytes[start - length..<start], as: UTF8.self) : "\n"
  }
}
