import WidgetLint
import YAML

/// The lines of a finding with its range marked, and one line before and after.
struct SourceExcerpt {
  private static let greatestLineCount = 7
  /// The most bytes of a line to show on either side of the range, or from the line's start.
  private static let reach = 120

  let range: Range<Int>
  let file: CheckedFile

  /// The lines, with their numbers.
  var markup: Markup {
    let lines = file.lines
    let first = lines.line(at: range.lowerBound)
    let last = lines.line(at: max(range.lowerBound, range.upperBound - 1))
    let from = max(1, first - 1)
    let to = max(from, min(lines.lineCount, last + 1, from + Self.greatestLineCount - 1))
    let width = String(to).utf8.count
    let rows = (from...to).compactMap { line -> Markup? in
      let content = lines.content(ofLine: line, in: file.bytes)
      // Skips the empty last line of a file that ends with a line break.
      if line > last, content.isEmpty { return nil }
      let number = String(line)
      let indent = String(repeating: " ", count: width - number.utf8.count)
      return "\(verbatim: line > from ? "\n" : "")\(verbatim: indent + number)  \(shown(content))"
    }
    return "<pre><code>\(rows)</code></pre>"
  }

  /// Returns a line with the range marked, or the start of a line without it.
  private func shown(_ content: Range<Int>) -> Markup {
    let bytes = file.bytes
    let clamped = range.clamped(to: content)
    let marked = clamped.isEmpty ? content.lowerBound..<content.lowerBound : clamped
    let from = bytes.codePoint(at: max(content.lowerBound, marked.lowerBound - Self.reach), from: content.lowerBound)
    let longest = marked.lowerBound + 2 * Self.reach
    let markEnd =
      marked.upperBound > longest ? bytes.codePoint(at: longest, from: marked.lowerBound) : marked.upperBound
    let to = bytes.codePoint(at: min(content.upperBound, markEnd + Self.reach), from: markEnd)
    let mark: Markup = marked.isEmpty ? "" : "<mark>\(text(marked.lowerBound..<markEnd))</mark>"
    let (start, end) = (from > content.lowerBound ? "…" : "", to < content.upperBound ? "…" : "")
    return "\(start)\(text(from..<marked.lowerBound))\(mark)\(text(markEnd..<to))\(end)"
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: file.bytes[range].map { $0 == 0x09 ? 0x20 : $0 }, as: UTF8.self)
  }
}
