/// `font`, as a guess: the sizes and colors of a storyboard's texts, where no code sets them.
enum FontStyles {
  /// Adds them to the families.
  static func read(_ views: [SceneViews], _ widget: WidgetCode, _ facts: inout Facts) {
    guard let families = facts.values["font"]?.elements else { return }
    let changes = changes(widget, outlets: Set(views.flatMap { $0.outlets.values.joined() }))
    var entries: [SourceValue] = []
    var seen: Set<SourceValue> = []
    for each in views {
      for (element, name, place) in each.texts {
        func isChanged(_ property: String) -> Bool {
          let outlets = each.outlets(of: element)
          return !outlets.isEmpty && !(changes[property] ?? []).isDisjoint(with: outlets + [Self.unknown])
        }
        var fields = [("family", SourceValue.scalar(name, at: place))]
        if let font = element.child(key: "fontDescription"), let size = font["pointSize"], !isChanged("font") {
          fields.append(("size", .guess(.scalar(size), at: font.place)))
        }
        if let color = element.child(key: "textColor"), let text = InterfaceColor.text(color),
          !isChanged("textColor")
        {
          fields.append(("color", .guess(.scalar(text), at: color.place)))
        }
        let value = SourceValue.mapping(fields)
        if fields.count > 1, seen.insert(value.statement).inserted {
          entries.append(value)
        }
      }
    }
    let styled = Set(entries.map { $0["family"]?.statement })
    let others = families.filter { !styled.contains($0["family"]?.statement) }
    facts.replace("font", .list(entries + others))
  }

  /// What stands for a view that cannot be told.
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
    // A name that is neither an outlet's nor a property's may be any of the views.
    let known = Set(widget.views.flatMap { widget.code.variables(of: $0).keys }).union(outlets)
    return found.mapValues { $0.isSubset(of: known) ? $0 : $0.union([unknown]) }
  }
}
