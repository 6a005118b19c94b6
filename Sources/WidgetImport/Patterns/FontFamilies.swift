/// `font`: the families of the fonts that code makes.
enum FontFamilies: CodePattern {
  static let field = "font"

  static func read(_ widget: WidgetCode, _ facts: inout Facts) { set(families(widget), &facts) }

  /// Sets the field to families.
  static func set(_ families: [SourceValue], _ facts: inout Facts) {
    facts.set(field, list: families.map { .mapping([("family", $0)]) })
  }

  /// The families that code names, each time that it does.
  static func families(_ widget: WidgetCode) -> [SourceValue] {
    let methods = Dictionary(grouping: widget.code.methods["UIFont"] ?? [], by: \.name)
    return widget.tokens.compactMap { written($0, widget) ?? own($0, methods, widget) }
  }

  /// The family of the font that a token begins to make.
  private static func written(_ token: Cursor, _ widget: WidgetCode) -> SourceValue? {
    if isSystem(token) { return .scalar("system", at: token.place) }
    guard let name = name(token).flatMap(widget.text)?.literal, !name.isEmpty else { return nil }
    return family(name, at: token.place)
  }

  /// The family of a font of one's own: `UIFont.title`, `.title(12)`, which may be another one of them.
  private static func own(_ token: Cursor, _ methods: [String: [Method]], _ widget: WidgetCode) -> SourceValue? {
    guard token[-1] == ".", token[-2] == "UIFont" || ["=", ":"].contains(token[-2]) && token[-3] == "font" else {
      return nil
    }
    var name = token
    for _ in 0..<Limits.callDepth {
      let isCall = name[1] == "("
      let called = isCall ? methods[name.text] ?? [] : []
      let variables = isCall ? [] : widget.code.variables(named: name.text, of: "UIFont")
      guard called.count + variables.count == 1 else { return nil }
      let value = variables.first.map { $0.value.isEmpty ? $0.accessor.returned : $0.value }
      guard let code = (value ?? called.first?.body.returned)?.prefix(Limits.argument) else { return nil }
      if let found = code.lazy.compactMap({ written($0, widget) }).first { return found }
      guard let point = code.first(where: { $0.text == "." }), point.index <= code.startIndex + 1 else { return nil }
      name = point.moved(1)
    }
    return nil
  }

  /// A font's name as the field has it: names that begin with a point are the system's.
  static func family(_ name: String, at place: SourcePlace) -> SourceValue {
    .scalar(name.hasPrefix(".") ? "system" : name, at: place)
  }

  private static let system: Set<String> = [
    "systemFont", "boldSystemFont", "italicSystemFont", "preferredFont", "monospacedDigitSystemFont",
    "systemFontOfSize", "boldSystemFontOfSize", "italicSystemFontOfSize", "preferredFontForTextStyle",
    "monospacedDigitSystemFontOfSize",
  ]

  private static func isSystem(_ token: Cursor) -> Bool {
    system.contains(token.text) && (token[1] == "(" && token[-1] == "." || token[1] == ":")
  }

  /// The name in `UIFont(name: "…", size: …)` or `[UIFont fontWithName:@"…" size:…]`.
  private static func name(_ token: Cursor) -> Code? {
    if token.text == "fontWithName", token[1] == ":" { return Code(token.file, token.index + 2..<token.index + 3) }
    guard token.text == "UIFont", let argument = token.creation?.elements.first, argument.start.text == "name" else {
      return nil
    }
    return argument.dropFirst(2)
  }
}
