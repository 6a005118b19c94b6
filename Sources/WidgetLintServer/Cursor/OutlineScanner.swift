import YAML

/// Reads an outline, line by line; what one line breaks ends where the next ones show it.
struct OutlineScanner {
  let bytes: [UInt8]
  var offset = 0
  private(set) var comments: [Range<Int>] = []
  var items: [Outline.Item] = []
  var containers: [Outline.Container] = []
  /// The collections without brackets that are open.
  private var stack: [Int] = []
  private var document = 0

  /// A scanner of a text.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads all lines.
  mutating func scan() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    while offset < bytes.count { readLine() }
  }

  // MARK: - Lines

  private mutating func readLine() {
    let start = offset
    skipBlanks()
    let column = offset - start
    if isMarker("---", at: start) {
      startDocument()
      offset = start + 3
      skipBlanks()
      if !isAtEnd { readNode(column: offset - start) }
    } else if isMarker("...", at: start) {
      startDocument()
      offset = start + 3
    } else if !isAtEnd, column > 0 || bytes[offset] != UInt8(ascii: "%") || !stack.isEmpty {
      readNode(column: column)
    }
    finishLine()
  }

  private mutating func startDocument() {
    stack = []
    document += 1
  }

  func isMarker(_ marker: StaticString, at start: Int) -> Bool {
    guard start + 3 <= bytes.count, (0..<3).allSatisfy({ bytes[start + $0] == marker.utf8Start[$0] }) else {
      return false
    }
    return isBlankOrEnd(start + 3)
  }

  /// Passes over the rest of the line and notes its comment.
  private mutating func finishLine() {
    while offset < bytes.count, !isBreak(offset) {
      if bytes[offset] == UInt8(ascii: "#") {
        readComment()
      } else {
        offset += 1
      }
    }
    skipBreak()
  }

  mutating func readComment() {
    let start = offset
    while offset < bytes.count, !isBreak(offset) { offset += 1 }
    comments.append(start..<offset)
  }

  // MARK: - Collections

  private mutating func readNode(column: Int) {
    var column = column
    var isFirst = true
    while true {
      let start = offset
      skipProperties()
      if isAtEnd { return }
      if bytes[offset] == UInt8(ascii: "-"), isBlankOrEnd(offset + 1) {
        column += offset - start
        append(Outline.Item(container: sequence(at: column), start: offset, value: offset..<offset))
        let dash = offset
        offset += 1
        skipBlanks()
        if isAtEnd { return }
        column += offset - dash
        isFirst = false
      } else if let key = readKey() {
        let container = mapping(at: column)
        append(Outline.Item(container: container, start: start, key: key, hasColon: true, value: offset..<offset))
        return readValue(of: items.count - 1, indent: column)
      } else {
        return readScalar(column: column, isFirst: isFirst)
      }
    }
  }

  mutating func append(_ item: Outline.Item) {
    containers[item.container].items.append(items.count)
    items.append(item)
  }

  mutating func open(isSequence: Bool, isFlow: Bool, owner: Int?, indent: Int) -> Int {
    containers.append(
      Outline.Container(isSequence: isSequence, isFlow: isFlow, owner: owner, indent: indent, document: document)
    )
    if let owner {
      let (value, isBelow) = (items[owner].value, items[owner].isValueBelow)
      // What was typed where a collection begins, and what has another indentation than its neighbors.
      containers[containers.count - 1].isMisplaced = items[owner].child != nil || !value.isEmpty && !isBelow
      items[owner].child = containers.count - 1
    }
    return containers.count - 1
  }

  /// The last entry or element of the innermost collection.
  private var last: Int? { stack.last.flatMap { containers[$0].items.last } }

  private mutating func leave(deeperThan column: Int) {
    while let top = stack.last, containers[top].indent > column { stack.removeLast() }
  }

  private mutating func sequence(at column: Int) -> Int {
    leave(deeperThan: column)
    if let top = stack.last, containers[top].isSequence, containers[top].indent == column { return top }
    stack.append(open(isSequence: true, isFlow: false, owner: last, indent: column))
    return stack[stack.count - 1]
  }

  private mutating func mapping(at column: Int) -> Int {
    leave(deeperThan: column)
    leaveSequenceBesideKey(column)
    if let top = stack.last, !containers[top].isSequence, containers[top].indent == column { return top }
    stack.append(open(isSequence: false, isFlow: false, owner: last, indent: column))
    return stack[stack.count - 1]
  }

  /// Leaves a sequence whose dashes are below the key that holds it, not after.
  private mutating func leaveSequenceBesideKey(_ column: Int) {
    guard stack.count > 1, let top = stack.last, containers[top].isSequence, containers[top].indent == column else {
      return
    }
    let below = stack[stack.count - 2]
    if !containers[below].isSequence, containers[below].indent == column { stack.removeLast() }
  }

  // MARK: - Values

  /// Reads what follows a colon or a dash.
  private mutating func readValue(of item: Int, indent: Int) {
    skipBlanks()
    skipProperties()
    guard !isAtEnd else { return }
    let start = offset
    switch bytes[offset] {
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      skipBlock(indent: indent)
      setValue(of: item, start..<offset, .block)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      readFlow(owner: item, indent: indent)
    default:
      let style = skipScalar(indent: indent, isFlow: false)
      setValue(of: item, start..<offset, style)
    }
  }

  mutating func setValue(of item: Int, _ range: Range<Int>, _ style: Outline.Style) {
    items[item].value = range
    items[item].style = style
  }

  /// Reads what is at the start of a line, or after a dash, and is no key.
  private mutating func readScalar(column: Int, isFirst: Bool) {
    if !isFirst {
      if let top = stack.last, let last { readValue(of: last, indent: containers[top].indent) }
      return
    }
    leave(deeperThan: column)
    leaveSequenceBesideKey(column)
    let (start, byte) = (offset, bytes[offset])
    let isBracket = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
    guard let top = stack.last else {
      if isBracket { return readFlow(owner: nil, indent: -1) }
      if byte == UInt8(ascii: "|") || byte == UInt8(ascii: ">") { return skipBlock(indent: -1) }
      return readBareKey(mapping(at: column))
    }
    guard containers[top].indent < column, let last else {
      if !containers[top].isSequence, !isBracket { readBareKey(top) }
      return
    }
    if items[last].value.isEmpty, items[last].child == nil, items[last].key == nil || items[last].hasColon {
      readValue(of: last, indent: containers[top].indent)
      items[last].isValueBelow = true
    } else if items[last].style == .plain {
      _ = skipPlain(isFlow: false)
      items[last].value = items[last].value.lowerBound..<max(offset, start)
    }
  }

  /// Reads a key of which the colon is still to be typed.
  private mutating func readBareKey(_ container: Int) {
    let start = offset
    _ = skipScalar(indent: containers[container].indent, isFlow: false)
    append(Outline.Item(container: container, start: start, key: start..<offset, value: offset..<offset))
  }

  /// Passes over a block scalar: the lines that are blank, or deeper than what holds it.
  private mutating func skipBlock(indent: Int) {
    finishLine()
    while offset < bytes.count {
      let start = offset
      skipBlanks()
      let isInside = offset == bytes.count || isBreak(offset) || offset - start > indent
      guard isInside, !isMarker("---", at: start) else {
        offset = start
        break
      }
      while offset < bytes.count, !isBreak(offset) { offset += 1 }
      skipBreak()
    }
    // The last line break is left to end the line.
    if offset > 0, offset <= bytes.count, bytes[offset - 1] == 0x0A { offset -= 1 }
    if offset > 0, offset < bytes.count, bytes[offset - 1] == 0x0D { offset -= 1 }
  }
}
