/// A target in one configuration: its settings, its property list, its files and texts.
struct TargetSources {
  /// The name of the target.
  let name: String
  /// Its build settings; those of an extension without a project resolve nothing.
  let settings: BuildSettings
  /// The path of its Info.plist.
  let infoPlist: String?
  /// What is in it.
  let info: PropertyList?
  let files: TargetFiles
  /// The sources of the frameworks in the same project and of the packages in the same folder that it depends on.
  let libraries: [String]
  let developmentRegion: String?
  let tree: SourceTree
  /// What of it cannot be read.
  private(set) var notes: [ImportNote] = []

  /// A target of a project.
  init(_ target: ProjectTarget, in project: XcodeProject, configuration: String, _ tree: SourceTree) {
    let settings = BuildSettings(target, in: project, configuration: configuration, tree)
    name = target.name
    self.settings = settings
    self.tree = tree
    infoPlist = settings.value("INFOPLIST_FILE").flatMap { settings.path($0.text, in: project.folder) }
    files = TargetFiles(target, in: project, tree)
    libraries =
      target.libraries(in: project).flatMap { TargetFiles($0, in: project, tree).sources }
      + LocalPackages.sources(target, in: project, tree)
    var info: PropertyList?
    if let path = infoPlist {
      do throws(ImportNote) {
        info = try PropertyListFile.load(path, tree)
      } catch {
        notes.append(error)
      }
    }
    self.info = info
    let region = info?["CFBundleDevelopmentRegion"]?.text.flatMap { $0.contains("$") ? nil : $0 }
    developmentRegion = region ?? project.developmentRegion
  }

  /// An extension that no project knows: its property list, and the files beside it.
  init(_ found: TodayExtension, _ tree: SourceTree) {
    let folder = RelativePath.parent(found.infoPlist)
    name = found.folderName
    settings = BuildSettings()
    self.tree = tree
    infoPlist = found.infoPlist
    info = found.info
    files = TargetFiles(below: folder, tree)
    libraries = []
    developmentRegion = info?["CFBundleDevelopmentRegion"]?.text
  }

  /// A text of its property list, or of the build setting that stands for it where the list is generated.
  func text(_ key: String) -> (text: String?, place: SourcePlace)? {
    if let value = info?[key], let written = value.text {
      return (settings.expand(written), SourcePlace(file: infoPlist ?? "", line: value.line))
    }
    // Where the list is generated, build settings stand for what it does not say.
    guard let generated = settings.value("GENERATE_INFOPLIST_FILE"), generated.text == "YES" else { return nil }
    if let value = settings.value("INFOPLIST_KEY_" + key) { return (value.text, value.place) }
    guard key == "CFBundleName" else { return nil }
    return (settings.expand("$(PRODUCT_NAME)"), settings.value("PRODUCT_NAME")?.place ?? generated.place)
  }

  /// The name that people see, in all languages.
  func displayName(in facts: inout Facts, field: String) -> SourceValue? {
    let strings = Translations("InfoPlist", among: files, developmentRegion: developmentRegion, tree)
    facts.add(strings.notes)
    for key in ["CFBundleDisplayName", "CFBundleName"] {
      let written = text(key)
      if let written, written.text == nil, strings.value(key, otherwise: nil) == nil {
        facts.leaveOut(field, at: written.place, "a build setting in it has no value in the repository")
        return nil
      }
      let own = written.flatMap { written in
        written.text.flatMap { $0.trimmed.isEmpty ? nil : Translations.Text(text: $0, place: written.place) }
      }
      if let value = strings.value(key, otherwise: own) { return value }
    }
    return nil
  }
}
