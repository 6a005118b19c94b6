/// The way out of a key that names nothing where it stands.
enum KeyHints {
  private static let synonyms = [
    "left": "leading", "right": "trailing", "url": "opens", "link": "opens", "action": "opens", "label": "title",
    "text": "title", "colour": "color",
  ]

  /// What to write in place of a key that is no field; nil where nothing is near.
  static func field(_ key: String, among fields: [String], _ names: NearNames) -> Hint? {
    if let colon = key.firstIndex(of: "：") {
      let name = String(key[..<colon]).trimmed
      return Hint(text: "write \(fields.contains(name) ? name : "the key"): with an ASCII colon and a space after it")
    }
    let bare = key.trimmed
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
}
