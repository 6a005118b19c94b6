/// The strings files of one table in all languages that a target ships: `InfoPlist`, `Localizable`, a storyboard's.
struct Translations {
  /// A text in a language, with its place.
  struct Text {
    let text: String
    let place: SourcePlace
  }

  /// The language that the app was first written in.
  private let developmentRegion: String?
  /// The tables by language; `Base` has no tag.
  private var tables: [(language: String, file: String, table: PropertyList)] = []
  /// Files that cannot be read.
  private(set) var notes: [ImportNote] = []

  /// Reads the strings of a table that are among a target's resources.
  init(_ name: String, among files: TargetFiles, developmentRegion: String?, _ tree: SourceTree) {
    self.developmentRegion = developmentRegion.flatMap { LanguageName.tag($0) }
    for path in files.resources(named: name + ".strings") + files.resources(named: name + ".xcstrings") {
      do throws(ImportNote) {
        if path.hasSuffix(".xcstrings") {
          readCatalog(try JSONReader.load(path, tree), path)
        } else if let folder = RelativePath.language(path) {
          let table = try tree.load(path) { (bytes) throws(PropertyList.Failure) in
            try PropertyListFile.readStrings(bytes, path: path)
          }
          tables.append((folder == "Base" ? folder : LanguageName.tag(folder) ?? folder, path, table))
        }
      } catch {
        notes.append(error)
      }
    }
    tables.sort { $0.language < $1.language }
  }

  private mutating func readCatalog(_ catalog: PropertyList, _ path: String) {
    var byLanguage: [String: [String: PropertyList]] = [:]
    for (key, entry) in catalog["strings"]?.table ?? [:] {
      for (language, form) in entry["localizations"]?.table ?? [:] {
        guard let value = form["stringUnit"]?["value"] else { continue }
        byLanguage[LanguageName.tag(language) ?? language, default: [:]][key] = value
      }
    }
    for (language, table) in byLanguage {
      tables.append((language, path, PropertyList(content: .table(table), line: 1)))
    }
  }

  /// Whether there are any.
  var isEmpty: Bool { tables.isEmpty }

  /// A text in all its languages: that of `Base`, else of the development region, else the given one is the default.
  func value(_ key: String, otherwise fallback: Text?) -> SourceValue? {
    var texts: [(language: String, text: Text)] = tables.compactMap { language, file, table in
      guard let value = table[key], let text = value.text, !text.trimmed.isEmpty else { return nil }
      return (language, Text(text: text, place: SourcePlace(file: file, line: value.line)))
    }
    func remove(_ language: String?) -> Text? {
      texts.firstIndex { $0.language == language }.map { texts.remove(at: $0).text }
    }
    let base = remove("Base")
    let region = remove(developmentRegion)
    guard let first = base ?? region ?? fallback else { return nil }
    let main = SourceValue.scalar(first.text, at: first.place)
    let others = texts.filter { LanguageName.tag($0.language) != nil }
    if others.isEmpty { return main }
    return .mapping([("default", main)] + others.map { ($0.language, .scalar($0.text.text, at: $0.text.place)) })
  }
}
