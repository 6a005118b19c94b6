import LintCore
import LintSystem
import WidgetLint
import YAML

/// Compares a description with the one that import would write, each field by its type.
struct SourceComparison {
  /// The fields that are reported if only the description lacks them.
  private static let expectedFields: Set<String> = [
    "app.name", "app.urlSchemes", "widgets[].name", "widgets[].title", "widgets[].buttons[].opens",
  ]
  /// The fields that tell the mappings of a list apart.
  private static let identities = ["images": ["name"], "buttons": ["title", "opens"]]

  private let description: Description
  /// The folder that is imported, as the user can open it.
  private let root: FilePath
  /// The fields of which import has left something out.
  private let partial: Set<String>
  /// The name of the widget that is compared; nil for the app.
  private var widget: String?
  private(set) var findings: [Finding] = []

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
    if case .list(let wanted) = expected.content, !row.type.isScalarList {
      if let identity = Self.identities[key] { return compareElements(parent, key, wanted, by: identity) }
      return compareFamilies(view, wanted)
    }
    guard let node = view.node else {
      if Self.expectedFields.contains(row.path), let node = parent.node, parent.isMapping || parent.isUnreadable {
        reportLacking(key, expected, in: node) { editor throws(EditObstacle) in
          guard let text = expected.loneText else { throw .layout }
          return try editor.setting(field, of: node, to: text)
        }
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

  // MARK: - Scalars and mappings

  private mutating func compareScalar(_ view: FieldView, _ expected: SourceValue) {
    // A color may be written by itself or in a mapping.
    let written = view.isMapping ? view["color"] : view
    if !written.isWritten {
      reportMismatch(view, expected, isFixed: false)
    } else if !Self.isSame(written, expected.shown) {
      reportMismatch(written, expected)
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
      if let value = values[language], written.text != value.shown { reportMismatch(written, value) }
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
    // Of the rest, the description has the old value and the sources the new one.
    for (element, wanted) in zip(surplus, lacking) { reportMismatch(element, wanted) }
    for wanted in lacking.dropFirst(surplus.count) { append(wanted, as: key, to: node, isList: true) }
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
    for (family, other) in zip(surplus, wanted.filter { !named.contains($0.shown) }) { reportMismatch(family, other) }
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
      append(expected[place], as: String(key.dropLast()), to: node, isList: view.isList)
    }
  }

  // MARK: - Findings

  /// Reports a value that is not what the sources say.
  private mutating func reportMismatch(_ view: FieldView, _ expected: SourceValue, isFixed: Bool = true) {
    guard let node = view.node else { return }
    let key = description.table[description[node].field].key
    let (actual, wanted) = (DataValue.text(shown(node)), expected.shown)
    let message = "\(key) is \(actual.clipped), expected \(DataValue.clipped(wanted)) as in the sources"
    let place = expected.places.first
    report(.sourceMismatch, node, message, actual: actual, expected: .text(wanted), place)
    if isFixed {
      offer("write \(DataValue.clipped(wanted))") { editor throws(EditObstacle) in
        try editor.replacing(node, with: wanted)
      }
    }
  }

  /// Reports a value that a mapping or list lacks.
  private mutating func reportLacking(
    _ name: String,
    _ expected: SourceValue,
    in node: Int,
    _ edits: (DescriptionEditor) throws(EditObstacle) -> [TextEdit]
  ) {
    let wanted = expected.shown
    let message = "\(name) \(DataValue.clipped(wanted)) is missing, expected as in the sources"
    report(.sourceMismatch, node, message, actual: .null, expected: .text(wanted), expected.places.first)
    offer("add \(DataValue.clipped(wanted))", edits)
  }

  /// Reports an element that a list lacks.
  private mutating func append(_ value: SourceValue, as name: String, to node: Int, isList: Bool) {
    reportLacking(name, value, in: node) { editor throws(EditObstacle) in
      guard isList else { throw .layout }
      return try editor.appending(DescriptionText.flow(value), to: node)
    }
  }

  /// Reports sources that are gone.
  mutating func reportMissing(_ node: Int, _ message: String) {
    let help = "name the sources as they are now, or import the description anew"
    report(.sourceMissing, node, message, help: help, actual: .text(shown(node)), expected: nil)
  }

  private mutating func report(
    _ check: Check,
    _ node: Int,
    _ message: String,
    help: String? = nil,
    actual: DataValue,
    expected: DataValue?,
    _ source: SourcePlace? = nil
  ) {
    let place = description.place(of: node)
    let related = source.map { source in
      let line = Finding.FileLine(file: root.appending(source.file.utf8).shown, line: source.line)
      return Finding.Related(message: "the sources say it here", line: line)
    }
    findings.append(
      Finding(
        rule: check.rawValue,
        severity: check.severity,
        message: message,
        help: help,
        range: place.range,
        path: description.pointer(to: node),
        document: description.document,
        item: widget,
        actual: actual,
        expected: expected,
        related: place.related + [related].compactMap(\.self)
      )
    )
  }

  /// Offers a fix of the finding that was reported last.
  private mutating func offer(
    _ name: String,
    _ edits: (DescriptionEditor) throws(EditObstacle) -> [TextEdit]
  ) {
    let editor = DescriptionEditor(description)
    findings[findings.count - 1].offer(name, isSafe: true) { () throws(EditObstacle) in try edits(editor) }
  }

  /// A value as a message shows it.
  private func shown(_ node: Int) -> String {
    switch description[node].value {
    case .mapping, .list, .languages: description.children(of: node).map(shown).joined(separator: ", ")
    default: description.text(node)
    }
  }
}

/// The elements of two lists that belong together, by their places, and those that are left.
private struct Pairing {
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
