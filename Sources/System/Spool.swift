/// Bytes that wait for the end of a run in a file that has no name.
struct Spool: ~Copyable {
  private var file: OpenFile?
  /// How many bytes are in the file.
  private var stored = 0
  /// Whether the system has given no such file, or no room for it.
  private var hasFailed = false

  /// Adds bytes; false if they have to wait elsewhere, as all that follow.
  mutating func add(_ bytes: [UInt8]) -> Bool {
    if hasFailed { return false }
    if file == nil { file = try? TemporaryFile.unnamed() }
    hasFailed = !put(bytes)
    if !hasFailed { stored += bytes.count }
    return !hasFailed
  }

  private func put(_ bytes: [UInt8]) -> Bool {
    guard let descriptor = file?.descriptor else { return false }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress, $0.count, off_t(stored + written))
      }
      if count > 0 { written += count } else if count == 0 || errno != EINTR { return false }
    }
    return true
  }

  /// Writes all bytes in order to a file.
  borrowing func copy(to target: Int32) throws(SystemError) {
    guard let descriptor = file?.descriptor else { return }
    var part = [UInt8](repeating: 0, count: min(stored, 1 << 20))
    var taken = 0
    while taken < stored {
      let count = part.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress, min($0.count, stored - taken), off_t(taken))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .last }
      try OpenFile.put(count == part.count ? part : Array(part[..<count]), to: target)
      taken += count
    }
  }

  /// Forgets all bytes.
  mutating func removeAll() { stored = 0 }
}
