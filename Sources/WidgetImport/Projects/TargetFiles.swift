import LintCore
import LintSystem

/// The files of a target.
struct TargetFiles {
  /// The files that are compiled: Swift and Objective-C.
  let sources: [String]
  /// The files that are copied: storyboards, strings, asset catalogs.
  let resources: [String]
  /// The resources by name.
  let named: [String: [String]]

  private init(sources: [String], resources: [String]) {
    self.sources = sources.filter(Self.isSource).unique(by: FilePath.init(_:))
    self.resources = resources.unique(by: FilePath.init(_:))
    named = Dictionary(grouping: self.resources, by: RelativePath.name)
  }

  /// Creates the lists of the files in a target's build phases and synchronized folders.
  init(_ target: ProjectTarget) {
    let listed = target.described?.members.flatMap { $0.files(target.project.tree) } ?? []
    // Xcode compiles a xib or storyboard in the phase of the sources, too.
    let sources = Self.files(target, in: "PBXSourcesBuildPhase") + Self.synchronized(target) + listed
    let resources = Self.files(target, in: "PBXResourcesBuildPhase")
    self.init(sources: sources, resources: resources + sources.filter { !Self.isSource($0) })
  }

  /// Creates the lists of the files below the folder of an extension that is in no project.
  init(below folder: String, _ tree: SourceTree) {
    let files = tree.walk(folder) { _, name in !name.hasPrefix(".") && !name.hasSuffix(".xcassets") }
    self.init(sources: files, resources: files.filter { !Self.isSource($0) })
  }

  /// Returns the resources with an ending.
  func resources(_ ending: String) -> [String] { resources.filter { $0.hasSuffix(ending) } }

  static func isSource(_ path: String) -> Bool {
    path.hasSuffix(".swift") || path.hasSuffix(".m") || path.hasSuffix(".mm")
  }

  private static func files(_ target: ProjectTarget, in phase: String) -> [String] {
    let project = target.project
    return target.files(in: phase).flatMap { reference in
      let object = project.object(reference)
      // The children of a variant group are the files of its languages.
      let ids = object?["isa"]?.text == "PBXVariantGroup" ? object?["children"]?.texts ?? [] : [reference]
      return ids.compactMap(project.path).flatMap { path in
        // The folder of a language may be listed as a whole.
        path.hasSuffix(".lproj") ? project.tree.walk(path) { _, _ in false } : [path]
      }
    }
  }

  /// Returns the files in Xcode 16's folders: the target's without its exceptions, and those that it takes from others.
  private static func synchronized(_ target: ProjectTarget) -> [String] {
    let (project, own) = (target.project, Set(target.synchronizedFolders))
    let exceptions = project.exceptions[target.id] ?? []
    let left = Set(exceptions.filter { own.contains($0.folder) }.flatMap(\.paths))
    let files = target.synchronizedFolders.compactMap(project.path).flatMap { folder in
      project.tree.walk(folder) { path, name in
        !["xcassets", "xcdatamodeld", "bundle"].contains { name.hasSuffix("." + $0) } && !left.contains(path)
      }
    }
    return files.filter { !left.contains($0) } + exceptions.filter { !own.contains($0.folder) }.flatMap(\.paths)
  }
}
