import WidgetLint
import YAML

/// Writes a description as text.
package enum DescriptionText {
  /// The description of an app as YAML, each value with the place that it comes from.
  package static func yaml(_ app: ImportedApp, comments: Bool = true) -> String {
    yaml(app.description, comments: comments)
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

  /// A value as YAML, a line for each scalar.
  static func yaml(_ value: SourceValue, comments: Bool = true) -> String {
    var text = ""
    write(value, indentation: "", comments: comments, to: &text)
    return text
  }

  /// Writes a value; the first line of a mapping is at the dash of its list, and already indented.
  private static func write(
    _ value: SourceValue,
    indentation: String,
    afterDash: Bool = false,
    comments: Bool,
    to text: inout String
  ) {
    // Values nest as deep as the format does, not as the sources do.
    switch value.content {
    case .scalar(let scalar):
      text += Self.scalar(scalar) + (comments ? comment(value) : "") + "\n"
    case .list(let list):
      for element in list {
        text += indentation + "- "
        write(element, indentation: indentation + "  ", afterDash: true, comments: comments, to: &text)
      }
    case .mapping(let entries):
      for (index, entry) in entries.enumerated() {
        text += (afterDash && index == 0 ? "" : indentation) + scalar(entry.key) + ":"
        switch entry.value.content {
        case .scalar: text += " "
        case .list(let list) where list.isEmpty: text += " []"
        case .list, .mapping: text += (comments ? comment(entry.value) : "") + "\n"
        }
        write(entry.value, indentation: indentation + "  ", comments: comments, to: &text)
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
