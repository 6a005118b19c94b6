/// `holdsVariable`: a text holds a build variable that was not replaced, `$(NAME)` or `${NAME}`.
struct HoldsVariable: Predicate {
  var name: String { "holdsVariable" }
  var summary: String { "the text holds $(NAME) or ${NAME}" }

  func fits(_ type: PathType) -> Bool { type.isText }

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition { Condition(isExpected: try entry.node.flag()) }

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard frame.subject.state == .written, frame.subject.value.isText else { return .unknown }
    return Verdict(evaluator.withWritten(frame.subject) { Self.holdsVariable($0) })
  }

  /// One pass looks for an opening bracket, the name's first character, and the closing bracket.
  private static func holdsVariable(_ text: Span<UInt8>) -> Bool {
    var closing: UInt8?
    var length = 0
    var previous: UInt8 = 0
    guard let start = text.indices.first(where: { text[$0] == UInt8(ascii: "$") }) else { return false }
    for index in start..<text.count {
      let byte = text[index]
      if previous == UInt8(ascii: "$"), byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") {
        closing = byte == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
        length = 0
      } else if let end = closing {
        if byte == end, length > 0 { return true }
        let isLetter = byte.isLetter || byte == UInt8(ascii: "_")
        // An operator may follow the name: $(PRODUCT_NAME:rfc1034identifier).
        let isTail = byte.isDigit || ":=-.".utf8.contains(byte)
        if isLetter || length > 0 && isTail { length += 1 } else { closing = nil }
      }
      previous = byte
    }
    return false
  }
}
