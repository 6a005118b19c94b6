/// A file that stays open as long as this object lives.
final class OpenFile {
  /// The file descriptor; negative once it is closed.
  private(set) var descriptor: Int32

  /// Opens a file; a new one gets a mode, reduced by the process's mask.
  init(_ path: FilePath, _ flags: Int32, mode: mode_t = 0o666) throws(SystemError) {
    descriptor = try path.withName { open($0, flags | O_CLOEXEC | O_NOCTTY, mode) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// The system's status of the file.
  var status: stat {
    get throws(SystemError) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw .last }
      return status
    }
  }

  /// Closes it, and throws the error of a delayed write.
  func finish() throws(SystemError) {
    defer { descriptor = -1 }
    guard close(descriptor) == 0 else { throw .last }
  }

  // MARK: - Bytes

  /// Reads at most `limit` bytes, and waits if there are none yet; a file without a size, such as a pipe, is read to its
  /// end.
  static func bytes(of descriptor: Int32, size: Int, limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit, bytes.isEmpty || bytes.count != size {
      let room = min(bytes.isEmpty && size > 0 ? size : 1 << 16, limit - bytes.count)
      var (got, code) = (0, Int32(0))
      let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        got = read(descriptor, buffer.baseAddress, room)
        (code, count) = (errno, max(0, got))
      }
      if got == 0 { break }
      if got < 0, code == EAGAIN {
        wait(for: POLLIN, of: descriptor)
      } else if got < 0, code != EINTR {
        throw SystemError(code: code)
      }
      if bytes.isEmpty { bytes = part } else { bytes += part }
    }
    return bytes
  }

  /// Writes all bytes, waiting if none can be taken right now.
  static func put(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { written += count }
      if count < 0, errno == EAGAIN {
        wait(for: POLLOUT, of: descriptor)
      } else if count < 0, errno != EINTR {
        throw .last
      }
    }
  }

  /// Waits until a descriptor that does not block has bytes, or takes some.
  private static func wait(for event: Int32, of descriptor: Int32) {
    var waiting = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    poll(&waiting, 1, -1)
  }
}
