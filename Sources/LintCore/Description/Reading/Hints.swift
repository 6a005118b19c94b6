/// The way out of mistakes that real teams make.
enum Hints {
  // MARK: - Keys

  private static let synonyms = [
    "left": "leading", "right": "trailing", "url": "opens", "link": "opens", "action": "opens", "label": "title",
    "text": "title", "colour": "color",
  ]

  /// What to write in place of a key that is no field; nil where nothing is near.
  static func field(_ key: String, among fields: [String], _ names: NearNames) -> Hint? {
    if let colon = key.firstIndex(of: "：") {
      let name = key[..<colon].trimmingSpaces
      return Hint(text: "write \(fields.contains(name) ? name : "the key"): with an ASCII colon and a space behind it")
    }
    let bare = key.trimmingSpaces
    if bare != key {
      return Hint(text: "write \(bare) with ASCII spaces around it: YAML takes other white space as part of the key")
    }
    if let meant = synonyms[NearName.normalized(key)], fields.contains(meant) {
      let fitsBothWays = ["leading", "trailing"].contains(meant)
      return .didYouMean(meant, fitsBothWays ? ", which also fits right-to-left layouts" : "")
    }
    return names.nearest(to: key).map { .didYouMean($0) }
  }

  /// What to write in place of a key that is no language.
  static func language(_ key: String) -> Hint {
    if NearName.nearest(to: key, in: ["default"]) != nil { return .didYouMean("default") }
    let tag = key.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "-")
    if tag != key, LanguageTag.isTag(Array(tag.utf8).span) { return .didYouMean(tag) }
    return Hint(text: "keys are default and language tags such as fr or pt-BR")
  }

  // MARK: - Values

  /// What to write in place of a scalar that its field cannot have; nil where that is not known.
  static func value(_ text: String, _ form: FieldType.Form) -> Hint? {
    if let bare = withoutTypographicQuotes(text) {
      let reason = "YAML takes typographic ones as part of the text"
      return Hint(text: "write \"\(bare)\" with straight quotes: \(reason)", replacement: bare)
    }
    if form.isMapping, text.contains("：") {
      return Hint(text: "write each key with an ASCII colon and a space behind it")
    }
    if form.words.contains("adaptive"), text.hasSuffix("%") { return .didYouMean("adaptive") }
    if let word = NearName.nearest(to: text, in: form.words) { return .didYouMean(word) }
    switch form.scalar {
    case .boolean: return boolean(text)
    case .points, .wholeNumber: return number(text)
    case .color: return color(text)
    case .version: return version(text)
    case .url: return url(text)
    case .scheme: return scheme(text)
    case .text: return Hint(text: "write a text that is more than white space, or leave the field out")
    case .any, nil: return nil
    }
  }

  private static func withoutTypographicQuotes(_ text: String) -> String? {
    let quotes: Set<Character> = ["“", "”", "„", "‘", "’", "«", "»"]
    guard let first = text.first, let last = text.last, text.count > 1, quotes.contains(first), quotes.contains(last)
    else { return nil }
    return String(text.dropFirst().dropLast())
  }

  private static func boolean(_ text: String) -> Hint? {
    switch text.lowercased() {
    case "yes", "on", "y", "true", "1": Hint(text: "write true", replacement: "true", isSafe: true)
    case "no", "off", "n", "false", "0": Hint(text: "write false", replacement: "false", isSafe: true)
    default: nil
    }
  }

  private static func number(_ text: String) -> Hint? {
    for unit in ["pt", "px", "%"] where text.lowercased().hasSuffix(unit) {
      let number = String(text.dropLast(unit.count).trimmingSpaces)
      guard ScalarReading.number(Array(number.utf8).span) != nil else { continue }
      switch unit {
      case "pt": return Hint(text: "write \(number): lengths are in points", replacement: number, isSafe: true)
      case "px":
        let text = "write the length in points without a unit: \(number) if it was meant so"
        return Hint(text: text, replacement: number)
      default: return Hint(text: "write a length in points: a percentage is none")
      }
    }
    let point = withPoints(text)
    guard point != text, ScalarReading.number(Array(point.utf8).span) != nil else { return nil }
    return Hint(text: "write \(point)", replacement: point)
  }

  /// A text with points for its commas.
  private static func withPoints(_ text: String) -> String {
    text.split(separator: ",", omittingEmptySubsequences: false).joined(separator: ".")
  }

  private static let colorNames = NearNames(Color.uiKit.map(\.name))

  private static func color(_ text: String) -> Hint {
    let name = NearName.normalized(text)
    if name == "transparent" { return .didYouMean("clear") }
    if name == "dimgray" || name == "dimgrey" { return .didYouMean("darkGray") }
    if name == "darkgray" || name == "darkgrey" {
      let text = "did you mean darkGray? UIKit's is #555555, CSS's darkgray the lighter #A9A9A9"
      return Hint(text: text, replacement: "darkGray")
    }
    if Color(hexDigits: Array(text.utf8).span) != nil {
      return Hint(text: "write \"#\(text)\"", replacement: "#" + text)
    }
    for function in ["rgb(", "rgba(", "hsl(", "hsla("] where name.hasPrefix(function) {
      return Hint(text: "write the color as \"#RRGGBB\" or \"#RRGGBBAA\"")
    }
    if text.hasPrefix("#") { return Hint(text: "a hex color has 3, 6 or 8 digits") }
    let american = name.split(separator: "grey", omittingEmptySubsequences: false).joined(separator: "gray")
    return colorNames.nearest(to: american).map { .didYouMean($0) }
      ?? Hint(text: "use one of UIKit's names or a hex color such as \"#333333\"")
  }

  private static func version(_ text: String) -> Hint? {
    let number = withPoints(text).drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
    guard Version(Array(number.utf8).span) != nil else { return nil }
    return Hint(text: "write \"\(number)\"", replacement: String(number))
  }

  private static func url(_ text: String) -> Hint {
    if NearName.nearest(to: text, in: ["app"]) != nil { return .didYouMean("app") }
    return Hint(text: "begin with a scheme, as in maps://\(text.isEmpty ? "nearby" : "…")")
  }

  private static func scheme(_ text: String) -> Hint {
    let scheme = String(text.prefix { $0 != ":" })
    let rest = text.dropFirst(scheme.count + 1)
    return Hint(
      text: "write \(scheme), the scheme without its colon",
      replacement: scheme.isEmpty ? nil : scheme,
      isSafe: rest.allSatisfy { $0 == "/" }
    )
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
