import LintSystem
import WidgetLint
import YAML

/// Compares a description with the one that import would write, each field by its type.
struct SourceComparison {
  /// The fields that are a mismatch if the description lacks them; any other is just reported as missing here.
  private static let expectedFields: Set<String> = [
    "app.name", "app.urlSchemes", "widgets[].name", "widgets[].title", "widgets[].buttons[].opens",
  ]
  /// The fields that show which mappings in two lists belong together, the most telling one first.
  private static let identities = [
    "images": ["name"], "font": ["family"], "buttons": ["title", "opens"], "targets": ["title", "opens", "as"],
    "text": ["style", "size", "family"],
  ]

  let description: Description
  /// The folder that is imported, as the user can open it.
  var root = FilePath(".")
  /// The fields that import has left out in part.
  var partial: Set<String> = []
  /// The imported files that hold values, as comments name them.
  var files: Set<String> = []
  /// The name of the widget that is compared; nil for the app.
  var widget: String?
  var findings: [Finding] = []
  /// The edits of comments that name outdated places after unchanged values.
  private(set) var comments: [TextEdit] = []

  /// Compares the fields of the app, or of a widget with a name; `isNamed` is false if the sources do not name it.
  mutating func compare(_ view: FieldView, _ expected: SourceValue, widget: String? = nil, isNamed: Bool = true) {
    self.widget = widget
    compareFields(view, expected.entries.filter { $0.key != "source" && ($0.key != "name" || isNamed) })
  }

  /// Compares the fields of a mapping; for WidgetKit, also reports values from the sources that are no longer there.
  private mutating func compareFields(_ view: FieldView, _ expected: [(key: String, value: SourceValue)]) {
    for (key, value) in expected { compare(view, key, value) }
    guard description.isWidgetKit, view.isMapping else { return }
    let known = Set(expected.map(\.key))
    for field in view.fields {
      guard let row = field.field.map({ description.table[$0] }), !known.contains(row.key) else { continue }
      // A value that import leaves out may still exist.
      if partial.contains(row.path.replacing("widgets[].", with: "")) { continue }
      if field.isMapping {
        compareFields(field, [])
      } else {
        let isList = row.type.element?.isMapping == true
        let surplus = field.elements.filter { isList || isFromSources($0) }
        reportSurplus(surplus, of: field, isList ? Self.name(ofElementIn: row.key) : row.key)
      }
    }
  }

  private mutating func compare(_ parent: FieldView, _ key: String, _ expected: SourceValue) {
    let view = parent[key]
    guard let field = view.field else { return }
    let row = description.table[field]
    guard let node = view.node else {
      if let node = parent.node, parent.isMapping || parent.isUnreadable {
        reportLacking(field, expected, in: node)
      }
      return
    }
    let isList = description.stream[description[node].source.value].kind == .sequence
    switch expected.content {
    case .list(let wanted) where row.type.isScalarList && (isList || !view.isUnreadable):
      compareList(view, node, key, wanted)
    case _ where view.isUnreadable: reportMismatch(view, expected)
    case .list(let wanted): compareElements(view, node, key, wanted)
    case .scalar(let text) where Self.isOpen(text): refreshComment(view, expected)
    case _ where row.type.lone == .textInOneLanguage && !description[node].value.isUnknown:
      compareLanguages(view, expected)
    case .scalar: compareScalar(view, expected)
    case .mapping: compareEntries(view, expected)
    }
  }

  /// Reports a field that a mapping lacks.
  private mutating func reportLacking(_ field: FieldID, _ expected: SourceValue, in node: Int) {
    let row = description.table[field]
    let check = Self.expectedFields.contains(row.path) ? Check.sourceMismatch : .sourceMissingHere
    let name = row.path.split(separator: "[].").last.map(String.init) ?? row.key
    reportLacking(check, name, expected, in: node) { editor throws(EditObstacle) in
      try editor.adding(DescriptionText.written(expected, key: row.key), for: field, to: node)
    }
  }

  // MARK: - Scalars and mappings

  private mutating func compareScalar(_ view: FieldView, _ expected: SourceValue) {
    // A color may be written by itself or in a mapping.
    let written = view.isMapping ? view["color"] : view
    if !written.isWritten {
      reportMismatch(view, expected, isFixed: false)
    } else if isSame(written, expected.shown) {
      refreshComment(written, expected)
    } else {
      reportMismatch(written, expected)
    }
  }

