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
    "\"#333366\"", "\"#00000099\"", "\"#000000\"", "\"#3C3C4399\"", "\"#3c3c4399\"",
  ]
  static let brights = [
    "\"#676767\"", "\"#340000\"", "\"#003400\"", "\"#333367\"", "gray", "white", "red", "clear", "lightText",
    "tertiaryLabel", "quaternaryLabel", "systemBlue", "\"#00000098\"", "\"#3C3C4398\"", "\"#3D3C4399\"",
  ]
  static let systemSchemes = [
    "tel", "telprompt", "sms", "mailto", "facetime", "facetime-audio", "message", "app-settings", "app-prefs", "prefs",
    "itms", "itms-apps", "itms-appss", "itms-services", "itms-books", "ibooks", "maps", "music", "videos", "podcasts",
    "pcast", "photos-redirect", "calshow", "x-apple-calevent", "x-apple-health", "x-apple-reminder", "x-web-search",
    "mobilenotes", "shareddocuments", "iclouddriveapp", "shortcuts", "workflow",
  ]
  static let textStyles = [
    "body", "callout", "caption1", "caption2", "footnote", "headline", "largeTitle", "subheadline", "title1", "title2",
    "title3", "caption", "title", "subhead", "Large Title", "CAPTION-1", "sub_headline",
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
