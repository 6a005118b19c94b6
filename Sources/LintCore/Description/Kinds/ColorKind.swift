/// A color in hex digits, or by one of UIKit's names.
package enum ColorKind: ValueKind {
  package static var id: String { "color" }
  package static let number = ValueKinds.number(of: Self.self)

  package static var expected: String { "a color such as \"#333333\" or darkGray" }
  package static var schemas: [ValueSchema] {
    [
      ValueSchema(types: ["string"], pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
      ValueSchema(words: words),
    ]
  }
  package static var completions: [String] { words }
  package static var shape: String { "color" }
  package static var keepsSpelling: Bool { true }

  private static let words = Color.uiKit.map(\.name)
  private static let near = NearName(words)

  package static func value(_ text: Span<UInt8>) -> DescriptionNode.Value? {
    Color(text).map { .scalar(ScalarValue($0)) }
  }

  package static func fault(of text: String, besideWords: Bool) -> ScalarFault {
    text.hasPrefix("#") ? .wrongType : .notAllowed
  }

  package static func mutants(of value: ScalarValue) -> [ScalarValue] {
    guard let color = value.color else { return [] }
    let steps: [(Int, Int, Int)] = [(1, 0, 0), (0, 1, 0), (0, 0, 1), (-1, 0, 0), (0, -1, 0), (0, 0, -1)]
    return steps.compactMap { red, green, blue in
      guard let red = UInt8(exactly: Int(color.red) + red), let green = UInt8(exactly: Int(color.green) + green),
        let blue = UInt8(exactly: Int(color.blue) + blue)
      else { return nil }
      return ScalarValue(Color(red: red, green: green, blue: blue, alpha: color.alpha))
    }
  }

  package static func data(_ value: ScalarValue, written: String?) -> DataValue {
    .text(written ?? value.color?.hexCode ?? "")
  }

  package static func hint(for text: String) -> Hint? {
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
    if ["rgb", "hsl", "uicolor("].contains(where: name.hasPrefix) {
      return Hint(text: "write the color as \"#RRGGBB\" or \"#RRGGBBAA\"")
    }
    // Names from Objective-C, and from Swift before version 3.
    let method = name.hasSuffix("()") ? String(name.dropLast(2)) : name
    let named = words.filter { method.hasSuffix($0.lowercased() + "color") }
    if let meant = named.max(by: { $0.utf8.count < $1.utf8.count }) { return .didYouMean(meant) }
    if text.hasPrefix("#") { return Hint(text: "a hex color has 3, 6 or 8 digits") }
    let american = name.split(separator: "grey", omittingEmptySubsequences: false).joined(separator: "gray")
    return near.nearest(to: american).map { .didYouMean($0) }
      ?? Hint(text: "use a hex color such as \"#333333\", or one of UIKit's names: \(DataValue.enumerate(words))")
  }
}

extension ScalarValue {
  init(_ color: Color) { self.init(ColorKind.number, rank: Double(color.rgba)) }

  /// The color that it is; nil for a value of another kind.
  package var color: Color? { kindNumber == ColorKind.number ? Color(rgba: UInt32(rank)) : nil }
}
