/// The files that a target is made of.
struct TargetFiles {
  /// What is compiled: Swift and Objective-C.
  let sources: [String]
  /// What is copied: storyboards, strings, asset catalogs.
  let resources: [String]
  /// The same by name.
  private let named: [String: [String]]

  init(_ target: ProjectTarget, in project: XcodeProject, _ tree: SourceTree) {
    var sources = Self.files(target, in: project, phase: "PBXSourcesBuildPhase")
    var resources = Self.files(target, in: project, phase: "PBXResourcesBuildPhase")
    for path in SynchronizedFolders.files(target, in: project, tree) {
      if Self.isSource(path) { sources.append(path) } else { resources.append(path) }
    }
    self.sources = Self.unique(sources.filter(Self.isSource))
    self.resources = Self.unique(resources)
    named = Dictionary(grouping: self.resources, by: RelativePath.name)
  }

  /// The files below the folder of an extension that no project knows.
  init(below folder: String, _ tree: SourceTree) {
    let files = tree.walk(folder) { _, name in !name.hasPrefix(".") && !name.hasSuffix(".xcassets") }
    sources = files.filter(Self.isSource)
    resources = files.filter { !Self.isSource($0) }
    named = Dictionary(grouping: resources, by: RelativePath.name)
  }

  /// The resources with an ending.
  func resources(_ ending: String) -> [String] { resources.filter { $0.hasSuffix(ending) } }

  /// The resources that have a name.
  func resources(named name: String) -> [String] { named[name] ?? [] }

  private static func isSource(_ path: String) -> Bool {
    path.hasSuffix(".swift") || path.hasSuffix(".m") || path.hasSuffix(".mm")
  }

  private static func unique(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }
  }

  private static func files(_ target: ProjectTarget, in project: XcodeProject, phase: String) -> [String] {
    let references = target.phases.compactMap { project.object($0) }.filter { $0["isa"]?.text == phase }
      .flatMap { $0["files"]?.texts ?? [] }
      .compactMap { project.object($0)?["fileRef"]?.text }
    return references.flatMap { reference in
      let object = project.object(reference)
      // The children of a variant group are the languages.
      let ids = object?["isa"]?.text == "PBXVariantGroup" ? object?["children"]?.texts ?? [] : [reference]
      return ids.compactMap { project.path(of: $0) }
    }
  }
}
