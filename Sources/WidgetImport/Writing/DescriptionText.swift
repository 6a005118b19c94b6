import WidgetLint
import YAML

/// Writes a description as text.
package enum DescriptionText {
  /// The description of an app as YAML, a line for each scalar, with the place that it comes from.
  package static func yaml(_ app: ImportedApp) -> String {
    ((app.caveat.map { ["# " + $0] } ?? []) + lines(app.description)).map { $0 + "\n" }.joined()
  }

  /// The description of an app as JSON.
  package static func json(_ app: ImportedApp) -> String { json(app.description).pretty() + "\n" }

  private static func json(_ value: SourceValue) -> JSONText {
    switch value.content {
    case .scalar(let text): .text(text)
    case .list(let list): .list(list.map(json))
    case .mapping(let entries): .object(entries.map { ($0.key, json($0.value)) })
    }
  }

  /// A value as YAML in one line.
  static func flow(_ value: SourceValue) -> String {
    switch value.content {
    case .scalar(let text): scalar(text, inFlow: true)
    case .list(let list): "[" + list.map(flow).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { scalar($0.key, inFlow: true) + ": " + flow($0.value) }.joined(separator: ", ") + "}"
    }
  }

  /// The lines of a value, which nests as deep as the format does, not as the sources do.
  private static func lines(_ value: SourceValue) -> [String] {
    switch value.content {
    case .scalar(let text): return [scalar(text) + comment(value)]
    case .list(let list):
      return list.flatMap { lines($0).enumerated().map { ($0 == 0 ? "- " : "  ") + $1 } }
    case .mapping(let entries):
      return entries.flatMap { entry in
        let (key, lines) = (scalar(entry.key) + ":", lines(entry.value))
        if case .scalar = entry.value.content { return lines.map { key + " " + $0 } }
        return lines.isEmpty
          ? [key + " []" + comment(entry.value)] : [key + comment(entry.value)] + lines.map { "  " + $0 }
      }
    }
  }

  private static func scalar(_ text: String, inFlow: Bool = false) -> String {
    ScalarText.written(text, like: .plain, inFlow: inFlow)
  }

  private static func comment(_ value: SourceValue) -> String {
    value.place.map { "  # " + (value.isGuess ? "guess: " : "") + $0.text } ?? ""
  }
}
