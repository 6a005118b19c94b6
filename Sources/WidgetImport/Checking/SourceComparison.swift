import LintCore
import LintSystem
import YAML

/// Compares what a description says with what import would write.
struct SourceComparison {
  private var make: SourceFinding
  /// The fields of which import has left something out.
  private let partial: Set<String>
  private(set) var findings: [Finding] = []

  /// A comparison of a description with the sources in a folder.
  init(_ description: Description, root: FilePath, notes: [ImportNote]) {
    make = SourceFinding(description: description, root: root)
    partial = Set(notes.compactMap(\.field))
  }

  private var description: Description { make.description }
  private var editor: DescriptionEditor { DescriptionEditor(description) }

  /// Compares an app's fields.
  mutating func compareApp(_ view: FieldView, _ expected: SourceValue, isNamed: Bool) {
    for (key, value) in expected.entries where key != "source" && (key != "name" || isNamed) {
      compare(view, key, value)
    }
  }

  /// Compares a widget's fields.
  mutating func compareWidget(_ view: FieldView, _ expected: SourceValue) {
    make.widget = view["name"].defaultText?.text
    for (key, value) in expected.entries where key != "source" { compare(view, key, value) }
    make.widget = nil
  }

  private mutating func compare(_ parent: FieldView, _ key: String, _ expected: SourceValue) {
    let view = parent[key]
    if view.isUnreadable { return }
    switch key {
    case "urlSchemes", "updateResults", "vibrancy", "opens": compareSet(parent, key, expected)
    case "images": compareImages(parent, expected)
    case "buttons": compareButtons(parent, expected)
    case "font": compareFamilies(view, expected)
    case "name", "title": compareText(parent, key, expected)
    case "margins", "marginInsets", "heights", "background": compareParts(view, expected)
    default: compareScalar(view, expected)
    }
  }

  // MARK: - Scalars

  private mutating func compareScalar(_ view: FieldView, _ expected: SourceValue) {
    guard case .scalar(let text) = expected.content, let node = view.node, !isSame(view, text) else { return }
    findings.append(make.mismatch(node, expected, fixedBy: text))
  }

  /// Whether a value means what the sources say.
  private func isSame(_ view: FieldView, _ text: String) -> Bool {
    guard let written = view.text else { return false }
    if written == text { return true }
    let bytes = Array(text.utf8)
    if let version = view.version { return Version(bytes.span) == version }
    if let number = view.number { return Double(text) == number }
    if let color = view.color { return Color(bytes.span) == color }
    // What stands for a part of a URL has any name.
    return text.contains("<") && Self.cut(written) == Self.cut(text)
  }

  /// What the elements of a list are found by: their text, and of a URL with an unknown part what is before it.
  private static func keys(ofSource text: String) -> [String] {
    text.contains("<") ? ["=" + text, "<" + cut(text)] : ["=" + text]
  }

  private static func keys(ofWritten text: String?) -> [String] { text.map { ["=" + $0, "<" + cut($0)] } ?? [] }

  private static func cut(_ url: String) -> Substring { url.prefix { $0 != "<" } }

  // MARK: - Texts

  private mutating func compareText(_ parent: FieldView, _ key: String, _ expected: SourceValue) {
    let view = parent[key]
    guard view.isWritten else {
      guard let node = parent.node else { return }
      let field = FieldTable.description.child(of: description[node].field, named: key)
      findings.append(
        make.lacking(key, in: node, expected) { () throws(EditObstacle) in
          guard case .scalar(let text) = expected.content, let field else { throw .layout }
          return try editor.setting(field, of: node, to: text)
        }
      )
      return
    }
    let languages = Dictionary(expected.languages.map { ($0.language, $0.value) }) { first, _ in first }
    for (language, written) in view.languages {
      guard let wanted = languages[language],
        case .scalar(let text) = wanted.content, let node = written.node, written.text != text
      else { continue }
      findings.append(make.mismatch(node, wanted, fixedBy: text))
    }
  }

