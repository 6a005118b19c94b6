/// An entry or element, written in every form that an insertion may need.
package struct WrittenEntry: Sendable {
  /// The lines in block style, the first without a dash.
  package let lines: [String]
  /// The text in flow style.
  package let flow: String
  /// The text in JSON.
  package let json: String

  /// An entry or element in all of its forms.
  package init(lines: [String], flow: String, json: String) {
    (self.lines, self.flow, self.json) = (lines, flow, json)
  }
}

/// Insertions: a new entry looks like its neighbors.
extension YAMLEditor {
  /// Adds an entry after the last one of a mapping.
  package func inserting(_ key: String, _ value: String, into mapping: Int) throws(EditObstacle) -> [TextEdit] {
    let written = entry(key, value, like: mapping)
    return try inserting(WrittenEntry(lines: [written], flow: written, json: written), into: mapping, below: nil)
  }

  /// Adds a written entry after another one of a mapping, or after its last.
  package func inserting(
    _ entry: WrittenEntry,
    into mapping: Int,
    below place: YAMLPlace?
  ) throws(EditObstacle) -> [TextEdit] {
    let node = stream[mapping]
    if node.isAliased || node.kind != .mapping || isFlow(mapping) && !isBracketed(mapping) { throw EditObstacle() }
    let flow = isJSON(mapping) ? entry.json : entry.flow
    guard let last = place ?? stream.places(in: mapping).last else { return [inserting(flow, at: Int(node.start) + 1)] }
    if isFlow(mapping) { return insertingInFlow(flow, after: last) }
    let head = Int(stream[last.first].start)
    let before = stream.bytes[lineStart(head)..<head]
    guard !changesWithNextLine(last.value), before.allSatisfy({ " -:".utf8.contains($0) }) else { throw EditObstacle() }
    return [insertingLines(entry.lines, below: last, at: before.count, like: head)]
  }

  /// Adds a written element after the last one of a list that has one.
  package func appending(_ element: WrittenEntry, toList list: Int) throws(EditObstacle) -> [TextEdit] {
    let node = stream[list]
    guard !node.isAliased, node.kind == .sequence, let last = stream.places(in: list).last else { throw EditObstacle() }
    if isFlow(list) {
      guard isBracketed(list) else { throw EditObstacle() }
      return insertingInFlow(isJSON(list) ? element.json : element.flow, after: last)
    }
    let start = Int(node.start)
    guard stream.bytes[start] == UInt8(ascii: "-"), !changesWithNextLine(last.value) else { throw EditObstacle() }
    let lines = element.lines.enumerated().map { ($0 == 0 ? "- " : "  ") + $1 }
    return [insertingLines(lines, below: last, at: column(of: start), like: start)]
  }

  /// Whether a value is quoted in JSON, as everything but a number or a boolean is.
  static func isQuotedInJSON(_ value: String) -> Bool { !["true", "false"].contains(value) && Double(value) == nil }

  /// Whether the first text in a collection is quoted as in JSON.
  func isJSON(_ collection: Int) -> Bool {
    let inside = Int(stream[collection].next)
    let first = (collection + 1..<max(collection + 1, inside)).first { stream[$0].kind == .scalar }
    return first.map { stream[$0].style == .doubleQuoted } ?? false
  }

  /// Inserts lines at a column below an entry or element, each after a line break of the kind used near `offset`.
  private func insertingLines(_ lines: [String], below last: YAMLPlace, at column: Int, like offset: Int) -> TextEdit {
    let start = lineBreak(near: offset) + String(repeating: " ", count: column)
    return inserting(lines.map { start + $0 }.joined(), at: endOfLines(through: end(of: last), below: column))
  }

  /// The entry as text, in quotes if the mapping's first key is quoted.
  private func entry(_ key: String, _ value: String, like mapping: Int) -> String {
    let isEmpty = mapping + 1 == Int(stream[mapping].next)
    let style = isEmpty || stream[mapping + 1].kind != .scalar ? .plain : stream[mapping + 1].style
    let valueStyle: YAMLNode.Style = style == .doubleQuoted && Self.isQuotedInJSON(value) ? .doubleQuoted : .plain
    let inFlow = isFlow(mapping)
    return ScalarText.written(key, like: style, inFlow: inFlow) + ": "
      + ScalarText.written(value, like: valueStyle, inFlow: inFlow)
  }

  /// Whether a value ends with a block scalar whose text would change if a line followed: one that keeps its trailing
  /// empty lines, or has no line break at the end of the file.
  private func changesWithNextLine(_ value: Int) -> Bool {
    let last = stream[Int(stream[value].next) - 1]
    guard last.isBlockScalar else { return false }
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
    // A colon directly before a comma would be part of the text.
    let comma = stream[last.value].range.isEmpty ? " ," : ","
    guard let line = lineStart(ofBlanksBefore: head), endsLine(after)
    else { return [inserting("\(comma) \(entry)", at: end)] }
    let indentation = String(decoding: stream.bytes[line..<head], as: UTF8.self)
    let ownLine = lineBreak(near: head) + indentation + entry
    let place = lineEnd(after)
    return hasComma
      ? [inserting(ownLine + ",", at: place)] : [inserting(comma, at: end), inserting(ownLine, at: place)]
  }

  /// The line break at the end of an offset's line; in the last line, the previous line break.
  private func lineBreak(near offset: Int) -> String {
    let (start, end) = (lineStart(offset), lineEnd(offset))
    let bytes =
      end < stream.sourceCount
      ? stream.bytes[end..<nextLine(end)] : stream.bytes[start - lineBreakLength(before: start)..<start]
    return bytes.isEmpty ? "\n" : String(decoding: bytes, as: UTF8.self)
  }
}
