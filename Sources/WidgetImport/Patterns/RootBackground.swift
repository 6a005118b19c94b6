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
    let assigned = assignments(widget)
    guard let first = assigned.first else { return }
    let colors = Set(assigned.map(\.color))
    if colors.count == 1, let color = first.color {
      facts.set(field, .scalar(color, at: first.place))
    } else {
      facts.leaveOut(field, at: first.place, "code sets it to a color that is not literal, or to several")
    }
  }

  /// Whether code sets the background of the root view.
  static func isSet(_ widget: WidgetCode) -> Bool { !assignments(widget).isEmpty }

  private static func assignments(_ widget: WidgetCode) -> [(color: String?, place: SourcePlace)] {
    widget.bodies(of: widget.principal).flatMap { file, body in
      body.compactMap { index in
        guard file.isToken(index, "backgroundColor"), file.isToken(index + 1, "="), file.isToken(index - 1, ".") else {
          return nil
        }
        let view = file.isToken(index - 2, "?") || file.isToken(index - 2, "!") ? index - 3 : index - 2
        guard file.isToken(view, "view"), !file.isToken(view - 1, ".") || file.isToken(view - 2, "self") else {
          return nil
        }
        return (color(file.assigned(index + 1), file), file.place(index))
      }
    }
  }

  /// `UIColor.black`, `.black`, `UIColor.clearColor()`, `[UIColor blackColor]`.
  private static func color(_ value: Range<Int>, _ file: CodeFile) -> String? {
    let words = value.filter { file.isWord($0) }.map { file.text($0) }
    guard let last = words.last, words.count == 1 || words.count == 2 && words[0] == "UIColor" else { return nil }
    guard value.allSatisfy({ file.isWord($0) || file.isToken($0, in: [".", "[", "]", "(", ")"]) }) else { return nil }
    let name = last.hasSuffix("Color") && last != "UIColor" ? String(last.dropLast(5)) : last
    return InterfaceColor.names.contains(name) ? name : nil
  }
}
