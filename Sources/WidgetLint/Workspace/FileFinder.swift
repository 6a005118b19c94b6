package import LintSystem

/// Finds the files to check, one after the other: those that are named, and those below the folders that are named.
package struct FileFinder: IteratorProtocol {
  /// A file to check.
  package struct File: Sendable {
    /// Its path, as the user gave it or below what the user gave.
    package let path: FilePath
    /// Whether it is standard input under a name.
    package let isStandardInput: Bool
    /// The number of its folder; files of one folder that is walked through share it.
    let folder: Int
  }

  /// A folder that is walked through.
  private struct Folder {
    let path: FilePath
    let number: Int
    let listing: FolderListing
    /// What there is still to look at in it.
    var entries: ArraySlice<FolderListing.Entry>
  }

  /// What could not be looked at so far, in words.
  package private(set) var problems: [String] = []
  private let standardInput: FilePath
  /// The paths that are not yet looked at, the next one last.
  private var paths: [FilePath]
  /// The files below several paths, the next one last.
  private var files: [File] = []
  /// The folders that are walked through, each below the one before it.
  private var folders: [Folder] = []
  private var count = 0

  /// A finder of the files of some paths; `standardInput` is the name of `-`.
  package init(_ paths: [FilePath], standardInput: FilePath) {
    self.paths = paths.reversed()
    self.standardInput = standardInput
    // What stands below one path is sorted, and each file stands there once.
    guard paths.count > 1 else { return }
    while let file = walk() { files.append(file) }
    files.sort { $0.path > $1.path }
    var last: FilePath?
    files.removeAll { file in
      defer { last = file.path }
      return file.path == last
    }
  }

  /// The next file in the order of the paths, each once.
  package mutating func next() -> File? { files.popLast() ?? walk() }

  private mutating func walk() -> File? {
    while true {
      if let last = folders.indices.last {
        if let entry = folders[last].entries.popFirst() {
          if let file = file(for: entry, in: folders[last]) { return file }
        } else {
          folders.removeLast()
        }
      } else if let path = paths.popLast() {
        if let file = file(for: path) { return file }
      } else {
        return nil
      }
    }
  }

  /// A path without a leading `./` and trailing slashes.
  private static func trimmed(_ path: FilePath) -> FilePath {
    var bytes = path.bytes[...]
    while bytes.starts(with: "./".utf8), bytes.count > 2 { bytes = bytes.dropFirst(2) }
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes = bytes.dropLast() }
    return FilePath(Array(bytes))
  }

  /// A file that is named, as if nothing stood beside it.
  private mutating func named(_ path: FilePath, isStandardInput: Bool) -> File {
    count += 1
    return File(path: path, isStandardInput: isStandardInput, folder: count)
  }

  /// The file that a path of the user names; nil where it names a folder, which is then walked through.
  private mutating func file(for path: FilePath) -> File? {
    if path == FilePath("-") { return named(standardInput, isStandardInput: true) }
    let path = Self.trimmed(path)
    do throws(SystemError) {
      guard try FileSystem.kind(of: path) == .folder else { return named(path, isStandardInput: false) }
      try enter(path)
    } catch {
      problems.append("\(path.shown): \(error.message)")
    }
    return nil
  }

  /// The file that an entry names; nil where it names something else: a folder is then walked through.
  private mutating func file(for entry: FolderListing.Entry, in folder: Folder) -> File? {
    let path = folder.path.appending(folder.listing.name(entry))
    do throws(SystemError) {
      // What the listing could not look at says here why.
      let kind = if let kind = entry.kind { kind } else { try FileSystem.kind(of: path, followingLinks: false) }
      switch kind {
      case .file where Self.isDescription(entry, in: folder.listing):
        return File(path: path, isStandardInput: false, folder: folder.number)
      case .link where Self.isDescription(entry, in: folder.listing):
        if (try? FileSystem.kind(of: path)) == .folder { return nil }
        return File(path: path, isStandardInput: false, folder: folder.number)
      case .folder where !folder.listing.isHidden(entry): try enter(path)
      case .file, .folder, .link, .special: break
      }
    } catch {
      problems.append("\(path.shown): \(error.message)")
    }
    return nil
  }

  private static func isDescription(_ entry: FolderListing.Entry, in listing: FolderListing) -> Bool {
    listing.name(entry, endsIn: ".widget.yml") || listing.name(entry, endsIn: ".widget.yaml")
  }

  private mutating func enter(_ path: FilePath) throws(SystemError) {
    let listing = try FolderListing(of: path)
    let entries = listing.sorted {
      Self.isDescription($0, in: listing) || $0.kind != .file && !listing.isHidden($0)
    }
    count += 1
    folders.append(Folder(path: path, number: count, listing: listing, entries: entries[...]))
  }
}
