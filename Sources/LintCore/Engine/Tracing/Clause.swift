/// What one predicate, or its negation, says about a subject, in words.
struct Clause: Equatable {
  /// The words; `#` in them stands for the number of values if there are too many to name.
  let text: String
  /// That number; nil if the values are named.
  var count: Int?

  /// Words a predicate's condition, given the words for its subject and for each value of its operands.
  ///
  /// The predicate's summary is the pattern: "the value is one of these" is negated to "the value is not one of these",
  /// gets its values, "the value is not newData or noData", and its subject, "updateResults is not newData or noData".
  init(_ condition: Condition, of subject: String, holds: Bool, _ operands: [[String]], where part: String = "") {
    let kind = condition.kind
    var text = String(kind.summary.prefix { !",;:".contains($0) }).replacing("grapheme clusters", with: "characters")
    if kind is NonEmpty {
      text = holds ? "the value is not empty" : "the value is empty"
    } else if holds != condition.isExpected {
      text = Self.negated(text)
    }
    var values = operands
    if !condition.texts.isEmpty {
      values = [condition.texts.count > 3 ? condition.texts : condition.texts.map { "\"\($0)\"" }]
    }
    if let names = (kind as? any Predicate)?.operandNames, !names.isEmpty {
      text.replace("within `minimum` and `maximum`", with: Self.bounds(values.suffix(2)))
      for (name, words) in zip(names, values) { text.replace("`\(name)`", with: DataValue.enumerate(words)) }
      if let path = condition.path { text.replace("`path`", with: path.text) }
    } else if let path = condition.path, values.isEmpty {
      text.replace("this path", with: path.text)
    } else {
      let all = values.flatMap(\.self)
      if all.count > 3 { count = all.count }
      text = Self.filled(text, all)
    }
    // The subject last: its value may hold any of the words above.
    text = Self.named(text, subject)
    text.replace("entries that meet the condition `where`", with: "\(subject) where \(part)")
    self.text = text
  }

  /// A clause that does not come from a predicate.
  init(_ text: String) { self.text = text }

  /// The words with the number.
  var shown: String {
    guard let count, let mark = text.lastIndex(of: "#") else { return text }
    return "\(text[..<mark])\(count)\(text[text.index(after: mark)...])"
  }

  /// The nouns for a subject in what a predicate says.
  private static let nouns = ["the number or version", "the value", "the text", "the list", "the color", "the URL"]

  private static func named(_ text: String, _ subject: String) -> String {
    let noun = nouns.compactMap { text.firstRange(of: $0) }.min { $0.lowerBound < $1.lowerBound }
    guard let noun else { return text }
    let (before, after) = (text[..<noun.lowerBound], text[noun.upperBound...])
    if after.hasPrefix("'s "), subject == "it" { return "\(before)its\(after.dropFirst(2))" }
    let isLong = after.hasPrefix("'s ") && subject.hasSuffix(")")
    return isLong ? "\(subject): \(before)its\(after.dropFirst(2))" : "\(before)\(subject)\(after)"
  }

  /// The pairs by which a sentence is negated: the first one it contains applies, so that longer ones come first.
  private static let opposites = [
    ("no two ", "two "), ("every ", "not every "), ("entries with ", "not all entries with "),
    (" is this or more", " is less than this"), (" is this or less", " is more than this"),
    (" is more than this", " is this or less"), (" is less than this", " is this or more"),
    (" is `minimum` or more", " is less than `minimum`"), (" is within ", " is not within "),
    (" is not ", " is "), (" is none of ", " is one of "), (" is ", " is not "), (" has no ", " has "),
    (" has ", " does not have "), (" starts ", " does not start "),
    (" contains ", " does not contain "), (" holds ", " does not hold "),
  ]

  private static func negated(_ text: String) -> String {
    for (end, start) in [(" at most", " has more than this many"), (" at least", " has fewer than this many")]
    where text.hasSuffix(end) {
      return String(text.dropLast(end.count)).replacing(" has this many", with: start)
    }
    guard let (one, other) = opposites.first(where: { text.contains($0.0) }) else { return "not so: \(text)" }
    return text.replacing(one, with: other, maxReplacements: 1)
  }

  /// `4 or more`, `8 or less`, or `4 to 8`.
  private static func bounds(_ values: ArraySlice<[String]>) -> String {
    let words = values.map { DataValue.enumerate($0) }
    guard let minimum = words.first, let maximum = words.last else { return "" }
    if minimum == maximum { return minimum }
    return maximum.isEmpty ? "\(minimum) or more" : minimum.isEmpty ? "\(maximum) or less" : "\(minimum) to \(maximum)"
  }

