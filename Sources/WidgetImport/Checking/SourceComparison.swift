import LintCore
import LintSystem
import YAML

/// Compares what a description says with what import would write. How a field is compared follows from its type.
struct SourceComparison {
  /// The fields that are reported if only the description lacks them.
  private static let expectedFields: Set<String> = [
    "app.name", "app.urlSchemes", "widgets[].name", "widgets[].title", "widgets[].buttons[].opens",
  ]
  /// The fields that tell the mappings of a list apart.
  private static let identities = ["images": ["name"], "buttons": ["title", "opens"]]

  private var make: SourceFinding
  /// The fields of which import has left something out.
  private let partial: Set<String>
  private(set) var findings: [Finding] = []

  /// A comparison of a description with the sources in a folder.
  init(_ description: Description, root: FilePath, notes: [ImportNote]) {
    make = SourceFinding(description: description, root: root)
    partial = Set(notes.compactMap(\.field))
  }

  private var editor: DescriptionEditor { DescriptionEditor(make.description) }

  /// Compares an app's fields.
  mutating func compareApp(_ view: FieldView, _ expected: SourceValue, isNamed: Bool) {
    for (key, value) in expected.entries where key != "source" && (key != "name" || isNamed) {
      if !view[key].isUnreadable { compare(view, key, value) }
    }
  }

  /// Compares a widget's fields.
  mutating func compareWidget(_ view: FieldView, _ expected: SourceValue) {
    make.widget = view["name"].defaultText?.text
    compareApp(view, expected, isNamed: true)
    make.widget = nil
  }

  private mutating func compare(_ parent: FieldView, _ key: String, _ expected: SourceValue) {
    let view = parent[key]
    guard let field = view.field else { return }
    let row = FieldTable.description[field]
    if case .list(let wanted) = expected.content, !row.type.isScalarList {
      if let identity = Self.identities[key] { return compareElements(parent, key, wanted, by: identity) }
      return compareFamilies(view, wanted)
    }
    guard let node = view.node else {
      if Self.expectedFields.contains(row.path), let node = parent.node, parent.isMapping || parent.isUnreadable {
        reportLacking(field, key, in: node, expected)
      }
      return
    }
    switch expected.content {
    case .list(let wanted): compareList(view, node, key, wanted)
    case _ where row.type.lone == .textInOneLanguage: compareLanguages(view, expected)
    case .scalar(let text): compareScalar(view, text, expected)
    case .mapping: compareEntries(view, node, expected.entries, expected)
    }
  }

  private mutating func reportLacking(_ field: FieldID, _ key: String, in node: Int, _ expected: SourceValue) {
    findings.append(
      make.lacking(key, in: node, expected) { () throws(EditObstacle) in
        guard let text = expected.loneText else { throw .layout }
        return try editor.setting(field, of: node, to: text)
      }
    )
  }

  // MARK: - Scalars and mappings

