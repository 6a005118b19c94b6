/// The titles that code gives to buttons.
struct ButtonTitles {
  /// A title that code gives.
  struct Change {
    /// The title; nil where it is computed.
    let title: SourceValue?
    /// Whether it is given before the view is shown.
    let isAtStart: Bool
  }

  /// The titles by outlet, or by `sender` and the action's name.
  private(set) var changes: [String: [Change]] = [:]
  /// Where a title is given to a button that cannot be told.
  private(set) var unknown: SourcePlace?

  init(_ widget: WidgetCode, _ target: TargetSources, outlets: Set<String>) {
    let reader = LocalizedText(widget, target)
    for (index, declaration) in widget.views.flatMap({ widget.code.types[$0] ?? [] }).map({ ($0.file, $0) }) {
      let file = widget.code.files[index]
      for token in declaration.body {
        guard let (receiver, value) = Self.title(at: token, file) else { continue }
        let method = widget.method(at: token, in: file)
        let change = Change(
          title: reader.value(Expression(file: index, range: value), at: file.place(token)),
          isAtStart: method.map { ["viewDidLoad", "awakeFromNib"].contains($0.name) } ?? false
        )
        if outlets.contains(receiver) {
          changes[receiver, default: []].append(change)
        } else if let method {
          if receiver == "sender" {
            changes["sender " + method.name, default: []].append(change)
          } else if !Self.isMade(receiver, token, method, file, widget) {
            unknown = unknown ?? file.place(token)
          }
        }
      }
    }
  }

  /// The receiver and the title of `button.setTitle(title, for: .normal)` or `[button setTitle:title forState:…]`.
  private static func title(at index: Int, _ file: CodeFile) -> (receiver: String, value: Range<Int>)? {
    guard file.isToken(index, "setTitle") else { return nil }
    if file.isToken(index + 1, "("), let close = file.partner(index + 1),
      let first = file.elements(in: index + 2..<close).first
    {
      var receiver = index - 1
      while receiver > 0, file.isToken(receiver, ".") || file.isToken(receiver, "?") || file.isToken(receiver, "!") {
        receiver -= 1
      }
      return (file.isWord(receiver) ? file.text(receiver) : "", first)
    }
    guard file.isToken(index + 1, ":") else { return nil }
    var end = index + 2
    while end < file.tokens.count, !file.isToken(end, "]"), !file.isToken(end + 1, ":") { end = file.after(end) }
    return (file.text(index - 1), index + 2..<end)
  }

  /// Whether a button is made by code, and so none of a storyboard's.
  private static func isMade(
    _ name: String,
    _ index: Int,
    _ method: Method,
    _ file: CodeFile,
    _ widget: WidgetCode
  ) -> Bool {
    if case .declared(let value, _) = file.local(name, usedAt: index, in: method.body), let first = value.first {
      return file.text(first).hasSuffix("Button") || file.isToken(first, "[")
    }
    let variables = widget.views.flatMap { widget.code.variables[$0] ?? [] }
    return variables.contains { $0.name == name && (!$0.value.isEmpty || !$0.accessor.isEmpty) }
  }
}
