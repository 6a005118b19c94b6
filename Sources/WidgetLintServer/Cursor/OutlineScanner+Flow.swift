import YAML

extension OutlineScanner {
  /// The collections in brackets that are open, from the outermost.
  private struct FlowStack {
    /// A collection; that of the pair in `[a: 1]` has no brackets of its own.
    struct Level {
      let container: Int
      let isPair: Bool
    }

    var levels: [Level] = []
    /// Whether a colon was read whose value is to come.
    var wantsValue = false

    mutating func leavePair() {
      if levels.last?.isPair == true { levels.removeLast() }
      wantsValue = false
    }
  }

  /// Reads a collection in brackets and all that is in it, up to its last bracket or the line that shows that this is
  /// missing.
  mutating func readFlow(owner: Int?, indent: Int) {
    var flow = FlowStack()
    enter(&flow, owner: owner, indent)
    while offset < bytes.count, !flow.levels.isEmpty {
      let byte = bytes[offset]
      if byte.isBlank {
        offset += 1
      } else if isBreak(offset) {
        let line = offset
        if isBrokenOff(indent) {
          offset = line
          return
        }
      } else {
        readFlowToken(byte, &flow, indent)
      }
    }
  }

  private mutating func readFlowToken(_ byte: UInt8, _ flow: inout FlowStack, _ indent: Int) {
    let container = flow.levels[flow.levels.count - 1].container
    switch byte {
    case UInt8(ascii: "#"): readComment()
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      enter(&flow, owner: flowOwner(container, &flow), indent)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      flow.leavePair()
      flow.levels.removeLast()
      offset += 1
    case UInt8(ascii: ","):
      flow.leavePair()
      offset += 1
    case UInt8(ascii: ":"):
      offset += 1
      readFlowColon(container, &flow, indent)
    case UInt8(ascii: "&"), UInt8(ascii: "!"):
      while !isBlankOrEnd(offset), !isFlowIndicator(bytes[offset]) { offset += 1 }
    case UInt8(ascii: "?") where isBlankOrEnd(offset + 1): offset += 1
    default:
      let start = offset
      let style = skipScalar(indent: indent, isFlow: true)
      if containers[container].isSequence {
        append(Outline.Item(container: container, start: start, value: start..<offset, style: style))
      } else if flow.wantsValue, let last = containers[container].items.last {
        setValue(of: last, start..<offset, style)
      } else {
        append(Outline.Item(container: container, start: start, key: start..<offset, value: offset..<offset))
      }
      flow.wantsValue = false
    }
  }

  private mutating func enter(_ flow: inout FlowStack, owner: Int?, _ indent: Int) {
    let isSequence = bytes[offset] == UInt8(ascii: "[")
    let container = open(isSequence: isSequence, isFlow: true, owner: owner, indent: indent)
    flow.levels.append(FlowStack.Level(container: container, isPair: false))
    flow.wantsValue = false
    offset += 1
  }

  /// The entry or element whose value a collection in brackets is.
  private mutating func flowOwner(_ container: Int, _ flow: inout FlowStack) -> Int {
    if !containers[container].isSequence, flow.wantsValue, let last = containers[container].items.last { return last }
    append(Outline.Item(container: container, start: offset, value: offset..<offset))
    return items.count - 1
  }

  private mutating func readFlowColon(_ container: Int, _ flow: inout FlowStack, _ indent: Int) {
    guard let last = containers[container].items.last else { return }
    flow.wantsValue = true
    guard containers[container].isSequence else {
      items[last].hasColon = true
      items[last].value = offset..<offset
      return
    }
    // The element was the key of a pair.
    let key = items[last].value
    setValue(of: last, key.lowerBound..<key.lowerBound, .none)
    let pair = open(isSequence: false, isFlow: true, owner: last, indent: indent)
    append(Outline.Item(container: pair, start: key.lowerBound, key: key, hasColon: true, value: offset..<offset))
    flow.levels.append(FlowStack.Level(container: pair, isPair: true))
  }

  /// Passes over a line break; says whether the next line is one that cannot be in these brackets.
  private mutating func isBrokenOff(_ indent: Int) -> Bool {
    skipBreak()
    let start = offset
    skipBlanks()
    guard offset < bytes.count, !isBreak(offset) else { return false }
    if isMarker("---", at: start) || isMarker("...", at: start) { return true }
    return offset - start <= indent && (isEntry(at: offset) || isLoneWord(at: offset))
  }

  /// Whether nothing but one word is on the line: a key that is being typed.
  private func isLoneWord(at place: Int) -> Bool {
    bytes[place...].prefix { !isBreakByte($0) }.allSatisfy {
      $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x80
    }
  }

  private func isBreakByte(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
