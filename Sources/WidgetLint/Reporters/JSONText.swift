package import LintCore

/// Writes JSON with the keys in a fixed order.
package indirect enum JSONText: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([JSONText])
  case object([(String, JSONText)])
  /// JSON that was written already.
  case raw(String)

  /// A value of a finding; null where there is none.
  package init(_ value: DataValue?) {
    switch value {
    case nil, .null: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    case .list(let values): self = .list(values.map { JSONText($0) })
    }
  }

  /// An object of the members that are not nil.
  package static func members(_ members: KeyValuePairs<String, JSONText?>) -> JSONText {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }

  /// A text; null where there is none.
  package init(_ text: String?) { self = text.map { .text($0) } ?? .null }

  /// The JSON on one line.
  package var compact: String {
    var text = ""
    write(to: &text, indentation: nil)
    return text
  }

  /// The JSON over several lines, two spaces a level, starting at a level.
  package func pretty(level: Int = 0) -> String {
    var text = ""
    write(to: &text, indentation: level)
    return text
  }

  /// Writes the JSON, over several lines where there is an indentation.
  func write(to text: inout String, indentation: Int?) {
    switch self {
    case .null: text += "null"
    case .boolean(let flag): text += flag ? "true" : "false"
    case .integer(let number): text += String(number)
    case .number(let number):
      text += number.rounded() == number && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
    case .text(let string): Self.write(string, to: &text)
    case .raw(let json): text += json
    case .list(let values):
      Self.write(values, "[", "]", to: &text, indentation) { $0.write(to: &$1, indentation: $2) }
    case .object(let members):
      Self.write(members, "{", "}", to: &text, indentation) { member, text, inner in
        Self.write(member.0, to: &text)
        text += inner == nil ? ":" : ": "
        member.1.write(to: &text, indentation: inner)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element],
    _ open: String,
    _ close: String,
    to text: inout String,
    _ indentation: Int?,
    each: (Element, inout String, Int?) -> Void
  ) {
    text += open
    let inner = indentation.map { $0 + 1 }
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      if let inner { text += lineBreak(level: inner) }
      each(element, &text, inner)
    }
    if let indentation, !elements.isEmpty { text += lineBreak(level: indentation) }
    text += close
  }

  /// What is between two lines, two spaces a level.
  static func lineBreak(level: Int) -> String { "\n" + String(repeating: "  ", count: level) }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    if isPlain(string) {
      text += string
    } else if let escaped = escaped(string) {
      text += escaped
    } else {
      writeEscaped(string, to: &text)
    }
    text += "\""
  }

  /// Whether a look at a text's bytes shows that nothing in it needs an escape, as in nearly all texts.
  private static func isPlain(_ string: String) -> Bool {
    var last: UInt8 = 0
    for byte in string.utf8 {
      guard isPlain(byte), byte != last || !LogCommand.isSign(byte) else { return false }
      last = byte
    }
    return true
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// A text that needs no escapes but those of quotes, backslashes and line breaks; nil for others.
  private static func escaped(_ string: String) -> String? {
    var string = string
    let bytes = string.withUTF8 { text -> [UInt8]? in
      var escaped: [UInt8] = []
      escaped.reserveCapacity(text.count + 16)
      // What needs no escape is copied in one piece.
      var plain = 0
      var last: UInt8 = 0
      for index in text.indices {
        let byte = text[index]
        if LogCommand.isSign(byte), byte == last { return nil }
        last = byte
        if isPlain(byte) { continue }
        escaped += text[plain..<index]
        plain = index + 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): escaped += [UInt8(ascii: "\\"), byte]
        case UInt8(ascii: "\n"): escaped += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
        default: return nil
        }
      }
      escaped += text[plain...]
      return escaped
    }
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func writeEscaped(_ string: String, to text: inout String) {
    let mayCommand = LogCommand.mayBe(in: string)
    var command = LogCommand(atLineStart: false)
    // What needs no escape is copied in one piece: most of a text that holds a quote.
    var plain = string.startIndex
    for index in string.unicodeScalars.indices {
      let scalar = string.unicodeScalars[index]
      let isCommand = mayCommand && command.isCompleted(by: scalar)
      guard isCommand || scalar == "\"" || scalar == "\\" || VisibleText.isHidden(scalar) else { continue }
      text += string[plain..<index]
      plain = string.unicodeScalars.index(after: index)
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        for unit in String(scalar).utf16 {
          let hex = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - hex.utf8.count) + hex
        }
      }
    }
    text += string[plain...]
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
