/// A color that is written as a call: CSS's `rgb(…)` and `hsl(…)`, or UIKit's `UIColor(red: …)` and `UIColor(white: …)`.
struct ColorFunction {
  /// The names of CSS's functions, in lower case.
  private static let css = ["rgb", "rgba", "hsl", "hsla"]

  /// The color; nil if the arguments do not make one.
  let color: Color?

  /// Reads a call; nil if the text is not one.
  init?(_ text: String) {
    let text = text.lowercased()
    guard let open = text.firstIndex(of: "(") else { return nil }
    let name = String(text[..<open]).trimmed
    let isUIKit = name == "uicolor"
    guard isUIKit || Self.css.contains(name) else { return nil }
    let arguments = text[text.index(after: open)...].prefix { $0 != ")" }
    let values = arguments.split { ", /:".contains($0) }
    let numbers = values.compactMap { Self.number($0, isUIKit || name.hasPrefix("hsl") ? 1 : 1 / 255) }
    let isGray = isUIKit && values.first == "white"
    let channels = isGray ? Array(repeating: numbers.first ?? 0, count: 3) : Array(numbers.prefix(3))
    let alpha = numbers.dropFirst(isGray ? 1 : 3)
    // A plain number means one thing as a channel and another as the opacity.
    let opacity = alpha.first.map { _ in Self.number(values[values.count - 1], 1) ?? -1 } ?? 1
    // Either every argument is understood, or the call is not.
    let isKnown = numbers.count * (isUIKit ? 2 : 1) == values.count && (!isUIKit || isGray || values.first == "red")
    guard isKnown, channels.count == 3, alpha.count < 2 else {
      color = nil
      return
    }
    let rgb = name.hasPrefix("hsl") ? Self.rgb(channels) : channels
    color = Self.color(rgb + [opacity])
  }

  /// A number as a share of 1: a percentage, or a plain number multiplied by `worth`.
  private static func number(_ text: Substring, _ worth: Double) -> Double? {
    let isPercentage = text.hasSuffix("%")
    let digits = isPercentage ? text.dropLast() : text
    return Array(digits.utf8).span.decimalNumber.map { $0 * (isPercentage ? 0.01 : worth) }
  }

  /// Red, green and blue of a hue in degrees, with saturation and lightness from 0 to 1.
  private static func rgb(_ hsl: [Double]) -> [Double] {
    guard (0...360).contains(hsl[0]) else { return [] }
    return [0.0, 8, 4].map { offset in
      let place = (offset + hsl[0] / 30).truncatingRemainder(dividingBy: 12)
      return hsl[2] - hsl[1] * min(hsl[2], 1 - hsl[2]) * max(-1, min(place - 3, 9 - place, 1))
    }
  }

  private static func color(_ channels: [Double]) -> Color? {
    let bytes = channels.compactMap { (0...1).contains($0) ? UInt8(($0 * 255).rounded()) : nil }
    guard bytes.count == 4 else { return nil }
    return Color(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
  }
}
