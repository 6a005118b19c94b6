/// A value of a description, with the place in the sources where it is written.
package struct SourceValue: Sendable, Hashable {
  /// What the value is.
  package enum Content: Sendable, Hashable {
    case scalar(String)
    case list([SourceValue])
    case mapping([Entry])
  }

  /// A key of a mapping with its value.
  package struct Entry: Sendable, Hashable {
    package let key: String
    package let value: SourceValue
  }

  /// What the value is.
  package let content: Content
  /// Where it is written; nil if only its parts have places.
  package let place: SourcePlace?
  /// Whether it is only likely.
  package var isGuess = false

  static func scalar(_ text: String, at place: SourcePlace?) -> SourceValue {
    SourceValue(content: .scalar(text), place: place)
  }

  static func guess(_ content: Content, at place: SourcePlace?) -> SourceValue {
    SourceValue(content: content, place: place, isGuess: true)
  }

  static func list(_ values: [SourceValue]) -> SourceValue { SourceValue(content: .list(values), place: nil) }

  static func mapping(_ values: [(key: String, value: SourceValue)]) -> SourceValue {
    SourceValue(content: .mapping(values.map { Entry(key: $0.key, value: $0.value) }), place: nil)
  }

  /// The parts of a list or mapping.
  private var parts: [SourceValue] {
    switch content {
    case .scalar: []
    case .list(let list): list
    case .mapping(let entries): entries.map(\.value)
    }
  }

  /// The places of the value and its parts, in their order.
  package var places: [SourcePlace] { (place.map { [$0] } ?? []) + parts.flatMap(\.places) }

  /// What it says, wherever that is written and however likely it is.
  var statement: SourceValue {
    switch content {
    case .scalar(let text): .scalar(text, at: nil)
    case .list(let list): .list(list.map(\.statement))
    case .mapping(let entries): .mapping(entries.map { ($0.key, $0.value.statement) })
    }
  }
}
