#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Color {
  /// The relative luminance of WCAG 2, 0 for black to 1 for white, without regard to opacity.
  package var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    // Most texts are gray, and a power takes long.
    let first = linear(red)
    let (second, third) = (green == red ? first : linear(green), blue == red ? first : linear(blue))
    return 0.2126 * first + 0.7152 * second + 0.0722 * third
  }

  /// The contrast ratio of WCAG 2 with another color, 1 to 21: this one over that one, and that one over white.
  package func contrast(with backing: Color) -> Double {
    let ground = backing.composited(over: .white)
    let (one, other) = (composited(over: ground).luminance, ground.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}
