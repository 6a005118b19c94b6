import LintCore
import LintSystem

/// Converts colors of storyboards, code and asset catalogs to the form of a description.
enum InterfaceColor {
  private static let names = Set(Color.uiKit.map(\.name))
  /// The names that only descriptions of WidgetKit widgets allow.
  static let more: Set<String> = [
    "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground",
  ]

  /// Returns the name of a UIKit color without the suffix `Color`; nil if descriptions do not allow that name.
  static func name(_ written: String, or more: Set<String> = []) -> String? {
    let name = written.hasSuffix("Color") ? String(written.dropLast(5)) : written
    return names.contains(name) || more.contains(name) ? name : nil
  }

  /// Returns a color component in code, such as `0.5` or `242 / 255`; nil if it is not a number from 0 to 1.
  static func component(_ code: Code) -> Double? {
    CodeValues.number(code).flatMap { (0...1).contains($0) ? $0 : nil }
  }

  /// Returns the text of a color in an asset catalog; nil if it cannot be read.
  static func text(_ color: PropertyList) -> String? {
    if let reference = color["reference"]?.text { return name(reference, or: more) }
    guard let components = color["components"] else { return nil }
    func part(_ key: String) -> Double? {
      guard let text = components[key]?.text else { return nil }
      if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      // Alpha is never written as a number from 0 to 255.
      return Double(text).flatMap { text.contains(".") || key == "alpha" ? $0 : $0 / 255 }.flatMap {
        (0...1).contains($0) ? $0 : nil
      }
    }
    guard ["srgb", "extended-srgb", "gray-gamma-22", "extended-gray"].contains(color["color-space"]?.text ?? "")
    else { return nil }
    let alpha = components["alpha"] == nil ? 1 : part("alpha")
    return alpha.flatMap { code(alpha: $0, part) }
  }

  /// Returns a storyboard color's text: `clear`, a UIKit name, or `#RRGGBB` plus any alpha below 1; nil if none fits.
  static func text(_ color: XMLElement) -> String? {
    // The value of this color before iOS 13.
    if color["cocoaTouchSystemColor"] == "groupTableViewBackgroundColor" { return "#EFEFF4" }
    if let system = color["systemColor"] ?? color["cocoaTouchSystemColor"] { return name(system) }
    if let name = color["name"] {
      // The document keeps the values of color assets.
      guard let asset = color.document.color(name)?.child("color"), asset["name"] == nil else { return nil }
      return text(asset)
    }
    let alpha = color["alpha"].map { Double($0) ?? .nan } ?? 1
    guard alpha >= 0, alpha <= 1 else { return nil }
    if alpha == 0 { return "clear" }
    return components(color).map { code($0 + (alpha < 1 ? [alpha] : [])) }
  }

  /// Returns red, green and blue in sRGB; nil if a value is not from 0 to 1 or the color space is not supported.
  private static func components(_ color: XMLElement) -> [Double]? {
    let white = color["white"].flatMap { Double($0) }.map { [$0, $0, $0] }
    let values = white ?? ["red", "green", "blue"].compactMap { color[$0].flatMap { Double($0) } }
    guard values.count == 3, values.allSatisfy({ $0 >= 0 && $0 <= 1 }) else { return nil }
    switch color["customColorSpace"] ?? color["colorSpace"] {
    case "calibratedWhite": return values.map { encoded(pow($0, 1.8)) }
    case "calibratedRGB": return genericRGB(values)
    case "sRGB", "genericGamma22GrayColorSpace", "deviceRGB", "deviceWhite": return values
    default: return nil
    }
  }

  /// Converts generic RGB to sRGB, as Interface Builder does: gamma 1.8 and its own primaries.
  private static func genericRGB(_ values: [Double]) -> [Double] {
    let linear = values.map { pow($0, 1.8) }
    if linear.allSatisfy({ $0 == linear[0] }) { return linear.map(encoded) }
    let rows = [[1.0252, -0.0265, 0.0013], [0.0194, 0.9480, 0.0326], [-0.0017, -0.0014, 1.0031]]
    return rows.map { row in encoded(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }) }
  }

  /// Applies sRGB's transfer curve to a linear value.
  private static func encoded(_ linear: Double) -> Double {
    let value = min(1, max(0, linear))
    return value <= 0.003_130_8 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  /// Returns the hex code of named components: `white`, or `red`, `green` and `blue`; nil if one is missing.
  static func code(alpha: Double, _ component: (String) -> Double?) -> String? {
    let parts = component("white").map { [$0, $0, $0] } ?? ["red", "green", "blue"].compactMap(component)
    return parts.count == 3 ? code(parts + [alpha]) : nil
  }

  /// Returns the hex code of red, green, blue and optionally alpha, each clamped to the range from 0 to 1.
  static func code(_ parts: [Double]) -> String {
    let bytes = parts.map { UInt8((min(1, max(0, $0)) * 255).rounded()) }
    return Color(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count > 3 ? bytes[3] : 255).hexCode
  }
}
