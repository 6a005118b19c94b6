import SystemFiles

/// Finds the files to check: those that are named, and those below the folders that are named.
struct FileFinder {
  /// A file to check.
  struct File: Sendable {
    /// Its path, as the user gave it or below what the user gave.
    let path: FilePath
    /// Whether it is standard input under a name.
    let isStandardInput: Bool
    /// The number of its folder; files of one folder that is walked through share it.
    let folder: Int
  }

  /// The files, sorted by path, each once.
  private(set) var files: [File] = []
  /// What could not be looked at, in words.
  private(set) var problems: [String] = []
  private var folders = 0

  /// Finds the files of some paths; `standardInput` is the name of `-`.
  init(_ paths: [FilePath], standardInput: FilePath) {
    for path in paths {
      if path == FilePath("-") {
        append(standardInput, isStandardInput: true)
      } else {
        add(Self.trimmed(path))
      }
    }
    // What stands below one path is sorted.
    guard paths.count > 1 else { return }
    files.sort { $0.path < $1.path }
    var last: FilePath?
    files.removeAll { file in
      defer { last = file.path }
      return file.path == last
    }
  }

  /// A path without a leading `./` and trailing slashes.
  private static func trimmed(_ path: FilePath) -> FilePath {
    var bytes = path.bytes[...]
    while bytes.starts(with: "./".utf8), bytes.count > 2 { bytes = bytes.dropFirst(2) }
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes = bytes.dropLast() }
    return FilePath(Array(bytes))
  }

  private mutating func add(_ path: FilePath) {
    do throws(SystemError) {
      if try FileSystem.kind(of: path) == .folder {
        try walk(path)
      } else {
        append(path, isStandardInput: false)
      }
    } catch {
      problems.append("\(path.shown): \(error.message)")
    }
  }

  /// Adds a file that is named, as if nothing stood beside it.
  private mutating func append(_ path: FilePath, isStandardInput: Bool) {
    folders += 1
    files.append(File(path: path, isStandardInput: isStandardInput, folder: folders))
  }

  /// Adds the files below a folder, in the order of their paths.
  private mutating func walk(_ folder: FilePath) throws(SystemError) {
    let listing = try FolderListing(of: folder)
    folders += 1
    let number = folders
    func isDescription(_ entry: FolderListing.Entry) -> Bool {
      listing.name(entry, endsIn: ".widget.yml") || listing.name(entry, endsIn: ".widget.yaml")
    }
    for entry in listing.sorted(where: { isDescription($0) || $0.kind != .file && !listing.isHidden($0) }) {
      let path = folder.appending(listing.name(entry))
      do throws(SystemError) {
        // What the listing could not look at says here why.
        let kind = if let kind = entry.kind { kind } else { try FileSystem.kind(of: path, followingLinks: false) }
        switch kind {
        case .file where isDescription(entry): files.append(File(path: path, isStandardInput: false, folder: number))
        case .folder where !listing.isHidden(entry): try walk(path)
        case .link where isDescription(entry):
          if (try? FileSystem.kind(of: path)) != .folder {
            files.append(File(path: path, isStandardInput: false, folder: number))
          }
        case .file, .folder, .link, .special: break
        }
      } catch {
        problems.append("\(path.shown): \(error.message)")
      }
    }
  }
}
