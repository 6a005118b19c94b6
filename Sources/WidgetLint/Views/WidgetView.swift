/// A widget of a description, with its own fields and those of its app.
package struct WidgetView: Sendable {
  package let fields: FieldView
  /// Its app's fields; unwritten if the description has none.
  package let app: FieldView
  /// Its number in the list of widgets, from 0.
  package let position: Int

  /// Its name, or else the one that its findings use; nil if it has neither.
  package var name: String? {
    self["name"].defaultText?.text ?? fields.node.flatMap { fields.description.name(ofItem: $0) }
  }

  /// Returns a field of the widget.
  package subscript(_ key: String) -> FieldView { fields[key] }

  /// The title above the content: the widget's own, or its name if it has no title.
  package var displayedTitle: FieldView { self["title"].isWritten ? self["title"] : self["name"] }

  /// The words above the content, in the title's default language, or else the name; nil if it has neither.
  package var shownTitle: String? { displayedTitle.defaultText?.text ?? name }

  /// The major version of the lowest iOS that it supports; 10 if none can be read.
  package var deploymentTarget: Int {
    self["deploymentTarget"].version?.major ?? app["deploymentTarget"].version?.major ?? 10
  }

  /// Whether it is a WidgetKit widget rather than a Today widget.
  package var isWidgetKit: Bool { fields.description.isWidgetKit }

  /// Whether it declares that it has an expanded mode.
  package var declaresExpanded: Bool { self["largestDisplayMode"].word == "expanded" }
}

extension Description {
  /// The app's fields.
  package var app: FieldView { FieldView(self, root: 0)["app"] }

  /// Whether its widgets are WidgetKit's.
  package var isWidgetKit: Bool { table.guidelines.id == "widgetkit" }

  /// The widgets that can be drawn: those that can be read, if they are Today's or WidgetKit's.
  package var drawnWidgets: [WidgetView] {
    guard isWidgetKit || table.guidelines.id == "today" else { return [] }
    return FieldView(self, root: 0)["widgets"].elements.enumerated().compactMap { position, widget in
      guard let node = widget.node, case .mapping = self[node].value else { return nil }
      return WidgetView(fields: FieldView(self, root: node), app: app, position: position)
    }
  }
}