  // MARK: - Parts

  private mutating func compareParts(_ view: FieldView, _ expected: SourceValue) {
    guard let node = view.node else { return }
    switch expected.content {
    case .scalar(let text):
      if view.isMapping {
        // A color may be written by itself or in a mapping; a word has no parts.
        let color = view["color"]
        if let inner = color.node {
          if !isSame(color, text) { findings.append(make.mismatch(inner, expected, fixedBy: text)) }
        } else {
          findings.append(make.mismatch(node, expected))
        }
      } else if !isSame(view, text), !(text == "clear" && view.text == "system") {
        findings.append(make.mismatch(node, expected, fixedBy: text))
      }
    case .mapping(let entries):
      guard view.isMapping else {
        // One number stands for all four sides.
        let agrees = view.number != nil && entries.allSatisfy { isSame(view, SourceFinding.text($0.value)) }
        if !agrees { findings.append(make.mismatch(node, expected)) }
        return
      }
      for (key, value) in entries { compareScalar(view[key], value) }
    case .list: break
    }
  }

  // MARK: - Lists

  private mutating func compareSet(_ parent: FieldView, _ key: String, _ expected: SourceValue) {
    let view = parent[key]
    guard let node = view.node else {
      if key == "urlSchemes" { addLacking(parent, key, expected.elements) }
      return
    }
    let wanted = expected.elements
    var left = Matches(wanted.enumerated().map { ($0, Self.keys(ofSource: SourceFinding.text($1))) })
    let surplus = view.elements.filter { element in
      !Self.keys(ofWritten: element.text).contains { left.take($0) != nil }
    }
    let lacking = left.rest.map { wanted[$0] }
    // What is neither there nor here any more has changed.
    for (element, wanted) in zip(surplus, lacking) {
      if let node = element.node { findings.append(make.mismatch(node, wanted, fixedBy: SourceFinding.text(wanted))) }
    }
    for wanted in lacking.dropFirst(surplus.count) {
      let text = ScalarText.written(SourceFinding.text(wanted), like: .plain, inFlow: true)
      findings.append(
        make.lacking(key, in: node, wanted) { () throws(EditObstacle) in try editor.appending(text, to: node) }
      )
    }
    guard !partial.contains(key) else { return }
    for element in surplus.dropFirst(expected.elements.count < view.elements.count ? lacking.count : surplus.count) {
      if let node = element.node { findings.append(make.surplus(node, key)) }
    }
  }

  /// Reports a list that is not there at all; one scalar can be added.
  private mutating func addLacking(_ parent: FieldView, _ key: String, _ wanted: [SourceValue]) {
    guard let node = parent.node, let first = wanted.first else { return }
    let field = FieldTable.description.child(of: description[node].field, named: key)
    findings.append(
      make.lacking(key, in: node, wanted.count == 1 ? first : .list(wanted)) { () throws(EditObstacle) in
        guard wanted.count == 1, case .scalar(let text) = first.content, let field else { throw .layout }
        return try editor.setting(field, of: node, to: text)
      }
    )
  }

  /// The families that are in one and not in the other; sizes and colors are the description's own.
  private mutating func compareFamilies(_ view: FieldView, _ expected: SourceValue) {
    guard view.isWritten else { return }
    let wanted = expected.elements.compactMap { $0["family"] }
    let written = view.elements.map { $0["family"] }.filter(\.isKnown)
    let (known, named) = (Set(wanted.map(SourceFinding.text)), Set(written.compactMap(\.text)))
    let lacking = wanted.filter { !named.contains(SourceFinding.text($0)) }
    let surplus = written.filter { !known.contains($0.text ?? "") }
    for (family, other) in zip(surplus, lacking) {
      if let node = family.node { findings.append(make.mismatch(node, other, fixedBy: SourceFinding.text(other))) }
    }
  }

