import LintCore

/// A target in one configuration: its settings, property list, files and texts. A class, since many objects hold it.
final class TargetSources {
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
  /// The words in the known definitions of macros that may change its Info.plist; nil if no macro changes it.
  private let macros: Set<Substring>?
  /// The files that cannot be read.
  let notes: [ImportNote]
  /// The target; nil for an extension that is in no project.
  let target: ProjectTarget?

  /// Creates the sources of a project's target.
  init(_ target: ProjectTarget, configuration: String) {
    let project = target.project
    (self.target, name, files, tree) = (target, target.name, target.files, project.tree)
    settings = BuildSettings(target, configuration: configuration)
    infoPlist = settings.path("INFOPLIST_FILE", in: project.folder).map(tree.spelled)
    var notes: [ImportNote] = []
    info = infoPlist.flatMap { notes.value(of: project.infoPlist($0)) }
    self.notes = notes
    let header = settings.path("INFOPLIST_PREFIX_HEADER", in: project.folder).flatMap {
      try? project.tree.text($0).bytes
    }
    let defined = settings.value("INFOPLIST_PREPROCESSOR_DEFINITIONS")?.text ?? ""
    macros =
      settings.value("INFOPLIST_PREPROCESS")?.text == "YES"
      ? Set(Self.words(defined) + Self.words(String(decoding: header ?? [], as: UTF8.self))) : nil
    let region = info?["CFBundleDevelopmentRegion"]?.text.flatMap { $0.contains("$") ? nil : $0 }
    developmentRegion = region ?? project.developmentRegion
  }

  /// Creates the sources of an extension that is in no project: its property list, and the files in the same folder.
  init(_ found: WidgetExtension, _ tree: SourceTree) {
    (name, settings, self.tree, target) = (found.folderName, BuildSettings(), tree, nil)
    (infoPlist, info, macros, notes) = (found.infoPlist, found.info, nil, [])
    files = TargetFiles(below: RelativePath.parent(found.infoPlist), tree)
    developmentRegion = found.info["CFBundleDevelopmentRegion"]?.text
  }

  /// The reason why a text of its property list has no value.
  var unresolved: String {
    macros != nil
      ? "INFOPLIST_PREPROCESS is on, and a macro may change it" : "a build setting in it has no value in the repository"
  }

  /// Its code to judge, which is read once for all configurations that define the same names.
  var code: CodeModule {
    let key = ([target?.id ?? ""] + CompilationConditions.flags(settings).sorted()).joined(separator: "\n")
    let code = target?.project.targetCode.value(key) { CodeModule(self) } ?? CodeModule(self)
    tree.judgedLeft -= code.tokenCount
    return tree.judgedLeft >= 0
      ? code : CodeModule(unread: ImportNote(tooLarge: infoPlist ?? name, "its code, with that before it,"))
  }

  /// Returns the strings files of one table.
  func strings(_ table: String) -> Translations {
    Translations(table, among: files, developmentRegion: developmentRegion, tree)
  }

  /// Returns a text of its property list, or of the build setting that takes its place if the list is generated.
  func text(_ key: String) -> (text: String?, place: SourcePlace)? {
    if let generated = settings.value("GENERATE_INFOPLIST_FILE"), generated.text == "YES" {
      if let value = settings.value("INFOPLIST_KEY_" + key), !value.text.isEmpty { return (value.text, value.place) }
      if let made = ["CFBundleName": "PRODUCT_NAME", "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER"][key] {
        return (settings.expand("$(\(made))"), settings.value(made)?.place ?? generated.place)
      }
    }
    return info?[key].flatMap { value in value.text.map { (expanded($0), value.place) } }
  }

  /// Returns a text of its property list with build settings resolved; nil if one has no value or a macro may change
  /// it.
  func expanded(_ written: String) -> String? {
    macros.map { macros in Self.words(written).contains { mayBeMacro($0, in: written, macros) } } == true
      ? nil : settings.expand(written)
  }

  /// Whether a word may be a macro: it is defined, or it is in capitals and no build setting, and a script may define
  /// it.
  private func mayBeMacro(_ word: Substring, in written: String, _ macros: Set<Substring>) -> Bool {
    let isInCapitals = !word.contains(where: \.isLowercase) && word.first?.isNumber == false
    return macros.contains(word) || isInCapitals && !["(", "{"].contains { written.contains("$" + $0 + word) }
  }

  private static func words(_ text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }

  /// Returns the name that people see, in all languages.
  func displayName(in facts: inout Facts, field: String) -> SourceValue? {
    var keys = ["CFBundleDisplayName"]
    var written = text(keys[0])
    if written == nil || written?.text?.trimmed.isEmpty == true {
      // A language without a display name shows the bundle's name, whether from the property list or a translation.
      keys.append("CFBundleName")
      written = text("CFBundleName")
    }
    let own = written?.text.flatMap { $0.trimmed.isEmpty ? nil : SourceValue.scalar($0, at: written?.place) }
    let value = strings("InfoPlist").value(keys, otherwise: own)
    if let written, written.text == nil, value == nil { facts.leaveOut(field, at: written.place, unresolved) }
    return value
  }
}
