/// Puts new bytes in the place of a file's, all at once: whoever looks sees the old ones or the new ones, whole.
package struct FileReplacement {
  private let path: FilePath
  private let old: [UInt8]

  /// Replaces a file's bytes, links followed, if they still are what was read, and says whether that was needed; mode and
  /// owner stay.
  package static func replace(_ path: FilePath, from old: [UInt8], to new: [UInt8]) throws(SystemError) -> Bool {
    let path = try FileSystem.realPath(path)
    // Another name of the file may have led here before.
    if let bytes = try? FileSystem.read(path, limit: new.count + 1), bytes == new { return false }
    let replacement = FileReplacement(path: path, old: old)
    let before = try replacement.check()
    _ = try path.withName { access($0, W_OK) }
    try HeldSignals.during { () throws(SystemError) in try replacement.write(new, before) }
    return true
  }

  /// Writes the new bytes beside the file, and puts them in its place if it has not changed meanwhile.
  private func write(_ new: [UInt8], _ before: stat) throws(SystemError) {
    // For nobody else to read yet.
    var temporary = try TemporaryFile(beside: path, mode: 0o600)
    try temporary.fill(like: before, at: path) { descriptor throws(SystemError) in
      try OpenFile.put(new, to: descriptor)
    }
    guard Self.isSame(before, try check()) else { throw .changed }
    try put(&temporary)
  }

  /// Puts the new file in the old one's place. If the file system lets the two trade places, the old one is looked at once
  /// more afterwards, and comes back if somebody has changed it since the last look: what is lost then is only what a
  /// program writes from now on to a file that it had opened before.
  private func put(_ temporary: inout TemporaryFile) throws(SystemError) {
    guard try temporary.exchange(with: path) else { return try temporary.move(to: path) }
    if let bytes = try? temporary.bytes(limit: old.count + 1), bytes == old {
      return TemporaryFile.sync(folderOf: path)
    }
    _ = try temporary.exchange(with: path)
    throw .changed
  }

  /// The state of the file, if it is what was read and may be replaced.
  private func check() throws(SystemError) -> stat {
    let status = try FileSystem.status(of: path, followingLinks: false)
    guard try FileSystem.read(path, limit: old.count + 1) == old else { throw .changed }
    guard status.st_nlink == 1 else { throw .severalNames(Int(status.st_nlink)) }
    return status
  }

  private static func isSame(_ one: stat, _ other: stat) -> Bool {
    one.st_dev == other.st_dev && one.st_ino == other.st_ino && one.st_size == other.st_size
      && one.st_mode == other.st_mode && one.st_uid == other.st_uid && one.st_gid == other.st_gid
  }
}
