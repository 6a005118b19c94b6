import LintCore

/// What a document defines once for all of its pictures.
struct Pattern: Equatable {
  /// The name by which shapes refer to it.
  let id: String
  private let definition: String

  static let wallpaper = Pattern(
    id: "wallpaper",
    definition: "<linearGradient id=\"wallpaper\" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"1\">"
      + "<stop offset=\"0\" stop-color=\"#8DA3C4\"/><stop offset=\"0.55\" stop-color=\"#ABA8C6\"/>"
      + "<stop offset=\"1\" stop-color=\"#C7B0BA\"/></linearGradient>"
  )
  static let hatch = lines("hatch", every: 7, width: 1.4, .ink, opacity: "0.1")
  static let stripes = lines("stripes", every: 24, width: 12, .ink, opacity: "0.06")
  static let dots = Pattern(
    id: "dots",
    definition: "<pattern id=\"dots\" width=\"9\" height=\"9\" patternUnits=\"userSpaceOnUse\">"
      + "<circle cx=\"4.5\" cy=\"4.5\" r=\"1\" fill=\"\(Role.ink.light)\" fill-opacity=\"0.1\"/></pattern>"
  )

  /// What hangs below the card, in a severity's color, or the dimension's.
  static func overflow(_ severity: Severity?) -> Pattern {
    let role = severity.map { Role($0) } ?? .dimension
    return lines("over-\(role.rawValue)", every: 5, width: 1.6, role, opacity: "0.75")
  }

  /// The definitions of all patterns.
  static let definitions: String = {
    let all = [wallpaper, hatch, stripes, dots] + [nil, .error, .warning, .info].map { overflow($0) }
    return "<defs>\(all.map { "\n  \($0.definition)" }.joined())\n </defs>"
  }()

  private static func lines(
    _ id: String,
    every distance: Int,
    width: Double,
    _ role: Role,
    opacity: String
  ) -> Pattern {
    Pattern(
      id: id,
      definition: "<pattern id=\"\(id)\" width=\"\(distance)\" height=\"\(distance)\" "
        + "patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\"><rect width=\"\(tenths(width))\" "
        + "height=\"\(distance)\" fill=\"\(role.light)\" fill-opacity=\"\(opacity)\"/></pattern>"
    )
  }
}
