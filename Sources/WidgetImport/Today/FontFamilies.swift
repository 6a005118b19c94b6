/// `font`: the families of the fonts that code makes.
enum FontFamilies: CodePattern {
  static let field = "font"

  static func read(_ widget: WidgetCode, _ facts: inout Facts) { set(families(widget, &facts), &facts) }

  /// Sets the field to families.
  static func set(_ families: [SourceValue], _ facts: inout Facts) {
    facts.set(field, list: families.map { .mapping([("family", $0)]) })
  }

  /// The families that code names, with repetitions; a font that is made elsewhere is noted.
  static func families(_ widget: WidgetCode, _ facts: inout Facts) -> [SourceValue] {
    let views = Set(widget.views)
    return widget.tokens.compactMap { token in
      let font = given(by: token, widget)
      // What a constant of another type makes is not among these tokens.
      let isElsewhere = font?.first.map { !views.contains(widget.code.type(at: $0) ?? "") } ?? false
      let token = isElsewhere ? font?.first(where: isMade) ?? token : token
      let isUnread = font.map(isUnread) ?? widget.styled(by: token).contains("font")
      guard isMade(token) || isUnread, !widget.isUncalled(token) else { return nil }
      if isSystem(token) { return .scalar("system", at: token.place) }
      if let text = name(token).flatMap({ widget.text($0)?.literal }), !text.isEmpty {
        return family(text, at: token.place)
      }
      facts.leaveOut(field, at: token.place, "it is computed")
      return nil
    }
  }

  /// The definition of the font that a token sets.
  private static func given(by token: Cursor, _ widget: WidgetCode) -> Code? {
    guard token[-1] == "." || token.text != "font", let font = token.assigned(to: "font") else { return nil }
    // In a method that sets a font, its callers give it.
    return widget.code.method(at: token)?.name == "setFont" ? nil : made(font, widget)
  }

  /// The definition of a font, be it what a function makes: `Theme.font(12)`, `.brand(12)`.
  private static func made(_ font: Code, _ widget: WidgetCode) -> Code {
    var font = font
    for _ in 0..<Limits.callDepth {
      font = widget.definition(font.stripped.without(modifiers: ["withSize"]))
      let made = widget.expression(font).map { $0.called + $0.implicit(of: "UIFont") } ?? []
      guard made.count == 1, made[0].code.choice == nil else { break }
      font = made[0].code
    }
    return font
  }

  /// Whether a font is neither made in its definition nor that of another view.
  private static func isUnread(_ font: Code) -> Bool {
    !font.contains { word in
      let isOther = word.text == "font" && word[-1] == "." && !word[-2].isTypeName && word[1] != "("
      return isMade(word) || isOther || word.text == "nil"
    }
  }

  /// Whether a token begins to make a font.
  private static func isMade(_ token: Cursor) -> Bool { isSystem(token) || name(token) != nil }

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
