/// The names of a description's widgets, each looked up once: many findings may be in one widget, and its name may have
/// many languages.
struct WidgetNames {
  private var names: [Int: String?] = [:]

  /// The default name of the widget that a node is in, if it can be read; shortened, since each of its findings has it.
  mutating func name(around index: Int, in description: Description) -> String? {
    guard let widget = description.widget(of: index) else { return nil }
    if let known = names[widget] { return known }
    let name = description.widgetName(of: widget)
    names[widget] = .some(name)
    return name
  }
}
