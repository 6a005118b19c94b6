#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Something to write to: standard output, standard error, or a file that is made new.
package struct OutputFile: ~Copyable {
  private let descriptor: Int32
  private let isOwned: Bool
  private var pending: [UInt8] = []

  /// Standard output.
  package static var standardOutput: OutputFile { OutputFile(descriptor: STDOUT_FILENO, isOwned: false) }
  /// Standard error.
  package static var standardError: OutputFile { OutputFile(descriptor: STDERR_FILENO, isOwned: false) }

  private init(descriptor: Int32, isOwned: Bool) {
    self.descriptor = descriptor
    self.isOwned = isOwned
  }

  /// Makes a file new, or empties it.
  package init(creating path: FilePath) throws(SystemError) {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY
    descriptor = FileSystem.withName(path) { open($0, flags, 0o666) }
    isOwned = true
    guard descriptor >= 0 else { throw SystemError.last }
  }

  deinit {
    if isOwned { close(descriptor) }
  }

  /// Whether a person watches.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Adds text, which is written once there is enough of it.
  package mutating func write(_ text: String) throws(SystemError) { try write(Array(text.utf8)) }

  /// Adds bytes, which are written once there are enough of them.
  package mutating func write(_ bytes: [UInt8]) throws(SystemError) {
    pending += bytes
    if pending.count >= 1 << 16 { try flush() }
  }

  /// Writes what was added.
  package mutating func flush() throws(SystemError) {
    var written = 0
    defer { pending.removeAll(keepingCapacity: true) }
    while written < pending.count {
      let count = pending[written...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { written += count }
      if count < 0, errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
      } else if count < 0, errno != EINTR {
        throw SystemError.last
      }
    }
  }

  /// Writes what was added and closes a file; an error of a late write shows here.
  package consuming func finish() throws(SystemError) {
    try flush()
    guard isOwned else { return }
    let copy = dup(descriptor)
    if copy >= 0, close(copy) != 0 { throw SystemError.last }
  }
}

/// Writes bytes to a descriptor, under a name that no method hides.
func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    Darwin.write(descriptor, buffer, count)
  #elseif canImport(Glibc)
    Glibc.write(descriptor, buffer, count)
  #elseif canImport(Musl)
    Musl.write(descriptor, buffer, count)
  #endif
}