  /// Replaces the word that stands for the values by the values.
  private static func filled(_ text: String, _ values: [String]) -> String {
    let few = values.count > 3 ? "one of its # values" : DataValue.enumerate(values)
    for noun in [" phrases", " patterns", " languages", " UIKit names", ""] {
      for (word, many) in [("none of these", "none of its #"), ("one of these", "one of its #")]
      where text.contains(word + noun) {
        guard values.count > 3 else {
          return text.replacing(word + noun, with: word.hasPrefix("none") ? "not \(few)" : few)
        }
        return text.replacing(word + noun, with: many + (noun.isEmpty ? " values" : noun))
      }
    }
    for word in ["this many", "this shape", "this one", "this"] where text.contains(word) {
      return text.replacing(word, with: word == "this shape" ? "the shape \(few)" : few)
    }
    return text
  }
}

extension Operand {
  /// The values in words, with the values of parameters filled in.
  func words(_ parameters: [RuleParameter]) -> [String] {
    switch self {
    case .constant(let constant): [constant.words]
    case .parameter(let index): parameters[index].values.map(\.words)
    case .reference(let path, let otherwise):
      [
        path.words
          + (otherwise.map { ", or \(DataValue.enumerate($0.words(parameters))) where that is left out" } ?? "")
      ]
    case .choice(let condition, let then, let otherwise):
      [
        DataValue.enumerate(then.words(parameters))
          + " where \(condition.sentence("it", parameters))"
          + (otherwise.map { ", else \(DataValue.enumerate($0.words(parameters)))" } ?? "")
      ]
    case .list(let operands): operands.flatMap { $0.words(parameters) }
    }
  }
}

extension Constant {
  /// The value in a sentence: in quotes if it is more than a word.
  fileprivate var words: String {
    let isWord = value != nil || text?.utf8.allSatisfy { $0.isLetter || $0.isDigit } == true
    return isWord ? data.clipped : "\"\(data.clipped)\""
  }
}

extension Path {
  /// The place it leads to, in words: `title`, `heights.compact`, `app.name`.
  package var words: String {
    for step in steps.reversed() {
      switch step {
      case .field(let field): return table.words(for: field)
      case .privateField(let key): return key
      case .derived(let number): return table.guidelines.derived[number].name
      case .each, .element: continue
      }
    }
    return origin == .document
      ? "the description" : origin == .item ? "the \(table.guidelines.items?.noun ?? "")" : "it"
  }
}

extension FieldTable {
  /// A field as authors of descriptions write it: its path from the innermost list on.
  func words(for field: FieldID) -> String {
    let path = self[field].path
    return path.firstRange(of: "[].").map { _ in path.split(separator: "[].").last.map(String.init) ?? path } ?? path
  }
}

extension Condition {
  /// The words for the condition, on one line.
  func sentence(_ subject: String, _ parameters: [RuleParameter]) -> String {
    if kind is PathOperator { return parts[0].sentence(path?.words ?? subject, parameters) }
    guard let junction = kind as? Junction else { return words(subject, parameters).joined(separator: " ") }
    return parts.map { part in
      let sentence = part.sentence(subject, parameters)
      return part.kind is Junction ? "(\(sentence))" : sentence
    }.joined(separator: junction == .any ? " or " : " and ")
  }

  /// The condition in words, or its negation if `holds` is false, one line for each part.
  package func words(_ subject: String, _ parameters: [RuleParameter], holds: Bool = true) -> [String] {
    switch kind {
    case is PathOperator: return parts[0].words(path?.words ?? subject, parameters, holds: holds)
    case is Not: return parts[0].words(subject, parameters, holds: !holds)
    case let junction as Junction:
      if parts.count == 1 { return parts[0].words(subject, parameters, holds: holds) }
      return [(junction == .all) == holds ? "all of these:" : "one of these:"]
        + parts.flatMap { part in
          part.words(subject, parameters, holds: holds).enumerated().map { ($0 == 0 ? "- " : "  ") + $1 }
        }
    default:
      let part = (kind is Count) ? parts.first?.sentence("it", parameters) ?? "" : ""
      return [Clause(self, of: subject, holds: holds, operands.map { $0?.words(parameters) ?? [] }, where: part).shown]
    }
  }
}