  private mutating func compareImages(_ parent: FieldView, _ expected: SourceValue) {
    let view = parent["images"]
    let named = view.elements.compactMap { each in each["name"].text.map { ($0, each) } }
    let known = Dictionary(named) { first, _ in first }
    for image in expected.elements {
      guard let name = image["name"], let rendering = image["rendering"] else { continue }
      if let written = known[SourceFinding.text(name)] {
        compareScalar(written["rendering"], rendering)
      } else {
        append(image, name: "image", to: view, of: parent)
      }
    }
  }

  private mutating func compareButtons(_ parent: FieldView, _ expected: SourceValue) {
    let view = parent["buttons"]
    let written = view.elements.filter(\.isKnown)
    var wanted = expected.elements
    var pairs: [(FieldView, SourceValue)] = []
    func text(_ value: SourceValue, _ key: String) -> String? { value[key].map { SourceFinding.text($0) } }
    func titles(_ button: FieldView) -> String? { button["title"].defaultText?.text }
    // First those that agree in title and URL, then in one of them.
    var left = Matches(
      written.enumerated().map { place, button in
        let (title, url) = (titles(button), button["opens"].text)
        return (place, [Self.key(title, url)] + (title.map { ["t" + $0] } ?? []) + (url.map { ["u" + $0] } ?? []))
      }
    )
    func pair(_ key: (SourceValue) -> String?) {
      wanted = wanted.filter { value in
        guard let place = key(value).flatMap({ left.take($0) }) else { return true }
        pairs.append((written[place], value))
        return false
      }
    }
    pair { Self.key(text($0, "title"), text($0, "opens")) }
    pair { text($0, "title").map { "t" + $0 } }
    pair { text($0, "opens").map { "u" + $0 } }
    let rest = left.rest
    if rest.count == wanted.count {
      pairs += zip(rest.map { written[$0] }, wanted)
      wanted = []
    }
    for (button, value) in pairs {
      if let title = value["title"], button["title"].isWritten { compareText(button, "title", title) }
      guard let opens = value["opens"] else { continue }
      if button["opens"].isWritten {
        compareScalar(button["opens"], opens)
      } else if let node = button.node, button.isMapping {
        let field = FieldTable.description.child(of: description[node].field, named: "opens")
        findings.append(
          make.lacking("opens", in: node, opens) { () throws(EditObstacle) in
            guard let field else { throw .layout }
            return try editor.setting(field, of: node, to: SourceFinding.text(opens))
          }
        )
      }
    }
    for value in wanted { append(value, name: "button", to: view, of: parent) }
  }

  private static func key(_ title: String?, _ url: String?) -> String { "\(title ?? "")\n\(url ?? "")" }

  /// Reports an element that a list lacks.
  private mutating func append(_ value: SourceValue, name: String, to list: FieldView, of parent: FieldView) {
    guard let node = list.node ?? parent.node else { return }
    findings.append(
      make.lacking(name, in: node, value) { () throws(EditObstacle) in
        guard list.isList else { throw .layout }
        return try editor.appending(Self.flow(value), to: node)
      }
    )
  }

  /// A value in one line.
  private static func flow(_ value: SourceValue) -> String {
    switch value.content {
    case .scalar(let text): ScalarText.written(text, like: .plain, inFlow: true)
    case .list(let list): "[" + list.map(flow).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{"
        + entries.map { ScalarText.written($0.key, like: .plain, inFlow: true) + ": " + flow($0.value) }
        .joined(separator: ", ") + "}"
    }
  }
}

extension SourceValue {
  /// The entries of a mapping.
  var entries: [(key: String, value: SourceValue)] { if case .mapping(let entries) = content { entries } else { [] } }

  /// The elements of a list.
  var elements: [SourceValue] { if case .list(let list) = content { list } else { [] } }

  /// A text's languages; a bare one is its own default.
  var languages: [(language: String, value: SourceValue)] {
    let entries = entries
    return entries.isEmpty ? [("default", self)] : entries.map { ($0.key, $0.value) }
  }

  /// The value of a mapping's key.
  subscript(_ key: String) -> SourceValue? { entries.first { $0.key == key }?.value }
}
