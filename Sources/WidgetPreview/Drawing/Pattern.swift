import LintCore

/// What a document defines once for all of its pictures.
enum Pattern: String, CaseIterable {
  case wallpaper, hatch, stripes, dots
  case overflowDimension = "over-dim"
  case overflowError = "over-error"
  case overflowWarning = "over-warning"
  case overflowInfo = "over-info"

  /// What hangs below the card, in a severity's color, or the dimension's.
  static func overflow(_ severity: Severity?) -> Pattern {
    switch severity {
    case .error: .overflowError
    case .warning: .overflowWarning
    case .info: .overflowInfo
    case nil: .overflowDimension
    }
  }

  /// The definitions of all patterns.
  static let definitions = "<defs>\(allCases.map { "\n  \($0.definition)" }.joined())\n </defs>"

  private var definition: String {
    switch self {
    case .wallpaper:
      "<linearGradient id=\"wallpaper\" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"1\"><stop offset=\"0\" stop-color=\"#8DA3C4\"/>"
        + "<stop offset=\"0.55\" stop-color=\"#ABA8C6\"/><stop offset=\"1\" stop-color=\"#C7B0BA\"/></linearGradient>"
    case .hatch: lines(every: 7, width: 1.4, color: Role.ink.light, opacity: "0.1")
    case .stripes: lines(every: 24, width: 12, color: Role.ink.light, opacity: "0.06")
    case .dots:
      "<pattern id=\"dots\" width=\"9\" height=\"9\" patternUnits=\"userSpaceOnUse\">"
        + "<circle cx=\"4.5\" cy=\"4.5\" r=\"1\" fill=\"\(Role.ink.light)\" fill-opacity=\"0.1\"/></pattern>"
    case .overflowDimension: overflow(.dimension)
    case .overflowError: overflow(.error)
    case .overflowWarning: overflow(.warning)
    case .overflowInfo: overflow(.info)
    }
  }

  private func overflow(_ role: Role) -> String { lines(every: 5, width: 1.6, color: role.light, opacity: "0.75") }

  private func lines(every distance: Int, width: Double, color: String, opacity: String) -> String {
    "<pattern id=\"\(rawValue)\" width=\"\(distance)\" height=\"\(distance)\" patternUnits=\"userSpaceOnUse\" "
      + "patternTransform=\"rotate(45)\"><rect width=\"\(tenths(width))\" height=\"\(distance)\" fill=\"\(color)\" "
      + "fill-opacity=\"\(opacity)\"/></pattern>"
  }
}
