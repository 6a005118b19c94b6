import LintCore

/// `text`: the fonts of texts, and how far they shrink.
enum KitText {
  /// Reads the fonts and scales from the code that a widget reaches.
  static func read(_ reach: KitReach, _ facts: inout Facts) {
    var fonts: [(font: SourceValue, scale: SourceValue?)] = []
    let symbols = KitSymbols(reach)
    for use in reach.uses where use.token.isAny("font", "minimumScaleFactor") && use.token[1] == "(" {
      let (name, call) = (use.token, ViewCall(use.token))
      // A type's function is not a modifier, nor is one of the view's own functions.
      let isFunction =
        name[-1] == "."
        ? name.moved(-2).text.isTypeName : reach.code.own(name.text, in: use.scope).contains { $0.member.takes(call) }
      if name[-1] == "func" || isFunction { continue }
      let chain = ViewChain(around: name)
      // If a chain sets several fonts, the first one applies.
      if chain.modifiers("font").contains(where: { $0.name.index < name.index }) { continue }
      let scales = chain.modifiers("minimumScaleFactor").compactMap(\.arguments.first)
      if name.text == "font" {
        // With a label, more arguments or the app's own case, it is a function of the app, whose code is read.
        guard call.arguments.count == 1, let argument = call.argument(""), !isOwnCase(argument, use),
          !symbols.contains(chain, use), !reach.isHidden(use)
        else { continue }
        for values in use.contexts(of: [argument] + scales) {
          let font = CodeExpression(argument, in: use.scope, values)
          let found = KitFont.read(font)
          let scale = smallest(scales.map(font.with))
          fonts += found.map { ($0, scale) }
        }
      } else if chain.modifiers("font").isEmpty, !symbols.contains(chain, use) {
        fonts.append((.mapping([]), smallest(scales.map { use.expression($0) })))
      }
    }
    facts.hasUnreadText = facts.hasUnreadText || fonts.contains { $0.font == KitFont.unread }
    facts.set("text", list: entries(fonts))
  }

  /// Returns the smallest scale that some arguments may be; nil if there is none.
  private static func smallest(_ arguments: [CodeExpression]) -> SourceValue? {
    let read = { (leaf: CodeExpression) in [CodeValues.number(leaf.code)?.shown].compactMap(\.self) }
    return smallest(arguments.flatMap { $0.texts(of: "text.minimumScale", hops: 3, read) })
  }

  private static func smallest(_ scales: [SourceValue]) -> SourceValue? {
    scales.min { (Double($0.shown) ?? 1) < (Double($1.shown) ?? 1) }
  }

  /// Whether an argument is a case that only the app's own overload of the modifier knows: `.font(.tiny)`.
  private static func isOwnCase(_ argument: Code, _ use: ViewUse) -> Bool {
    CodeValues.caseName(argument).map { !use.called.isEmpty && !KitFont.styles.contains($0) } ?? false
  }

  /// Whether a text is blank, and so only takes up space.
  static func isBlank(_ text: Code) -> Bool { CodeValues.text(text)?.literal?.trimmed == "" }

  // MARK: - Entries

  /// Returns an entry for each font, with its smallest scale, and one for each scale without a font.
  private static func entries(_ fonts: [(font: SourceValue, scale: SourceValue?)]) -> [SourceValue] {
    let made = fonts.filter { !$0.font.entries.isEmpty }
    let scales = Dictionary(grouping: made, by: \.font.statement).mapValues { same in
      smallest(same.compactMap(\.scale).merged).map { [(key: "minimumScale", value: $0)] } ?? []
    }
    let alone = fonts.filter(\.font.entries.isEmpty).compactMap(\.scale).merged
    return made.map(\.font).merged.map { .mapping($0.entries + (scales[$0.statement] ?? [])) }
      + alone.map { .mapping(["minimumScale": $0]) }
  }
}
