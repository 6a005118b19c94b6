import WidgetLint

/// What is said of a color.
struct ColorText {
  private let color: Color

  /// The words for a color.
  init(_ color: Color) { self.color = color }

  /// Its value, opacity and names, and its contrast with a backing, or else with white and with black.
  func line(backing: (name: String, color: Color)?) -> String {
    let opacity = color.alpha == 255 ? "opaque" : "\((Int(color.alpha) * 100 + 127) / 255)% opaque"
    let names = Self.names(of: color)
    let named = names.isEmpty ? [] : ["in UIKit \(DataValue.enumerate(names))"]
    let grounds = [("white", Color.white), ("black", Color(red: 0, green: 0, blue: 0))]
    let contrasts =
      backing.map { "\(contrast($0.color)) with the backing \($0.name)" }
      ?? grounds.map { "\(contrast($1)) with \($0)" }.joined(separator: ", ")
    return ([color.hexCode, opacity] + named).joined(separator: ", ") + "; contrast \(contrasts)"
  }

  private func contrast(_ ground: Color) -> String {
    let hundredths = Int((color.contrast(with: ground) * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction):1"
  }

  /// UIKit's names for exactly a color.
  static func names(of color: Color) -> [String] {
    Color.uiKit.filter { Color(rgba: $0.rgba) == color }.map(\.name)
  }
}
