import WidgetLint
import YAML

/// Writes a description as YAML, each value with the place that it comes from.
package enum DescriptionText {
  /// The description of an app.
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

  /// A value as YAML.
  static func yaml(_ value: SourceValue, comments: Bool = true) -> String {
    var writer = YAMLWriter(comments: comments)
    writer.write(value)
    return writer.text
  }
}

/// Puts the lines of a description together.
private struct YAMLWriter {
  let comments: Bool
  var text = ""

  init(comments: Bool) { self.comments = comments }

  mutating func write(_ value: SourceValue) {
    // Values nest as deep as the format does, not as the sources do.
    write(value, indentation: 0, afterDash: false)
  }

  private mutating func write(_ value: SourceValue, indentation: Int, afterDash: Bool) {
    let space = String(repeating: " ", count: indentation)
    switch value.content {
    case .scalar(let scalar): text += ScalarText.written(scalar, like: .plain, inFlow: false) + comment(value) + "\n"
    case .list(let list):
      for element in list {
        text += space + "- "
        write(element, indentation: indentation + 2, afterDash: true)
      }
    case .mapping(let entries):
      for (index, entry) in entries.enumerated() {
        text +=
          (afterDash && index == 0 ? "" : space) + ScalarText.written(entry.key, like: .plain, inFlow: false) + ":"
        switch entry.value.content {
        case .scalar: text += " "
        case .list(let list) where list.isEmpty: text += " []"
        case .list, .mapping: text += comment(entry.value) + "\n"
        }
        let isList = if case .list = entry.value.content { true } else { false }
        write(entry.value, indentation: indentation + (isList ? 2 : 2), afterDash: false)
      }
    }
  }

  private func comment(_ value: SourceValue) -> String {
    guard comments, let place = value.place else { return "" }
    return "  # " + (value.isGuess ? "guess: " : "") + place.text
  }
}
