package import LintSystem
import WidgetLint

/// The folder of the project to which an extension's folder belongs.
package enum ProjectFolder {
  /// The nearest folder above one that holds a project, up to the root of its repository; nil if there is none.
  package static func above(_ folder: FilePath) -> FilePath? {
    guard var folder = try? FileSystem.realPath(folder) else { return nil }
    for _ in 0..<Limits.folderDepth where folder.bytes != FilePath("/").bytes {
      if isRepository(folder) { return nil }
      folder = folder.parent
      if names(in: folder).contains(where: { $0.hasSuffix(".xcodeproj") || ProjectManifest.isManifest($0) }) {
        return folder
      }
    }
    return nil
  }

  /// Whether a folder is the root of a repository.
  static func isRepository(_ folder: FilePath) -> Bool { names(in: folder).contains(".git") }

  /// The repository of a folder, or the folder if it is in none, links followed: a file in it names nothing outside.
  package static func boundary(of folder: FilePath) -> FilePath {
    let real = (try? FileSystem.realPath(folder)) ?? folder
    return FileSource().repository(of: real) ?? real
  }

  /// Whether a path, and of a project the folder that is read, lies in a folder, links followed; what lies nowhere does.
  package static func isInside(_ path: FilePath, _ boundary: FilePath) -> Bool {
    var (options, folder) = (ImportOptions(), path)
    options.takeProject(&folder)
    return path.relative(to: boundary) != nil
      && [path, folder].allSatisfy { (try? FileSystem.isInside($0, boundary)) ?? true }
  }

  private static func names(in folder: FilePath) -> [String] {
    guard let listing = try? FolderListing(of: folder) else { return [] }
    return listing.entries.map { String(decoding: listing.name($0), as: UTF8.self) }
  }
}
