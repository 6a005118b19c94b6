/// A color to draw with.
enum Ink: Equatable {
  /// The color of a role: it follows the reader's light or dark system, but for what is on the wallpaper.
  case role(Role)
  /// A color that is the same in the light and in the dark.
  case fixed(String)
  /// One of the patterns that a document defines.
  case pattern(Pattern)

  static let cardInk = Ink.fixed("#3C3C43")
  static let titleInk = Ink.fixed("#4A4A50")
  static let faint = Ink.fixed("#63636B")
  static let unknownOutline = Ink.fixed("#6E6E76")
  static let white = Ink.fixed("#FFFFFF")

  /// Its value as an attribute has it.
  var value: String {
    switch self {
    case .role(let role): role.light
    case .fixed(let color): color
    case .pattern(let pattern): "url(#\(pattern.rawValue))"
    }
  }
}

/// How a shape is filled and outlined.
struct Paint {
  var fill: Ink?
  var fillOpacity = 1.0
  var stroke: Ink?
  var width = 1.0
  var dash: String?
  var strokeOpacity = 1.0

  static func fill(_ ink: Ink, _ opacity: Double = 1) -> Paint { Paint(fill: ink, fillOpacity: opacity) }

  static func stroke(_ ink: Ink, _ width: Double = 1, dash: String? = nil, opacity: Double = 1) -> Paint {
    Paint(stroke: ink, width: width, dash: dash, strokeOpacity: opacity)
  }

  /// The dashed outline of what is unknown.
  static let unknown = Paint.stroke(.unknownOutline, 1, dash: "4 3")
}
