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

  static func read(_ widget: WidgetCode, _ facts: inout Facts) { facts.set(field, value(families(widget))) }

  /// Families as the field has them.
  static func value(_ families: [(name: String, place: SourcePlace)]) -> SourceValue? {
    var seen: Set<String> = []
    let unique = families.filter { seen.insert($0.name).inserted }
    return unique.isEmpty ? nil : .list(unique.map { .mapping([("family", .scalar($0.name, at: $0.place))]) })
  }

  /// The families that code names, each time that it does.
  static func families(_ widget: WidgetCode) -> [(name: String, place: SourcePlace)] {
    let reader = ExpressionReader(widget)
    var found: [(name: String, place: SourcePlace)] = []
    for declaration in widget.views.flatMap({ widget.code.types[$0] ?? [] }) {
      let file = widget.code.files[declaration.file]
      for index in declaration.body {
        if isSystem(index, file) {
          found.append(("system", file.place(index)))
        } else if let name = name(at: index, file),
          let text = reader.text(Expression(file: declaration.file, range: name)), text.variable == nil,
          !text.text.isEmpty
        {
          found.append((family(text.text), file.place(index)))
        }
      }
    }
    return found
  }

  /// A font's name as the field has it: names that begin with a point are the system's.
  static func family(_ name: String) -> String { name.hasPrefix(".") ? "system" : name }

  private static let system: Set<String> = [
    "systemFont", "boldSystemFont", "italicSystemFont", "preferredFont", "monospacedDigitSystemFont",
    "systemFontOfSize",
    "boldSystemFontOfSize", "italicSystemFontOfSize", "preferredFontForTextStyle", "monospacedDigitSystemFontOfSize",
  ]

  private static func isSystem(_ index: Int, _ file: CodeFile) -> Bool {
    guard file.isToken(index, in: system) else { return false }
    return file.isToken(index + 1, "(") && file.isToken(index - 1, ".") || file.isToken(index + 1, ":")
  }

  /// The name in `UIFont(name: "…", size: …)` or `[UIFont fontWithName:@"…" size:…]`.
  private static func name(at index: Int, _ file: CodeFile) -> Range<Int>? {
    if file.isToken(index, "fontWithName"), file.isToken(index + 1, ":") { return index + 2..<index + 3 }
    guard file.isToken(index, "UIFont") else { return nil }
    let open = file.isToken(index + 1, ".") && file.isToken(index + 2, "init") ? index + 3 : index + 1
    guard file.isToken(open, "("), file.isToken(open + 1, "name"), let close = file.partner(open),
      let first = file.elements(in: open + 1..<close).first
    else { return nil }
    return first.lowerBound + 2..<first.upperBound
  }
}
