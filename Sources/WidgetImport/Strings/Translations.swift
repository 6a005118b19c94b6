import LintCore

/// The strings files of one table in all languages that a target ships: `InfoPlist`, `Localizable`, a storyboard's.
struct Translations {
  /// The development language of the app.
  private var developmentRegion: String?
  /// The tables in the order of their languages; `Base` has no tag.
  private var tables: [(language: String, file: String, table: [String: PropertyList])] = []

  /// Creates the translations in the strings files of a table among a target's resources.
  init(_ name: String, among files: TargetFiles, developmentRegion: String?, _ tree: SourceTree) {
    self.developmentRegion = developmentRegion.flatMap(Self.tag)
    for path in files.named[name + ".strings"] ?? [] {
      guard let list = tree.value(of: tree.propertyList(path)) else { continue }
      // A file outside of language folders is for all languages.
      let folder = RelativePath.language(path) ?? "Base"
      tables.append((Self.tag(folder) ?? folder, path, list.table))
    }
    for path in files.named[name + ".xcstrings"] ?? [] {
      var byLanguage: [String: [String: PropertyList]] = [:]
      let list = tree.value(of: tree.propertyList(path))
      self.developmentRegion = self.developmentRegion ?? list?["sourceLanguage"]?.text.flatMap(Self.tag)
      for (key, entry) in list?["strings"]?.table ?? [:] {
        let keys = entry["extractionState"]?.text == "manual" ? [key, Self.symbol(key)] : [key]
        // If a language has two names, `zh_Hans` and `zh-Hans`, the first counts, whatever the order of the table.
        for (language, form) in (entry["localizations"]?.table ?? [:]).sorted(by: { $0.key < $1.key }) {
          // A new entry is not translated yet: it repeats the code's text, perhaps an old one.
          let devices = form["variations"]?["device"]
          let unit = (devices?["iphone"] ?? devices?["other"] ?? form)["stringUnit"]
          guard let unit, unit["state"]?.text != "new", let value = unit["value"] else { continue }
          let tag = Self.tag(language) ?? language
          for key in keys where byLanguage[tag]?[key] == nil { byLanguage[tag, default: [:]][key] = value }
        }
      }
      tables += byLanguage.map { ($0.key, path, $0.value) }
    }
    tables.sort { ($0.language, $0.file) < ($1.language, $1.file) }
  }

  /// Returns a text in all its languages, in each under the first of some keys that has one. The default is the text of
  /// the development region, else of `Base`, else the given one.
  func value(_ keys: [String], otherwise fallback: SourceValue?) -> SourceValue? {
    var texts: [(language: String, text: SourceValue)] = tables.compactMap { language, _, table in
      let values = keys.lazy.compactMap { table[$0] }
      // Build settings are not resolved in strings files.
      let value = values.first { $0.text.map { !$0.trimmed.isEmpty && !$0.contains("$(") } ?? false }
      guard let value, let text = value.text else { return nil }
      return (language, .scalar(text, at: value.place))
    }
    func remove(_ language: String?) -> SourceValue? {
      let tag = language.flatMap(Self.tag)
      return texts.firstIndex { $0.language == language || tag != nil && Self.tag($0.language) == tag }
        .map { texts.remove(at: $0).text }
    }
    let base = remove("Base")
    let region = remove(developmentRegion)
    guard let main = region ?? base ?? fallback else { return nil }
    let others = texts.filter { Self.tag($0.language) != nil }.unique(by: \.language)
    return others.isEmpty ? main : .mapping([("default", main)] + others.map { ($0.language, $0.text) })
  }

  /// Returns the key of the symbol that Xcode generates from a key written by hand: `widget.title` and `Widget title`
  /// are both `.widgetTitle` in code, which is `.widgettitle` here.
  static func symbol(_ key: String) -> String { "." + key.filter { $0.isLetter || $0.isNumber }.lowercased() }

  private static let oldNames = [
    "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Italian": "it", "Spanish": "es", "Dutch": "nl",
  ]

  /// Returns the BCP 47 tag of a language folder's name: `zh_Hans` is `zh-Hans`, `English` is `en`; nil for `Base`.
  static func tag(_ name: String) -> String? {
    let tag = oldNames[name] ?? name.replacing("_", with: "-")
    return name.utf8.count <= Limits.languageTag && LanguageTag.isTag(Array(tag.utf8).span) ? tag : nil
  }
}
