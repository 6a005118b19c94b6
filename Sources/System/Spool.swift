/// Bytes that wait for the end of a run in a file that has no name.
struct Spool: ~Copyable {
  private var file: OpenFile?
  /// The number of bytes in the file.
  private var stored = 0
  /// Whether the system has given no such file, or no room for it.
  private var hasFailed = false

  /// Adds bytes; false if they have to wait elsewhere, as all that follow.
  mutating func add(_ bytes: [UInt8]) -> Bool {
    if hasFailed { return false }
    do {
      let file = try file ?? TemporaryFile.unnamed()
      self.file = file
      try OpenFile.put(bytes, to: file.descriptor)
      stored += bytes.count
    } catch {
      // A part of the bytes may be in the file, beyond those that count.
      hasFailed = true
    }
    return !hasFailed
  }

  /// Writes all bytes in order to a file.
  borrowing func copy(to target: Int32) throws(SystemError) {
    guard let descriptor = file?.descriptor else { return }
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw .last }
    var left = stored
    while left > 0 {
      let part = try OpenFile.bytes(of: descriptor, size: 0, limit: min(left, 1 << 20))
      guard !part.isEmpty else { throw SystemError(code: EIO) }
      try OpenFile.put(part, to: target)
      left -= part.count
    }
  }

  /// Forgets all bytes.
  mutating func removeAll() { (file, stored) = (nil, 0) }
}
