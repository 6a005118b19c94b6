package import LintSystem

/// Where a workspace's files come from.
package protocol FileSource: Sendable {
  /// What is under a name, links followed or not.
  func kind(of path: FilePath, followingLinks: Bool) throws(SystemError) -> FileSystem.Kind

  /// A file's bytes, up to a number of them.
  func read(_ path: FilePath, limit: Int) throws(SystemError) -> [UInt8]

  /// The names in a folder, in no order.
  func names(in folder: FilePath) throws(SystemError) -> [[UInt8]]

  /// Whether a path, links followed, stays below a folder.
  func isInside(_ path: FilePath, _ folder: FilePath) throws(SystemError) -> Bool
}

/// The files as the disk has them.
package struct DiskFiles: FileSource {
  /// The disk.
  package init() {}

  package func kind(of path: FilePath, followingLinks: Bool) throws(SystemError) -> FileSystem.Kind {
    try FileSystem.kind(of: path, followingLinks: followingLinks)
  }

  package func read(_ path: FilePath, limit: Int) throws(SystemError) -> [UInt8] {
    try FileSystem.read(path, limit: limit)
  }

  package func names(in folder: FilePath) throws(SystemError) -> [[UInt8]] {
    let listing = try FolderListing(of: folder)
    return listing.entries.map { Array(listing.name($0)) }
  }

  package func isInside(_ path: FilePath, _ folder: FilePath) throws(SystemError) -> Bool {
    try FileSystem.isInside(path, folder)
  }
}

/// The files as the disk has them, but for texts that are not saved.
package struct UnsavedFiles: FileSource {
  private let texts: [FilePath: [UInt8]]
  private let disk = DiskFiles()
  private let currentFolder = FileSystem.currentFolder

  /// The disk under some texts, each by its path from the root.
  package init(_ texts: [FilePath: [UInt8]]) { self.texts = texts }

  private func text(_ path: FilePath) -> [UInt8]? { texts[path.absolute(in: currentFolder)] }

  package func kind(of path: FilePath, followingLinks: Bool) throws(SystemError) -> FileSystem.Kind {
    text(path) == nil ? try disk.kind(of: path, followingLinks: followingLinks) : .file
  }

  package func read(_ path: FilePath, limit: Int) throws(SystemError) -> [UInt8] {
    guard let text = text(path) else { return try disk.read(path, limit: limit) }
    return Array(text.prefix(limit))
  }

  package func names(in folder: FilePath) throws(SystemError) -> [[UInt8]] {
    let absolute = folder.absolute(in: currentFolder)
    let unsaved = texts.keys.filter { $0.parent == absolute }.map { Array($0.lastComponent) }
    guard !unsaved.isEmpty else { return try disk.names(in: folder) }
    let saved = (try? disk.names(in: folder)) ?? []
    return saved + unsaved.filter { !saved.contains($0) }
  }

  package func isInside(_ path: FilePath, _ folder: FilePath) throws(SystemError) -> Bool {
    guard text(path) == nil else { return path.absolute(in: currentFolder).relative(to: folder) != nil }
    return try disk.isInside(path, folder)
  }
}
