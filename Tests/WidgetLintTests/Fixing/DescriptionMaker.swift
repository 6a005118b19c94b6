import LintCore
import WidgetLint

/// Makes descriptions with all kinds of faults. Each app and widget has the fields of several examples of the built-in
/// rules; if `hasUnreadable`, some of these are written so that they cannot be read.
struct DescriptionMaker {
  var random: SeededRandom
  /// Whether to make faults that keep values from being read.
  let hasUnreadable: Bool

  /// The examples with fixes; some of the others are made from their fields.
  private static let examples = BuiltInGuidelines.documents.flatMap(\.examples).map(\.description).filter { text in
    let findings = lint(text).findings
    return findings.contains { $0.fix != nil } && !findings.contains(where: \.isAboutDescription)
  }.compactMap { ValueTree(Array($0.utf8)) }.filter { $0["guidelines"] == nil }

  private static let names = ["Maps", "地图", "แผนที่", "Café d'Été", "Rock: & Roll", "Я", "🗺 Go", "It's, too", "Near-by"]

  /// Makes a description of an app with its widgets.
  mutating func description() -> ValueTree {
    let widgets = (0..<Int.random(in: 1...3, using: &random)).map { _ in fields { $0["widgets"]?["0"] } }
    return .mapping([("app", fields { $0["app"] }), ("widgets", .sequence(widgets))])
  }

  /// Returns a mapping with the fields that several examples have at a place, the first of each name.
  private mutating func fields(_ place: (ValueTree) -> ValueTree?) -> ValueTree {
    var fields = [(key: "name", value: ValueTree.scalar(random.one(of: Self.names)))]
    for _ in 0..<8 {
      guard case .mapping(let others)? = place(random.one(of: Self.examples)) else { continue }
      for field in others where !fields.contains(where: { $0.key == field.key }) {
        fields.append(hasUnreadable && random.once(in: 2) ? misspelt(field) : field)
      }
    }
    if hasUnreadable { fields.append(("font", .mapping([("color", .scalar("#333333"))]))) }
    if random.once(in: 4) { fields.append(("x-note", .mapping([("a", .sequence([.scalar("# no comment")]))]))) }
    fields.shuffle(using: &random)
    return .mapping(fields)
  }

  /// Returns a field with a nearly correct key or value.
  private mutating func misspelt(_ field: (key: String, value: ValueTree)) -> (key: String, value: ValueTree) {
    if random.once(in: 4) { return (String(field.key.prefix(1) + field.key.dropFirst(2)), field.value) }
    var value = field.value
    for path in [[]] + value.paths {
      guard case .scalar(let text)? = value[path[...]], path.last != "name", field.key != "name" else { continue }
      let other = Double(text) == nil ? String(text.dropLast()) : text + "pt"
      value = value.putting(.scalar(["true": "yes", "false": "Off"][text] ?? other), at: path[...])
    }
    return (field.key, value)
  }
}
