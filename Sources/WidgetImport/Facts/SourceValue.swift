/// A value of a description, with its place in the sources.
package struct SourceValue: Sendable, Hashable {
  /// A value without its place.
  package enum Content: Sendable, Hashable {
    case scalar(String)
    case list([SourceValue])
    case mapping([Entry])
  }

  /// A key of a mapping with its value.
  package struct Entry: Sendable, Hashable {
    package let key: String
    package fileprivate(set) var value: SourceValue
  }

  /// The value without its place.
  package internal(set) var content: Content
  /// The value's place; nil if only its parts have places.
  package let place: SourcePlace?
  /// Whether the value is a guess.
  package var isGuess = false
  /// The other places that give the same value, up to a limit.
  private(set) var others: [SourcePlace] = []

  static func scalar(_ text: String, at place: SourcePlace?) -> SourceValue {
    SourceValue(content: .scalar(text), place: place)
  }

  static func guess(_ text: String, at place: SourcePlace?) -> SourceValue {
    SourceValue(content: .scalar(text), place: place, isGuess: true)
  }

  static func list(_ values: [SourceValue]) -> SourceValue { SourceValue(content: .list(values), place: nil) }

  static func mapping(_ values: [(key: String, value: SourceValue)]) -> SourceValue {
    SourceValue(content: .mapping(values.map { Entry(key: $0.key, value: $0.value) }), place: nil)
  }

  /// Returns a mapping of the values that are not nil.
  static func mapping(_ values: KeyValuePairs<String, SourceValue?>) -> SourceValue {
    mapping(values.compactMap { key, value in value.map { (key, $0) } })
  }

  /// The elements of a list, or the values of a mapping.
  var parts: [SourceValue] { elements + entries.map(\.value) }

  /// The places of the value and its parts, in their order.
  package var places: [SourcePlace] { [place].compactMap(\.self) + parts.flatMap(\.places) }

  /// The first of `places`, found without collecting all of them for each element of a list.
  package var firstPlace: SourcePlace? { place ?? parts.lazy.compactMap(\.firstPlace).first }

  /// Adds the places of an equal value, or of one that this value represents in a list.
  mutating func add(placesOf equal: SourceValue) {
    if let place = equal.place, place != self.place, others.count < Limits.listed, !others.contains(place) {
      others.append(place)
    }
    switch content {
    case .scalar: break
    case .list(var list):
      for (index, part) in zip(list.indices, equal.elements) { list[index].add(placesOf: part) }
      content = .list(list)
    case .mapping(var entries):
      for (index, part) in zip(entries.indices, equal.entries) { entries[index].value.add(placesOf: part.value) }
      content = .mapping(entries)
    }
  }

  /// The value without its places and without the mark of a guess, for comparisons.
  var statement: SourceValue {
    switch content {
    case .scalar(let text): .scalar(text, at: nil)
    case .list(let list): .list(list.map(\.statement))
    case .mapping(let entries): .mapping(entries.map { ($0.key, $0.value.statement) })
    }
  }

  /// The entries of a mapping; empty for other values.
  var entries: [(key: String, value: SourceValue)] {
    if case .mapping(let entries) = content { entries.map { ($0.key, $0.value) } } else { [] }
  }

  /// The elements of a list; empty for other values.
  var elements: [SourceValue] { if case .list(let list) = content { list } else { [] } }

  /// The value of a mapping's key; nil if it is missing.
  subscript(_ key: String) -> SourceValue? { entries.first { $0.key == key }?.value }

  /// Returns the scalars in the value, each with its path, such as `widgets[0].heights.compact`.
  func fields(at path: String = "") -> [(path: String, text: String, place: SourcePlace?)] {
    switch content {
    case .scalar(let text): [(path, text, place)]
    case .list(let list): list.enumerated().flatMap { $0.element.fields(at: "\(path)[\($0.offset)]") }
    case .mapping(let entries): entries.flatMap { $0.value.fields(at: path.isEmpty ? $0.key : path + "." + $0.key) }
    }
  }

  /// The value as a message shows it: a text in its default language, a list with commas.
  var shown: String {
    switch content {
    case .scalar(let text): text
    case .list(let list): list.map(\.shown).joined(separator: ", ")
    case .mapping(let entries): entries.first?.value.shown ?? ""
    }
  }
}

extension Sequence<SourceValue> {
  /// The values without repetitions; the first of several equal ones takes the places of the others.
  var merged: [SourceValue] {
    var (merged, known): ([SourceValue], [SourceValue: Int]) = ([], [:])
    for value in self {
      if let index = known[value.statement] {
        merged[index].add(placesOf: value)
      } else {
        known[value.statement] = merged.count
        merged.append(value)
      }
    }
    return merged
  }
}
