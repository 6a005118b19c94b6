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
    /// It would lose what says who may do what with it, or something else that is attached to it.
    case attributes(SystemError)

    /// The reason in words.
    package var message: String {
      switch self {
      case .system(let error): error.message
      case .severalNames(let count): "the file has \(count) names (hard links), of which only one would change"
      case .changed: "the file has changed since it was read"
      case .attributes(let error):
        "its access control list and extended attributes cannot be kept (\(error.message))"
      case .foreignOwner: "the file belongs to somebody else, whom it would be taken from"
      }
    }
  }

  private let path: FilePath
  private let old: [UInt8]

  /// Replaces a file's bytes, links followed, if they still are what was read, and says whether that was needed; mode and
  /// owner stay.
  package static func replace(_ path: FilePath, from old: [UInt8], to new: [UInt8]) throws(Failure) -> Bool {
    let path = try call { () throws(SystemError) in try FileSystem.realPath(path) }
    // Another name of the file may have led here before.
    if let bytes = try? FileSystem.read(path, limit: new.count + 1), bytes == new { return false }
    let replacement = FileReplacement(path: path, old: old)
    let before = try replacement.check()
    _ = try call { () throws(SystemError) in try path.withName { access($0, W_OK) } }
    try HeldSignals.during { () throws(Failure) in try replacement.write(new, before) }
    return true
  }

  /// Writes the new bytes beside the file, and puts them in its place if it has not changed meanwhile.
  private func write(_ new: [UInt8], _ before: stat) throws(Failure) {
    // For nobody else to read yet.
    var temporary = try Self.call { () throws(SystemError) in try TemporaryFile(beside: path, mode: 0o600) }
    guard temporary.take(owner: before) else { throw .foreignOwner }
    try Self.call { () throws(SystemError) in
      try OpenFile.put(new, to: temporary.descriptor)
      try temporary.take(mode: before)
      try temporary.sync()
    }
    do throws(SystemError) {
      try temporary.take(try FileAttributes(of: path))
    } catch {
      throw .attributes(error)
    }
    let after = try check()
    guard Self.isSame(before, after) else { throw .changed }
    try put(&temporary)
  }

  /// Puts the new file in the old one's place. If the file system lets the two trade places, the old one is looked at once
  /// more afterwards, and comes back if somebody has changed it since the last look: what is lost then is only what a
  /// program writes from now on to a file that it had opened before.
  private func put(_ temporary: inout TemporaryFile) throws(Failure) {
    guard try Self.call({ () throws(SystemError) in try temporary.exchange(with: path) }) else {
      return try Self.call { () throws(SystemError) in try temporary.move(to: path) }
    }
    if let bytes = try? temporary.bytes(limit: old.count + 1), bytes == old {
      return TemporaryFile.sync(folderOf: path)
    }
    _ = try Self.call { () throws(SystemError) in try temporary.exchange(with: path) }
    throw .changed
  }

  private static func call<Result: ~Copyable>(
    _ body: () throws(SystemError) -> Result
  ) throws(Failure) -> Result {
    do throws(SystemError) {
      return try body()
    } catch {
      throw .system(error)
    }
  }

  /// What the file is, if that is what was read and may be replaced.
  private func check() throws(Failure) -> stat {
    let (status, bytes) = try Self.call { () throws(SystemError) in
      (
        try FileSystem.status(of: path, followingLinks: false), try FileSystem.read(path, limit: old.count + 1)
      )
    }
    guard bytes == old else { throw .changed }
    guard status.st_nlink == 1 else { throw .severalNames(Int(status.st_nlink)) }
    return status
  }

  private static func isSame(_ one: stat, _ other: stat) -> Bool {
    one.st_dev == other.st_dev && one.st_ino == other.st_ino && one.st_size == other.st_size
      && one.st_mode == other.st_mode && one.st_uid == other.st_uid && one.st_gid == other.st_gid
  }
}
