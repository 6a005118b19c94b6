/// `background`: the color that code gives to the root view.
enum RootBackground: CodePattern {
  static let field = "background"

  static let examples: [PatternExample] = [
    .swift("func viewDidLoad() { self.view.backgroundColor = UIColor.black }", "black"),
    .swift("func viewDidLoad() { view.backgroundColor = .white }", "white"),
    .swift("func viewDidLoad() { view.backgroundColor = Theme.background }", nil),
    .swift("func viewDidLoad() { host.view.backgroundColor = .red }", nil),
    .objectiveC("- (void)viewDidLoad { self.view.backgroundColor = [UIColor blackColor]; }", "black"),
  ]

  static func read(_ widget: WidgetCode, _ facts: inout Facts) {
    let reason = "code sets it to a color that is not literal, or to several"
    facts.set(field, agreed: assignments(widget), otherwise: reason)
  }

  /// Whether code sets the background of the root view.
  static func isSet(_ widget: WidgetCode) -> Bool { !assignments(widget).isEmpty }

  private static func assignments(_ widget: WidgetCode) -> [Reading] {
    widget.bodies(of: widget.principal).joined().compactMap { token in
      guard token.text == "backgroundColor", token[-1] == ".", let value = token.assigned,
        let view = token.receiver, view.text == "view", view.isOwn
      else { return nil }
      return (color(value), token.place)
    }
  }

  /// `UIColor.black`, `.black`, `UIColor.clearColor()`, `[UIColor blackColor]`.
  private static func color(_ value: Code) -> String? {
    let words = value.words
    guard let last = words.last, words.count == 1 || words.count == 2 && words[0] == "UIColor",
      value.allSatisfy({ $0.isWord || $0.isAny(".", "[", "]", "(", ")") })
    else { return nil }
    return InterfaceColor.name(last)
  }
}
