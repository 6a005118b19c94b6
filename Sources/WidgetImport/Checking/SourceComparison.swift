import LintCore
import LintSystem
import YAML

/// Compares a description with the one that import would write, each field by its type.
struct SourceComparison {
  /// The fields that are reported if only the description lacks them.
  private static let expectedFields: Set<String> = [
    "app.name", "app.urlSchemes", "widgets[].name", "widgets[].title", "widgets[].buttons[].opens",
  ]
  /// The fields that tell the mappings of a list apart.
  private static let identities = ["images": ["name"], "buttons": ["title", "opens"]]

  let description: Description
  /// The folder that is imported, as the user can open it.
  let root: FilePath
  /// The fields of which import has left something out.
  let partial: Set<String>
  /// The name of the widget that is compared; nil for the app.
  var widget: String?
  var findings: [Finding] = []
  /// The edits of comments behind equal values that name another place than the sources do.
  private(set) var comments: [TextEdit] = []

  /// A comparison of a description with the sources in a folder.
  init(_ description: Description, root: FilePath, notes: [ImportNote] = []) {
    self.description = description
    self.root = root
    partial = Set(notes.compactMap(\.field))
  }

  /// Compares the fields of the app, or of a widget with a name; `isNamed` is false if the sources do not name it.
  mutating func compare(_ view: FieldView, _ expected: SourceValue, widget: String? = nil, isNamed: Bool = true) {
    self.widget = widget
    for (key, value) in expected.entries where key != "source" && (key != "name" || isNamed) {
      if !view[key].isUnreadable { compare(view, key, value) }
    }
  }

  private mutating func compare(_ parent: FieldView, _ key: String, _ expected: SourceValue) {
    let view = parent[key]
    guard let field = view.field else { return }
    let row = description.table[field]
    if case .list(let wanted) = expected.content, !row.type.isScalarList, view.isWritten {
      if let identity = Self.identities[key] { return compareElements(parent, key, wanted, by: identity) }
      return compareFamilies(view, wanted)
    }
    guard let node = view.node else {
      if let node = parent.node, parent.isMapping || parent.isUnreadable {
        reportLacking(field, expected, in: node)
      }
      return
    }
    switch expected.content {
    case .list(let wanted): compareList(view, node, key, wanted)
    case _ where row.type.lone == .textInOneLanguage: compareLanguages(view, expected)
    case .scalar: compareScalar(view, expected)
    case .mapping: compareEntries(view, expected)
    }
  }

  /// Reports a field that a mapping lacks.
  private mutating func reportLacking(_ field: FieldID, _ expected: SourceValue, in node: Int) {
    let row = description.table[field]
    let check = Self.expectedFields.contains(row.path) ? Check.sourceMismatch : .sourceMissingHere
    reportLacking(check, row.key, expected, in: node) { editor throws(EditObstacle) in
      try editor.adding(DescriptionText.written(expected, key: row.key), for: field, to: node)
    }
  }

  // MARK: - Scalars and mappings

  private mutating func compareScalar(_ view: FieldView, _ expected: SourceValue) {
    // A color may be written by itself or in a mapping.
    let written = view.isMapping ? view["color"] : view
    if !written.isWritten {
      reportMismatch(view, expected, isFixed: false)
    } else if Self.isSame(written, expected.shown) {
      refreshComment(written, expected)
    } else {
      reportMismatch(written, expected)
    }
  }

  /// Keeps what makes the comment behind an equal value true.
  private mutating func refreshComment(_ view: FieldView, _ expected: SourceValue) {
    guard let node = view.node, let place = expected.places.first else { return }
    comments += [staleComment(behind: node, place)].compactMap(\.self)
  }

  /// The edit of the comment behind a value, if that names another place than the sources do.
  func staleComment(behind node: Int, _ place: SourcePlace) -> TextEdit? {
    guard let (text, range) = DescriptionEditor(description).comment(behind: node), let isGuess = Self.isPlace(text)
    else { return nil }
    let new = DescriptionText.comment(place, isGuess: isGuess)
    return new == text ? nil : TextEdit(range, new)
  }

