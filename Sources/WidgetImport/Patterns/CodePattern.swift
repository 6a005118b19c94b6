/// Reads one field from the code of a widget.
protocol CodePattern: Sendable {
  /// The field's key; of a field of a mapping with a point.
  static var field: String { get }
  /// Reads it.
  static func read(_ widget: WidgetCode, _ facts: inout Facts)
}

/// All patterns, in the order of the fields.
enum CodePatterns {
  static let all: [any CodePattern.Type] = [
    RootBackground.self, FontFamilies.self, Vibrancy.self, MarginInsets.self, Heights.self, LargestDisplayMode.self,
    DisplayModeChange.self, UpdateResults.self,
  ]
}
