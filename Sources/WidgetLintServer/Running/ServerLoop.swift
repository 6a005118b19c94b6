import LintSystem

/// Runs a server over standard input and output until the session ends.
package struct ServerLoop: ~Copyable {
  /// The most bytes to receive before the messages in them are answered.
  private static let enough = 4 * 1024 * 1024

  private var server: LanguageServer
  private var output = OutputFile.standardOutput
  /// Whether the client's process is watched.
  private var isWatching = false

  /// Creates a loop with the options of the command line.
  package init(_ options: ServerOptions) { server = LanguageServer(options) }

  /// The program's exit code, with the reason if that is 2.
  package typealias End = (status: Int32, reason: String?)

  /// Runs the session to its end.
  package mutating func run() -> End {
    while true {
      if let end = receive() { return end }
      let messages = server.step()
      if !isWatching, let client = server.watchedProcess {
        isWatching = true
        ProcessSetup.end(1, after: client)
      }
      guard send(messages) else { return (1, nil) }
      if case .ended(let status) = server.phase { return (status, nil) }
    }
  }

  /// Receives the bytes that have arrived, waiting only if there is nothing else to do; nil unless the session ends.
  private mutating func receive() -> End? {
    // After shutdown, nothing is answered, so that a closed output does not matter.
    let isShutDown = if case .shutDown = server.phase { true } else { false }
    while server.isIdle || server.inbox.waiting < Self.enough {
      let isIdle = server.isIdle
      if let fault = server.inbox.fault { return isIdle ? (2, fault.message) : nil }
      switch StandardInput.next(waits: isIdle, watchesOutput: !isShutDown) {
      case .bytes(let bytes): server.inbox.append(bytes)
      case .nothing where isIdle: continue
      case .nothing: return nil
      case .end: return isIdle ? (isShutDown ? 0 : 1, nil) : nil
      case .outputClosed: return (1, nil)
      }
    }
    return nil
  }

  private mutating func send(_ messages: [String]) -> Bool {
    do throws(SystemError) {
      for message in messages {
        try output.write("Content-Length: \(message.utf8.count)\r\n\r\n")
        try output.write(message)
      }
      try output.flush()
      return true
    } catch {
      return false
    }
  }
}
