import LintCore

/// `markdown`: a table with links to lines, as GitHub shows it for a job.
package struct MarkdownReporter: Reporter {
  /// The most bytes of the table: GitHub accepts a mebibyte, and the text after the table needs a little of it.
  private static let limit = (1 << 20) - 4096
  private static let title = "### Widgets\n"

  private let linkBase: String
  /// The size of all rows in bytes, and the number of rows that did not fit.
  private var (size, left) = (0, 0)

  /// Creates a reporter whose links are below the options' `linkBase`.
  package init(options: ReporterOptions) { linkBase = options.linkBase ?? "" }

  package mutating func report(_ file: CheckedFile) -> String {
    let path = PercentText.uri(file.path)
    let name = Self.escaped(file.name)
    var text = ""
    for finding in file.findings {
      let place = file.position(of: finding.range.lowerBound)
      let link = "[\(name):\(place.line)](<\(linkBase)\(path)#L\(place.line)>)"
      let message = Self.escaped(finding.message)
      let row = "| \(Self.escaped(finding.rule)) | \(finding.severity.name) | \(link) | \(message) |\n"
      if size == 0 { text += "\(Self.title)\n| rule | severity | place | finding |\n| --- | --- | --- | --- |\n" }
      size += row.utf8.count
      if size <= Self.limit { text += row } else { left += 1 }
    }
    return text
  }

  package func finish(_ summary: Summary) -> String {
    var text = size == 0 ? Self.title : ""
    if left > 0 {
      let words = left.counted("more finding has", "more findings have")
      text += "\n\(words) no room here; a report such as `--format html` has all.\n"
    }
    text += "\n\(TextReporter.lines(for: summary).joined(separator: "\n\n"))\n"
    return summary.isComplete ? text : text + "\n\(Summary.incomplete)\n"
  }

  /// Returns a text with all Markdown syntax escaped.
  private static func escaped(_ text: String) -> String {
    let scalars = Array(VisibleText.escaped(text).unicodeScalars)
    return scalars.indices.reduce(into: "") { escaped, index in
      let scalar = scalars[index]
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      // GitHub makes formulas, links, mentions and emoji of these even after a backslash.
      case "$", "#": escaped += "&#\(scalar.value);"
      // GitHub looks for addresses after resolving references, but not across a comment.
      case "@": escaped += "&#64;<!-- -->"
      case ":" where index + 1 < scalars.count && scalars[index + 1] != " ": escaped += "&#58;"
      case "." where escaped.hasSuffix("w"): escaped += "&#46;"
      case "\\", "`", "*", "_", "[", "]", "!", "|", "~": escaped += "\\\(scalar)"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
