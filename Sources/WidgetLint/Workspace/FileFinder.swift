package import LintSystem

/// Finds the files to check, one after the other: named files, and those below named folders.
package struct FileFinder: IteratorProtocol {
  /// A file to check.
  package struct File: Sendable {
    /// Its path, as the user gave it or below what the user gave.
    package let path: FilePath
    /// Whether it is standard input under a name.
    package let isStandardInput: Bool
    /// The named folder in which it was found; nil if the file itself is named.
    package let walked: FilePath?
  }

  /// A folder that is being searched, the named folder that it belongs to, and its remaining entries.
  private typealias Folder = (path: FilePath, walked: FilePath, entries: ArraySlice<FolderEntry>)

  /// The errors so far, in words.
  package private(set) var problems: [String] = []
  /// The likely mistakes so far, in words.
  package private(set) var notes: [String] = []
  /// The other files found in folders so far that the caller wants noted.
  package private(set) var noted: [FilePath] = []
  private let entersExcluded: Bool
  private let standardInput: FilePath
  private let isNoted: (ArraySlice<UInt8>) -> Bool
  /// The remaining paths, the next one last.
  private var paths: [FilePath]
  /// The files below several paths, the next one last.
  private var files: [File] = []
  /// The folders being searched, each below the one before it.
  private var folders: [Folder] = []

  /// A finder below some paths, which also notes some names; `standardInput` is the name of `-`, `entersExcluded` opens
  /// folders such as `Pods`.
  package init(
    _ paths: [FilePath],
    standardInput: FilePath,
    entersExcluded: Bool,
    noting isNoted: @escaping (ArraySlice<UInt8>) -> Bool
  ) {
    self.isNoted = isNoted
    self.paths = paths.reversed()
    self.entersExcluded = entersExcluded
    self.standardInput = standardInput
    // The files below one path come sorted, each once.
    guard paths.count > 1 else { return }
    var found: [FilePath: (file: File, rank: (Int, Int))] = [:]
    let here = (try? FileSystem.realPath(FilePath("."))) ?? FilePath(".")
    while let file = walk() {
      // A file may be named in several spellings and through links; no real path is empty.
      let real = file.isStandardInput ? FilePath([]) : (try? FileSystem.realPath(file.path)) ?? file.path
      // The real name is best, then the shortest.
      let rank = (file.path.absolute(in: here) == real ? 0 : 1, file.path.bytes.count)
      if let other = found[real], other.rank <= rank { continue }
      found[real] = (file, rank)
    }
    files = found.values.map(\.file).sorted { $0.path > $1.path }
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
    let slash = UInt8(ascii: "/")
    var bytes = path.bytes[...]
    while bytes.starts(with: "./".utf8) {
      let rest = bytes.dropFirst().drop { $0 == slash }
      if rest.isEmpty { break }
      bytes = rest
    }
    while bytes.count > 1, bytes.last == slash { bytes = bytes.dropLast() }
    return FilePath(Array(bytes))
  }

  /// The file at a path from the user; nil for a folder, which is then searched.
  private mutating func file(for path: FilePath) -> File? {
    if path == FilePath("-") { return File(path: standardInput, isStandardInput: true, walked: nil) }
    let path = Self.trimmed(path)
    do throws(SystemError) {
      guard try FileSystem.kind(of: path) == .folder else {
        return File(path: path, isStandardInput: false, walked: nil)
      }
      try enter(path, walked: path)
    } catch {
      let advice = OtherLinters.commands[path.shown].map { "; \($0)" } ?? ""
      problems.append("\(path.shown): \(error.message)\(advice)")
    }
    return nil
  }

  /// The file of an entry; nil for anything else, and a folder is then searched.
  private mutating func file(for entry: FolderEntry, in folder: Folder) -> File? {
    let path = folder.path.appending(entry.name)
    do throws(SystemError) {
      // If the listing does not know the kind, this throws the reason.
      let kind = if let kind = entry.kind { kind } else { try FileSystem.kind(of: path, followingLinks: false) }
      if kind == .folder {
        if !isExcluded(entry) { try enter(path, walked: folder.walked) }
        return nil
      }
      guard kind != .special, Self.isDescription(entry) else { return nil }
      if kind == .link {
        if (try? FileSystem.kind(of: path)) == .folder { return nil }
        // A dangling link is reported when it is read.
        if (try? FileSource().repository(of: folder.walked, holds: path)) == false {
          note("\(path.shown): the link leads out of the repository, and is not followed")
          return nil
        }
      }
      return File(path: path, isStandardInput: false, walked: folder.walked)
    } catch {
      problems.append("\(path.shown): \(error.message)")
    }
    return nil
  }

  private static func isDescription(_ entry: FolderEntry) -> Bool {
    !entry.isHidden && DescriptionName.matches(entry.name)
  }

  /// Whether a folder is skipped: a hidden one, or one with other people's files, unless those are wanted.
  private func isExcluded(_ entry: FolderEntry) -> Bool {
    let isOthers = Self.excludedFolders.contains { entry.name.elementsEqual($0.utf8) }
    return isOthers ? !entersExcluded : entry.isHidden
  }

  private mutating func enter(_ path: FilePath, walked: FilePath) throws(SystemError) {
    let all = try FolderEntry.all(in: path)
    let entries = all.sorted { entry in
      if Self.isDescription(entry) { return true }
      if noted.count < Self.mostNoted, isNoted(entry.name) { noted.append(path.appending(entry.name)) }
      if entry.kind == .folder { return true }
      let words = DescriptionName.note(on: entry.name) { all.contains { Workspace.isConfiguration($0.name) } }
      if let words { note("\(path.appending(entry.name).shown) \(words)") }
      return entry.kind != .file && !entry.isHidden
    }
    folders.append((path, walked, entries[...]))
  }

  /// Notes a mistake, unless there are already so many that they would hide each other.
  private mutating func note(_ message: String) {
    if notes.count < 10 { notes.append(message) }
  }

  private static let mostNoted = 1_000

  /// The folders that package managers and builds create.
  package static let excludedFolders = ["Pods", "Carthage", "DerivedData", "node_modules", ".build", "build"]
}
