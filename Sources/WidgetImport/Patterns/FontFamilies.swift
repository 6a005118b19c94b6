/// `font`: the families of the fonts that code makes.
enum FontFamilies: CodePattern {
  static let field = "font"

  static let examples: [PatternExample] = [
    .swift("func viewDidLoad() { label.font = UIFont.systemFont(ofSize: 15) }", "[{family: system}]"),
    .swift("func viewDidLoad() { label.font = .preferredFont(forTextStyle: .body) }", "[{family: system}]"),
    .swift("func viewDidLoad() { label.font = UIFont(name: \"Avenir\", size: 15) }", "[{family: Avenir}]"),
    .swift("func viewDidLoad() { label.font = Theme.font }", nil),
    .objectiveC(
      "- (void)viewDidLoad { a.font = [UIFont boldSystemFontOfSize:12]; b.font = [UIFont fontWithName:@\"Futura\" size:12]; }",
      "[{family: system}, {family: Futura}]"
    ),
  ]

  static func read(_ widget: WidgetCode, _ facts: inout Facts) { set(families(widget), &facts) }

  /// Sets the field to families.
  static func set(_ families: [SourceValue], _ facts: inout Facts) {
    facts.set(field, list: families.map { .mapping([("family", $0)]) })
  }

  /// The families that code names, each time that it does.
  static func families(_ widget: WidgetCode) -> [SourceValue] {
    widget.tokens.compactMap { token in
      if isSystem(token) { return .scalar("system", at: token.place) }
      guard let text = name(token).flatMap(widget.text), text.variable == nil, !text.text.isEmpty else { return nil }
      return family(text.text, at: token.place)
    }
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
