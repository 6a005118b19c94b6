/// `font`: the families of the fonts that code makes.
enum FontFamilies: CodePattern {
  static let field = "font"

  static func read(_ widget: WidgetCode, _ facts: inout Facts) { set(families(widget, &facts), &facts) }

  /// Sets the field to a list of families.
  static func set(_ families: [SourceValue], _ facts: inout Facts) {
    facts.set(field, list: families.map { .mapping([("family", $0)]) })
  }

  /// Returns the families that code names, with repetitions; notes the fonts that cannot be read.
  static func families(_ widget: WidgetCode, _ facts: inout Facts) -> [SourceValue] {
    let views = Set(widget.views)
    return widget.tokens.compactMap { token in
      let font = given(by: token, widget)
      // A font made in a constant of another type is not among these tokens.
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

  /// Returns the definition of the font that a token sets; nil if it sets none.
  private static func given(by token: Cursor, _ widget: WidgetCode) -> Code? {
    guard token[-1] == "." || token.text != "font", let font = token.assigned(to: "font") else { return nil }
    // In a method named `setFont`, the callers choose the font.
    return widget.code.method(at: token)?.name == "setFont" ? nil : made(font, widget)
  }

  /// Returns the definition of a font, which a function may make: `Theme.font(12)`, `.brand(12)`.
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

  /// Whether a font's definition neither makes a font nor takes one from another view.
  private static func isUnread(_ font: Code) -> Bool {
    !font.contains { word in
      let isOther = word.text == "font" && word[-1] == "." && !word[-2].isTypeName && word[1] != "("
      return isMade(word) || isOther || word.text == "nil"
    }
  }

  /// Whether a token begins the creation of a font.
  private static func isMade(_ token: Cursor) -> Bool { isSystem(token) || name(token) != nil }

  /// Returns a font's name as a value of the field: `system` for names that begin with a period.
  static func family(_ name: String, at place: SourcePlace) -> SourceValue {
    .scalar(name.hasPrefix(".") ? "system" : name, at: place)
  }

  /// Whether a token begins a call for a system font: `boldSystemFont(ofSize: 15)`, `[UIFont systemFontOfSize:12]`.
  private static func isSystem(_ token: Cursor) -> Bool {
    let name = token.text.lowercased()
    let isNamed = name.hasSuffix("systemfont") || name.hasSuffix("systemfontofsize") || name.hasPrefix("preferredfont")
    return isNamed && (token[1] == "(" && token[-1] == "." || token[1] == ":")
  }

  /// Returns the name in `UIFont(name: "…", size: …)` or `[UIFont fontWithName:@"…" size:…]`; nil for anything else.
  private static func name(_ token: Cursor) -> Code? {
    if token.text == "fontWithName", token[1] == ":" { return Code(token.file, token.index + 2..<token.index + 3) }
    guard token.text == "UIFont", let argument = token.creation?.elements.first, argument.start.text == "name" else {
      return nil
    }
    return argument.dropFirst(2)
  }
}
