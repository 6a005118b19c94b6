package import LintSystem

/// The repository that a file is in: what links, and configurations that extend others, may not lead out of.
package enum Repository {
  /// The nearest folder upward that holds `.git`, from a folder that starts at the root; nil where none does.
  package static func root(of folder: FilePath, in source: some FileSource = DiskFiles()) -> FilePath? {
    folder.withFoldersAbove.first {
      (try? source.kind(of: $0.appending(".git".utf8), followingLinks: false)) != nil
    }
  }

  /// Whether a file, links followed, is in the repository of a folder, or below the folder where it is in none.
  package static func holds(_ file: FilePath, asSeenFrom folder: FilePath) throws(SystemError) -> Bool {
    let folder = folder.absolute(in: FileSystem.currentFolder)
    return try FileSystem.isInside(file, root(of: folder) ?? folder)
  }
}

extension FilePath {
  /// A folder that starts at the root, and those above it, the nearest first.
  var withFoldersAbove: some Sequence<FilePath> {
    sequence(first: self) { $0 == FilePath("/") ? nil : $0.parent }
  }

  /// The path below a folder where it lies there, else from the root.
  package func shortest(in folder: FilePath) -> FilePath {
    let path = absolute(in: folder)
    return path.relative(to: folder) ?? path
  }
}
