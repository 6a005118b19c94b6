import LintCore
import YAML

/// `markdown`: a table by rule and file with links to lines, as GitHub shows it for a job.
package struct MarkdownReporter: Reporter {
  /// GitHub takes a mebibyte; what follows the table needs a little.
  private static let limit = (1 << 20) - 4096

  /// The row of one finding.
  private struct Row {
    let rule: String
    let text: String
  }

  private let linkBase: String
  private var rows: [Row] = []

  /// A table whose links lead below an address.
  package init(options: ReporterOptions) { linkBase = options.linkBase ?? "" }

  package mutating func report(_ file: CheckedFile) -> String {
    let path = PercentText.uri(file.path)
    let name = Self.escaped(file.name)
    for finding in file.findings {
      let place = file.position(of: finding.range.lowerBound)
      let link = "[\(name):\(place.line)](<\(linkBase)\(path)#L\(place.line)>)"
      let message = Self.escaped(finding.message)
      let text = "| \(Self.escaped(finding.rule)) | \(finding.severity.name) | \(link) | \(message) |\n"
      rows.append(Row(rule: finding.rule, text: text))
    }
    return ""
  }

  package mutating func finish(_ summary: Summary) -> String {
    var text = "### Today widgets\n\n\(TextReporter.line(for: summary))\n"
    if rows.isEmpty { return text }
    var counts: [String: Int] = [:]
    for row in rows { counts[row.rule, default: 0] += 1 }
    // Sorting keeps the files' order within a rule: each row has its number.
    let sorted = rows.enumerated().sorted { one, other in
      let (first, second) = (counts[one.element.rule] ?? 0, counts[other.element.rule] ?? 0)
      if first != second { return first > second }
      if one.element.rule != other.element.rule { return one.element.rule < other.element.rule }
      return one.offset < other.offset
    }
    text += "\n| rule | severity | place | finding |\n| --- | --- | --- | --- |\n"
    for (number, row) in sorted.enumerated() {
      if text.utf8.count + row.element.text.utf8.count > Self.limit {
        text += "\n\(sorted.count - number) more findings have no room here.\n"
        break
      }
      text += row.element.text
    }
    return text
  }

  /// A text that no part of Markdown takes for anything else.
  private static func escaped(_ text: String) -> String {
    let scalars = Array(VisibleText.escaped(text).unicodeScalars)
    return scalars.indices.reduce(into: "") { escaped, index in
      let scalar = scalars[index]
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      // GitHub makes links, emoji, mentions and formulas of these even where they are escaped.
      case "@", "$", "#": escaped += "&#\(scalar.value);"
      case ":" where index + 1 < scalars.count && scalars[index + 1] != " ": escaped += "&#58;"
      case "." where escaped.hasSuffix("w"): escaped += "&#46;"
      case "\\", "`", "*", "_", "[", "]", "!", "|", "~": escaped += "\\\(scalar)"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  static let kind = ReporterKind(name: "markdown", summary: "a table for GitHub's job summary") {
    MarkdownReporter(options: $0)
  }
}
