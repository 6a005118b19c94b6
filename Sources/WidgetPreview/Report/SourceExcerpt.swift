import LintCore
import WidgetLint
import YAML

/// The lines of a finding, with one before and one after, and its range marked.
struct SourceExcerpt {
  private static let greatestLineCount = 7
  /// How many bytes of a line are shown on either side of a range, or from its start.
  private static let reach = 120

  private let range: Range<Int>
  private let bytes: [UInt8]
  private let lines: LineMap

  init(_ range: Range<Int>, of file: CheckedFile, _ lines: LineMap) {
    self.range = range
    bytes = file.bytes
    self.lines = lines
  }

  /// Writes the lines.
  func write(to html: inout HTML) {
    let first = lines.line(at: range.lowerBound)
    let last = lines.line(at: max(range.lowerBound, range.upperBound - 1))
    let from = max(1, first - 1)
    let to = min(lines.lineCount, last + 1, from + Self.greatestLineCount - 1)
    let digits = String(to).utf8.count
    html.append("<pre><code>")
    for line in from...max(from, to) {
      let content = content(of: line)
      // The last line of a file that ends with a line break holds nothing.
      if line > last, content.isEmpty { continue }
      let number = String(line)
      if line > from { html.append("\n") }
      html.append(String(repeating: " ", count: digits - number.utf8.count) + number + "  ")
      write(content, to: &html)
    }
    html.append("</code></pre>")
  }

  /// The bytes of a line without its line break.
  private func content(of line: Int) -> Range<Int> {
    let whole = lines.range(ofLine: line)
    var end = whole.upperBound
    while end > whole.lowerBound, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return whole.lowerBound..<end
  }

  private func write(_ content: Range<Int>, to html: inout HTML) {
    let marked = range.clamped(to: content)
    guard !marked.isEmpty else {
      let end = boundary(min(content.upperBound, content.lowerBound + Self.reach), atLeast: content.lowerBound)
      html.append(shown(content.lowerBound..<end) + (end < content.upperBound ? "…" : ""))
      return
    }
    let from = boundary(max(content.lowerBound, marked.lowerBound - Self.reach), atLeast: content.lowerBound)
    let markEnd = boundary(min(marked.upperBound, marked.lowerBound + 2 * Self.reach), atLeast: marked.lowerBound)
    let to = boundary(min(content.upperBound, markEnd + Self.reach), atLeast: markEnd)
    if from > content.lowerBound { html.append("…") }
    html.append(shown(from..<marked.lowerBound))
    html.append("<mark>\(shown(marked.lowerBound..<markEnd))</mark>\(shown(markEnd..<to))")
    if to < content.upperBound { html.append("…") }
  }

  private func shown(_ range: Range<Int>) -> String {
    HTML.escaped(String(decoding: bytes[range].map { $0 == 0x09 ? 0x20 : $0 }, as: UTF8.self))
  }

  /// The nearest start of a code point at or before an offset.
  private func boundary(_ offset: Int, atLeast start: Int) -> Int {
    var offset = offset
    while offset > start, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}
