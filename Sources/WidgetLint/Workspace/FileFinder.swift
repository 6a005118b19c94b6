package import LintSystem

/// Finds the files to check: those named, and those below named folders.
package struct FileFinder {
  /// A file to check.
  package struct File: Sendable {
    /// Its path, as the user gave it or below a folder as the user gave it.
    package let path: FilePath
    /// Whether it is standard input, checked under this path.
    package let isStandardInput: Bool
    /// The named folder in which it was found; nil if the user named the file itself.
    package let walked: FilePath?
  }

  /// The files in the order of their paths, each once.
  package private(set) var files: [File] = []
  /// The errors, as messages.
  package private(set) var problems: [String] = []
  /// Notes about likely mistakes, as messages.
  package private(set) var notes: [String] = []
  /// Other files in the folders whose names the caller wants noted.
  package private(set) var noted: [FilePath] = []
  private let entersExcluded: Bool
  private let standardInput: FilePath
  private let isNoted: (ArraySlice<UInt8>) -> Bool

  /// Searches paths for descriptions, and for names to note; `standardInput` is the path for `-`, and `entersExcluded`
  /// also opens folders such as `Pods`.
  package init(
    _ paths: [FilePath],
    standardInput: FilePath,
    entersExcluded: Bool,
    noting isNoted: @escaping (ArraySlice<UInt8>) -> Bool
  ) {
    self.isNoted = isNoted
    self.entersExcluded = entersExcluded
    self.standardInput = standardInput
    for path in paths { find(path) }
    // A single path yields sorted files, each once.
    if paths.count > 1 { files = Self.unique(files) }
  }

  /// Sorts files and keeps each once, though it may have several spellings and links.
  private static func unique(_ files: [File]) -> [File] {
    var found: [FilePath: (file: File, rank: (Int, Int))] = [:]
    let here = (try? FileSystem.realPath(FilePath("."))) ?? FilePath(".")
    for file in files {
      // No real path is empty, so that an empty one can represent standard input.
      let real = file.isStandardInput ? FilePath([]) : (try? FileSystem.realPath(file.path)) ?? file.path
      // The real path is the best name, then the shortest.
      let rank = (file.path.absolute(in: here) == real ? 0 : 1, file.path.bytes.count)
      if let other = found[real], other.rank <= rank { continue }
      found[real] = (file, rank)
    }
    return found.values.map(\.file).sorted { $0.path < $1.path }
  }

  /// Returns a path without a leading `./` and trailing slashes.
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

  /// Takes a path from the user: a file, or a folder to search.
  private mutating func find(_ path: FilePath) {
    if path == FilePath("-") { return files.append(File(path: standardInput, isStandardInput: true, walked: nil)) }
    let path = Self.trimmed(path)
    do throws(SystemError) {
      if try FileSystem.kind(of: path) == .folder {
        try search(path, walked: path)
      } else {
        files.append(File(path: path, isStandardInput: false, walked: nil))
      }
    } catch {
      let advice = OtherLinters.commands[path.shown].map { "; \($0)" } ?? ""
      problems.append("\(path.shown): \(error.message)\(advice)")
    }
  }

  /// Takes an entry of a folder: a description, or a folder to search.
  private mutating func find(_ entry: FolderEntry, in folder: FilePath, walked: FilePath) {
    let path = folder.appending(entry.name)
    do throws(SystemError) {
      // If the listing does not know the kind, asking for it throws the reason.
      let kind = if let kind = entry.kind { kind } else { try FileSystem.kind(of: path, followingLinks: false) }
      if kind == .folder {
        if !isExcluded(entry) { try search(path, walked: walked) }
        return
      }
      guard kind != .special, Self.isDescription(entry) else { return }
      if kind == .link {
        if (try? FileSystem.kind(of: path)) == .folder { return }
        // A dangling link is reported when it is read.
        if (try? FileSource().repository(of: walked, holds: path)) == false {
          return note("\(path.shown): the link leads out of the repository, and is not followed")
        }
      }
      files.append(File(path: path, isStandardInput: false, walked: walked))
    } catch {
      problems.append("\(path.shown): \(error.message)")
    }
  }

  private static func isDescription(_ entry: FolderEntry) -> Bool {
    !entry.isHidden && DescriptionName.matches(entry.name)
  }

  /// Whether to skip a folder because it is hidden or holds other people's files, unless the caller wants those.
  private func isExcluded(_ entry: FolderEntry) -> Bool {
    let isOthers = Self.excludedFolders.contains { entry.name.elementsEqual($0.utf8) }
    return isOthers ? !entersExcluded : entry.isHidden
  }

  /// Searches a folder in the order of the paths below it.
  private mutating func search(_ path: FilePath, walked: FilePath) throws(SystemError) {
    let all = try FolderEntry.all(in: path)
    let entries = all.sorted { entry in
      if Self.isDescription(entry) { return true }
      if noted.count < Self.mostNoted, isNoted(entry.name) { noted.append(path.appending(entry.name)) }
      if entry.kind == .folder { return true }
      let words = DescriptionName.note(on: entry.name) { all.contains { Workspace.isConfiguration($0.name) } }
      if let words { note("\(path.appending(entry.name).shown) \(words)") }
      return entry.kind != .file && !entry.isHidden
    }
    for entry in entries { find(entry, in: path, walked: walked) }
  }

  /// Adds a note about a mistake, up to a number of them: more would bury each other.
  private mutating func note(_ message: String) {
    if notes.count < 10 { notes.append(message) }
  }

  private static let mostNoted = 1_000

  /// The folders that package managers and build tools create.
  package static let excludedFolders = ["Pods", "Carthage", "DerivedData", "node_modules", ".build", "build"]
}
