/// The names of language folders as BCP 47 tags.
enum LanguageName {
  private static let old = [
    "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Italian": "it", "Spanish": "es", "Dutch": "nl",
  ]

  /// The tag of a folder's name: `zh_Hans` is `zh-Hans`, `English` is `en`; nil for what is no language, such as `Base`.
  static func tag(_ name: String) -> String? {
    if let tag = old[name] { return tag }
    let parts = name.split(whereSeparator: { $0 == "_" || $0 == "-" })
    guard let first = parts.first, (2...3).contains(first.utf8.count) else { return nil }
    guard parts.allSatisfy({ $0.utf8.count <= 8 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
    else {
      return nil
    }
    return parts.joined(separator: "-")
  }
}
