import CSystem

/// A new file in the folder of another, which takes that one's name or goes away with this value.
struct TemporaryFile: ~Copyable {
  private let path: FilePath
  /// The file while it is written.
  private let file: OpenFile
  /// Whether the path is still its own, to be taken away.
  private var isThere = true

  /// Makes the file, with a mode less what the process masks.
  init(beside other: FilePath, mode: mode_t) throws(SystemError) {
    (path, file) = try Self.make(in: other.parent, mode)
  }

  private static func make(in folder: FilePath, _ mode: mode_t) throws(SystemError) -> (FilePath, OpenFile) {
    while true {
      let letters = "0123456789abcdefghijklmnopqrstuvwxyz"
      let name = ".widgetlint-" + String((0..<8).compactMap { _ in letters.randomElement() })
      let path = folder.appending(name.utf8)
      do throws(SystemError) {
        return (path, try OpenFile(path, O_RDWR | O_CREAT | O_EXCL, mode: mode))
      } catch {
        // Somebody may have a file of this name.
        guard error.code == EEXIST else { throw error }
      }
    }
  }

  /// A file among the system's temporary ones, whose name is gone again before anybody can open it.
  static func unnamed() throws(SystemError) -> OpenFile {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    return try HeldSignals.during { () throws(SystemError) in
      let temporary = try TemporaryFile(beside: FilePath("\(folder.isEmpty ? "/tmp" : folder)/any"), mode: 0o600)
      return temporary.file
    }
  }

  deinit {
    if isThere { _ = try? path.withName { unlink($0) } }
  }

  /// The number by which the system knows the file.
  var descriptor: Int32 { file.descriptor }

  // MARK: - What it takes from another

  /// Gives the file the owner of another; false if the system does not allow that.
  func take(owner other: stat) -> Bool {
    guard let own = try? file.status else { return false }
    if own.st_uid == other.st_uid, own.st_gid == other.st_gid { return true }
    return fchown(descriptor, other.st_uid, other.st_gid) == 0
  }

  /// Gives the file the mode of another.
  func take(mode other: stat) throws(SystemError) {
    guard fchmod(descriptor, other.st_mode & 0o7777) == 0 else { throw .last }
  }

  /// Gives the file extended attributes of another.
  func take(_ attributes: FileAttributes) throws(SystemError) { try attributes.give(to: descriptor, at: path) }

  // MARK: - Its name

  /// Sees what was written down to the disk.
  func sync() throws(SystemError) {
    guard fsync(descriptor) == 0 else { throw .last }
  }

  /// Trades places with another file in one step, so that what was there can still be looked at; false if the file system
  /// cannot.
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

  /// Writes the names in a file's folder down to the disk.
  static func sync(folderOf other: FilePath) {
    // The new name is there; that it outlives a loss of power is the best that can be done.
    if let folder = try? OpenFile(other.parent, O_RDONLY | O_DIRECTORY) { fsync(folder.descriptor) }
  }
}
