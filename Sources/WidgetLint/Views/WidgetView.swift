/// A widget of a description, with its own fields and its app's.
package struct WidgetView: Sendable {
  /// The widget's fields.
  package let fields: FieldView
  /// Its app's fields; unwritten if there are none.
  package let app: FieldView
  /// Its number in the list of widgets, from 0.
  package let position: Int

  /// Its name, or else the name that its findings use; nil if it has no name at all.
  package var name: String? {
    self["name"].defaultText?.text ?? fields.node.flatMap { fields.description.name(ofItem: $0) }
  }

  /// A field of the widget.
  package subscript(_ key: String) -> FieldView { fields[key] }

  /// The title above the content: the widget's own, or its name if it has none.
  package var displayedTitle: FieldView { self["title"].isWritten ? self["title"] : self["name"] }

  /// The words above the content: the title in its default language, or else the name; nil if it has neither.
  package var shownTitle: String? { displayedTitle.defaultText?.text ?? name }

  /// The first number of the lowest version of iOS that it supports; that of the default if none can be read.
  package var deploymentTarget: Int {
    self["deploymentTarget"].version?.major ?? app["deploymentTarget"].version?.major ?? 10
  }

  /// Whether it is a WidgetKit widget rather than a Today widget.
  package var isWidgetKit: Bool { fields.description.isWidgetKit }

  /// Whether it declares that it can be expanded.
  package var declaresExpanded: Bool { self["largestDisplayMode"].word == "expanded" }
}

extension Description {
  /// The app's fields.
  package var app: FieldView { FieldView(self, root: 0)["app"] }

  /// Whether its widgets are WidgetKit's.
  package var isWidgetKit: Bool { table.guidelines.id == "widgetkit" }

  /// The widgets that can be drawn, if they can be read: Today's and WidgetKit's.
  package var drawnWidgets: [WidgetView] {
    guard isWidgetKit || table.guidelines.id == "today" else { return [] }
    return FieldView(self, root: 0)["widgets"].elements.enumerated().compactMap { position, widget in
      guard let node = widget.node, case .mapping = self[node].value else { return nil }
      return WidgetView(fields: FieldView(self, root: node), app: app, position: position)
    }
  }
}
