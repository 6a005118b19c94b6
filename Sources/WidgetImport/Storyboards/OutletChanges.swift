/// The changes that code makes to a storyboard's views, by their outlets.
struct OutletChanges {
  /// The prefixes of methods that change their receiver.
  private static let setters = ["set", "add", "insert", "remove", "reload", "load", "apply", "configure", "update"]
  /// The prefixes of methods without a visible effect.
  private static let unseen = ["setNeeds", "addTarget", "addGesture", "removeTarget", "removeGesture"]
  /// The names that load views from a nib.
  private static let nibs: Set<String> = ["loadNibNamed", "UINib"]

  /// The outlets of the views that code changes or passes on.
  private var changed: Set<String> = []
  private let widget: WidgetCode
  private let replaced = Cache<String, Bool>()

  init(_ widget: WidgetCode, outlets: Set<String>) {
    self.widget = widget
    for token in widget.tokens where token.isWord {
      if let name = token.outlet(among: outlets), Self.isChanged(token, widget) { changed.insert(name) }
    }
  }

  /// Returns those of a view's outlets that code changes, separated by commas; nil if it changes none.
  func words(for outlets: [String]) -> String? {
    let names = outlets.filter(changed.contains)
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// Whether a view's class fills it from a nib, so that its content in the storyboard is not visible.
  func isReplaced(_ view: XMLElement) -> Bool {
    guard let name = view["customClass"], widget.code.isDeclared(name) else { return false }
    return replaced.value(name) {
      widget.bodies(of: widget.code.inheritance(of: name).names).joined().contains { Self.nibs.contains($0.text) }
    }
  }

  /// Whether the code after a view's name sets one of its properties or passes the view on.
  private static func isChanged(_ name: Cursor, _ widget: WidgetCode) -> Bool {
    let (path, next) = (name.path, name.following)
    if let last = path.last {
      return CodeNames.giving.contains(last[1]) || path.contains { setsByCall($0) || $0.isAny("rx", "reactive") }
    }
    // [self.label setText:…], [label reloadData]
    if name.file.isObjectiveC, next.isWord { return setsByCall(next) }
    let isHandedOn = [",", ")", "]", "="].contains(next.text) && !["var", "let", "*"].contains(name[-1])
    return isHandedOn && widget.code.method(at: name) != nil
  }

  private static func setsByCall(_ name: Cursor) -> Bool {
    (name[1] == "(" || name.file.isObjectiveC) && setters.contains { name.text.hasPrefix($0) }
      && !unseen.contains { name.text.hasPrefix($0) }
  }
}
