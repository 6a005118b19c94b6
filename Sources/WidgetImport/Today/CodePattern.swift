/// Reads one field from the code of a widget.
protocol CodePattern: Sendable {
  /// The field's key; for a field of a mapping, both keys with a period.
  static var field: String { get }
  /// Sets the field, or notes why it is left out.
  static func read(_ widget: WidgetCode, _ facts: inout Facts)
}

/// All patterns, in the order of the fields.
enum CodePatterns {
  static let all: [any CodePattern.Type] = [
    RootBackground.self, FontFamilies.self, Vibrancy.self, MarginInsets.self, LargestDisplayMode.self, Heights.self,
    DisplayModeChange.self, UpdateResults.self,
  ]
}
