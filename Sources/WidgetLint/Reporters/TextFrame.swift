import LintCore

/// The source line of a finding, with a mark below its value.
struct TextFrame {
  /// The most columns shown on each side of the value; a longer line is cut.
  private static let width = 120

  private let number: String
  private let line: String
  private let indent: Int
  private let length: Int

  init(_ range: Range<Int>, in file: CheckedFile) {
    let place = file.position(of: range.lowerBound)
    let content = file.lines.content(ofLine: place.line, in: file.bytes)
    let (lineStart, end) = (content.lowerBound, content.upperBound)
    let start = min(max(range.lowerBound, lineStart), end)
    // A line of megabytes is shown around the value, and a value of megabytes at its beginning.
    let longest = file.bytes.codePoint(at: start + 2 * Self.width, from: start)
    let stop = min(max(range.upperBound, start), end, longest)
    let from = file.bytes.codePoint(at: max(lineStart, start - Self.width), from: lineStart)
    let to = file.bytes.codePoint(at: min(end, max(stop, start) + Self.width), from: start)
    let before = Self.shown(file.bytes[from..<start])
    let value = Self.shown(file.bytes[start..<min(stop, to)])
    let after = Self.shown(file.bytes[min(stop, to)..<to])
    number = String(place.line)
    let isCutBefore = from > lineStart
    let shown = (isCutBefore ? "…" : "") + before + value + after + (to < end ? "…" : "")
    // A CI server's command may begin in one part and continue in the next.
    line = VisibleText.escaped(shown, atLineStart: false)
    indent = Self.columns(before) + (isCutBefore ? 1 : 0)
    length = max(1, Self.columns(value))
  }

  /// Adds the frame's lines to a text.
  func addLines(to text: inout String, _ style: TerminalStyle) {
    let bar = margin + style.frame("|")
    text += "\(bar)\n"
    text += "\(style.frame("\(number) |")) \(line)\n"
    let marker = style.marker(String(repeating: "^", count: length))
    text += "\(bar)\(String(repeating: " ", count: indent + 1))\(marker)\n"
  }

  /// Adds a line below the frame to a text.
  func addNote(_ name: String, _ note: String, to text: inout String, _ style: TerminalStyle) {
    text += "\(margin)\(style.frame("=")) \(style.bold("\(name):")) \(note)\n"
  }

  /// The space below the line's number.
  private var margin: String { String(repeating: " ", count: number.utf8.count + 1) }

  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    // A space for each tab, so that the mark below lines up.
    let shown = bytes.contains(0x09) ? String(text.map { $0 == "\t" ? " " : $0 }) : text
    return VisibleText.escaped(shown, atLineStart: false)
  }

  /// The number of terminal columns that a text takes: wide characters take two, combining marks none.
  private static func columns(_ text: String) -> Int {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
      ? text.utf8.count : text.reduce(0) { $0 + ($1.unicodeScalars.first.map(columns) ?? 0) }
  }

  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF: 2
    default: scalar.isWide ? 2 : scalar.properties.generalCategory == .nonspacingMark ? 0 : 1
    }
  }
}

/// The colors of a terminal, or none.
struct TerminalStyle: Sendable {
  let usesColor: Bool

  func bold(_ text: String) -> String { wrapped(text, "1") }
  func dim(_ text: String) -> String { wrapped(text, "2") }

  /// The frame around a line.
  func frame(_ text: String) -> String { wrapped(text, "34") }

  /// The mark that points at a value.
  func marker(_ text: String) -> String { wrapped(text, "1;33") }

  /// The name of a severity in its color.
  func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: wrapped(severity.name, "1;31")
    case .warning: wrapped(severity.name, "1;33")
    case .info: wrapped(severity.name, "1;36")
    }
  }

  private func wrapped(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
