import WidgetLint
import YAML

/// Writes a description as text.
package enum DescriptionText {
  /// Returns the description of an app as YAML, one line for each scalar, with its place in the sources.
  package static func yaml(_ app: ImportedApp) -> String {
    (app.caveat.map { "# \($0)\n" } ?? "") + lines(app.description).map { $0.text + comment($0.value) + "\n" }.joined()
  }

  /// A line of a description, with the value that it holds or begins.
  typealias Line = (text: String, value: SourceValue)

  /// Returns an entry of a mapping in all formats, or an element of a list if there is no key.
  static func written(_ value: SourceValue, key: String?) -> WrittenEntry {
    let whole = key.map { SourceValue.mapping([($0, value)]) } ?? value
    let (flow, json) = (flow(value), json(value).pretty().split(separator: "\n").map(\.trimmed).joined(separator: " "))
    return WrittenEntry(
      lines: lines(whole).map { $0.text + comment($0.value) },
      flow: key.map { scalar($0, inFlow: true) + ": " + flow } ?? flow,
      json: key.map { "\"\($0)\": " + json } ?? json
    )
  }

  /// Returns the description of an app as JSON.
  package static func json(_ app: ImportedApp) -> String { json(app.description).pretty() + "\n" }

  private static func json(_ value: SourceValue) -> JSONText {
    switch value.content {
    case .scalar(let text): .text(text)
    case .list(let list): .list(list.map(json))
    case .mapping(let entries): .object(entries.map { ($0.key, json($0.value)) })
    }
  }

  /// Returns a value as YAML in one line.
  static func flow(_ value: SourceValue) -> String {
    switch value.content {
    case .scalar(let text): scalar(text, inFlow: true)
    case .list(let list): "[" + list.map(flow).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { scalar($0.key, inFlow: true) + ": " + flow($0.value) }.joined(separator: ", ") + "}"
    }
  }

  /// Returns the lines of a value; recursive, since the depth is that of the format, not of the sources.
  static func lines(_ value: SourceValue) -> [Line] {
    func indented(_ lines: [Line], by first: String = "  ") -> [Line] {
      lines.enumerated().map { (($0 == 0 ? first : "  ") + $1.text, $1.value) }
    }
    switch value.content {
    case .scalar(let text): return [(scalar(text), value)]
    case .list(let list): return list.flatMap { indented(lines($0), by: "- ") }
    case .mapping(let entries):
      return entries.flatMap { entry -> [Line] in
        let (key, lines) = (scalar(entry.key) + ":", lines(entry.value))
        if case .scalar = entry.value.content {
          return lines.map { (key + " " + $0.text, $0.value) }
        }
        return [(lines.isEmpty ? key + " []" : key, entry.value)] + indented(lines)
      }
    }
  }

  private static func scalar(_ text: String, inFlow: Bool = false) -> String {
    ScalarText.written(text, like: .plain, inFlow: inFlow)
  }

  private static func comment(_ value: SourceValue) -> String {
    value.place.map { "  " + comment($0, isGuess: value.isGuess) } ?? ""
  }

  /// Returns the comment that names a value's place: `# Widget/Info.plist:12`.
  static func comment(_ place: SourcePlace, isGuess: Bool = false) -> String {
    let text = VisibleText.escaped("\(place.file):\(place.line)")
    // A folder's name is data: it must not become a comment for the linter.
    let isOurs = text.hasPrefix("\(ProductInfo.name):")
    return "# " + (isGuess ? "guess: " : "") + (isOurs ? "./" : "") + text
  }
}
