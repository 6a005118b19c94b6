/// The files of the operating system, by raw names.
package enum FileSystem {
  /// The kind of a file.
  package enum Kind: Sendable, Equatable {
    case file, folder, link
    /// A pipe, a device or a socket, which could block a reader.
    case special

    /// The kind given by a file's mode.
    fileprivate init(_ mode: mode_t) {
      switch mode & S_IFMT {
      case S_IFREG: self = .file
      case S_IFDIR: self = .folder
      case S_IFLNK: self = .link
      default: self = .special
      }
    }
  }

  /// The kind of a file, with or without following links.
  package static func kind(of path: FilePath, followingLinks: Bool = true) throws(SystemError) -> Kind {
    Kind(try status(of: path, followingLinks: followingLinks).st_mode)
  }

  /// The system's status of a file, with or without following links.
  static func status(of path: FilePath, followingLinks: Bool = true) throws(SystemError) -> stat {
    var status = stat()
    _ = try path.withName { followingLinks ? stat($0, &status) : lstat($0, &status) }
    return status
  }

  // MARK: - Bytes

  /// Reads at most `limit` bytes of a file; anything but a regular file is an error, so that a pipe never blocks.
  package static func read(_ path: FilePath, limit: Int) throws(SystemError) -> [UInt8] {
    let file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
    let status = try file.status
    switch Kind(status.st_mode) {
    case .folder: throw SystemError(code: EISDIR)
    case .file: return try OpenFile.bytes(of: file.descriptor, size: Int(status.st_size), limit: limit)
    case .special, .link: throw .notAFile
    }
  }

  /// Reads at most `limit` bytes of standard input.
  package static func readStandardInput(limit: Int) throws(SystemError) -> [UInt8] {
    try OpenFile.bytes(of: STDIN_FILENO, size: 0, limit: limit)
  }

  // MARK: - Folders

  /// Makes a folder, and those above it, if they are missing.
  package static func makeFolder(_ path: FilePath) throws(SystemError) {
    for end in path.bytes.indices.dropFirst() where path.bytes[end] == UInt8(ascii: "/") {
      // An error at a folder above recurs at the folder itself.
      _ = try? FilePath(Array(path.bytes[..<end])).withName { mkdir($0, 0o777) }
    }
    do throws(SystemError) {
      _ = try path.withName { mkdir($0, 0o777) }
    } catch {
      guard error.code == EEXIST else { throw error }
    }
  }

  /// The current working folder.
  package static var currentFolder: FilePath { getcwd(nil, 0).map { FilePath(freeing: $0) } ?? FilePath("/") }

  // MARK: - Links

  /// The path with all links resolved.
  package static func realPath(_ path: FilePath) throws(SystemError) -> FilePath {
    FilePath(freeing: try path.withNameForPointer { realpath($0, nil) })
  }

  /// Whether a path is below a folder, with links resolved.
  package static func isInside(_ path: FilePath, _ folder: FilePath) throws(SystemError) -> Bool {
    try realPath(path).relative(to: realPath(folder)) != nil
  }

  /// The place where a file is or would be written: from the root, with links resolved, even one to nothing.
  package static func destination(of path: FilePath) -> FilePath {
    let mostLinks = 40
    var path = path.absolute(in: currentFolder)
    for _ in 0..<mostLinks {
      let folder = (try? realPath(path.parent)) ?? path.parent
      path = folder.appending(path.lastComponent)
      var target = [CChar](repeating: 0, count: Int(PATH_MAX))
      guard let count = try? path.withName({ readlink($0, &target, target.count) }) else { break }
      path = FilePath(target.prefix(count).map { UInt8(bitPattern: $0) }).absolute(in: folder)
    }
    return path
  }
}

/// The identity of a file, which is the same under all its names.
package struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// The identity of the file that a path leads to; nil if there is none.
  package init?(of path: FilePath) {
    guard let status = try? FileSystem.status(of: path) else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

// MARK: - Names

extension FilePath {
  /// A path that the system allocated; frees that memory.
  fileprivate init(freeing name: UnsafeMutablePointer<CChar>) {
    defer { free(name) }
    self.init(Array(UnsafeRawBufferPointer(start: name, count: strlen(name))))
  }

  /// Calls a function of the system with the path as a C string.
  /// - Throws: The system's error if the function returns a negative number.
  func withName<Number: SignedInteger>(_ body: (UnsafePointer<CChar>) -> Number) throws(SystemError) -> Number {
    let result = try withNameForPointer { name in Optional(body(name)) }
    guard result >= 0 else { throw .last }
    return result
  }

  /// Calls a function of the system with two paths.
  func withNames(
    and other: FilePath,
    _ body: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
  ) throws(SystemError) {
    _ = try withName { own in (try? other.withName { body(own, $0) }) ?? -1 }
  }

  /// Calls a function of the system that returns nil if it fails.
  func withNameForPointer<Pointer>(_ body: (UnsafePointer<CChar>) -> Pointer?) throws(SystemError) -> Pointer {
    // The system would read the name only up to its zero, and open a file that nobody named.
    guard !bytes.contains(0) else { throw SystemError(code: EILSEQ) }
    let result = withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { name -> Pointer? in
      UnsafeMutableRawBufferPointer(name).copyBytes(from: bytes)
      name[bytes.count] = 0
      return name.baseAddress.flatMap { body($0) }
    }
    guard let result else { throw .last }
    return result
  }
}
