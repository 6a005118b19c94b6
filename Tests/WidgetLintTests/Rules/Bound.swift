import Testing

/// One rule with values on either side of its bound.
struct Bound: Sendable, CustomTestStringConvertible {
  let rule: String
  let lines: String
  var app = "{name: Maps}"
  let passing: [String]
  let failing: [String]
  let path: String

  var testDescription: String { "\(rule) \(lines) \(app)" }

  static let ios9 = "{name: Maps, deploymentTarget: \"9.3\"}"
  static let ios10 = "{name: Maps, deploymentTarget: \"10.0\"}"
  static let grays = [
    "black", "darkGray", "label", "secondaryLabel", "darkText", "\"#666666\"", "\"#666\"", "\"#330000\"", "\"#003300\"",
    "\"#333366\"", "\"#00000099\"", "\"#000000\"",
  ]
  static let brights = [
    "\"#676767\"", "\"#340000\"", "\"#003400\"", "\"#333367\"", "gray", "white", "red", "clear", "lightText",
    "tertiaryLabel", "quaternaryLabel", "systemBlue", "\"#00000098\"", "\"#3C3C4399\"",
  ]

  /// All of them.
  static let all = appearance + behavior
}

extension String {
  /// The text with something in place of VALUE.
  func filled(with value: String) -> String {
    split(separator: "VALUE", omittingEmptySubsequences: false).joined(separator: value)
  }
}