  private static let endings = [
    "plist", "pbxproj", "swift", "m", "mm", "h", "storyboard", "xib", "strings", "xcstrings", "json", "xcconfig", "yml",
  ]

  /// Whether a comment is nothing but a place in the sources: of a guess true, else false; nil if it is another comment.
  private static func isPlace(_ comment: String) -> Bool? {
    guard comment.hasPrefix("# ") else { return nil }
    let isGuess = comment.hasPrefix("# guess: ")
    let text = comment.dropFirst(isGuess ? 9 : 2)
    guard let colon = text.lastIndex(of: ":"), let point = text[..<colon].lastIndex(of: "."),
      endings.contains(String(text[text.index(after: point)..<colon])),
      Int(text[text.index(after: colon)...]) != nil
    else { return nil }
    return isGuess
  }

  /// Whether a value means what the sources say.
  private static func isSame(_ view: FieldView, _ text: String) -> Bool {
    guard let written = view.text else { return false }
    if written == text || text == "clear" && written == "system" { return true }
    let bytes = Array(text.utf8)
    if let version = view.version { return Version(bytes.span) == version }
    if let number = view.number { return Double(text) == number }
    if let color = view.color { return Color(bytes.span) == color }
    // The name of an unknown part of a URL says nothing.
    return text.contains("<") && cut(written) == cut(text)
  }

  /// A URL before its first part that is not known.
  private static func cut(_ url: String) -> Substring { url.prefix { $0 != "<" } }

  private mutating func compareEntries(_ view: FieldView, _ expected: SourceValue) {
    if view.isMapping {
      for (key, value) in expected.entries { compare(view, key, value) }
    } else if view.number == nil || !expected.entries.allSatisfy({ Self.isSame(view, $0.value.shown) }) {
      // One number stands for all four sides.
      reportMismatch(view, expected, isFixed: false)
    }
  }

  private mutating func compareLanguages(_ view: FieldView, _ expected: SourceValue) {
    // A bare text is its own default.
    let wanted = expected.entries.isEmpty ? [("default", expected)] : expected.entries
    let values = Dictionary(wanted) { first, _ in first }
    for (language, written) in view.languages {
      guard let value = values[language] else { continue }
      if written.text != value.shown { reportMismatch(written, value) } else { refreshComment(written, value) }
    }
    let known = Set(view.languages.map(\.language))
    let lacking = wanted.filter { !known.contains($0.0) }
    guard let node = view.node, !lacking.isEmpty, !view.languages.isEmpty else { return }
    if description[node].value.isLanguages {
      for (language, value) in lacking {
        reportLacking(.sourceMissingHere, language, value, in: node) { editor throws(EditObstacle) in
          try editor.adding(DescriptionText.written(value, key: language), for: nil, to: node)
        }
      }
    } else {
      let own = SourceValue.scalar(description.text(node), at: nil)
      let all = SourceValue.mapping([("default", own)] + lacking)
      let names = lacking.map { "\($0.0) \($0.1.shown)" }.joined(separator: ", ")
      reportLacking(.sourceMissingHere, names, expected, in: node) { editor throws(EditObstacle) in
        try editor.replacing(node, withCollection: DescriptionText.flow(all))
      }
    }
  }

  // MARK: - Lists

  private mutating func compareList(_ view: FieldView, _ node: Int, _ key: String, _ wanted: [SourceValue]) {
    // A URL with an unknown part is found by the text before that.
    let written = view.elements
    let pairing = Pairing(
      written.map { element in [element.text.map { "=" + $0 }, element.text.map { "<" + Self.cut($0) }] },
      wanted.map { ["=" + $0.shown, $0.shown.contains("<") ? "<" + Self.cut($0.shown) : nil] }
    )
    let (surplus, lacking) = (pairing.surplus.map { written[$0] }, pairing.lacking.map { wanted[$0] })
    for (element, value) in pairing.pairs { refreshComment(written[element], wanted[value]) }
    // Of the rest, the description has the old value and the sources the new one.
    for (element, wanted) in zip(surplus, lacking) { reportMismatch(element, wanted) }
    for wanted in lacking.dropFirst(surplus.count) {
      append(.sourceMismatch, wanted, as: key, to: node, isList: view.isList)
    }
    for element in surplus.dropFirst(lacking.count) where !partial.contains(key) {
      guard let node = element.node else { continue }
      let actual = DataValue.text(shown(node))
      let message = "\(key) \(actual.clipped) is not in the sources, expected none"
      report(.sourceMismatch, node, message, actual: actual, expected: .null)
      offer("remove it") { editor throws(EditObstacle) in try editor.removing(node) }
    }
  }

