/// A session with one client, without its streams: bytes go in, and messages come out.
package struct ServerSession {
  private var server: LanguageServer
  private var frames = MessageFrames()
  private var queue = MessageQueue()
  /// Why no more messages can be found in what arrives; what came before is still answered.
  private(set) var fault: MessageFrames.Fault?

  /// A session with what the command line says.
  package init(_ options: ServerOptions) { server = LanguageServer(options) }

  /// Whether there is nothing to do until more arrives.
  var isIdle: Bool { queue.isEmpty && server.waiting.isEmpty }

  /// How many bytes wait for the rest of their message, or with it for their turn.
  var unread: Int { frames.waiting + queue.waiting }

  /// How much is kept of what has come: nothing but the open documents, where all was answered.
  package var held: Int { frames.waiting + queue.held + server.held }

  /// How far the session is.
  var phase: LanguageServer.Phase { server.phase }

  /// The process whose end ends the session.
  var watchedProcess: Int? { server.watchedProcess }

  /// Takes what has arrived.
  mutating func receive(_ bytes: [UInt8]) {
    guard fault == nil else { return }
    frames.append(bytes)
    do throws(MessageFrames.Fault) {
      while let body = try frames.next() { queue.append(Message(body), length: body.count) }
    } catch {
      fault = error
    }
  }

  /// Does what is next: answers a message, or says what was found in what has changed; gives what is to be sent.
  mutating func step() -> [String] {
    if let entry = queue.next() { server.take(entry) } else { server.pushDiagnostics() }
    return server.takeOutput()
  }

  /// Takes bytes and does all that there is to do.
  package mutating func answer(_ bytes: [UInt8]) -> [String] {
    receive(bytes)
    var sent: [String] = []
    while !isIdle { sent += step() }
    return sent
  }
}
