/// An app and its widgets of one kind as the sources say them.
package struct ImportedApp: Sendable {
  /// The name of the application's target.
  package let target: String
  /// The guidelines that its description names; nil for those of Today widgets.
  package let guidelines: String?
  /// The fields of `app`.
  package let app: SourceValue
  /// The widgets' fields, each with the path of its Info.plist.
  package let widgets: [SourceValue]
  /// The places of the widgets' declarations, to which what is missing belongs.
  package let places: [SourcePlace]
  /// The fields that are left out, and the files that are not read.
  package let notes: [ImportNote]

  /// The description as one value.
  package var description: SourceValue {
    let named = guidelines.map { [(key: "guidelines", value: SourceValue.scalar($0, at: nil))] } ?? []
    return .mapping(named + [("app", app), ("widgets", .list(widgets))])
  }
}

/// Why nothing is imported.
package struct ImportFailure: Error, Sendable {
  /// The reason in words.
  package let message: String
  /// The names to choose from.
  package let choices: [String]

  init(_ message: String, choices: [String] = []) {
    self.message = message
    self.choices = choices
  }
}
