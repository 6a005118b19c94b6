#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Puts new bytes in the place of a file's, all at once: whoever looks sees the old ones or the new ones, whole.
package struct FileReplacement {
  /// Why a file is left as it is.
  package enum Failure: Error, Sendable {
    case system(SystemError)
    /// Other names lead to the same file, and would keep the old bytes.
    case severalNames(Int)
    /// It is not what was read.
    case changed
    /// It would lose its owner.
    case foreignOwner

    /// The reason in words.
    package var message: String {
      switch self {
      case .system(let error): error.message
      case .severalNames(let count): "the file has \(count) names (hard links), of which only one would change"
      case .changed: "the file has changed since it was read"
      case .foreignOwner: "the file belongs to somebody else, whom it would be taken from"
      }
    }
  }

  private let path: FilePath
  private let old: [UInt8]

  /// Replaces a file's bytes, links followed, where they still are what was read; mode and owner stay.
  package static func replace(_ path: FilePath, from old: [UInt8], to new: [UInt8]) throws(Failure) {
    let path = try call { () throws(SystemError) in try FileSystem.realPath(path) }
    // Another name of the file may have led here before.
    if let bytes = try? FileSystem.read(path, limit: new.count + 1), bytes == new { return }
    let replacement = FileReplacement(path: path, old: old)
    let before = try replacement.check()
    guard FileSystem.withName(replacement.path, { access($0, W_OK) }) == 0 else { throw .system(.last) }
    var temporary = TemporaryFile()
    try call { () throws(SystemError) in try temporary.create(beside: replacement.path) }
    defer { temporary.remove() }
    guard temporary.take(owner: before) else { throw .foreignOwner }
    try call { () throws(SystemError) in try temporary.write(new, mode: before.st_mode & 0o7777) }
    let after = try replacement.check()
    guard isSame(before, after) else { throw .changed }
    try call { () throws(SystemError) in try temporary.rename(to: replacement.path) }
  }

  private static func call<Result>(_ body: () throws(SystemError) -> Result) throws(Failure) -> Result {
    do throws(SystemError) {
      return try body()
    } catch {
      throw .system(error)
    }
  }

  /// What the file is, if that is what was read and may be replaced.
  private func check() throws(Failure) -> stat {
    var status = stat()
    guard FileSystem.withName(path, { lstat($0, &status) }) == 0 else { throw .system(.last) }
    let bytes = try Self.call { () throws(SystemError) in try FileSystem.read(path, limit: old.count + 1) }
    guard bytes == old else { throw .changed }
    guard status.st_nlink == 1 else { throw .severalNames(Int(status.st_nlink)) }
    return status
  }

  private static func isSame(_ one: stat, _ other: stat) -> Bool {
    one.st_dev == other.st_dev && one.st_ino == other.st_ino && one.st_size == other.st_size
      && one.st_mode == other.st_mode && one.st_uid == other.st_uid && one.st_gid == other.st_gid
  }
}

/// A new file in the folder of another, which takes that one's name or goes away.
private struct TemporaryFile {
  private var descriptor: Int32 = -1
  private var path: FilePath?

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
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { written += count }
      if count < 0, errno != EINTR { throw .last }
    }
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
