package import LintSystem
import WidgetLint
import YAML

/// The files from which tools generate Xcode projects.
package enum ProjectManifest {
  /// The project that a manifest describes, if any, notes on what is not read, and the number of files that it names
  /// outside of the imported folder.
  typealias Reading = (project: ManifestProject?, notes: [ImportNote], outsideCount: Int)

  /// Whether a path has the name of a manifest; a repository may have one for each app: `mail-project.yml`.
  package static func hasName(_ path: String) -> Bool {
    path.hasSuffix("project.yml") || path.hasSuffix("project.yaml") || isTuist(path)
  }

  /// Whether a path leads to a manifest: a file of such a name that is not a description.
  package static func isManifest(_ path: FilePath) -> Bool {
    guard hasName(path.shown), let bytes = try? FileSystem.read(path, limit: YAMLLimits.ownFile.bytes)
    else { return false }
    if isTuist(path.shown) { return SourceText(bytes).contains("import ProjectDescription") }
    let root = try? StrictNode(root: YAMLStream(bytes, limits: .ownFile), check: "").entries().map(\.name)
    return root.map { ($0.contains("targets") || $0.contains("include")) && !$0.contains("widgets") } ?? false
  }

  private static func isTuist(_ path: String) -> Bool { RelativePath.name(path) == "Project.swift" }

  /// Returns the projects of those manifests among some files whose project file does not exist.
  static func projects(
    among files: [String],
    wanted: String?,
    _ tree: SourceTree,
    _ notes: inout [ImportNote]
  ) -> [ManifestProject] {
    var projects: [ManifestProject] = []
    let manifests = files.filter(hasName)
    if let next = manifests.dropFirst(Limits.manifests).first {
      notes.append(ImportNote(path: next, "more than \(Limits.manifests) such files are not read"))
    }
    for path in manifests.prefix(Limits.manifests) {
      let (project, own, outsideCount) =
        isTuist(path) ? TuistProject.read(path, tree) : XcodeGenProject.read(path, tree)
      // For a given manifest, the repository bounds how far up its files may lie.
      if wanted == path, outsideCount > 0, FileSource().repository(of: tree.root) == nil {
        let advice = "files above its folder are read only in a repository (a folder with .git, which git init makes)"
        notes.append(ImportNote(path: path, advice))
      }
      let isThere = project.map { tree.exists($0.projectPath + "/project.pbxproj") } ?? false
      if wanted == path || (wanted == nil || wanted == project?.projectPath) && !isThere {
        if let project { projects.append(project) }
        // Other tools have files of such a name, too.
        let isMeant = project != nil || wanted == path || isTuist(path)
        if isMeant || !own.isEmpty && (try? tree.text(path).contains("app-extension")) != false { notes += own }
      }
    }
    let included = projects.reduce(into: Set<String>()) { $0.formUnion($1.included) }
    projects.removeAll { included.contains($0.file) && $0.file != wanted }
    // If several build the same extension, for instance each for its own app, the largest one counts.
    let all = projects
    projects.removeAll { each in
      guard let larger = all.first(where: each.isPart) else { return false }
      let reason = "it is passed over: \(larger.file) makes all that it makes, and more; give its own path to read it"
      notes.append(ImportNote(path: each.file, reason))
      return true
    }
    return projects
  }

  /// Returns the folder with a manifest and most files that it names: its own, or one above it in a repository.
  static func root(of path: FilePath) -> FilePath? {
    guard let real = try? FileSystem.realPath(path) else { return nil }
    var (folder, best) = (real.parent, (folder: real.parent, lost: Int.max))
    let boundary = ProjectFolder.boundary(of: folder)
    for _ in 0..<Limits.folderDepth where best.lost > 0 {
      guard let tree = try? SourceTree(folder), let file = real.relative(to: folder)?.shown else { break }
      let lost =
        isTuist(file)
        ? ["Tuist", "Tuist.swift"].contains(where: tree.exists) ? 0 : 1
        : XcodeGenProject.read(file, tree).outsideCount
      if lost < best.lost { best = (folder, lost) }
      if folder == boundary { break }
      folder = folder.parent
    }
    return best.folder
  }
}
