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
  /// The files that cannot be read.
  private(set) var notes: [ImportNote] = []
  /// The target; nil if no project knows the extension.
  let target: ProjectTarget?

  /// A target of a project.
  init(_ target: ProjectTarget, configuration: String) {
    let project = target.project
    name = target.name
    settings = BuildSettings(target, configuration: configuration)
    infoPlist = settings.path("INFOPLIST_FILE", in: project.folder)
    files = target.files
    tree = project.tree
    self.target = target
    var notes: [ImportNote] = []
    info = infoPlist.flatMap { notes.value(of: project.tree.propertyList($0)) }
    self.notes = notes
    let region = info?["CFBundleDevelopmentRegion"]?.text.flatMap { $0.contains("$") ? nil : $0 }
    developmentRegion = region ?? project.developmentRegion
  }

  /// An extension that no project knows: its property list, and the files beside it.
  init(_ found: TodayExtension, _ tree: SourceTree) {
    name = found.folderName
    settings = BuildSettings()
    infoPlist = found.infoPlist
    info = found.info
    files = TargetFiles(below: RelativePath.parent(found.infoPlist), tree)
    developmentRegion = found.info["CFBundleDevelopmentRegion"]?.text
    self.tree = tree
    target = nil
  }

  /// Its code, which is read once for all configurations that define the same names.
  var code: TargetCode {
    guard let target else { return TargetCode(self) }
    let key = ([target.id] + TargetCode.flags(settings).sorted()).joined(separator: "\n")
    return target.project.targetCode.value(key) { TargetCode(self) }
  }

  /// The strings files of one table.
  func strings(_ table: String) -> Translations {
    Translations(table, among: files, developmentRegion: developmentRegion, tree)
  }

  /// A text of its property list, or of the build setting that stands for it where the list is generated.
  func text(_ key: String) -> (text: String?, place: SourcePlace)? {
    if let value = info?[key], let written = value.text {
      return (settings.expand(written), SourcePlace(file: infoPlist ?? "", line: value.line))
    }
    guard let generated = settings.value("GENERATE_INFOPLIST_FILE"), generated.text == "YES" else { return nil }
    if let value = settings.value("INFOPLIST_KEY_" + key) { return (value.text, value.place) }
    guard key == "CFBundleName" else { return nil }
    return (settings.expand("$(PRODUCT_NAME)"), settings.value("PRODUCT_NAME")?.place ?? generated.place)
  }

  /// The name that people see, in all languages.
  func displayName(in facts: inout Facts, field: String) -> SourceValue? {
    let strings = strings("InfoPlist")
    facts.add(strings.notes)
    for key in ["CFBundleDisplayName", "CFBundleName"] {
      let written = text(key)
      if let written, written.text == nil, strings.value(key, otherwise: nil) == nil {
        facts.leaveOut(field, at: written.place, "a build setting in it has no value in the repository")
        return nil
      }
      let own = written.flatMap { written in
        written.text.flatMap { $0.trimmed.isEmpty ? nil : SourceValue.scalar($0, at: written.place) }
      }
      if let value = strings.value(key, otherwise: own) { return value }
    }
    return nil
  }
}
