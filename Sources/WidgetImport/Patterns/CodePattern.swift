/// Reads one field from the code of a widget.
protocol CodePattern: Sendable {
  /// The field's key; of a field of a mapping with a point.
  static var field: String { get }
  /// Code, and what the field is for it; each example is a test.
  static var examples: [PatternExample] { get }
  /// Reads it.
  static func read(_ widget: WidgetCode, _ facts: inout Facts)
}

/// Code of a class `Today`, and the value that a pattern finds in it.
struct PatternExample: Sendable {
  let code: String
  let isObjectiveC: Bool
  /// The value in one line; nil if the field is left out.
  let value: String?

  static func swift(in method: String? = nil, _ code: String, _ value: String?) -> PatternExample {
    PatternExample(code: method.map { "\($0) {\n\(code)\n}" } ?? code, isObjectiveC: false, value: value)
  }

  static func objectiveC(in method: String? = nil, _ code: String, _ value: String?) -> PatternExample {
    PatternExample(code: method.map { "\($0) {\n\(code)\n}" } ?? code, isObjectiveC: true, value: value)
  }
}

/// All patterns, in the order of the fields.
enum CodePatterns {
  static let all: [any CodePattern.Type] = [
    RootBackground.self, FontFamilies.self, Vibrancy.self, MarginInsets.self, Heights.self, LargestDisplayMode.self,
    DisplayModeChange.self, UpdateResults.self,
  ]
}
