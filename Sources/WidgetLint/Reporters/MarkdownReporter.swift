import LintCore

/// `markdown`: a table by rule and file with links to lines, as GitHub shows it for a job.
package struct MarkdownReporter: Reporter {
  /// GitHub accepts a mebibyte; the text after the table needs a little of it.
  private static let limit = (1 << 20) - 4096

  /// The rows of a rule's findings, as many as might fit.
  private struct Rows {
    var count = 0
    var texts: [String] = []
    var size = 0
  }

  private let linkBase: String
  private var rows: [String: Rows] = [:]

  /// A table with links below an address.
  package init(options: ReporterOptions) { linkBase = options.linkBase ?? "" }

  package mutating func report(_ file: CheckedFile) -> String {
    let path = PercentText.uri(file.path)
    let name = Self.escaped(file.name)
    for finding in file.findings {
      let place = file.position(of: finding.range.lowerBound)
      let link = "[\(name):\(place.line)](<\(linkBase)\(path)#L\(place.line)>)"
      let message = Self.escaped(finding.message)
      let text = "| \(Self.escaped(finding.rule)) | \(finding.severity.name) | \(link) | \(message) |\n"
      rows[finding.rule, default: Rows()].count += 1
      guard let size = rows[finding.rule]?.size, size <= Self.limit else { continue }
      rows[finding.rule]?.texts.append(text)
      rows[finding.rule]?.size += text.utf8.count
    }
    return ""
  }

  package mutating func finish(_ summary: Summary) -> String {
    var text = "### Widgets\n\n\(TextReporter.lines(for: summary).joined(separator: "\n\n"))\n"
    if !summary.isComplete { text += "\n\(Summary.incomplete)\n" }
    if rows.isEmpty { return text }
    text += "\n| rule | severity | place | finding |\n| --- | --- | --- | --- |\n"
    // The most frequent rule first; its findings in the order of the files.
    let sorted = rows.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    var left = rows.values.reduce(0) { $0 + $1.count }
    for row in sorted.flatMap(\.value.texts) {
      guard text.utf8.count + row.utf8.count <= Self.limit else { break }
      text += row
      left -= 1
    }
    if left > 0 {
      let words = left.counted("more finding has", "more findings have")
      text += "\n\(words) no room here; a report such as `--format html` has all.\n"
    }
    return text
  }

  /// A text in which nothing is taken for Markdown.
  private static func escaped(_ text: String) -> String {
    let scalars = Array(VisibleText.escaped(text).unicodeScalars)
    return scalars.indices.reduce(into: "") { escaped, index in
      let scalar = scalars[index]
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      // GitHub makes links, emoji, mentions and formulas of these even if they are escaped.
      case "$", "#": escaped += "&#\(scalar.value);"
      // It looks for addresses after resolving references, but not across a comment.
      case "@": escaped += "&#64;<!-- -->"
      case ":" where index + 1 < scalars.count && scalars[index + 1] != " ": escaped += "&#58;"
      case "." where escaped.hasSuffix("w"): escaped += "&#46;"
      case "\\", "`", "*", "_", "[", "]", "!", "|", "~": escaped += "\\\(scalar)"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  static let kind = ReporterKind(name: "markdown", summary: "a table for GitHub's job summary", countsFixable: true) {
    MarkdownReporter(options: $0)
  }
}
