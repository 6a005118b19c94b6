/// `handlesDisplayModeChange`: whether the principal class has the method that the system calls.
enum DisplayModeChange: CodePattern {
  static let field = "handlesDisplayModeChange"

  static let examples: [PatternExample] = [
    .swift(
      "func widgetActiveDisplayModeDidChange(_ mode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize) {}",
      "true"
    ),
    .swift("func viewDidLoad() {}", "false"),
    .objectiveC(
      "- (void)widgetActiveDisplayModeDidChange:(NCWidgetDisplayMode)mode withMaximumSize:(CGSize)size {}",
      "true"
    ),
  ]

  static func read(_ widget: WidgetCode, _ facts: inout Facts) {
    if let method = widget.displayModeHandler {
      facts.set(field, .scalar("true", at: method.head.place))
    } else if widget.isComplete, let type = widget.principal.first.flatMap({ widget.code.types[$0] })?.first,
      !widget.ownMethods.contains(where: { $0.name == "widgetActiveDisplayModeDidChange" })
    {
      facts.set(field, .scalar("false", at: type.place))
    }
  }
}
