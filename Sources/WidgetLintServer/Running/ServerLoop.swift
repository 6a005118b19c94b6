package import LintSystem
package import WidgetLint

/// Runs a server over standard input and output until the session ends.
package struct ServerLoop: ~Copyable {
  /// How long nothing may come before the client's process is looked at, in milliseconds.
  private static let pause: Int32 = 2000
  /// How many bytes may wait before the messages in them are answered.
  private static let enough = 4 * 1024 * 1024

  private var session: ServerSession
  private var output = OutputFile.standardOutput

  /// A loop with what the command line says.
  package init(_ options: ServerOptions) { session = ServerSession(options) }

  /// How a session ended: the program's exit code, and the reason where that is 2.
  package typealias End = (status: Int32, reason: String?)

  /// Runs the session.
  package mutating func run() -> End {
    while true {
      if let end = receive() { return end }
      guard send(session.step()) else { return (1, nil) }
      if case .ended(let status) = session.phase { return (status, nil) }
    }
  }

  /// Takes what has arrived, and waits where there is nothing else to do; says how the session ended where it is over.
  private mutating func receive() -> End? {
    let watched = session.watchedProcess
    var isIdle = session.isIdle
    while isIdle || session.unread < Self.enough {
      if let fault = session.fault { return isIdle ? (2, fault.message) : nil }
      switch StandardInput.next(within: isIdle ? watched.map { _ in Self.pause } : 0, watchesOutput: !isShutDown) {
      case .bytes(let bytes):
        session.receive(bytes)
        isIdle = session.isIdle
      case .nothing where isIdle:
        if let watched, !ProcessSetup.isRunning(watched) { return (1, nil) }
      case .nothing: return nil
      case .end:
        return session.isIdle ? (isShutDown ? 0 : 1, nil) : nil
      case .outputClosed: return (1, nil)
      }
    }
    return nil
  }

  /// Whether nothing more is to be answered, so that nobody need read it.
  private var isShutDown: Bool {
    if case .shutDown = session.phase { true } else { false }
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

/// What the command line says to the server.
package struct ServerOptions {
  /// Where configurations come from.
  package let choice: Workspace.Choice
  /// Files and folders of rules to add.
  package let rules: [FilePath]
  /// The baseline whose findings are left out.
  package let baseline: FilePath?

  /// The options of a command line.
  package init(choice: Workspace.Choice = .nearest, rules: [FilePath] = [], baseline: FilePath? = nil) {
    self.choice = choice
    self.rules = rules
    self.baseline = baseline
  }
}
