#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Standard input as it arrives, while somebody reads standard output.
package enum StandardInput {
  /// What has come.
  package enum Arrival: Sendable, Equatable {
    case bytes([UInt8])
    /// Nothing within the time.
    case nothing
    /// Nothing more will come.
    case end
    /// Nobody reads what is written.
    case unheard
  }

  /// Waits for bytes, so many milliseconds at most; for ever where there is no number.
  package static func read(within milliseconds: Int32?, watchesOutput: Bool) -> Arrival {
    var waiting = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0), pollfd(fd: STDOUT_FILENO, events: 0, revents: 0),
    ]
    while poll(&waiting, watchesOutput ? 2 : 1, milliseconds ?? -1) < 0 { if errno != EINTR { return .end } }
    if waiting[0].revents == 0 {
      return waiting[1].revents & Int16(POLLERR | POLLHUP | POLLNVAL) == 0 ? .nothing : .unheard
    }
    let room = 1 << 16
    var isAgain = false
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      let got = systemRead(buffer.baseAddress, room)
      isAgain = got < 0 && (errno == EINTR || errno == EAGAIN)
      count = max(0, got)
    }
    return bytes.isEmpty ? isAgain ? .nothing : .end : .bytes(bytes)
  }

  private static func systemRead(_ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.read(STDIN_FILENO, buffer, count)
    #elseif canImport(Glibc)
      Glibc.read(STDIN_FILENO, buffer, count)
    #elseif canImport(Musl)
      Musl.read(STDIN_FILENO, buffer, count)
    #endif
  }
}

extension ProcessSetup {
  /// Whether there is a process with a number.
  package static func isRunning(_ process: Int) -> Bool {
    guard let number = pid_t(exactly: process), number > 0 else { return false }
    return kill(number, 0) == 0 || errno == EPERM
  }
}
