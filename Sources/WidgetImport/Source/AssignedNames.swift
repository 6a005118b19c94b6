/// The names that a file declares with values or assigns.
struct AssignedNames: Sendable {
  /// The places where a name, perhaps after `self.`, is given another value than that of its declaration, in order.
  private(set) var places: [String: [Int]] = [:]
  /// The names that are declared: after `let` or `var`, in Objective-C after a type.
  private(set) var declared: Set<String> = []

  init(_ tokens: [Token], _ bytes: [UInt8], isObjectiveC: Bool) {
    func text(_ token: Token) -> String { String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self) }
    for index in tokens.indices.dropFirst() {
      let name = tokens[index - 1]
      guard name.kind == .word else { continue }
      let before = index > 1 ? tokens[index - 2] : nil
      func isAfter(_ text: StaticString) -> Bool { before?.isText(text, in: bytes) ?? false }
      let isDeclared =
        isObjectiveC ? isAfter("*") || before?.kind == .word : isAfter("let") || isAfter("var")
      let isAssigned = tokens[index].isText("=", in: bytes)
      if isDeclared {
        // In Objective-C a name without a value is declared as often as one word follows another.
        if isAssigned || !isObjectiveC { declared.insert(text(name)) }
      } else if isAssigned, !isAfter(".") || index > 2 && tokens[index - 3].isText("self", in: bytes) {
        places[text(name), default: []].append(index - 1)
      }
    }
  }
}
