#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The calls of the operating system that need raw names.
package enum FileSystem {
  /// What is under a name.
  package enum Kind: Sendable, Equatable {
    case file, folder, link
    /// A pipe, a device or a socket, which could keep a reader waiting.
    case special
  }

  /// What is under a name, links followed or not.
  package static func kind(of path: FilePath, followingLinks: Bool = true) throws(SystemError) -> Kind {
    var status = stat()
    let result = withName(path) { followingLinks ? stat($0, &status) : lstat($0, &status) }
    guard result == 0 else { throw SystemError.last }
    return kind(status)
  }

  private static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .special
    }
  }

  /// Reads a file up to a number of bytes; what is no file is an error, so that a pipe never keeps one waiting.
  package static func read(_ path: FilePath, limit: Int) throws(SystemError) -> [UInt8] {
    try read(path.bytes[...], in: AT_FDCWD, limit: limit)
  }

  /// The same for a path in a folder that is open.
  static func read(_ path: ArraySlice<UInt8>, in folder: Int32, limit: Int) throws(SystemError) -> [UInt8] {
    let descriptor = withName(path) { openat(folder, $0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
    guard descriptor >= 0 else { throw SystemError.last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError.last }
    switch kind(status) {
    case .folder: throw SystemError(code: EISDIR)
    case .file: return try read(descriptor, limit: limit, size: Int(status.st_size))
    case .special, .link: throw SystemError.notAFile
    }
  }

  /// Reads standard input up to a number of bytes.
  package static func readStandardInput(limit: Int) throws(SystemError) -> [UInt8] {
    try read(STDIN_FILENO, limit: limit, size: 0)
  }

  private static func read(_ descriptor: Int32, limit: Int, size: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    // What has no size, such as a pipe, is read until it ends.
    var capacity = size > 0 ? size : 65536
    var bytes: [UInt8] = []
    while failure == nil, bytes.count < limit {
      let room = min(capacity, limit - bytes.count)
      var isAtEnd = false
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        while count < room {
          let got = systemRead(descriptor, buffer.baseAddress.map { $0 + count }, room - count)
          if got > 0 { count += got }
          if got == 0 { isAtEnd = true }
          if got < 0, errno != EINTR { failure = SystemError.last }
          if isAtEnd || failure != nil { break }
        }
      }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if isAtEnd || bytes.count == size { break }
      capacity = max(65536, bytes.count)
    }
    if let failure { throw failure }
    return bytes
  }

  /// Writes all bytes to a descriptor, and waits where it takes none right now.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { written += count }
      if count < 0, errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
      } else if count < 0, errno != EINTR {
        throw SystemError.last
      }
    }
  }

  /// Makes a folder, and those above it, where they are missing.
  package static func makeFolder(_ path: FilePath) throws(SystemError) {
    let slash = UInt8(ascii: "/")
    for end in path.bytes.indices.dropFirst() where path.bytes[end] == slash {
      // Whatever is wrong above shows at the folder itself.
      _ = withName(path.bytes[..<end]) { mkdir($0, 0o777) }
    }
    if withName(path, { mkdir($0, 0o777) }) != 0, errno != EEXIST { throw SystemError.last }
  }

  /// The folder in which the program runs.
  package static var currentFolder: FilePath {
    guard let name = getcwd(nil, 0) else { return FilePath("/") }
    defer { free(name) }
    return FilePath(Array(UnsafeRawBufferPointer(start: name, count: strlen(name))))
  }

  /// Where a path really leads, links followed.
  package static func realPath(_ path: FilePath) throws(SystemError) -> FilePath {
    guard let name = withName(path, { realpath($0, nil) }) else { throw SystemError.last }
    defer { free(name) }
    return FilePath(Array(UnsafeRawBufferPointer(start: name, count: strlen(name))))
  }

  /// Whether a path, links followed, stays below a folder.
  package static func isInside(_ path: FilePath, _ folder: FilePath) throws(SystemError) -> Bool {
    try realPath(path).relative(to: realPath(folder)) != nil
  }

  /// Calls a function of the system with a path as a C string; -1 where no file can have such a name.
  static func withName<Number: SignedInteger>(_ path: FilePath, _ body: (UnsafePointer<CChar>) -> Number) -> Number {
    withName(path.bytes[...], body)
  }

  /// The same for a part of a path.
  static func withName<Number: SignedInteger>(
    _ path: ArraySlice<UInt8>,
    _ body: (UnsafePointer<CChar>) -> Number
  ) -> Number {
    withCString(path, body) ?? -1
  }

  /// The same for a function that gives nil where it fails.
  static func withName<Result>(_ path: FilePath, _ body: (UnsafePointer<CChar>) -> Result?) -> Result? {
    withCString(path.bytes[...], body) ?? nil
  }

  private static func withCString<Result>(
    _ path: ArraySlice<UInt8>,
    _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result? {
    // The system would read the name up to its zero, and open what nobody has named.
    guard !path.contains(0) else {
      errno = EILSEQ
      return nil
    }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: path.count + 1) { name in
      UnsafeMutableRawBufferPointer(name).copyBytes(from: path)
      name[path.count] = 0
      // A buffer with an element has an address.
      return name.baseAddress.map { body($0) } ?? body("")
    }
  }

  private static func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, buffer, count)
    #elseif canImport(Glibc)
      Glibc.write(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, buffer, count)
    #endif
  }

  private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer, count)
    #elseif canImport(Glibc)
      Glibc.read(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer, count)
    #endif
  }
}
