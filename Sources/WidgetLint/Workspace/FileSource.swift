package import LintSystem

/// Where a workspace reads files: the disk, overlaid with unsaved texts. Its errors name the path.
package struct FileSource: Sendable {
  /// The unsaved texts, each by its path from the root.
  private let unsaved: [FilePath: [UInt8]]

  /// Creates a source from the disk, overlaid with texts by their paths from the root.
  package init(unsaved: [FilePath: [UInt8]] = [:]) { self.unsaved = unsaved }

  private func text(_ path: FilePath) -> [UInt8]? {
    unsaved.isEmpty ? nil : unsaved[path.absolute(in: FileSystem.currentFolder)]
  }

  /// Returns the kind of a file, with or without following links.
  func kind(of path: FilePath, followingLinks: Bool) throws(WorkspaceError) -> FileSystem.Kind {
    if text(path) != nil { return .file }
    return try path.naming { () throws(SystemError) in
      try FileSystem.kind(of: path, followingLinks: followingLinks)
    }
  }

  /// Whether anything exists at a path, even a dangling link.
  package func exists(_ path: FilePath) -> Bool { (try? kind(of: path, followingLinks: false)) != nil }

  /// Reads a file's bytes, `limit` at most.
  func read(_ path: FilePath, limit: Int) throws(WorkspaceError) -> [UInt8] {
    if let text = text(path) { return Array(text.prefix(limit)) }
    return try path.naming { () throws(SystemError) in try FileSystem.read(path, limit: limit) }
  }

  /// Returns the names in a folder, in no particular order.
  func names(in folder: FilePath) throws(WorkspaceError) -> [[UInt8]] {
    let absolute = folder.absolute(in: FileSystem.currentFolder)
    let unsaved = unsaved.keys.filter { $0.parent == absolute }.map { Array($0.lastComponent) }
    do throws(WorkspaceError) {
      let entries = try folder.naming { () throws(SystemError) in try FolderEntry.all(in: folder) }
      let saved = entries.map { Array($0.name) }
      return saved + unsaved.filter { !saved.contains($0) }
    } catch {
      guard !unsaved.isEmpty else { throw error }
      return unsaved
    }
  }

  /// Whether a path is below a folder, after resolving links.
  func isInside(_ path: FilePath, _ folder: FilePath) throws(WorkspaceError) -> Bool {
    if text(path) != nil { return path.absolute(in: FileSystem.currentFolder).relative(to: folder) != nil }
    return try path.naming { () throws(SystemError) in try FileSystem.isInside(path, folder) }
  }
}

// MARK: - Repositories

extension FileSource {
  /// Returns a folder and those above it, up to the one with `.git`: only these hold configurations of its files.
  package func foldersUp(from folder: FilePath) -> some Sequence<FilePath> {
    // The root is its own parent, and so is the relative path of the working folder.
    sequence(first: folder) { $0.parent == $0 || holdsRepository($0) ? nil : $0.parent }
  }

  /// Returns the nearest configuration in a folder or above it; nil if there is none.
  package func configuration(in folder: FilePath) -> FilePath? {
    foldersUp(from: folder).lazy.map { $0.appending(Workspace.configurationName) }.first(where: exists)
  }

  /// Returns the repository of a folder, which links and extended configurations must not leave; nil if there is none.
  package func repository(of folder: FilePath) -> FilePath? { foldersUp(from: folder).first(where: holdsRepository) }

  private func holdsRepository(_ folder: FilePath) -> Bool { exists(folder.appending(".git")) }

  /// Whether a file, after resolving links, is in a folder's repository, or below the folder if it has no repository.
  package func repository(of folder: FilePath, holds file: FilePath) throws(WorkspaceError) -> Bool {
    let folder = folder.absolute(in: FileSystem.currentFolder)
    return try isInside(file, repository(of: folder) ?? folder)
  }
}

extension FilePath {
  /// Returns the result of a system call about the file, or throws an error that names the file.
  package func naming<Result: ~Copyable>(
    _ call: () throws(SystemError) -> Result
  ) throws(WorkspaceError) -> Result {
    do throws(SystemError) {
      return try call()
    } catch {
      throw .message("\(shown): \(error.message)")
    }
  }

  /// Returns the path relative to a folder (`.` for the folder itself) if it is below it, otherwise from the root.
  package func shortest(in folder: FilePath) -> FilePath {
    let path = absolute(in: folder)
    let below = path.relative(to: folder) ?? path
    return below.bytes.isEmpty ? FilePath(".") : below
  }
}
