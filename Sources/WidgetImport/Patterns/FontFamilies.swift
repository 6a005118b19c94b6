/// `font`: the families of the fonts that code makes.
enum FontFamilies: CodePattern {
  static let field = "font"

  static func read(_ widget: WidgetCode, _ facts: inout Facts) { set(families(widget), &facts) }

  /// Sets the field to families.
  static func set(_ families: [SourceValue], _ facts: inout Facts) {
    facts.set(field, list: families.map { .mapping([("family", $0)]) })
  }

  /// The families that code names, with repetitions.
  static func families(_ widget: WidgetCode) -> [SourceValue] {
    let methods = Cache<String, [String: [Method]]>()
    return widget.tokens.compactMap { written($0, widget) ?? own($0, methods, widget) }
  }

  /// The family of the font that a token begins to make.
  private static func written(_ token: Cursor, _ widget: WidgetCode) -> SourceValue? {
    if isSystem(token) { return .scalar("system", at: token.place) }
    guard let name = name(token).flatMap(widget.text)?.literal, !name.isEmpty else { return nil }
    return family(name, at: token.place)
  }

  /// The family of a custom font: `UIFont.title`, `.title(12)`, `Theme.title`.
  private static func own(
    _ token: Cursor,
    _ methods: Cache<String, [String: [Method]]>,
    _ widget: WidgetCode
  ) -> SourceValue? {
    guard let type = owner(token) else { return nil }
    let isCall = token[1] == "(" || token.file.isObjectiveC
    let own = methods.value(type) { Dictionary(grouping: widget.code.methods[type] ?? [], by: \.name) }
    let called = isCall ? own[token.text] ?? [] : []
    let variables = isCall ? [] : widget.code.variables(named: token.text, of: type)
    guard called.count + variables.count == 1 else { return nil }
    let value = variables.first.map { $0.value.isEmpty ? $0.accessor.returned : $0.value }
    let code = (value ?? called.first?.body.returned)?.prefix(Limits.argument)
    return code?.lazy.compactMap { written($0, widget) }.first
  }

  /// The type whose font a token names: of `font = .title`, `font = Theme.title`, `font = [Theme titleOfSize:12]`.
  private static func owner(_ token: Cursor) -> String? {
    let isMember = token[-1] == "."
    if isMember, token[-2] == "UIFont" || ["=", ":"].contains(token[-2]) && token[-3] == "font" { return "UIFont" }
    let type = token.moved(isMember ? -2 : -1)
    let isAsked = isMember || token.file.isObjectiveC && type[-1] == "["
    let isFont = ["=", ":"].contains(token[-3]) && ["font", "setFont"].contains(token[-4])
    return isAsked && isFont && type.text.isTypeName ? type.text : nil
  }

  /// A font's name as a value of the field: names that begin with a period are the system's.
  static func family(_ name: String, at place: SourcePlace) -> SourceValue {
    .scalar(name.hasPrefix(".") ? "system" : name, at: place)
  }

  /// Whether a token begins to make a font of the system: `boldSystemFont(ofSize: 15)`, `[UIFont systemFontOfSize:12]`.
  private static func isSystem(_ token: Cursor) -> Bool {
    let name = token.text.lowercased()
    let isNamed = name.hasSuffix("systemfont") || name.hasSuffix("systemfontofsize") || name.hasPrefix("preferredfont")
    return isNamed && (token[1] == "(" && token[-1] == "." || token[1] == ":")
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
