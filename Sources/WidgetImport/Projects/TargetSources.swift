import LintCore

/// A target in one configuration: its settings, its property list, its files and texts.
struct TargetSources {
  /// The name of the target.
  let name: String
  let settings: BuildSettings
  /// The path of its Info.plist.
  let infoPlist: String?
  /// Its Info.plist.
  let info: PropertyList?
  let files: TargetFiles
  let developmentRegion: String?
  let tree: SourceTree
  /// The macros that change its Info.plist; nil if none do.
  private let macros: PropertyListMacros?
  /// The files that cannot be read.
  private(set) var notes: [ImportNote] = []
  /// The target; nil if no project knows the extension.
  let target: ProjectTarget?

  /// A target of a project.
  init(_ target: ProjectTarget, configuration: String) {
    let project = target.project
    (self.target, name, files, tree) = (target, target.name, target.files, project.tree)
    settings = BuildSettings(target, configuration: configuration)
    infoPlist = settings.path("INFOPLIST_FILE", in: project.folder)
    var notes: [ImportNote] = []
    info = infoPlist.flatMap { notes.value(of: project.infoPlist($0)) }
    self.notes = notes
    macros = PropertyListMacros(settings, infoPlist, in: project.folder, project.tree)
    let region = info?["CFBundleDevelopmentRegion"]?.text.flatMap { $0.contains("$") ? nil : $0 }
    developmentRegion = region ?? project.developmentRegion
  }

  /// An extension that no project knows: its property list, and the files beside it.
  init(_ found: WidgetExtension, _ tree: SourceTree) {
    (name, settings, self.tree, target, macros) = (found.folderName, BuildSettings(), tree, nil, nil)
    (infoPlist, info) = (found.infoPlist, found.info)
    files = TargetFiles(below: RelativePath.parent(found.infoPlist), tree)
    developmentRegion = found.info["CFBundleDevelopmentRegion"]?.text
  }

  /// The reason why a text of its property list has no value.
  var unresolved: String {
    macros == nil
      ? "a build setting in it has no value in the repository" : "INFOPLIST_PREPROCESS is on, and a macro may change it"
  }

  /// Its code to judge, which is read once for all configurations that define the same names.
  var code: TargetCode {
    let code = readCode
    tree.judgedLeft -= code.tokenCount
    return tree.judgedLeft >= 0
      ? code : TargetCode(unread: ImportNote(tooLarge: infoPlist ?? name, "its code, with that before it,"))
  }

  private var readCode: TargetCode {
    guard let target else { return TargetCode(self) }
    let key = ([target.id] + TargetCode.flags(settings).sorted()).joined(separator: "\n")
    return target.project.targetCode.value(key) { TargetCode(self) }
  }

  /// The strings files of one table.
  func strings(_ table: String) -> Translations {
    Translations(table, among: files, developmentRegion: developmentRegion, tree)
  }

  /// A text of its property list, or of the corresponding build setting if the list is generated.
  func text(_ key: String) -> (text: String?, place: SourcePlace)? {
    if let value = info?[key], let written = value.text {
      return (expanded(written), value.place(in: infoPlist ?? ""))
    }
    guard let generated = settings.value("GENERATE_INFOPLIST_FILE"), generated.text == "YES" else { return nil }
    if let value = settings.value("INFOPLIST_KEY_" + key) { return (value.text, value.place) }
    guard key == "CFBundleName" else { return nil }
    return (settings.expand("$(PRODUCT_NAME)"), settings.value("PRODUCT_NAME")?.place ?? generated.place)
  }

  /// A text of its property list with its build settings resolved; nil if one has no value, or a macro may change it.
  func expanded(_ written: String) -> String? {
    macros?.mayChange(written) == true ? nil : settings.expand(written)
  }

  /// The name that people see, in all languages.
  func displayName(in facts: inout Facts, field: String) -> SourceValue? {
    let strings = strings("InfoPlist")
    facts.add(strings.notes)
    var keys = ["CFBundleDisplayName"]
    var written = text(keys[0])
    if written == nil || written?.text?.trimmed.isEmpty == true {
      // A language without a display name shows the bundle's name, be it the property list's or a translation.
      keys.append("CFBundleName")
      written = text("CFBundleName")
    }
    let own = written?.text.flatMap { $0.trimmed.isEmpty ? nil : SourceValue.scalar($0, at: written?.place) }
    let value = strings.value(keys, otherwise: own)
    if let written, written.text == nil, value == nil { facts.leaveOut(field, at: written.place, unresolved) }
    return value
  }
}

/// The macros that may change a property list if `INFOPLIST_PREPROCESS` is on.
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
        // With any other directive, it is not known which lines remain.
        if first == "#define", words.count == 2 { names?.insert(words[1]) } else { names = nil }
      }
    }
    self.names = names
  }

  /// Whether a text may contain a macro: a known one, or any word if they are not known.
  func mayChange(_ text: String) -> Bool {
    // The names of build settings are resolved earlier.
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    guard let names else { return words.contains { $0.first?.isNumber == false } }
    return words.contains(where: names.contains)
  }
}
