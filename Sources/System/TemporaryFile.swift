import CSystem

/// A new file in the folder of another, which replaces that one or is deleted with this value.
struct TemporaryFile: ~Copyable {
  private let path: FilePath
  /// The file while it is written.
  private let file: OpenFile
  /// Whether the file under the path must still be deleted.
  private var isThere = true

  /// Creates the file, with a mode reduced by the process's mask.
  init(beside other: FilePath, mode: mode_t) throws(SystemError) {
    let letters = "0123456789abcdefghijklmnopqrstuvwxyz"
    while true {
      let name = ".widgetlint-" + String((0..<8).compactMap { _ in letters.randomElement() })
      let path = other.parent.appending(name)
      do throws(SystemError) {
        let file = try OpenFile(path, O_RDWR | O_CREAT | O_EXCL, mode: mode)
        (self.path, self.file) = (path, file)
        return
      } catch {
        // Another file may have this name.
        guard error.code == EEXIST else { throw error }
      }
    }
  }

  /// A file in the system's temporary folder, unlinked right away.
  static func unnamed() throws(SystemError) -> OpenFile {
    let folder = ProcessSetup.environment("TMPDIR") ?? ""
    return try HeldSignals.during { () throws(SystemError) in
      let temporary = try TemporaryFile(beside: FilePath("\(folder.isEmpty ? "/tmp" : folder)/any"), mode: 0o600)
      return temporary.file
    }
  }

  deinit {
    if isThere { _ = try? path.withName { unlink($0) } }
  }

  private var descriptor: Int32 { file.descriptor }

  /// Writes the file through to the disk, with the owner, mode and extended attributes of the one at a path, if there
  /// is one.
  func fill(
    like old: stat?,
    at oldPath: FilePath,
    _ put: (Int32) throws(SystemError) -> Void
  ) throws(SystemError) {
    if let old {
      let own = try file.status
      let isSame = own.st_uid == old.st_uid && own.st_gid == old.st_gid
      guard isSame || fchown(descriptor, old.st_uid, old.st_gid) == 0 else { throw .foreignOwner }
    }
    try put(descriptor)
    if let old {
      guard fchmod(descriptor, old.st_mode & 0o7777) == 0 else { throw .last }
      do throws(SystemError) {
        try FileAttributes(of: oldPath).give(to: descriptor, at: path)
      } catch {
        throw .attributes(error)
      }
    }
    guard fsync(descriptor) == 0 else { throw .last }
  }

  /// Exchanges places with another file in one step, so that its old content can still be checked; false if the file
  /// system cannot.
  func exchange(with other: FilePath) throws(SystemError) -> Bool {
    do throws(SystemError) {
      try path.withNames(and: other, widgetlint_exchange)
      return true
    } catch {
      guard error.isUnsupported || error.code == EINVAL else { throw error }
      return false
    }
  }

  /// The bytes of the file that is now under the temporary name.
  func bytes(limit: Int) throws(SystemError) -> [UInt8] { try FileSystem.read(path, limit: limit) }

  /// Takes the place of another file.
  mutating func move(to other: FilePath) throws(SystemError) {
    try file.finish()
    try path.withNames(and: other, rename)
    isThere = false
    Self.sync(folderOf: other)
  }

  /// Writes the folder of a file through to the disk.
  static func sync(folderOf other: FilePath) {
    // The new name exists; surviving a power failure is only attempted.
    if let folder = try? OpenFile(other.parent, O_RDONLY | O_DIRECTORY) { fsync(folder.descriptor) }
  }
}
