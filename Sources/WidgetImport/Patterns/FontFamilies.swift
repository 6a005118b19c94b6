/// `font`: the families of the fonts that code makes.
enum FontFamilies: CodePattern {
  static let field = "font"

  static let examples: [PatternExample] = [
    .swift("func viewDidLoad() { label.font = UIFont.systemFont(ofSize: 15) }", "[{family: system}]"),
    .swift("func viewDidLoad() { label.font = .preferredFont(forTextStyle: .body) }", "[{family: system}]"),
    .swift("func viewDidLoad() { label.font = UIFont(name: \"Avenir\", size: 15) }", "[{family: Avenir}]"),
    .swift("func viewDidLoad() { label.font = Theme.font }", nil),
    .swift(
      "func viewDidLoad() { label.font = .own(15) } }\nextension UIFont { static func own(_ size: CGFloat) -> UIFont { return UIFont(name: \"Avenir\", size: size)! }",
      "[{family: Avenir}]"
    ),
    .swift(
      "func viewDidLoad() { a.font = UIFont.own; b.font = .systemFont(ofSize: 9, weight: .bold) } }\nextension UIFont { static var own: UIFont { .light }; static let light = UIFont(name: \"Futura\", size: 12)!; static let bold = UIFont(name: \"Avenir\", size: 9)",
      "[{family: Futura}, {family: system}]"
    ),
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
    widget.tokens.compactMap { family(at: $0, widget, depth: 0) }
  }

  private static func family(at token: Cursor, _ widget: WidgetCode, depth: Int) -> SourceValue? {
    if isSystem(token) { return .scalar("system", at: token.place) }
    if let text = name(token).flatMap(widget.text) {
      return text.variable == nil && !text.text.isEmpty ? family(text.text, at: token.place) : nil
    }
    guard depth < Limits.callDepth, isMember(token, depth) else { return nil }
    // A font of one's own: UIFont.title, .title(12)
    let methods = (widget.code.methods["UIFont"] ?? []).filter { $0.name == token.text && token[1] == "(" }
    let variables = token[1] == "(" ? [] : widget.code.variables(named: token.text, of: "UIFont")
    let found = methods.map(\.body.returned) + variables.map { $0.value.isEmpty ? $0.accessor.returned : $0.value }
    guard found.count == 1, let code = found[0], !code.isTooLong else { return nil }
    return code.lazy.compactMap { family(at: $0, widget, depth: depth + 1) }.first
  }

  /// Whether a token names a member of `UIFont`.
  private static func isMember(_ token: Cursor, _ depth: Int) -> Bool {
    guard token[-1] == ".", token.isWord else { return false }
    return token[-2] == "UIFont" || ["=", ":"].contains(token[-2]) && token[-3] == "font"
      || depth > 0 && ["return", "{"].contains(token[-2])
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
