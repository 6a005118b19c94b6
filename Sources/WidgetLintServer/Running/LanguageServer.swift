package import LintSystem
package import WidgetLint

/// A language server without streams: it takes a client's bytes, answers messages in order, and returns its own.
package struct LanguageServer {
  /// A state of the session.
  enum Phase {
    case new, running, shutDown
    case ended(status: Int32)
  }

  /// The current state of the session.
  private(set) var phase = Phase.new
  private(set) var client = ClientCapabilities()
  /// The process with which the server ends; nil if it did not exist at the start, as in a container.
  private(set) var watchedProcess: Int?
  let checker: DocumentChecker
  /// The open documents, by address.
  var documents: [DocumentURI: OpenDocument] = [:]
  /// The documents whose diagnostics are to be pushed, in order of change.
  var waiting: [DocumentURI] = []
  /// The incoming messages, including those before a fault, which are still answered.
  var inbox = Inbox()
  /// The messages to send.
  private var outbox: [String] = []
  private var lastRequest = 0

  /// Creates a server with the options of the command line.
  package init(_ options: ServerOptions) { checker = DocumentChecker(options) }

  // MARK: - In and out

  /// Whether the server must wait for more input.
  var isIdle: Bool { inbox.isEmpty && waiting.isEmpty }

  /// The number of things kept in memory; once everything is answered, only the open documents.
  package var held: Int { inbox.held + documents.count + waiting.count + outbox.count }

  /// Answers one message, or else pushes diagnostics, and returns the messages to send.
  mutating func step() -> [String] {
    if let message = inbox.next() { take(message) } else { pushDiagnostics() }
    defer { outbox = [] }
    return outbox
  }

  /// Takes bytes, answers everything in them, and returns the messages to send.
  package mutating func answer(_ bytes: [UInt8]) -> [String] {
    inbox.append(bytes)
    var sent: [String] = []
    while !isIdle { sent += step() }
    return sent
  }

  // MARK: - Messages

  private mutating func take(_ message: Message) {
    switch message {
    case .response: break
    case .invalid(let id, let error): respond(to: id, with: error)
    case .notification("exit", _):
      if case .shutDown = phase { phase = .ended(status: 0) } else { phase = .ended(status: 1) }
    case .notification(let method, let params):
      guard case .running = phase else { return }
      // Drops a malformed notification, since nobody waits for an answer.
      try? noteAboutDocument(method, params)
    case .request(let id, let method, let params):
      do throws(ResponseError) {
        send(["id": .raw(id), "result": try answer(method, params)])
      } catch {
        respond(to: id, with: error)
      }
    }
  }

  private mutating func answer(_ method: String, _ params: JSONValue?) throws(ResponseError) -> JSONText {
    switch (phase, method) {
    case (.new, "initialize"): return try initialize(params)
    case (.new, _): throw ResponseError(.serverNotInitialized, "the first request is initialize")
    case (.running, "initialize"): throw ResponseError(.invalidRequest, "initialize comes once")
    case (.running, "shutdown"):
      pushDiagnostics()
      phase = .shutDown
      return .null
    case (.running, _): return try answerAboutDocument(method, params)
    case (.shutDown, _), (.ended, _): throw ResponseError(.invalidRequest, "the server was shut down")
    }
  }

  private mutating func initialize(_ params: JSONValue?) throws(ResponseError) -> JSONText {
    guard let params, params.kind == .object else { throw .parameter("params", "the client's capabilities") }
    if let process = params["processId"] {
      guard let number = process.integer else { throw .parameter("processId", "a number") }
      watchedProcess = ProcessSetup.isRunning(number) ? number : nil
    }
    if let capabilities = params["capabilities"], capabilities.kind != .object {
      throw .parameter("capabilities", "an object")
    }
    client = ClientCapabilities(params["capabilities"])
    phase = .running
    return client.answer
  }

  // MARK: - Sending

  /// Sends a request to the client.
  mutating func request(_ method: String, _ params: JSONText? = nil) {
    lastRequest += 1
    send(["id": .integer(lastRequest), "method": .text(method), "params": params])
  }

  private mutating func respond(to id: String?, with error: ResponseError) {
    let error: JSONText = ["code": .integer(error.code.rawValue), "message": .text(error.message)]
    send(["id": id.map { .raw($0) } ?? .null, "error": error])
  }

  mutating func send(_ members: KeyValuePairs<String, JSONText?>) {
    let members = members.compactMap { name, value in value.map { (name, $0) } }
    outbox.append(JSONText.object([("jsonrpc", "2.0")] + members).compact)
  }
}

/// The server's options from the command line: how to choose configurations, rule files or folders to add, and the
/// baseline whose findings are hidden.
package typealias ServerOptions = (choice: Workspace.Choice, rules: [FilePath], baseline: FilePath?)
