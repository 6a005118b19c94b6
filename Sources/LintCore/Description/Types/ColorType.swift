/// A color in hex digits, or by one of UIKit's names.
struct ColorType: ScalarType {
  var name: String { "color" }
  var valueKind: ScalarValueKind { .color }
  var expected: String { "a color such as \"#333333\" or darkGray" }
  var examples: TypeExamples {
    TypeExamples(
      right: ["font: {color: \"#333333\"}", "font: {color: {light: darkGray, dark: white}}"],
      wrong: ["font: {color: \"#33\"}", "font: {color: dark grey}"]
    )
  }
  var schemas: [ValueSchema] {
    [
      ValueSchema(types: ["string"], pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
      ValueSchema(words: Self.words),
    ]
  }
  var completions: [String] { Self.words }

  private static let words = Color.uiKit.map(\.name)
  private static let near = NearNames(words)

  func value(_ text: Span<UInt8>) -> DescriptionNode.Value? { Color(text).map { .color($0) } }

  func fault(of text: String, besideWords: Bool) -> ScalarFault { text.hasPrefix("#") ? .wrongType : .notAllowed }

  func hint(for text: String) -> Hint? {
    let name = NearName.normalized(text)
    if name == "transparent" { return .didYouMean("clear") }
    if name == "dimgray" || name == "dimgrey" { return .didYouMean("darkGray") }
    if name == "darkgray" || name == "darkgrey" {
      let question = NearName.question("darkGray")
      return Hint(text: "\(question) UIKit's is #555555, CSS's darkgray the lighter #A9A9A9", replacement: "darkGray")
    }
    if Color(hexDigits: Array(text.utf8).span) != nil {
      return Hint(text: "write \"#\(text)\"", replacement: "#" + text)
    }
    if let call = ColorFunction(text) {
      let meant = call.color?.hexCode
      let way = "write the color as \"#RRGGBB\" or \"#RRGGBBAA\""
      return Hint(text: way + (meant.map { ", here \"\($0)\"" } ?? ""), replacement: meant)
    }
    // Objective-C's names, and those of Swift before 3.
    let method = name.hasSuffix("()") ? String(name.dropLast(2)) : name
    let words = Self.words.filter { method.hasSuffix($0.lowercased() + "color") }
    if let meant = words.max(by: { $0.utf8.count < $1.utf8.count }) { return .didYouMean(meant) }
    if text.hasPrefix("#") { return Hint(text: "a hex color has 3, 6 or 8 digits") }
    let american = name.split(separator: "grey", omittingEmptySubsequences: false).joined(separator: "gray")
    return Self.near.nearest(to: american).map { .didYouMean($0) }
      ?? Hint(text: "use a hex color such as \"#333333\", or one of UIKit's names: \(DataValue.enumerate(Self.words))")
  }
}
