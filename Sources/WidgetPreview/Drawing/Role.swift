import LintCore

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

  /// Its value on light paper, and on all that looks the same in the dark.
  var light: String {
    switch self {
    case .paper: "#F5F5F7"
    case .ink: "#1D1D1F"
    case .muted: "#63636B"
    case .rule: "#D2D2D7"
    case .chip: "#FFFFFF"
    case .dimension: "#5A5AC8"
    case .error: "#C4272E"
    case .warning: "#A85800"
    case .info: "#0A66C2"
    }
  }

  /// Its value on dark paper.
  var dark: String {
    switch self {
    case .paper: "#1C1C1E"
    case .ink: "#F2F2F7"
    case .muted: "#A4A4AC"
    case .rule: "#48484C"
    case .chip: "#2C2C30"
    case .dimension: "#A3A3F5"
    case .error: "#FF7B74"
    case .warning: "#F2A74B"
    case .info: "#6FB1FF"
    }
  }

  /// The style rules that give each class of a role its dark value.
  static let darkRules = allCases.map { role in
    ".f-\(role.rawValue){fill:\(role.dark)}.s-\(role.rawValue){stroke:\(role.dark)}"
  }.joined()
}
