import CSystem

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

  /// Puts what is written under a name all at once; false where that would change more than the file's bytes, or is not
  /// possible.
  static func put(
    at path: FilePath,
    _ write: (_ target: Int32) throws(SystemError) -> Void
  ) throws(SystemError) -> Bool {
    var old = stat()
    let exists = FileSystem.withName(path) { lstat($0, &old) } == 0
    if exists, old.st_mode & S_IFMT != S_IFREG || old.st_nlink != 1 { return false }
    var temporary = TemporaryFile()
    guard (try? temporary.create(beside: path)) != nil else { return false }
    defer { temporary.remove() }
    if exists, !temporary.take(owner: old) { return false }
    let attributes = exists ? try FileAttributes(of: path) : nil
    try write(temporary.descriptor)
    try temporary.keep(mode: exists ? old.st_mode & 0o7777 : 0o666 & ~currentMask)
    if let attributes, (try? temporary.take(attributes)) == nil { return false }
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

  /// Gives the file extended attributes of another.
  func take(_ attributes: FileAttributes) throws(SystemError) {
    if let path { try attributes.give(to: descriptor, at: path) }
  }

  /// Writes all bytes down to the disk.
  func write(_ bytes: [UInt8], mode: mode_t) throws(SystemError) {
    try FileSystem.write(bytes, to: descriptor)
    try keep(mode: mode)
  }

  /// Sees what was written down to the disk.
  private func keep(mode: mode_t) throws(SystemError) {
    guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0 else { throw .last }
  }

  /// Trades places with another file in one step, so that what was there can still be looked at; false where the file
  /// system cannot.
  func exchange(with other: FilePath) throws(SystemError) -> Bool {
    guard let path else { return false }
    let result = FileSystem.withName(path) { own in FileSystem.withName(other) { widgetlint_exchange(own, $0) } }
    if result == 0 { return true }
    if SystemError.last.isUnsupported || errno == EINVAL { return false }
    throw .last
  }

  /// The bytes of the file that is now under the temporary name.
  func bytes(limit: Int) throws(SystemError) -> [UInt8] {
    guard let path else { return [] }
    return try FileSystem.read(path, limit: limit)
  }

  /// Takes the place of another file.
  mutating func rename(to other: FilePath) throws(SystemError) {
    guard let path else { return }
    try close()
    let result = FileSystem.withName(path) { from in FileSystem.withName(other) { systemRename(from, $0) } }
    guard result == 0 else { throw .last }
    self.path = nil
    Self.sync(folderOf: other)
  }

  private mutating func close() throws(SystemError) {
    let closed = systemClose(descriptor)
    descriptor = -1
    guard closed == 0 else { throw .last }
  }

  /// Writes the names in a file's folder down to the disk.
  static func sync(folderOf other: FilePath) {
    // The new name is there; that it outlives a loss of power is the best that can be done.
    let folder = FileSystem.withName(other.parent) { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    if folder >= 0 {
      fsync(folder)
      systemClose(folder)
    }
  }

  /// Takes away what is left of the file.
  mutating func remove() {
    if descriptor >= 0 { systemClose(descriptor) }
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

@discardableResult
private func systemClose(_ descriptor: Int32) -> Int32 {
  #if canImport(Darwin)
    Darwin.close(descriptor)
  #elseif canImport(Glibc)
    Glibc.close(descriptor)
  #elseif canImport(Musl)
    Musl.close(descriptor)
  #endif
}
