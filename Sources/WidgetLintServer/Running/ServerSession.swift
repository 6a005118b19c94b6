/// A session with one client, without its streams: bytes go in, and messages come out.
package struct ServerSession {
  private var server: LanguageServer
  private var frames = MessageFrames()
  private var queue = MessageQueue()

  /// A session with what the command line says.
  package init(_ options: ServerOptions) { server = LanguageServer(options) }

  /// Whether there is nothing to do until more arrives.
  var isIdle: Bool { queue.isEmpty && server.waiting.isEmpty }

  /// How many bytes wait for the rest of their message.
  var unread: Int { frames.waiting }

  /// How far the session is.
  var phase: LanguageServer.Phase { server.phase }

  /// The process whose end ends the session.
  var watchedProcess: Int? { server.watchedProcess }

  /// Takes what has arrived.
  mutating func receive(_ bytes: [UInt8]) throws(MessageFrames.Fault) {
    frames.append(bytes)
    while let body = try frames.next() { queue.append(Message(body)) }
  }

  /// Does what is next: answers a message, or says what was found in what has changed; gives what is to be sent.
  mutating func step() -> [String] {
    if let entry = queue.next() { server.take(entry) } else { server.pushDiagnostics() }
    return server.takeOutput()
  }

  /// Takes bytes and does all that there is to do; nil where no next message can be found.
  package mutating func answer(_ bytes: [UInt8]) -> [String]? {
    guard (try? receive(bytes)) != nil else { return nil }
    var sent: [String] = []
    while !isIdle { sent += step() }
    return sent
  }
}
