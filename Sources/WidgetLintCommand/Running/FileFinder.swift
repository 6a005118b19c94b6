import SystemFiles

/// Finds the files to check: those that are named, and those below the folders that are named.
struct FileFinder {
  /// A file to check.
  struct File: Sendable {
    /// Its path, as the user gave it or below what the user gave.
    let path: FilePath
    /// Whether it is standard input under a name.
    let isStandardInput: Bool
  }

  /// The files, sorted by path, each once.
  private(set) var files: [File] = []
  /// What could not be looked at, in words.
  private(set) var problems: [String] = []

  /// Finds the files of some paths; `standardInput` is the name of `-`.
  init(_ paths: [FilePath], standardInput: FilePath) {
    for path in paths {
      if path == FilePath("-") {
        files.append(File(path: standardInput, isStandardInput: true))
      } else {
        add(Self.trimmed(path))
      }
    }
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
        files.append(File(path: path, isStandardInput: false))
      }
    } catch {
      problems.append("\(path.shown): \(error.message)")
    }
  }

  private mutating func walk(_ folder: FilePath) throws(SystemError) {
    for entry in try FileSystem.entries(in: folder) {
      let name = entry.name
      let isDescription = Self.isDescription(name)
      if !isDescription, name.first == UInt8(ascii: ".") { continue }
      let path = folder.appending(name)
      do throws(SystemError) {
        let kind = if let kind = entry.kind { kind } else { try FileSystem.kind(of: path, followingLinks: false) }
        switch kind {
        case .file where isDescription: files.append(File(path: path, isStandardInput: false))
        case .folder where name.first != UInt8(ascii: "."): try walk(path)
        case .link where isDescription:
          if (try? FileSystem.kind(of: path)) != .folder { files.append(File(path: path, isStandardInput: false)) }
        case .file, .folder, .link, .special: break
        }
      } catch {
        problems.append("\(path.shown): \(error.message)")
      }
    }
  }

  private static let endings = [".widget.yml", ".widget.yaml"].map { Array($0.utf8) }

  private static func isDescription(_ name: [UInt8]) -> Bool {
    endings.contains { name.suffix($0.count).elementsEqual($0) }
  }
}
