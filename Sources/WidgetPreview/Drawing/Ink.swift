import LintCore

/// A color or pattern to draw with.
struct Ink {
  /// The value of the attribute; for a role, its value in light mode.
  let value: String
  /// The role and its value in dark mode; nil if the color is the same in both modes.
  private(set) var role: (name: String, dark: String)?

  /// Creates a color that is the same in light and dark mode.
  init(_ value: String) { self.value = value }

  private init(_ role: String, light: String, dark: String) { (value, self.role) = (light, (role, dark)) }

  /// The color of a severity.
  init(_ severity: Severity) {
    self =
      switch severity {
      case .error: .error
      case .warning: .warning
      case .info: .info
      }
  }

  /// The color of a severity, or another one if there is none.
  init(_ severity: Severity?, or other: Ink) { self = severity.map { Ink($0) } ?? other }

  static let paper = Ink("paper", light: "#F5F5F7", dark: "#1C1C1E")
  static let ink = Ink("ink", light: "#1D1D1F", dark: "#F2F2F7")
  static let muted = Ink("muted", light: "#63636B", dark: "#A4A4AC")
  static let rule = Ink("rule", light: "#D2D2D7", dark: "#48484C")
  static let chip = Ink("chip", light: "#FFFFFF", dark: "#2C2C30")
  static let dimension = Ink("dim", light: "#5A5AC8", dark: "#A3A3F5")
  static let error = Ink("error", light: "#C4272E", dark: "#FF7B74")
  static let warning = Ink("warning", light: "#A85800", dark: "#F2A74B")
  static let info = Ink("info", light: "#0A66C2", dark: "#6FB1FF")

  static let cardInk = Ink("#3C3C43")
  static let titleInk = Ink("#4A4A50")
  static let faint = Ink("#63636B")
  static let white = Ink("#FFFFFF")

  /// The style rules that give each role its value in dark mode.
  static let darkRules = [paper, ink, muted, rule, chip, dimension, error, warning, info].compactMap(\.role)
    .map { ".f-\($0.name){fill:\($0.dark)}.s-\($0.name){stroke:\($0.dark)}" }.joined()

  // MARK: - Patterns

  static let wallpaper = Ink("url(#wallpaper)")
  static let hatch = Ink("url(#hatch)")
  static let stripes = Ink("url(#stripes)")
  static let dots = Ink("url(#dots)")

  /// The pattern of what hangs below the card, in the color of a severity, or of dimensions if there is none.
  static func overflow(_ severity: Severity?) -> Ink { Ink("url(#\(Ink(severity, or: .dimension).overflowName))") }

  private var overflowName: String { "over-\(role?.name ?? "")" }

  /// The definitions of all patterns, written once for all pictures of a document.
  static let definitions: Markup = """
    <defs>
    <linearGradient id="wallpaper" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#8DA3C4"/>\
    <stop offset="0.55" stop-color="#ABA8C6"/><stop offset="1" stop-color="#C7B0BA"/></linearGradient>
    \(lines("hatch", every: 7, width: 1.4, .ink, opacity: "0.1"))
    \(lines("stripes", every: 24, width: 12, .ink, opacity: "0.06"))
    <pattern id="dots" width="9" height="9" patternUnits="userSpaceOnUse">\
    <circle cx="4.5" cy="4.5" r="1" fill="\(ink.value)" fill-opacity="0.1"/></pattern>
    \(overflowLines(.dimension))
    \(overflowLines(.error))
    \(overflowLines(.warning))
    \(overflowLines(.info))
    </defs>
    """

  private static func overflowLines(_ ink: Ink) -> Markup {
    lines(ink.overflowName, every: 5, width: 1.6, ink, opacity: "0.75")
  }

  private static func lines(
    _ id: String,
    every distance: Int,
    width: Double,
    _ ink: Ink,
    opacity: String
  ) -> Markup {
    """
    <pattern id="\(id)" width="\(distance)" height="\(distance)" patternUnits="userSpaceOnUse" \
    patternTransform="rotate(45)"><rect width="\(width)" height="\(distance)" fill="\(ink.value)" \
    fill-opacity="\(opacity)"/></pattern>
    """
  }
}

/// The fill and outline of a shape.
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

  /// The outline of what is known.
  static let known = Paint.stroke(Ink("#B4B4BA"), 0.8)
  /// The dashed outline of what is unknown.
  static let unknown = Paint.stroke(Ink("#6E6E76"), 1, dash: "4 3")
}
