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
    let name = "widgetActiveDisplayModeDidChange"
    if let method = widget.handler(name, label: "withMaximumSize", objectiveC: name) {
      facts.set(field, .scalar("true", at: widget.code.files[method.file].place(method.head)))
    } else if widget.isComplete, let type = widget.principal.first.flatMap({ widget.code.types[$0] })?.first,
      widget.code.methods(named: name, of: widget.principal).isEmpty
    {
      facts.set(field, .scalar("false", at: widget.code.files[type.file].place(type.body.lowerBound - 1)))
    }
  }
}
