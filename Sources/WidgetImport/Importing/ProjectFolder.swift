package import LintSystem
import WidgetLint

/// The folder of the project that an extension's folder belongs to.
package enum ProjectFolder {
  /// Returns the nearest folder above a folder, in its repository, that holds a project; nil if there is none.
  package static func above(_ folder: FilePath) -> FilePath? {
    guard let folder = try? FileSystem.realPath(folder) else { return nil }
    let boundary = boundary(of: folder)
    return FileSource().foldersUp(from: folder).dropFirst().prefix { $0.relative(to: boundary) != nil }.first { above in
      let names = (try? SourceTree(above))?.walk("") { _, _ in false } ?? []
      return names.contains { $0.hasSuffix(".xcodeproj") || ProjectManifest.hasName($0) }
    }
  }

  /// Returns the nearest workspace above a project that names it and others outside `Pods`; nil if there is none.
  package static func workspace(of project: FilePath) -> FilePath? {
    let real = try? FileSystem.realPath(project)
    return FileSource().foldersUp(from: project.parent).lazy.flatMap { folder in
      let names = ((try? FolderEntry.all(in: folder)) ?? []).map { folder.appending($0.name) }
      return names.filter { $0.hasEnding([".xcworkspace"]) }
    }.first { workspace in
      guard let bytes = try? FileSystem.read(workspace.appending("contents.xcworkspacedata"), limit: 1 << 20),
        let list = try? XMLReader.read(bytes, path: workspace.shown, Steps(Limits.values))
      else { return false }
      let references = list.elements.filter { $0.name == "FileRef" }
      let paths = references.compactMap { $0["location"]?.split(separator: ":").last }
      let own = paths.filter { !$0.hasPrefix("Pods/") }.map { workspace.parent.appending(String($0)) }
      return own.count > 1 && own.contains { (try? FileSystem.realPath($0)) == real }
    }
  }

  /// Returns the repository of a folder, else the folder, with links resolved; its files name nothing outside.
  package static func boundary(of folder: FilePath) -> FilePath {
    let real = (try? FileSystem.realPath(folder)) ?? folder
    return FileSource().repository(of: real) ?? real
  }

  /// Whether a path, and the folder that is read for it if it is a project, are inside a folder or do not exist.
  package static func isInside(_ path: FilePath, _ boundary: FilePath) -> Bool {
    var (options, folder) = (ImportOptions(), path)
    options.takeProject(&folder)
    return path.relative(to: boundary) != nil
      && [path, folder].allSatisfy { (try? FileSystem.isInside($0, boundary)) ?? true }
  }

  /// Returns the guidelines of the widgets that a project's applications embed, the default ones first.
  package static func guidelines(of project: FilePath) -> [String] {
    var (options, folder) = (ImportOptions(), project)
    options.takeProject(&folder)
    guard let tree = try? SourceTree(folder) else { return [] }
    let found = ExtensionFinder(tree, project: options.project).extensions
    let kinds = Set(found.filter { !$0.hosts.isEmpty && $0.target?.otherSystem == nil }.map(\.kind))
    return WidgetExtension.Kind.allCases.filter(kinds.contains).map {
      $0 == .widgetKit ? KitGuidelines.name : BuiltInGuidelines.names[0]
    }
  }
}
