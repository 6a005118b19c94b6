package import LintSystem

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

  private static func names(in folder: FilePath) -> [String] {
    guard let listing = try? FolderListing(of: folder) else { return [] }
    return listing.entries.map { String(decoding: listing.name($0), as: UTF8.self) }
  }
}
