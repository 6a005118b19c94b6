package import LintCore
import YAML

/// A JSON value that keeps the order of its keys.
package enum JSONText: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([JSONText])
  case object([(String, JSONText)])
  /// JSON that is already serialized.
  case raw(String)

  /// Creates the JSON of a finding's value; null if there is none.
  package init(_ value: DataValue?) {
    switch value {
    case nil, .null: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    case .list(let values): self = .list(values.map { JSONText($0) })
    }
  }

  /// Returns an object of the members that are not nil.
  package static func members(_ members: KeyValuePairs<String, JSONText?>) -> JSONText {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }

  /// Returns a list of texts.
  package static func texts(_ texts: [String]) -> JSONText { .list(texts.map { .text($0) }) }

  /// Returns a list of a text's lines.
  package static func lines(_ text: String) -> JSONText { .texts(text.split(separator: "\n").map(String.init)) }

  /// Creates a text; null if there is none.
  package init(_ text: String?) { self = text.map { .text($0) } ?? .null }

  /// Creates a number; null if there is none.
  package init(_ number: Int?) { self = number.map { .integer($0) } ?? .null }

  /// The JSON on one line.
  package var compact: String {
    var text = ""
    write(to: &text, indentation: nil)
    return text
  }

  /// The JSON on several lines, indented by two spaces for each level.
  package func pretty(level: Int = 0) -> String {
    var text = ""
    write(to: &text, indentation: level)
    return text
  }

  /// Writes the JSON, on several lines if an indentation is given.
  fileprivate func write(to text: inout String, indentation: Int?) {
    switch self {
    case .null: text += "null"
    case .boolean(let flag): text += flag ? "true" : "false"
    case .integer(let number): text += String(number)
    case .number(let number):
      text += number.rounded() == number && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
    case .text(let string): Self.write(string, to: &text)
    case .raw(let json): text += json
    case .list(let values):
      text += "["
      Self.write(values.map { (nil, $0) }, to: &text, indentation)
      text += "]"
    case .object(let members):
      text += "{"
      Self.write(members.map { (Optional($0), $1) }, to: &text, indentation)
      text += "}"
    }
  }

  /// Writes the content of a list, or of an object, whose values have keys.
  private static func write(_ values: [(key: String?, value: JSONText)], to text: inout String, _ indentation: Int?) {
    let inner = indentation.map { $0 + 1 }
    for (index, (key, value)) in values.enumerated() {
      if index > 0 { text += "," }
      if let inner { text += lineBreak(level: inner) }
      if let key {
        write(key, to: &text)
        text += inner == nil ? ":" : ": "
      }
      value.write(to: &text, indentation: inner)
    }
    if let indentation, !values.isEmpty { text += lineBreak(level: indentation) }
  }

  /// A line break with two spaces for each level.
  fileprivate static func lineBreak(level: Int) -> String { "\n" + String(repeating: "  ", count: level) }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    text += VisibleText.rewriting(string, marks: "\"\\") { scalar in
      switch scalar {
      case "\"": return "\\\""
      case "\\": return "\\\\"
      case "\n": return "\\n"
      case "\r": return "\\r"
      case "\t": return "\\t"
      default:
        return String(scalar).utf16.reduce(into: "") { escape, unit in
          let hex = String(unit, radix: 16)
          escape += "\\u" + String(repeating: "0", count: 4 - hex.utf8.count) + hex
        }
      }
    }
    text += "\""
  }
}

/// A JSON document with one long list, written as the elements come, so that memory does not grow with the run.
struct JSONListText {
  /// The document up to the list.
  let head: String
  /// The indentation level of the list.
  let level: Int
  private(set) var isEmpty = true

  /// Adds an element for each reported thing, one level deeper than the list, and returns their text.
  mutating func add<Reported>(_ reported: [Reported], _ element: (Reported) -> JSONText) -> String {
    reported.reduce(into: "") { text, reported in
      text += isEmpty ? head + "[" : ","
      text += JSONText.lineBreak(level: level + 1)
      element(reported).write(to: &text, indentation: level + 1)
      isEmpty = false
    }
  }

  /// Returns the rest of the document: the list's end and `tail`.
  func end(_ tail: String) -> String {
    (isEmpty ? head + "[]" : JSONText.lineBreak(level: level) + "]") + tail + "\n"
  }
}

extension JSONText {
  /// Returns the lines and columns of both ends of a range, under the four names that a format uses for them.
  static func place(
    _ range: Range<Int>,
    in file: CheckedFile,
    unit: LineMap.Unit = .codePoints,
    _ names: [String] = ["line", "column", "endLine", "endColumn"]
  ) -> [(String, JSONText)] {
    let start = file.position(of: range.lowerBound, unit: unit)
    let end = file.position(of: range.upperBound, unit: unit)
    return Array(zip(names, [start.line, start.column, end.line, end.column].map { .integer($0) }))
  }
}

extension JSONText: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  package init(stringLiteral text: String) { self = .text(text) }
  package init(integerLiteral number: Int) { self = .integer(number) }
  package init(booleanLiteral flag: Bool) { self = .boolean(flag) }
}

extension JSONText: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(arrayLiteral values: JSONText...) { self = .list(values) }
  package init(dictionaryLiteral members: (String, JSONText)...) { self = .object(members) }
}
