/// Replaces a file's bytes all at once: readers see either the old ones or the new ones, whole.
package struct FileReplacement {
  private let path: FilePath
  private let old: [UInt8]

  /// Replaces a file's bytes, following links, if they are still `old`, and returns whether that was needed; mode and
  /// owner stay.
  package static func replace(_ path: FilePath, from old: [UInt8], to new: [UInt8]) throws(SystemError) -> Bool {
    let path = try FileSystem.realPath(path)
    // The file may already have been replaced under another name.
    if let bytes = try? FileSystem.read(path, limit: new.count + 1), bytes == new { return false }
    let replacement = FileReplacement(path: path, old: old)
    let before = try replacement.check()
    _ = try path.withName { access($0, W_OK) }
    try HeldSignals.during { () throws(SystemError) in try replacement.write(new, before) }
    return true
  }

  /// Writes the new bytes next to the file, then replaces it if it has not changed meanwhile. If the file system can
  /// exchange the two, the old one is checked again afterwards, and restored if it changed since the last check: the only
  /// writes lost are later ones by a program that already had the file open.
  private func write(_ new: [UInt8], _ before: stat) throws(SystemError) {
    // Not readable by anyone else yet.
    var temporary = try TemporaryFile(beside: path, mode: 0o600)
    try temporary.fill(like: before, at: path) { descriptor throws(SystemError) in
      try OpenFile.put(new, to: descriptor)
    }
    guard Self.isSame(before, try check()) else { throw .changed }
    guard try temporary.exchange(with: path) else { return try temporary.move(to: path) }
    if let bytes = try? temporary.bytes(limit: old.count + 1), bytes == old {
      return TemporaryFile.sync(folderOf: path)
    }
    _ = try temporary.exchange(with: path)
    throw .changed
  }

  /// The status of the file; throws if it is not what was read or may not be replaced.
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
