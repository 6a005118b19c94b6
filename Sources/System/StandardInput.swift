/// Standard input as it arrives, for as long as standard output has a reader.
package enum StandardInput {
  /// The result of a read.
  package enum Arrival: Sendable, Equatable {
    case bytes([UInt8])
    /// Nothing right now.
    case nothing
    /// Nothing more will come.
    case end
    /// Standard output has no reader any more.
    case outputClosed
  }

  /// Takes the bytes that have arrived, waiting for some if `waits`; `watchesOutput` also notices a closed output.
  package static func next(waits: Bool, watchesOutput: Bool) -> Arrival {
    var waiting = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0), pollfd(fd: STDOUT_FILENO, events: 0, revents: 0),
    ]
    while poll(&waiting, watchesOutput ? 2 : 1, waits ? -1 : 0) < 0 { if errno != EINTR { return .end } }
    if waiting[0].revents == 0 {
      return waiting[1].revents & Int16(POLLERR | POLLHUP | POLLNVAL) == 0 ? .nothing : .outputClosed
    }
    let room = 1 << 16
    var isAgain = false
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      let got = read(STDIN_FILENO, buffer.baseAddress, room)
      isAgain = got < 0 && (errno == EINTR || errno == EAGAIN)
      count = max(0, got)
    }
    return bytes.isEmpty ? isAgain ? .nothing : .end : .bytes(bytes)
  }
}
