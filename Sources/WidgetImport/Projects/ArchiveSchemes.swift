/// The shared schemes of a project: what each archives, and with which configuration.
enum ArchiveSchemes {
  /// The configurations that schemes archive an application with.
  static func configurations(of target: ProjectTarget, in project: XcodeProject, _ tree: SourceTree) -> Set<String> {
    let folder = RelativePath.parent(project.file) + "/xcshareddata/xcschemes"
    var found: Set<String> = []
    for entry in tree.entries(folder) where entry.name.hasSuffix(".xcscheme") {
      guard let bytes = try? tree.bytes(folder + "/" + entry.name), let scheme = try? XMLReader.read(bytes) else {
        continue
      }
      let elements = scheme.elements
      let builds = elements.indices.filter { index in
        elements[index].name == "BuildActionEntry" && elements[index]["buildForArchiving"] == "YES"
          && scheme.descendants(of: index).contains { elements[$0]["BlueprintIdentifier"] == target.id }
      }
      guard !builds.isEmpty, let action = elements.first(where: { $0.name == "ArchiveAction" }) else { continue }
      if let name = action["buildConfiguration"] { found.insert(name) }
    }
    return found
  }
}
