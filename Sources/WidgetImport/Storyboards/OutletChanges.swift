/// The changes that code makes to a storyboard's views, by their outlets.
struct OutletChanges {
  /// The beginnings of names of calls that change their receiver.
  private static let setters = ["set", "add", "insert", "remove", "reload", "load", "apply", "configure", "update"]
  /// The beginnings of names of calls without a visible effect.
  private static let unseen = ["setNeeds", "addTarget", "addGesture", "removeTarget", "removeGesture"]
  /// The names that load views from a nib.
  private static let nibs: Set<String> = ["loadNibNamed", "UINib"]

  /// The properties that code sets, in the order of the code; an empty name if it passes on the view itself.
  private var properties: [String: [String]] = [:]
  private let widget: WidgetCode
  private let replaced = Cache<String, Bool>()

  init(_ widget: WidgetCode, outlets: Set<String>) {
    self.widget = widget
    for token in widget.tokens where token.isWord {
      guard let name = token.outlet(among: outlets), let property = Self.change(after: token, widget) else { continue }
      let known = properties[name] ?? []
      if known.count < Limits.changedProperties, !known.contains(property) { properties[name] = known + [property] }
    }
  }

  /// The outlets of a view that code changes, with the properties it sets: `price (text, isHidden)`; nil if none.
  func words(for outlets: [String]) -> String? {
    let changed = outlets.compactMap { outlet -> String? in
      guard let names = properties[outlet]?.filter({ !$0.isEmpty }) else { return nil }
      return names.isEmpty ? outlet : "\(outlet) (\(names.joined(separator: ", ")))"
    }
    return changed.isEmpty ? nil : changed.joined(separator: ", ")
  }

  /// Whether a view's class fills it from a nib, so that its content in the storyboard is not visible.
  func isReplaced(_ view: XMLElement) -> Bool {
    guard let name = view["customClass"], widget.code.isDeclared(name) else { return false }
    return replaced.value(name) {
      widget.bodies(of: widget.code.inheritance(of: name).names).joined().contains { Self.nibs.contains($0.text) }
    }
  }

  /// The property that is set after a view's name; empty if the view is passed on, nil if it is only read.
  private static func change(after name: Cursor, _ widget: WidgetCode) -> String? {
    var next = name.moved(1)
    while next.isAny("?", "!") { next = next.moved(1) }
    if next.text == "." {
      let property = next.moved(1)
      let path = Array(sequence(first: property) { $0.next }.prefix(Limits.names))
      guard let last = path.last else { return nil }
      let isSet =
        ["=", "+=", "-=", "*=", "/="].contains(last[1])
        || path.contains { setsByCall($0) || $0.isAny("rx", "reactive") }
      return isSet ? property.text : nil
    }
    // [self.label setText:…], [label reloadData]
    if name.file.isObjectiveC, next.isWord { return setsByCall(next) ? next.text : nil }
    let isHandedOn = [",", ")", "]", "="].contains(next.text) && !["var", "let", "*"].contains(name[-1])
    return isHandedOn && widget.code.method(at: name) != nil ? "" : nil
  }

  private static func setsByCall(_ name: Cursor) -> Bool {
    (name[1] == "(" || name.file.isObjectiveC) && setters.contains { name.text.hasPrefix($0) }
      && !unseen.contains { name.text.hasPrefix($0) }
  }
}

extension Cursor {
  /// The next name in a path: `layer` in `label.layer?.cornerRadius`.
  fileprivate var next: Cursor? {
    var next = moved(1)
    while next.isAny("?", "!") { next = next.moved(1) }
    return next.text == "." && next.moved(1).isWord ? next.moved(1) : nil
  }
}
