/// The shared schemes of a project: what each archives, and with which configuration.
enum ArchiveSchemes {
  /// The configurations that schemes archive an application with.
  static func configurations(of target: ProjectTarget, in project: XcodeProject, _ tree: SourceTree) -> Set<String> {
    let archives = project.cache.archives { Self.archives(of: project, tree) }
    return Set(archives.filter { $0.targets.contains(target.id) }.map(\.configuration))
  }

  private static func archives(
    of project: XcodeProject,
    _ tree: SourceTree
  ) -> [(targets: Set<String>, configuration: String)] {
    let folder = RelativePath.parent(project.file) + "/xcshareddata/xcschemes"
    var found: [(targets: Set<String>, configuration: String)] = []
    for entry in tree.entries(folder) where entry.name.hasSuffix(".xcscheme") {
      guard let bytes = try? tree.bytes(folder + "/" + entry.name), let scheme = try? XMLReader.read(bytes) else {
        continue
      }
      let elements = scheme.elements
      guard let name = elements.first(where: { $0.name == "ArchiveAction" })?["buildConfiguration"] else { continue }
      let builds = elements.indices.filter { index in
        elements[index].name == "BuildActionEntry" && elements[index]["buildForArchiving"] == "YES"
      }
      let built = scheme.outermost(builds).flatMap { scheme.descendants(of: $0) }
      found.append((Set(built.compactMap { elements[$0]["BlueprintIdentifier"] }), name))
    }
    return found
  }
}
