import LintCore
import WidgetLint

extension Fact {
  /// The facts of a WidgetKit widget that are described.
  static func allByKit(of widget: WidgetView) -> [Fact] {
    let (background, updates) = (widget["background"], widget["updates"])
    let fields: [(key: String, field: FieldView, words: (FieldView) -> String?)] = [
      ("gallery name", widget["name"], translated), ("gallery text", widget["description"], translated),
      ("iOS", widget["deploymentTarget"], list), ("source", widget["source"], list),
      ("adopts the container", background["container"], flag),
      ("background may be removed", background["removable"], flag),
      ("dark background", background["color"]["dark"], list), ("tap opens", widget["opens"], list),
      ("shows", widget["shows"], list), ("updates", updates, timeline),
    ]
    let facts = fields.map { Fact(field: $1, key: $0, value: $1.isKnown ? $2($1) : nil) }
    let targets = widget["targets"]
    let shown = targets.isWritten && !targets.isKnown ? [targets] : targets.elements(first: limit)
    let more = targets.elementCount - limit
    let others = more > 0 ? [Fact(field: targets, key: "and", value: count(more, "more target"))] : []
    let unreadable = [background, background["color"]].filter { $0.isWritten && !$0.isKnown }
    return facts.filter(\.field.isWritten) + shown.map { target($0) } + others
      + unreadable.map { Fact(field: $0, key: String($0.path.dropFirst()), value: nil) }
  }

  /// When a widget is updated.
  private static func timeline(_ updates: FieldView) -> String? {
    let parts = [
      ("", "policy"), ("every ", "every"), ("entries: ", "entries"), ("an entry each ", "entryInterval"),
      ("times: ", "time"), ("animates for ", "animation"),
    ]
    let words = parts.map { before, key in
      updates[key].isWritten ? before + (updates[key].isKnown ? list(updates[key]) : "?") : nil
    }
    let known = words.compactMap { $0 }
    return known.isEmpty ? nil : known.joined(separator: ", ")
  }

  /// A link, button or toggle in the words of its chip.
  private static func target(_ field: FieldView) -> Fact {
    let opens = field["opens"]
    let parts = [
      field["title"].defaultText?.text.map { DataValue.clipped($0) },
      opens.isWritten ? "opens \(opens.isKnown ? list(opens) : "?")" : nil,
      field["intent"].boolean.map { $0 ? "runs an intent" : "runs no intent" },
    ]
    let words = parts.compactMap { $0 }.joined(separator: ", ")
    return Fact(field: field, key: field["as"].word ?? "target", value: words.isEmpty ? nil : words)
  }

  /// A text in its default language, or its first one, and the names of the others.
  private static func translated(_ field: FieldView) -> String? {
    let languages = field.languages(first: limit)
    guard let shown = field.defaultText?.text ?? languages.first?.view.text else { return nil }
    let others = languages.map(\.language).filter { $0 != "default" }
    return others.isEmpty ? shown : "\(DataValue.clipped(shown, to: 300)) (\(others.joined(separator: ", ")))"
  }
}
