package import LintSystem

/// Finds the files to check, one after the other: those that are named, and those below the folders that are named.
package struct FileFinder: IteratorProtocol {
  /// A file to check.
  package struct File: Sendable {
    /// Its path, as the user gave it or below what the user gave.
    package let path: FilePath
    /// Whether it is standard input under a name.
    package let isStandardInput: Bool
    /// The folder that was walked through for it; nil if it is named.
    package let walked: FilePath?
  }

  /// A folder that is walked through.
  private struct Folder {
    let path: FilePath
    /// The folder that is named, to which it belongs.
    let walked: FilePath
    let listing: FolderListing
    /// Its entries that are still to be looked at.
    var entries: ArraySlice<FolderListing.Entry>
  }

  /// The errors so far, in words.
  package private(set) var problems: [String] = []
  /// The likely mistakes so far, in words.
  package private(set) var notes: [String] = []
  /// The names of the folders that were passed over so far, since they hold what others made.
  package private(set) var passedOver: Set<String> = []
  /// What else was found in folders so far, of what is asked for.
  package private(set) var noted: [FilePath] = []
  private let entersExcluded: Bool
  private let standardInput: FilePath
  private let isNoted: (ArraySlice<UInt8>) -> Bool
  /// The paths that are not yet looked at, the next one last.
  private var paths: [FilePath]
  /// The files below several paths, the next one last.
  private var files: [File] = []
  /// The folders that are walked through, each below the one before it.
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
    // What is below one path is sorted, and each file is there once.
    guard paths.count > 1 else { return }
    var found: [FilePath: (file: File, length: Int)] = [:]
    let here = (try? FileSystem.realPath(FilePath("."))) ?? FilePath(".")
    while let file = walk() {
      // One file may be named in several spellings, and by links; no real path is empty.
      let real = file.isStandardInput ? FilePath([]) : (try? FileSystem.realPath(file.path)) ?? file.path
      // Its own name is the best one, then the shortest.
      let length = file.path.absolute(in: here) == real ? 0 : 1 << 20
      let spelling = (file: file, length: length + file.path.bytes.count)
      if let other = found[real], other.length <= spelling.length { continue }
      found[real] = spelling
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
    var bytes = path.bytes[...]
    while bytes.starts(with: "./".utf8), bytes.count > 2 { bytes = bytes.dropFirst(2) }
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes = bytes.dropLast() }
    return FilePath(Array(bytes))
  }

  /// The file that a path of the user names; nil if it names a folder, which is then walked through.
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

  /// The file that an entry names; nil if it names something else: a folder is then walked through.
  private mutating func file(for entry: FolderListing.Entry, in folder: Folder) -> File? {
    let path = folder.path.appending(folder.listing.name(entry))
    do throws(SystemError) {
      // What the listing could not look at says here why.
      let kind = if let kind = entry.kind { kind } else { try FileSystem.kind(of: path, followingLinks: false) }
      if kind == .folder {
        if !isExcluded(entry, in: folder.listing) { try enter(path, walked: folder.walked) }
        return nil
      }
      guard kind != .special, Self.isDescription(entry, in: folder.listing) else { return nil }
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

  private static func isDescription(_ entry: FolderListing.Entry, in listing: FolderListing) -> Bool {
    !listing.isHidden(entry) && DescriptionName.matches(listing.name(entry))
  }

  /// Whether a folder is passed over: one that holds what others made, unless that is asked for, or a hidden one.
  private mutating func isExcluded(_ entry: FolderListing.Entry, in listing: FolderListing) -> Bool {
    guard Self.excludedFolders.contains(where: { listing.name(entry, is: $0) }) else { return listing.isHidden(entry) }
    if entersExcluded { return false }
    passedOver.insert(FilePath(Array(listing.name(entry))).shown)
    return true
  }

  private mutating func enter(_ path: FilePath, walked: FilePath) throws(SystemError) {
    let listing = try FolderListing(of: path)
    var mistakes: [(name: ArraySlice<UInt8>, mistake: MistakenName)] = []
    let entries = listing.sorted { entry in
      if Self.isDescription(entry, in: listing) { return true }
      if noted.count < Self.mostNoted, isNoted(listing.name(entry)) {
        noted.append(path.appending(listing.name(entry)))
      }
      if entry.kind == .folder { return true }
      if let mistake = MistakenName(listing.name(entry)) { mistakes.append((listing.name(entry), mistake)) }
      return entry.kind != .file && !listing.isHidden(entry)
    }
    for (name, mistake) in mistakes {
      let isBesideConfiguration = { listing.entries.contains { listing.name($0, is: ".widgetlint.yml") } }
      if mistake == .configuration, isBesideConfiguration() { continue }
      note("\(path.appending(name).shown) \(mistake.words)")
    }
    folders.append(Folder(path: path, walked: walked, listing: listing, entries: entries[...]))
  }

  /// Notes a mistake, until there are so many that they hide each other.
  private mutating func note(_ message: String) {
    if notes.count < 10 { notes.append(message) }
  }

  private static let mostNoted = 1_000

  /// The folders that hold what package managers and builds have made.
  private static let excludedFolders: [StaticString] = [
    "Pods", "Carthage", "DerivedData", "node_modules", ".build", "build",
  ]
}