  /// Adds the edit that corrects the comment after an equal value.
  private mutating func refreshComment(_ view: FieldView, _ expected: SourceValue) {
    guard let node = view.node, let place = expected.firstPlace else { return }
    if let comment = staleComment(after: node, place) { comments.append(comment) }
  }

  /// Whether import wrote a value or a part of it, according to the comment after it.
  func isFromSources(_ view: FieldView) -> Bool {
    guard let node = view.node else { return false }
    return ([node] + description.children(of: node)).contains { node in
      place(after: node)?.isGuess == false
    }
  }

  /// Returns the comment after a value, if import wrote it. A text with blanks may be a sentence that ends in a place:
  /// it counts only if it names an imported file, whose folder may have blanks.
  private func place(after node: Int) -> (comment: String, range: Range<Int>, isGuess: Bool)? {
    guard let (text, range) = DescriptionEditor(description).comment(after: node),
      let (place, isGuess) = BoundValues.place(in: text),
      !place.contains(where: \.isWhitespace) || files.contains(String(place.prefix { $0 != ":" }))
    else { return nil }
    return (text, range, isGuess)
  }

  /// Returns the edit of the comment after a value, if it names a different place than the sources; else nil.
  func staleComment(after node: Int, _ place: SourcePlace) -> TextEdit? {
    guard let (text, range, isGuess) = self.place(after: node) else { return nil }
    let new = DescriptionText.comment(place, isGuess: isGuess)
    return new == text ? nil : TextEdit(range, new)
  }

  /// Whether a value means the same as in the sources.
  private func isSame(_ view: FieldView, _ text: String) -> Bool {
    guard let node = view.node, let type = view.field.map({ description.table[$0].type }) else { return false }
    let written = written(view) ?? ""
    if written == text || Self.isOpen(text) || text == "clear" && written == "system" { return true }
    let form = description[node].isElement ? type.element ?? type.lone : type.lone
    if let value = description[node].value.scalar {
      return form.value(Array(text.utf8).span)?.scalar == value
    }
    // The name of an unknown part of a URL does not matter.
    return text.contains("<") && Self.cut(written) == Self.cut(text)
  }

  /// Whether the sources leave a value open: `<…>`.
  private static func isOpen(_ text: String) -> Bool { text.hasPrefix("<") && text.hasSuffix(">") }

  /// Returns a scalar as it is written, even if its value is unknown.
  private func written(_ view: FieldView) -> String? {
    guard let node = view.node, description[node].value.isUnknown else { return view.text }
    return description.text(node)
  }

  /// Returns a URL up to its first unknown part.
  private static func cut(_ url: String) -> Substring { url.prefix { $0 != "<" } }

