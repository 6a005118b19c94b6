/// The names of a description's widgets, each looked up once: many findings may be in one widget, and its name may have
/// many languages.
package struct WidgetNames {
  private var names: [Int: String?] = [:]

  /// Whether messages name the widget, as they do where a file describes several.
  let areShown: Bool

  /// No names yet; messages name the widget where that is asked for.
  package init(areShown: Bool) { self.areShown = areShown }

  /// What a message begins with that is about a widget of a name.
  package func prefix(_ name: String?) -> String {
    guard areShown, let name else { return "" }
    return "widget \(DataValue.quoted(name, to: 80)): "
  }

  /// The default name of the widget that a node is in, where that can be read; shortened, since each of its findings
  /// has it.
  mutating func name(around index: Int, in description: Description) -> String? {
    guard let widget = description.widget(of: index) else { return nil }
    if let known = names[widget] { return known }
    let name = description.widgetName(of: widget)
    names[widget] = .some(name)
    return name
  }
}
