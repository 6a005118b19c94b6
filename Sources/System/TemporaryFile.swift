#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A new file in the folder of another, which takes that one's name or goes away.
struct TemporaryFile {
  private var descriptor: Int32 = -1
  private var path: FilePath?

  /// Puts bytes under a name all at once; false where that would change more than the file's bytes, or is not possible.
  static func put(_ bytes: [UInt8], at path: FilePath) throws(SystemError) -> Bool {
    var old = stat()
    let exists = FileSystem.withName(path) { lstat($0, &old) } == 0
    if exists, old.st_mode & S_IFMT != S_IFREG || old.st_nlink != 1 { return false }
    var temporary = TemporaryFile()
    guard (try? temporary.create(beside: path)) != nil else { return false }
    defer { temporary.remove() }
    if exists, !temporary.take(owner: old) { return false }
    try temporary.write(bytes, mode: exists ? old.st_mode & 0o7777 : 0o666 & ~currentMask)
    try temporary.rename(to: path)
    return true
  }

  /// The bits that the caller wants no new file to have.
  private static var currentMask: mode_t {
    let mask = umask(0o077)
    umask(mask)
    return mask
  }

  /// Makes the file, for nobody else to read yet.
  mutating func create(beside other: FilePath) throws(SystemError) {
    var name = other.parent.appending(".widgetlint-XXXXXX".utf8).bytes + [0]
    descriptor = name.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { $0.baseAddress.map { mkstemp($0) } ?? -1 }
    }
    guard descriptor >= 0 else { throw .last }
    path = FilePath(Array(name.dropLast()))
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Gives the file the owner of another; false where the system does not allow that.
  func take(owner other: stat) -> Bool {
    var own = stat()
    guard fstat(descriptor, &own) == 0 else { return false }
    if own.st_uid == other.st_uid, own.st_gid == other.st_gid { return true }
    return fchown(descriptor, other.st_uid, other.st_gid) == 0
  }

  /// Writes all bytes down to the disk.
  mutating func write(_ bytes: [UInt8], mode: mode_t) throws(SystemError) {
    try FileSystem.write(bytes, to: descriptor)
    guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0 else { throw .last }
    let closed = close(descriptor)
    descriptor = -1
    guard closed == 0 else { throw .last }
  }

  /// Takes the place of another file.
  mutating func rename(to other: FilePath) throws(SystemError) {
    guard let path else { return }
    let result = FileSystem.withName(path) { from in FileSystem.withName(other) { systemRename(from, $0) } }
    guard result == 0 else { throw .last }
    self.path = nil
    // The new name is there; that it outlives a loss of power is the best that can be done.
    let folder = FileSystem.withName(other.parent) { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    if folder >= 0 {
      fsync(folder)
      close(folder)
    }
  }

  /// Takes away what is left of the file.
  mutating func remove() {
    if descriptor >= 0 { close(descriptor) }
    if let path { _ = FileSystem.withName(path) { unlink($0) } }
    descriptor = -1
    path = nil
  }
}

private func systemRename(_ from: UnsafePointer<CChar>, _ to: UnsafePointer<CChar>) -> Int32 {
  #if canImport(Darwin)
    Darwin.rename(from, to)
  #elseif canImport(Glibc)
    Glibc.rename(from, to)
  #elseif canImport(Musl)
    Musl.rename(from, to)
  #endif
}
