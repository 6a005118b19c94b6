/// The names of a description's widgets, each looked up once: many findings may stand in one widget, and its name may have
/// many languages.
package struct WidgetNames {
  private var names: [Int: String?] = [:]

  /// No names yet.
  package init() {}

  /// The default name of the widget that a node stands in, where that can be read; shortened, since each of its findings
  /// has it.
  package mutating func name(around index: Int, in description: Description) -> String? {
    guard let widget = description.widget(of: index) else { return nil }
    if let known = names[widget] { return known }
    let name = description.widgetName(of: widget)
    names[widget] = .some(name)
    return name
  }
}
