/// What the preprocessor may change in a property list, where `INFOPLIST_PREPROCESS` is on.
struct PropertyListMacros {
  /// The macros; nil if they cannot be known.
  private let names: Set<String>?

  /// The macros of a target's property list; nil if it is not preprocessed.
  init?(_ settings: BuildSettings, _ file: String?, in folder: String, _ tree: SourceTree) {
    guard settings.value("INFOPLIST_PREPROCESS")?.text == "YES" else { return nil }
    var names: Set<String>? = []
    for definition in settings.value("INFOPLIST_PREPROCESSOR_DEFINITIONS")?.text.split(separator: " ") ?? [] {
      names?.formUnion(definition.split(separator: "=").first.map { [String($0)] } ?? [])
    }
    let header = settings.value("INFOPLIST_PREFIX_HEADER")?.text.isEmpty == false
    for path in [file] + (header ? [settings.path("INFOPLIST_PREFIX_HEADER", in: folder)] : []) {
      let text = path.flatMap { try? tree.text($0) }
      if text == nil { names = nil }
      for line in text?.bytes.split(separator: UInt8(ascii: "\n")) ?? [] {
        let words = line.split { $0.isSpace || $0 == UInt8(ascii: "(") }.prefix(2)
          .map { String(decoding: $0, as: UTF8.self) }
        guard let first = words.first, first.hasPrefix("#") else { continue }
        // Another directive leaves open which lines are there.
        if first == "#define", words.count == 2 { names?.insert(words[1]) } else { names = nil }
      }
    }
    self.names = names
  }

  /// Whether a macro may stand in a text: one that is known, or where they are not, any word.
  func mayChange(_ text: String) -> Bool {
    // The name of a build setting is resolved before.
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    guard let names else { return words.contains { $0.first?.isNumber == false } }
    return words.contains(where: names.contains)
  }
}
