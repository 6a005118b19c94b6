extension Path {
  /// The path as rule files write it.
  package var text: String {
    let start = origin == .document ? "$" : steps.isEmpty ? "." : ""
    return steps.reduce(into: start) { text, step in
      switch step {
      case .field(let field): text += "." + FieldTable.description[field].key
      case .each: text += "[*]"
      case .element(let number): text += "[\(number)]"
      case .displayedTitle: text += "." + PathParser.displayedTitle
      }
    }
  }
}

extension Condition {
  /// The condition in one line, as rule files write it.
  package var text: String {
    switch self {
    case .all(let parts): "{all: [\(parts.map(\.text).joined(separator: ", "))]}"
    case .any(let parts): "{any: [\(parts.map(\.text).joined(separator: ", "))]}"
    case .not(let part): "{not: \(part.text)}"
    case .at(let path, let part): "{path: \(path.text), \(part.text.dropFirst().dropLast())}"
    case .test(let predicate): "{\(predicate.text)}"
    }
  }
}

extension Predicate {
  /// The predicate in one line: its name and operands.
  package var text: String {
    let words = words(operands.map(\.text))
    return "\(name): \(words.isEmpty ? "true" : words)"
  }

  /// What stands behind its name, with some words for its operands.
  func words(_ values: [String]) -> String {
    let named = values.enumerated().map { operandNames.isEmpty ? $1 : "\(operandNames[$0]) \($1)" }
    return ([setting].compactMap { $0 } + conditions.map { "where \($0.text)" } + named).joined(separator: ", ")
  }
}

extension Operand {
  /// The operand in one line.
  var text: String {
    switch self {
    case .constant(let constant): constant.data.shown
    case .parameter(let index): "{parameter: \(index)}"
    case .reference(let path, let otherwise):
      "{ref: \(path.text)\(otherwise.map { ", otherwise: \($0.text)" } ?? "")}"
    case .choice(let condition, let then, let otherwise):
      "{if: \(condition.text), then: \(then.text), else: \(otherwise.text)}"
    case .list(let operands): "[\(operands.map(\.text).joined(separator: ", "))]"
    }
  }
}
