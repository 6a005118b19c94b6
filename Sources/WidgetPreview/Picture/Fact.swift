import LintCore

/// A field that has no place in the drawing: what it is, and what is described.
struct Fact {
  let field: FieldView
  let key: String
  /// What is described, as it is written; nil where it cannot be read.
  let value: String?

  /// The facts of a widget that are described.
  static func all(of widget: WidgetView) -> [Fact] {
    let authentication = widget["authentication"]
    let title = widget.displayedTitle
    var languages = title.languages(first: limit).filter { $0.language != "default" }.map { language, view in
      Fact(field: view, key: "title in \(language)", value: view.text)
    }
    let more = title.languageCount - limit
    if more > 0 { languages.append(Fact(field: title, key: "title in", value: count(more, "more language"))) }
    let others = [
      list(widget["width"], "width"), list(widget["opens"], "tap opens"), list(widget["vibrancy"], "vibrancy"),
      flag(widget["scrolls"], "relies on scrolling"), list(widget["caching"], "caching"),
      list(widget["refresh"], "refresh"), list(widget["updateResults"], "reports"),
      flag(widget["handlesDisplayModeChange"], "resizes on mode change"),
      flag(widget["expandedModeGuarded"], "guarded for iOS 10"), insets(widget["marginInsets"]),
      list(widget["heights"]["ios9"], "height on iOS 9"), images(widget["images"]),
      flag(authentication["addsValue"], "signing in adds value"), list(authentication["prompt"], "prompt"),
    ]
    let broken = authentication.isUnreadable ? [Fact(field: authentication, key: "authentication", value: nil)] : []
    return languages + (others + broken).filter(\.field.isWritten)
  }

  private static func flag(_ field: FieldView, _ key: String) -> Fact {
    Fact(field: field, key: key, value: field.boolean.map { $0 ? "yes" : "no" })
  }

  /// As many values as a chip could show, and one more; as many languages have a chip.
  private static let limit = 40

  private static func list(_ field: FieldView, _ key: String) -> Fact {
    let values = field.elements(first: limit).map { $0.number.map(figure) ?? $0.defaultText?.text ?? $0.text ?? "?" }
    return Fact(field: field, key: key, value: field.isKnown ? joined(values) : nil)
  }

  private static func images(_ field: FieldView) -> Fact {
    let values = field.elements(first: limit).map { image in
      [image["name"], image["rendering"]].compactMap(\.text).joined(separator: " ")
    }
    return Fact(field: field, key: "images", value: field.isKnown ? joined(values.map { $0.isEmpty ? "?" : $0 }) : nil)
  }

  private static func insets(_ field: FieldView) -> Fact {
    let sides = Margin.Side.allCases.map(\.rawValue).filter { field[$0].isWritten }.map { side in
      "\(side) \(field[side].number.map(figure) ?? "?")"
    }
    let lone = field.number.map(figure) ?? field.word
    return Fact(field: field, key: "margin insets", value: field.isKnown ? lone ?? joined(sides) : nil)
  }

  private static func joined(_ values: [String]) -> String { values.isEmpty ? "none" : values.joined(separator: ", ") }
}
