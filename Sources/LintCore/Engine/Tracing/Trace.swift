extension Evaluator {
  /// The reason why a condition, given as a part of the program, holds, fails or does not apply to a node: a line for
  /// each part, with the values it saw and its verdict, followed by its own parts, which are indented deeper.
  package func trace(_ condition: Condition, _ part: Int, given: Int) -> String {
    var text = ""
    trace(condition, at: frame(part, given: given), "    ", into: &text)
    return text
  }

  /// The most bytes of a trace, not counting its last line.
  private static var longestTrace: Int { 1 << 19 }

  private func trace(_ condition: Condition, at frame: Frame, _ indentation: String, into text: inout String) {
    // A line takes much longer than a step.
    guard text.utf8.count < Self.longestTrace, budget.spend(64) else { return }
    let part = program.code.parts[frame.place]
    guard part.conditionOperator == .path else {
      let found = part.conditionOperator == nil ? " (found \(found(by: condition, at: frame)))" : ""
      text += "\(indentation)\(shown(condition, at: frame))\(found): \(verdict(at: frame))\n"
      if part.conditionOperator != nil { traceParts(of: condition, at: frame, indentation, into: &text) }
      return
    }
    let path = condition.path?.text ?? "."
    var selected: [Subject] = []
    forEachSubject(of: walk(at: frame), given: frame.given) {
      selected.append($0)
      return true
    }
    for found in selected {
      text += "\(indentation)\(path): \(shown(found)): \(verdict(at: frame.at(frame.place + 1, found)))\n"
      traceParts(of: condition, at: frame.at(frame.place, found), indentation, into: &text)
    }
    if selected.isEmpty { text += "\(indentation)\(path) selects nothing: \(Verdict.unknown)\n" }
  }

  private func traceParts(of condition: Condition, at frame: Frame, _ indentation: String, into text: inout String) {
    for (part, place) in zip(condition.parts, parts(below: frame.place)) {
      trace(part, at: frame.at(place), indentation + "  ", into: &text)
    }
  }

  // MARK: - What is shown

  /// The nodes that the program's paths lead to from a given node.
  package func seen(from given: Int) -> [Int] {
    var starts = [given]
    if nodes[given].value.isList { forEachChild(of: given) { starts.append($0) } }
    var walks = program.code.walks
    for case .reference(let walk, _) in program.code.operands { walks.append(walk) }
    var found: [Int] = []
    for (walk, start) in walks.flatMap({ walk in starts.map { (walk, $0) } }) where budget.spend(1) {
      forEachText(of: walk, given: start) {
        if $0.state != .missing, $0.state != .defaulted { found.append($0.node) }
        return true
      }
    }
    return found
  }

  /// A condition on one line, without its parts, with the values of its operands.
  func shown(_ condition: Condition, at frame: Frame) -> String {
    let (kind, name) = (condition.kind, condition.kind.name)
    guard let predicate = kind as? any Predicate else {
      return [.all, .any].contains(condition.conditionOperator) ? "\(name) of" : name
    }
    let values = zip(condition.operands, operands(at: frame)).map { operand, place in
      operand.map { _ in data(of: place..<place + 1, at: frame)?.shown ?? absence(of: place, at: frame).value }
    }
    let words = predicate.showsParts ? predicate.words(of: condition, values) : predicate.setting(of: condition) ?? ""
    return words.isEmpty ? name : "\(name) \(words)"
  }

  /// The words for an operand without a value: what a condition shows in its place, and what is said of its path.
  func absence(of operand: Int, at frame: Frame) -> (value: String, path: String) {
    var words = (value: "a missing value", path: "is not given")
    forEachResolvedOperand(of: operand, at: frame) {
      if $0.state == .unreadable { words = (self.shown($0), "cannot be read") }
      if $0.state == .unknown { words = (self.shown($0), "is not known") }
    }
    return words
  }

  /// What a condition judges: the subject's value, with the number that its predicate computes from it.
  func found(by condition: Condition, at frame: Frame) -> String {
    shown(frame.subject) + ((condition.kind as? any Predicate).map { measured(by: $0, at: frame) } ?? "")
  }

  /// The number that a predicate computes from a subject, such as a contrast.
  private func measured(by predicate: any Predicate, at frame: Frame) -> String {
    let subject = frame.subject
    if !predicate.showsParts || subject.state != .written || subject.value.number != nil { return "" }
    guard case .number(let number)? = predicate.failure(at: frame, in: self).actual else { return "" }
    let isCounted = subject.value.isList && number == Double(description.elementCount(of: subject.node))
    return isCounted ? "" : ", measured \(DataValue.number(number).shown)"
  }

  /// A subject's value as a trace shows it.
  func shown(_ subject: Subject) -> String {
    switch subject.state {
    case .missing: return "nothing"
    case .unreadable: return "an unreadable value"
    case .unknown: return "a value that is not known"
    case .defaulted: return "\(data(of: subject)?.shown ?? "a value") by default, not written"
    case .constant, .written: break
    }
    switch subject.value {
    case .mapping, .languages: return "a mapping"
    case .list:
      let count = description.elementCount(of: subject.node)
      return count == 0 ? "an empty list" : "a list of \(count)"
    default: return data(of: subject)?.shown ?? "a value"
    }
  }
}
