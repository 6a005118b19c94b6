/// A value of a description, with the place in the sources where it is written.
package struct SourceValue: Sendable {
  /// What the value is.
  package enum Content: Sendable {
    case scalar(String)
    case list([SourceValue])
    case mapping([(key: String, value: SourceValue)])
  }

  /// What the value is.
  package let content: Content
  /// Where it is written; nil where only its parts have places.
  package let place: SourcePlace?
  /// Whether it is only likely.
  package var isGuess = false

  /// A value that is written somewhere.
  package init(_ content: Content, at place: SourcePlace?) {
    self.content = content
    self.place = place
  }

  static func scalar(_ text: String, at place: SourcePlace?) -> SourceValue { SourceValue(.scalar(text), at: place) }

  static func guess(_ content: Content, at place: SourcePlace?) -> SourceValue {
    var value = SourceValue(content, at: place)
    value.isGuess = true
    return value
  }

  static func list(_ values: [SourceValue]) -> SourceValue { SourceValue(.list(values), at: nil) }

  static func mapping(_ values: [(key: String, value: SourceValue)]) -> SourceValue {
    SourceValue(.mapping(values), at: nil)
  }

  /// The places of the value and its parts.
  package var places: [SourcePlace] {
    var places: [SourcePlace] = []
    var open = [self]
    while let value = open.popLast() {
      if let place = value.place { places.append(place) }
      switch value.content {
      case .scalar: break
      case .list(let list): open += list.reversed()
      case .mapping(let entries): open += entries.reversed().map(\.value)
      }
    }
    return places
  }
}