  private mutating func compareEntries(_ view: FieldView, _ expected: SourceValue) {
    if view.isMapping {
      compareFields(view, expected.entries)
    } else if view.number == nil || !expected.entries.allSatisfy({ isSame(view, $0.value.shown) }) {
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
    let key = description.table[description[node].field].key
    if description[node].value.isLanguages {
      for (language, value) in lacking {
        reportLacking(.sourceMissingHere, "\(key) in \(language)", value, in: node) { editor throws(EditObstacle) in
          try editor.adding(DescriptionText.written(value, key: language), for: nil, to: node)
        }
      }
    } else {
      let own = SourceValue.scalar(description.text(node), at: nil)
      let all = SourceValue.mapping([("default", own)] + lacking)
      let name = "\(key) in \(DataValue.enumerate(lacking.map(\.0), "and"))"
      let wanted = lacking.count == 1 ? lacking[0].1 : .mapping(lacking)
      reportLacking(.sourceMissingHere, name, wanted, in: node) { editor throws(EditObstacle) in
        try editor.replacing(node, with: DescriptionText.written(all, key: nil))
      }
    }
  }

  // MARK: - Lists

  private mutating func compareList(_ view: FieldView, _ node: Int, _ key: String, _ wanted: [SourceValue]) {
    // One element that cannot be read makes the list unreadable.
    let written =
      view.isUnreadable
      ? description.children(of: node).map { FieldView(description, root: $0) } : view.elements
    // A URL with an unknown part is matched by the text before that.
    let pairing = Pairing(
      written.map { element in [self.written(element).map { "=" + $0 }, element.text.map { "<" + Self.cut($0) }] },
      wanted.map { ["=" + $0.shown, $0.shown.contains("<") ? "<" + Self.cut($0.shown) : nil] }
    )
    let surplus = pairing.surplus.map { written[$0] }
    let isOpen = wanted.contains { Self.isOpen($0.shown) }
    // A value that the sources leave open may be any of the others.
    let lacking = pairing.lacking.map { wanted[$0] }.filter { surplus.isEmpty || !Self.isOpen($0.shown) }
    for (element, value) in pairing.pairs { refreshComment(written[element], wanted[value]) }
    // The remaining elements are old values in the description and new ones in the sources.
    for (element, wanted) in zip(surplus, lacking) { reportMismatch(element, wanted) }
    for wanted in lacking.dropFirst(surplus.count) {
      append(.sourceMismatch, wanted, as: key, to: node, isList: view.isList || view.isUnreadable)
    }
    if !isOpen, !partial.contains(key) { reportSurplus(Array(surplus.dropFirst(lacking.count)), of: view, key) }
  }

  /// Returns the word for an element of a list of mappings.
  private static func name(ofElementIn key: String) -> String { key.hasSuffix("s") ? String(key.dropLast()) : key }

  /// Compares mappings: those that agree completely, then in part, then those with the same fields.
  private mutating func compareElements(_ view: FieldView, _ node: Int, _ key: String, _ expected: [SourceValue]) {
    let fields = expected.flatMap(\.entries).map(\.key).unique(by: \.self)
    let identity = Self.identities[key] ?? []
    func texts(_ text: (String) -> String?) -> [String: String] {
      Dictionary(fields.compactMap { field in text(field).map { (field, $0) } }) { first, _ in first }
    }
    func whole(_ texts: [String: String]) -> String { fields.map { texts[$0] ?? "" }.joined(separator: "\n") }
    func shape(_ texts: [String: String]) -> String { "=" + fields.filter { texts[$0] != nil }.joined(separator: "=") }
    func keys(_ texts: [String: String]) -> [String?] {
      // An image with a different name is a different image.
      [whole(texts)] + identity.map { key in texts[key].map { key + "=" + $0 } }
        + [identity == ["name"] ? nil : shape(texts)]
    }
    let wanted = expected.map { value in texts { value[$0]?.shown } }
    var left = Dictionary(wanted.map { (whole($0), 1) }, uniquingKeysWith: +)
    let written = view.elements.filter { !$0.isUnreadable }.map { element in
      (view: element, texts: texts { self.written(element[$0].defaultText ?? element[$0]) })
    }.filter { element in
      // Import writes once what a description may repeat for several roles.
      guard let count = left[whole(element.texts)] else { return true }
      left[whole(element.texts)] = count - 1
      return count > 0
    }
    let pairing = Pairing(written.map { keys($0.texts) }, wanted.map(keys))
    for (element, value) in pairing.pairs { compareFields(written[element].view, expected[value].entries) }
    // An element that the sources leave open may be any of the others.
    func isOpen(_ texts: [String: String]) -> Bool { texts.values.contains(where: Self.isOpen) }
    let open = Set(wanted.filter(isOpen).map(shape))
    let name = Self.name(ofElementIn: key)
    let surplus = pairing.surplus.map { written[$0] }.filter { !open.contains(shape($0.texts)) }.map(\.view)
    if description.isWidgetKit, !partial.contains(key) { reportSurplus(surplus, of: view, name) }
    for place in pairing.lacking where pairing.surplus.isEmpty || !isOpen(wanted[place]) {
      let check = key == "font" ? Check.sourceMissingHere : .sourceMismatch
      append(check, expected[place], as: name, to: node, isList: view.isList)
    }
  }
}

/// The matching elements of two lists, by their indices, and the remaining ones.
struct Pairing {
  private(set) var pairs: [(written: Int, wanted: Int)] = []
  let surplus: [Int]
  let lacking: [Int]

  /// Creates pairs of the elements whose first keys agree, then those whose second ones do, and so on.
  init(_ written: [[String?]], _ wanted: [[String?]]) {
    var places: [String: [Int]] = [:]
    // Reversed, so that the first is taken first.
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
}
