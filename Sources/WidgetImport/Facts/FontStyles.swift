/// `font`, as a guess: the sizes and colors of a storyboard's texts, unless code sets them.
enum FontStyles {
  /// Adds them to the families.
  static func read(_ views: [SceneViews], _ widget: WidgetCode, _ facts: inout Facts) {
    guard let families = facts.values["font"]?.elements else { return }
    let changes = changes(widget, outlets: Set(views.flatMap { $0.outlets.values.joined() }))
    let styles = views.flatMap { each in
      each.texts.map { element, family in
        let outlets = each.outlets(of: element)
        func isChanged(_ property: String) -> Bool {
          !outlets.isEmpty && !(changes[property] ?? []).isDisjoint(with: outlets + [unknown])
        }
        var fields = [("family", family)]
        if let font = element.child(key: "fontDescription"), let size = font["pointSize"], !isChanged("font") {
          fields.append(("size", .guess(size, at: font.place)))
        }
        if let color = element.child(key: "textColor"), let text = InterfaceColor.text(color), !isChanged("textColor") {
          let value = SourceValue.guess(text, at: color.place)
          // A named color may differ in dark mode; a fixed one does not.
          let isFixed = color["systemColor"] == nil && color["cocoaTouchSystemColor"] == nil && color["name"] == nil
          fields.append(("color", isFixed ? .mapping([("light", value), ("dark", value)]) : value))
        }
        return SourceValue.mapping(fields)
      }
    }
    let entries = styles.filter { $0.entries.count > 1 }.unique(by: \.statement)
    let styled = Set(entries.map { $0["family"]?.statement })
    facts.replace("font", .list(entries + families.filter { !styled.contains($0["family"]?.statement) }))
  }

  /// The mark of a view that cannot be identified.
  private static let unknown = "?"

  /// The outlets whose fonts and colors code sets.
  private static func changes(_ widget: WidgetCode, outlets: Set<String>) -> [String: Set<String>] {
    let setters = ["font": "font", "textColor": "textColor", "setFont": "font", "setTextColor": "textColor"]
    var found: [String: Set<String>] = [:]
    for token in widget.tokens {
      guard let property = setters[token.text],
        token.text == property ? token[1] == "=" && token[-1] == "." : token[1] == ":"
      else { continue }
      found[property, default: []].insert(token.receiver?.text ?? unknown)
    }
    // A name that belongs to neither an outlet nor a property may be any of the views.
    let known = Set(widget.views.flatMap { widget.code.variables(of: $0).keys }).union(outlets)
    return found.mapValues { $0.isSubset(of: known) ? $0 : $0.union([unknown]) }
  }
}
