import LintSystem
import WidgetLint

/// The language server: takes a client's messages in their order, and says what is to be sent back.
struct LanguageServer {
  /// How far the session is.
  enum Phase {
    case new, running, shutDown
    case ended(status: Int32)
  }

  /// How far the session is.
  private(set) var phase = Phase.new
  /// What the client can do.
  private(set) var client = ClientCapabilities()
  /// The process whose end ends the server; nil if it was not there at the start, as from inside a container.
  private(set) var watchedProcess: Int?
  /// What checks the documents.
  private(set) var checker: DocumentChecker
  /// The open documents.
  var documents: [DocumentURI: OpenDocument] = [:]
  /// The documents whose diagnostics are to be pushed, in the order of their changes.
  var waiting: [DocumentURI] = []
  /// What is to be sent.
  private var outbox: [String] = []
  private let options: ServerOptions
  private var lastRevision = 0
  private var lastRequest = 0

  /// A server with what the command line says.
  init(_ options: ServerOptions) {
    self.options = options
    checker = DocumentChecker(options, .utf16)
  }

  /// How many documents and messages are kept.
  var held: Int { documents.count + waiting.count + outbox.count }

  // MARK: - Messages

  /// Takes a message.
  mutating func take(_ entry: MessageQueue.Entry) {
    switch entry.message {
    case .response: break
    case .invalid(let id, let error): respond(to: id, with: error)
    case .notification(let method, let params): notify(method, params)
    case .request(let id, let method, let params):
      do throws(ResponseError) {
        if entry.isCancelled { throw ResponseError(.requestCancelled, "the request was cancelled") }
        send([("id", id.source), ("result", try answer(method, params).compact)])
      } catch {
        respond(to: id, with: error)
      }
    }
  }

  /// What was to be sent until now.
  mutating func takeOutput() -> [String] {
    defer { outbox = [] }
    return outbox
  }

  private mutating func answer(_ method: String, _ params: JSONValue?) throws(ResponseError) -> JSONText {
    switch phase {
    case .new where method != "initialize":
      throw ResponseError(.serverNotInitialized, "the first request is initialize")
    case .running where method == "initialize":
      throw ResponseError(.invalidRequest, "initialize comes once")
    case .shutDown, .ended:
      throw ResponseError(.invalidRequest, "the server was shut down")
    default: break
    }
    switch method {
    case "initialize": return try initialize(params)
    case "shutdown":
      pushDiagnostics()
      phase = .shutDown
      return .null
    default: return try answerAboutDocument(method, params)
    }
  }

  private mutating func notify(_ method: String, _ params: JSONValue?) {
    if method == "exit" {
      if case .shutDown = phase { phase = .ended(status: 0) } else { phase = .ended(status: 1) }
      return
    }
    guard case .running = phase else { return }
    // What has another shape is dropped, as nobody waits for an answer.
    try? noteAboutDocument(method, params)
  }

  // MARK: - The session

  private mutating func initialize(_ params: JSONValue?) throws(ResponseError) -> JSONText {
    guard let params, params.kind == .object else { throw .parameter("params", "the client's capabilities") }
    if let process = params["processId"] {
      guard let number = process.integer else { throw .parameter("processId", "a number") }
      watchedProcess = ProcessSetup.isRunning(number) ? number : nil
    }
    if let capabilities = params["capabilities"], capabilities.kind != .object {
      throw .parameter("capabilities", "an object")
    }
    client = ClientCapabilities(params)
    checker = DocumentChecker(options, client.encoding)
    phase = .running
    return client.answer
  }

  /// Asks the client to watch the files that the server reads.
  mutating func watchFiles() {
    guard client.watchesFiles else { return }
    let globs = ["**/*.{yml,yaml}", "**/\(Workspace.configurationName)"]
    let registration: JSONText = [
      "id": "files", "method": "workspace/didChangeWatchedFiles",
      "registerOptions": ["watchers": .list(globs.map { ["globPattern": .text($0)] })],
    ]
    request("client/registerCapability", ["registrations": [registration]])
  }

  /// A number that no state of a document had before.
  mutating func nextRevision() -> Int {
    lastRevision += 1
    return lastRevision
  }

  // MARK: - Sending

  /// Asks the client for something.
  mutating func request(_ method: String, _ params: JSONText?) {
    lastRequest += 1
    send([("id", String(lastRequest)), ("method", JSONText.text(method).compact), ("params", params?.compact)])
  }

  /// Tells the client something.
  mutating func tell(_ method: String, _ params: String) {
    send([("method", JSONText.text(method).compact), ("params", params)])
  }

  private mutating func respond(to id: RequestID?, with error: ResponseError) {
    let error: JSONText = ["code": .integer(error.code.rawValue), "message": .text(error.message)]
    send([("id", id?.source ?? "null"), ("error", error.compact)])
  }

  private mutating func send(_ members: [(String, String?)]) {
    outbox.append(
      members.reduce(into: "{\"jsonrpc\":\"2.0\"") { text, member in
        if let value = member.1 { text += ",\"\(member.0)\":\(value)" }
      } + "}"
    )
  }
}