  private mutating func compareScalar(_ view: FieldView, _ text: String, _ expected: SourceValue) {
    // A color may be written by itself or in a mapping.
    let written = view.isMapping ? view["color"] : view
    if let node = written.node {
      if !Self.isSame(written, text) { findings.append(make.mismatch(node, expected, fixedBy: text)) }
    } else if let node = view.node {
      findings.append(make.mismatch(node, expected))
    }
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

  private mutating func compareEntries(
    _ view: FieldView,
    _ node: Int,
    _ entries: [(key: String, value: SourceValue)],
    _ expected: SourceValue
  ) {
    if view.isMapping {
      for (key, value) in entries { compare(view, key, value) }
    } else if view.number == nil || !entries.allSatisfy({ Self.isSame(view, $0.value.shown) }) {
      // One number stands for all four sides.
      findings.append(make.mismatch(node, expected))
    }
  }

  private mutating func compareLanguages(_ view: FieldView, _ expected: SourceValue) {
    let wanted = Dictionary(expected.languages) { first, _ in first }
    for (language, written) in view.languages {
      guard let value = wanted[language], let node = written.node, written.text != value.shown else { continue }
      findings.append(make.mismatch(node, value, fixedBy: value.shown))
    }
  }

  // MARK: - Lists

  private mutating func compareList(_ view: FieldView, _ node: Int, _ key: String, _ wanted: [SourceValue]) {
    // A URL with an unknown part is found by what is before that.
    func keys(_ text: String) -> [String] { ["=" + text, "<" + Self.cut(text)] }
    var left = ElementMatcher(wanted.map { $0.shown.contains("<") ? keys($0.shown) : ["=" + $0.shown] })
    let surplus = view.elements.filter { element in
      !(element.text.map(keys) ?? []).contains { left.take($0) != nil }
    }
    let lacking = left.rest.map { wanted[$0] }
    // Of what is left, the description has the old value and the sources the new one.
    for (element, wanted) in zip(surplus, lacking) { reportMismatch(element, wanted) }
    for wanted in lacking.dropFirst(surplus.count) { append(wanted, as: key, to: node, isList: true) }
    guard !partial.contains(key) else { return }
    for element in surplus.dropFirst(lacking.count) {
      if let node = element.node { findings.append(make.surplus(node, key)) }
    }
  }

  /// Compares the families that are in one and not in the other; sizes and colors are the description's own.
  private mutating func compareFamilies(_ view: FieldView, _ expected: [SourceValue]) {
    let wanted = expected.compactMap { $0["family"] }
    let written = view.elements.map { $0["family"] }.filter(\.isKnown)
    let (known, named) = (Set(wanted.map(\.shown)), Set(written.compactMap(\.text)))
    let surplus = written.filter { !known.contains($0.text ?? "") }
    for (family, other) in zip(surplus, wanted.filter { !named.contains($0.shown) }) { reportMismatch(family, other) }
  }

  private mutating func reportMismatch(_ view: FieldView, _ wanted: SourceValue) {
    if let node = view.node { findings.append(make.mismatch(node, wanted, fixedBy: wanted.shown)) }
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
    var left = ElementMatcher(
      written.map { element in keys { (element[$0].defaultText ?? element[$0]).text }.compactMap(\.self) }
    )
    var wanted = expected
    var pairs: [(FieldView, SourceValue)] = []
    for place in 0...identity.count {
      wanted = wanted.filter { value in
        guard let found = keys({ value[$0]?.shown })[place].flatMap({ left.take($0) }) else { return true }
        pairs.append((written[found], value))
        return false
      }
    }
    // As many buttons are left as before: they changed in title and URL. Another name is another image.
    if identity != ["name"], left.rest.count == wanted.count {
      pairs += zip(left.rest.map { written[$0] }, wanted)
      wanted = []
    }
    for (element, value) in pairs {
      for (key, value) in value.entries { compare(element, key, value) }
    }
    guard let node = view.node ?? parent.node else { return }
    for value in wanted { append(value, as: String(key.dropLast()), to: node, isList: view.isList) }
  }

  /// Reports an element that a list lacks.
  private mutating func append(_ value: SourceValue, as name: String, to node: Int, isList: Bool) {
    findings.append(
      make.lacking(name, in: node, value) { () throws(EditObstacle) in
        guard isList else { throw .layout }
        return try editor.appending(DescriptionText.flow(value), to: node)
      }
    )
  }
}

/// The elements of a list that are taken one after the other, each by any of its keys.
private struct ElementMatcher {
  private var places: [String: [Int]] = [:]
  private var isTaken: [Bool]

  /// The elements by their keys.
  init(_ elements: [[String]]) {
    isTaken = Array(repeating: false, count: elements.count)
    // The first is taken first.
    for (place, keys) in elements.enumerated().reversed() {
      for key in keys { places[key, default: []].append(place) }
    }
  }

  /// Takes the first element left that has a key.
  mutating func take(_ key: String) -> Int? {
    while let place = places[key]?.popLast() {
      if isTaken[place] { continue }
      isTaken[place] = true
      return place
    }
    return nil
  }

  /// The places of those that are left, in order.
  var rest: [Int] { isTaken.indices.filter { !isTaken[$0] } }
}

extension SourceValue {
  /// The entries of a mapping.
  var entries: [(key: String, value: SourceValue)] {
    if case .mapping(let entries) = content { entries.map { ($0.key, $0.value) } } else { [] }
  }

  /// The elements of a list.
  var elements: [SourceValue] { if case .list(let list) = content { list } else { [] } }

  /// A text's languages; a bare one is its own default.
  fileprivate var languages: [(String, SourceValue)] { entries.isEmpty ? [("default", self)] : entries }

  /// The text of a scalar, or of the only scalar in a list.
  fileprivate var loneText: String? {
    switch content {
    case .scalar(let text): text
    case .list(let list): list.count == 1 ? list.first?.loneText : nil
    case .mapping: nil
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

  /// The value of a mapping's key.
  subscript(_ key: String) -> SourceValue? { entries.first { $0.key == key }?.value }
}
