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
    let light = Self.light
    return 0.2126 * light[Int(red)] + 0.7152 * light[Int(green)] + 0.0722 * light[Int(blue)]
  }

  /// The light of each value of a channel, 0 to 1: a power takes long.
  private static let light: [Double] = (0...255).map { channel in
    let value = Double(channel) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The contrast ratio of WCAG 2 with another color, 1 to 21: this one over that one, and that one over white.
  package func contrast(with backing: Color) -> Double {
    let ground = backing.composited(over: .white)
    let (one, other) = (composited(over: ground).luminance, ground.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}