  /// Compares the families that are in one and not in the other; sizes and colors are the description's own.
  private mutating func compareFamilies(_ view: FieldView, _ expected: [SourceValue]) {
    let wanted = expected.compactMap { $0["family"] }
    let written = view.elements.map { $0["family"] }.filter(\.isKnown)
    let (known, named) = (Set(wanted.map(\.shown)), Set(written.compactMap(\.text)))
    let surplus = written.filter { !known.contains($0.text ?? "") }
    let lacking = wanted.filter { !named.contains($0.shown) }
    for (family, other) in zip(surplus, lacking) { reportMismatch(family, other) }
    for family in written {
      if let same = wanted.first(where: { $0.shown == family.text }) { refreshComment(family, same) }
    }
    guard let node = view.node else { return }
    for family in lacking.dropFirst(surplus.count) {
      append(.sourceMissingHere, .mapping([("family", family)]), as: "font", to: node, isList: view.isList)
    }
  }

  /// Compares elements that agree in all of their identity, then those that agree in a part of it.
  private mutating func compareElements(
    _ parent: FieldView,
    _ key: String,
    _ expected: [SourceValue],
    by identity: [String]
  ) {
    let view = parent[key]
    let written = view.elements.filter(\.isKnown)
    func keys(_ text: (String) -> String?) -> [String?] {
      let parts = identity.map { key in text(key).map { key + "=" + $0 } }
      return [parts.map { $0 ?? "" }.joined(separator: "\n")] + parts
    }
    var pairing = Pairing(
      written.map { element in keys { (element[$0].defaultText ?? element[$0]).text } },
      expected.map { value in keys { value[$0]?.shown } }
    )
    // As many buttons are left as before: they changed in title and URL. Another name is another image.
    if identity != ["name"], pairing.surplus.count == pairing.lacking.count { pairing.pairRest() }
    for (element, value) in pairing.pairs {
      for (key, value) in expected[value].entries { compare(written[element], key, value) }
    }
    guard let node = view.node ?? parent.node else { return }
    for place in pairing.lacking {
      append(.sourceMismatch, expected[place], as: String(key.dropLast()), to: node, isList: view.isList)
    }
  }
}

/// The elements of two lists that belong together, by their places, and those that are left.
struct Pairing {
  private(set) var pairs: [(written: Int, wanted: Int)] = []
  private(set) var surplus: [Int]
  private(set) var lacking: [Int]

  /// Pairs the elements whose first keys agree, then those whose second ones do, and so on.
  init(_ written: [[String?]], _ wanted: [[String?]]) {
    var places: [String: [Int]] = [:]
    // The first is taken first.
    for (place, keys) in written.enumerated().reversed() {
      for key in keys.compactMap(\.self) { places[key, default: []].append(place) }
    }
    var (free, pairs, lacking) = (Set(written.indices), pairs, Array(wanted.indices))
    for position in wanted.first?.indices ?? 0..<0 {
      lacking.removeAll { place in
        while let key = wanted[place][position], let found = places[key]?.popLast() {
          guard free.remove(found) != nil else { continue }
          pairs.append((found, place))
          return true
        }
        return false
      }
    }
    (self.pairs, self.lacking, surplus) = (pairs, lacking, free.sorted())
  }

  /// Pairs the elements that are left in their order.
  mutating func pairRest() {
    pairs += zip(surplus, lacking).map { ($0, $1) }
    (surplus, lacking) = ([], [])
  }
}
