/// The way out of mistakes that real teams make.
enum Hints {
  // MARK: - Keys

  private static let synonyms = [
    "left": "leading", "right": "trailing", "url": "opens", "link": "opens", "action": "opens", "label": "title",
    "text": "title", "colour": "color",
  ]

  /// What to write in place of a key that is no field; nil where nothing is near.
  static func field(_ key: String, among fields: [String]) -> String? {
    if let colon = key.firstIndex(of: "：") {
      let name = key[..<colon].trimmingSpaces
      return "write \(fields.contains(name) ? name : "the key"): with an ASCII colon and a space behind it"
    }
    if let meant = synonyms[NearName.normalized(key)], fields.contains(meant) {
      let reason = ["leading", "trailing"].contains(meant) ? ", which also fits right-to-left layouts" : ""
      return "did you mean \(meant)\(reason)?"
    }
    return NearName.nearest(to: key, in: fields).map { "did you mean \($0)?" }
  }

  /// What to write in place of a key that is no language.
  static func language(_ key: String) -> String {
    if NearName.nearest(to: key, in: ["default"]) != nil { return "did you mean default?" }
    let tag = key.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "-")
    if tag != key, LanguageTag.isTag(Array(tag.utf8)[...]) { return "did you mean \(tag)?" }
    return "keys are default and language tags such as fr or pt-BR"
  }

  // MARK: - Values

  /// What to write in place of a scalar that its field cannot have; nil where that is not known.
  static func value(_ text: String, _ form: FieldType.Form) -> String? {
    if let bare = withoutTypographicQuotes(text) {
      return "write \"\(bare)\" with straight quotes: YAML takes typographic ones as part of the text"
    }
    if form.isMapping, text.contains("：") { return "write each key with an ASCII colon and a space behind it" }
    if form.words.contains("adaptive"), text.hasSuffix("%") { return "did you mean adaptive?" }
    if let word = NearName.nearest(to: text, in: form.words) { return "did you mean \(word)?" }
    switch form.scalar {
    case .boolean: return boolean(text)
    case .points, .wholeNumber: return number(text)
    case .color: return color(text)
    case .version: return version(text)
    case .url: return url(text)
    case .scheme: return "write \(text.prefix { $0 != ":" }), the scheme without its colon"
    case .text: return "write a text that is more than white space, or leave the field out"
    case .any, nil: return nil
    }
  }

  private static func withoutTypographicQuotes(_ text: String) -> String? {
    let quotes: Set<Character> = ["“", "”", "„", "‘", "’", "«", "»"]
    guard let first = text.first, let last = text.last, text.count > 1, quotes.contains(first), quotes.contains(last)
    else { return nil }
    return String(text.dropFirst().dropLast())
  }

  private static func boolean(_ text: String) -> String? {
    switch text.lowercased() {
    case "yes", "on", "y", "true", "1": "write true"
    case "no", "off", "n", "false", "0": "write false"
    default: nil
    }
  }

  private static func number(_ text: String) -> String? {
    for unit in ["pt", "px", "%"] where text.lowercased().hasSuffix(unit) {
      let number = String(text.dropLast(unit.count).trimmingSpaces)
      guard ScalarReading.number(Array(number.utf8)[...]) != nil else { continue }
      switch unit {
      case "pt": return "write \(number): lengths are in points"
      case "px": return "write the length in points without a unit: \(number) if it was meant so"
      default: return "write a length in points: a percentage is none"
      }
    }
    let point = text.split(separator: ",", omittingEmptySubsequences: false).joined(separator: ".")
    if point != text, ScalarReading.number(Array(point.utf8)[...]) != nil { return "write \(point)" }
    return nil
  }

  private static func color(_ text: String) -> String? {
    let name = NearName.normalized(text)
    if name == "transparent" { return "did you mean clear?" }
    if name == "dimgray" || name == "dimgrey" { return "did you mean darkGray?" }
    if name == "darkgray" || name == "darkgrey" {
      return "did you mean darkGray? UIKit's is #555555, CSS's darkgray the lighter #A9A9A9"
    }
    if Color(hexDigits: Array(text.utf8)) != nil { return "write \"#\(text)\"" }
    for function in ["rgb(", "rgba(", "hsl(", "hsla("] where name.hasPrefix(function) {
      return "write the color as \"#RRGGBB\" or \"#RRGGBBAA\""
    }
    if text.hasPrefix("#") { return "a hex color has 3, 6 or 8 digits" }
    let american = name.split(separator: "grey", omittingEmptySubsequences: false).joined(separator: "gray")
    return NearName.nearest(to: american, in: Color.uiKit.map(\.name)).map { "did you mean \($0)?" }
      ?? "use one of UIKit's names or a hex color such as \"#333333\""
  }

  private static func version(_ text: String) -> String? {
    let number = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
    guard Version(number.utf8) != nil else { return nil }
    return "write \"\(number)\""
  }

  private static func url(_ text: String) -> String {
    if NearName.nearest(to: text, in: ["app"]) != nil { return "did you mean app?" }
    return "begin with a scheme, as in maps://\(text.isEmpty ? "nearby" : "…")"
  }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  fileprivate var trimmingSpaces: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest = rest.dropFirst() }
    while rest.last?.isWhitespace == true { rest = rest.dropLast() }
    return String(rest)
  }
}
