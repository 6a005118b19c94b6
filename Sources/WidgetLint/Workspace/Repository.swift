package import LintSystem

/// The repository that a file is in: what links, and configurations that extend others, may not lead out of.
package enum Repository {
  /// The nearest folder upward that holds `.git`, from a folder that starts at the root; nil where none does.
  package static func root(of folder: FilePath, in source: some FileSource = DiskFiles()) -> FilePath? {
    var folder = folder
    while true {
      if (try? source.kind(of: folder.appending(".git".utf8), followingLinks: false)) != nil { return folder }
      if folder == FilePath("/") { return nil }
      folder = folder.parent
    }
  }

  /// Whether a file, links followed, is in the repository of a folder, or below the folder where it is in none.
  package static func holds(_ file: FilePath, asSeenFrom folder: FilePath) throws(SystemError) -> Bool {
    let folder = folder.absolute(in: FileSystem.currentFolder)
    return try FileSystem.isInside(file, root(of: folder) ?? folder)
  }
}
