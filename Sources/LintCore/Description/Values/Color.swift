#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A color in sRGB, each channel from 0 to 255.
package struct Color: Sendable, Hashable {
  /// The red channel.
  package let red: UInt8
  /// The green channel.
  package let green: UInt8
  /// The blue channel.
  package let blue: UInt8
  /// The opacity.
  package let alpha: UInt8

  /// A color from its channels.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// A color written as 0xRRGGBBAA.
  package init(rgba: UInt32) {
    self.init(
      red: UInt8(rgba >> 24),
      green: UInt8(rgba >> 16 & 255),
      blue: UInt8(rgba >> 8 & 255),
      alpha: UInt8(rgba & 255)
    )
  }

  /// The color as 0xRRGGBBAA.
  package var rgba: UInt32 { UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha) }

  /// White, without transparency.
  package static let white = Color(red: 255, green: 255, blue: 255)

  /// Reads `#RGB`, `#RRGGBB`, `#RRGGBBAA`, or one of UIKit's names.
  package init?(_ text: Span<UInt8>) {
    if !text.isEmpty, text[0] == UInt8(ascii: "#") {
      self.init(hexDigits: text.extracting(1...))
    } else {
      self.init(name: text)
    }
  }

  /// Reads 3, 6 or 8 hex digits.
  package init?(hexDigits digits: Span<UInt8>) {
    let text = String(digits)
    guard [3, 6, 8].contains(digits.count), text.first?.isHexDigit == true,
      let value = UInt32(digits.count == 3 ? text.map { "\($0)\($0)" }.joined() : text, radix: 16)
    else { return nil }
    self.init(rgba: digits.count == 8 ? value : value << 8 | 255)
  }

  /// Reads one of UIKit's names.
  package init?(name text: Span<UInt8>) {
    var place = 0
    guard let number = Self.names.number(of: text, in: Self.uiKit.indices, from: &place) else { return nil }
    self.init(rgba: Self.uiKit[Int(number)].rgba)
  }

  private static let names = NameTable(uiKit.map(\.name))

  /// UIKit's color names with their values as 0xRRGGBBAA; dynamic colors have their light value.
  package static let uiKit: [(name: String, rgba: UInt32)] = [
    ("black", 0x0000_00FF), ("darkGray", 0x5555_55FF), ("gray", 0x8080_80FF), ("lightGray", 0xAAAA_AAFF),
    ("white", 0xFFFF_FFFF), ("clear", 0x0000_0000), ("red", 0xFF00_00FF), ("green", 0x00FF_00FF),
    ("blue", 0x0000_FFFF), ("cyan", 0x00FF_FFFF), ("yellow", 0xFFFF_00FF), ("magenta", 0xFF00_FFFF),
    ("orange", 0xFF80_00FF), ("purple", 0x8000_80FF), ("brown", 0x9966_33FF), ("darkText", 0x0000_00FF),
    ("lightText", 0xFFFF_FF99), ("label", 0x0000_00FF), ("secondaryLabel", 0x3C3C_4399),
    ("tertiaryLabel", 0x3C3C_434D), ("quaternaryLabel", 0x3C3C_432E), ("systemRed", 0xFF3B_30FF),
    ("systemOrange", 0xFF95_00FF), ("systemYellow", 0xFFCC_00FF), ("systemGreen", 0x34C7_59FF),
    ("systemTeal", 0x5AC8_FAFF), ("systemBlue", 0x007A_FFFF), ("systemIndigo", 0x5856_D6FF),
    ("systemPurple", 0xAF52_DEFF), ("systemPink", 0xFF2D_55FF), ("systemGray", 0x8E8E_93FF),
    ("systemBackground", 0xFFFF_FFFF),
  ]

  /// This color over an opaque one, each channel rounded half up.
  package func composited(over backdrop: Color) -> Color {
    func blend(_ front: UInt8, _ back: UInt8) -> UInt8 {
      let sum = Int(front) * Int(alpha) + Int(back) * (255 - Int(alpha))
      return UInt8((sum * 2 + 255) / 510)
    }
    return Color(
      red: blend(red, backdrop.red),
      green: blend(green, backdrop.green),
      blue: blend(blue, backdrop.blue)
    )
  }

  /// The difference between the largest and the smallest channel, 0 to 255.
  package var chroma: Int { Int(max(red, green, blue)) - Int(min(red, green, blue)) }

  /// The color as `#RRGGBB`, with two more digits if it is not opaque.
  package var hexCode: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return channels.reduce(into: "#") { code, channel in
      code += (channel < 16 ? "0" : "") + String(channel, radix: 16, uppercase: true)
    }
  }
}

extension Color {
  /// The relative luminance of WCAG 2, 0 for black to 1 for white, without regard to opacity.
  package var luminance: Double {
    let light = Self.light
    return 0.2126 * light[Int(red)] + 0.7152 * light[Int(green)] + 0.0722 * light[Int(blue)]
  }

  /// The linear light of each channel value, 0 to 1, computed in advance since a power is slow to compute.
  private static let light: [Double] = (0...255).map { channel in
    let value = Double(channel) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The contrast ratio of WCAG 2 with another color, 1 to 21: this one is drawn over it, and it over white.
  package func contrast(with backing: Color) -> Double {
    let ground = backing.composited(over: .white)
    let (one, other) = (composited(over: ground).luminance, ground.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}
