import LintCore

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
    case .pattern(let pattern): "url(#\(pattern.id))"
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

/// What a color is for; each role has one value on light paper and one on dark.
enum Role: String, CaseIterable {
  case paper, ink, muted, rule, chip, dimension = "dim", error, warning, info

  /// The role of a severity.
  init(_ severity: Severity) {
    self =
      switch severity {
      case .error: .error
      case .warning: .warning
      case .info: .info
      }
  }

  private var values: (light: String, dark: String) {
    switch self {
    case .paper: ("#F5F5F7", "#1C1C1E")
    case .ink: ("#1D1D1F", "#F2F2F7")
    case .muted: ("#63636B", "#A4A4AC")
    case .rule: ("#D2D2D7", "#48484C")
    case .chip: ("#FFFFFF", "#2C2C30")
    case .dimension: ("#5A5AC8", "#A3A3F5")
    case .error: ("#C4272E", "#FF7B74")
    case .warning: ("#A85800", "#F2A74B")
    case .info: ("#0A66C2", "#6FB1FF")
    }
  }

  /// Its value on light paper, and on all that looks the same in the dark.
  var light: String { values.light }

  /// The style rules that give each class of a role its value on dark paper.
  static let darkRules = allCases.map { role in
    ".f-\(role.rawValue){fill:\(role.values.dark)}.s-\(role.rawValue){stroke:\(role.values.dark)}"
  }.joined()
}
