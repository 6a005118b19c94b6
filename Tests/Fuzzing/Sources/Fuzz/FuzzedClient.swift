import Invariants
import WidgetLint
import WidgetLintServer

/// A client that sends random messages, and keeps track of what the server must know.
struct FuzzedClient {
  private struct Document {
    var version = 1
    var text: ClientText
    /// The diagnostics that were pushed last.
    var pushed: String?
  }

  private static let questions = [
    "hover", "completion", "codeAction", "documentColor", "documentSymbol", "diagnostic", "colorPresentation",
    "nonsense",
  ]
  private static let pieces = [
    "", "a", "\n", "\r", "\r\n", " ", "  - ", ": ", "\"", "'", "#", "{", "[", "]", "}", "\t", "e\u{301}", "\u{1F600}",
    "\u{1F600}x", "\u{E9}", "\u{FEFF}", "\u{2028}", "\u{0}", "# widgetlint:disable-next wrong-type -- why\n",
    "widgets:\n", "---\n", "&a ",
    "*a",
  ]
  private static let faults = [
    "{", "[]", "7", "{}", "{\"id\":null,\"method\":\"exit\"}", "[{\"id\":1,\"method\":\"shutdown\"}]", "{\"id\":[]}",
    "",
    "{\"method\":4}", "{\"method\":\"textDocument/didOpen\"}", "{\"method\":\"textDocument/didChange\",\"params\":[]}",
  ]

  private var session = LanguageServer((.isolated, [], nil))
  private let capabilities: String
  private let unit: ClientText.Unit
  private let pulls: Bool
  private var documents: [String: Document] = [:]
  /// The bytes that were written but not sent yet.
  private var pending: [UInt8] = []
  private var asked = 0
  private var answers: [Int: Int] = [:]
  /// Whether the session is still running.
  private(set) var isRunning = true

  /// Creates a client with one open document.
  init(_ text: String, _ numbers: inout Numbers) {
    unit = ClientText.Unit.allCases[numbers.next(3)]
    pulls = numbers.isOne(in: 3)
    let flags = (0..<4).map { _ in numbers.isOne(in: 2) }
    capabilities = """
      {"general":{"positionEncodings":["\(unit.rawValue)"]},"textDocument":{\(pulls ? "\"diagnostic\":{}," : "")\
      "hover":{"contentFormat":["\(flags[0] ? "markdown" : "plaintext")"]},"publishDiagnostics":\
      {"relatedInformation":\(flags[1])},"documentSymbol":{"hierarchicalDocumentSymbolSupport":\(flags[2])}},\
      "workspace":{"workspaceEdit":{"documentChanges":\(flags[3])}}}
      """
    start()
    let isRule = text.contains("\ngiven:")
    let isConfiguration = !isRule && ["rules:", "exclude:", "failOn:"].contains { text.hasPrefix($0) }
    open(isRule ? "file:///r/a.yml" : isConfiguration ? "file:///c/.widgetlint.yml" : "untitled:a", text, version: 1)
  }

  private init(like client: FuzzedClient) {
    (unit, pulls, capabilities) = (client.unit, client.pulls, client.capabilities)
    start()
  }

  /// Returns a fresh session with the same documents open.
  func reopened() -> FuzzedClient {
    var fresh = FuzzedClient(like: self)
    for (uri, document) in documents { fresh.open(uri, document.text.text, version: document.version) }
    fresh.flush()
    return fresh
  }

  // MARK: - Actions

  mutating func act(_ numbers: inout Numbers) {
    guard isRunning else { return }
    switch numbers.next(16) {
    case 0...4: change(&numbers)
    case 5...8: ask(Self.questions[numbers.next(Self.questions.count)], &numbers)
    case 9: tell("$/cancelRequest", "{\"id\":\(max(1, asked - numbers.next(3)))}")
    case 10: write(Self.faults[numbers.next(Self.faults.count)])
    case 11: damage(&numbers)
    case 12: openOrClose(&numbers)
    case 13: tell("textDocument/didSave", "{\"textDocument\":{\"uri\":\"\(uri(&numbers))\"}}")
    case 14:
      tell("workspace/didChangeWatchedFiles", "{\"changes\":[{\"uri\":\"file:///c/.widgetlint.yml\",\"type\":2}]}")
    default: end(&numbers)
    }
    if numbers.isOne(in: 3) { flush(upTo: numbers.isOne(in: 2) ? numbers.next(pending.count + 1) : pending.count) }
  }

  private mutating func change(_ numbers: inout Numbers) {
    let name = uri(&numbers)
    guard var document = documents[name] else { return }
    document.version += 1
    var index = numbers.next(document.text.scalars.count + 1)
    let changes = (0...numbers.next(3)).map { _ in
      let piece = Self.pieces[numbers.next(Self.pieces.count)]
      // Most edits type one character after the other; some replace what is between random places.
      index = min(index, document.text.scalars.count)
      var (one, other) = (document.text.place(of: index), document.text.place(of: max(0, index - numbers.next(3))))
      if numbers.isOne(in: 5) { (one, other) = (place(&numbers), place(&numbers)) }
      document.text.replace(one, other, with: piece)
      index += piece.unicodeScalars.count + numbers.next(3)
      return "{\"range\":\(Self.range(one, other)),\"text\":\(JSONText.text(piece).compact)}"
    }
    documents[name] = document
    tell(
      "textDocument/didChange",
      "{\"textDocument\":{\"uri\":\"\(name)\",\"version\":\(document.version)},"
        + "\"contentChanges\":[\(changes.joined(separator: ","))]}"
    )
  }

  private mutating func openOrClose(_ numbers: inout Numbers) {
    let name = uri(&numbers)
    if documents.removeValue(forKey: name) != nil {
      tell("textDocument/didClose", "{\"textDocument\":{\"uri\":\"\(name)\"}}")
    } else {
      open(name, Self.pieces[numbers.next(Self.pieces.count)], version: 1)
    }
  }

  /// Sends a message broken at one place; it names a document of its own, so that its effect is not missed.
  private mutating func damage(_ numbers: inout Numbers) {
    let methods = ["didOpen", "didChange", "hover", "codeAction"]
    let text =
      "{\"id\":\"m\",\"method\":\"textDocument/\(methods[numbers.next(4)])\",\"params\":"
      + "{\"textDocument\":{\"uri\":\"untitled:scratch\",\"version\":1,\"text\":\"\\ud83d\"},"
      + "\"range\":\(Self.range((0, 0), (0, 1))),\"position\":{\"line\":0,\"character\":0},\"contentChanges\":[]}}"
    var bytes = Array(text.utf8)
    let start = numbers.next(256) * bytes.count / 256
    if numbers.isOne(in: 2) {
      bytes[start] = UInt8(truncatingIfNeeded: numbers.next(256))
    } else {
      bytes.removeSubrange(start..<min(bytes.count, start + 1 + numbers.next(40)))
    }
    write(bytes)
  }

  /// Ends the session now and then, in one of the possible ways.
  private mutating func end(_ numbers: inout Numbers) {
    guard numbers.isOne(in: 4) else { return ask("nonsense", &numbers) }
    isRunning = false
    // The complete messages among the bytes sent must be answered.
    switch numbers.next(3) {
    case 0: request("shutdown", "null")
    case 1: tell("exit", "null")
    default: pending += Array("Content-Length: \(Self.pieces[numbers.next(Self.pieces.count)])\r\n\r\n".utf8)
    }
  }

  private mutating func ask(_ method: String, _ numbers: inout Numbers) {
    ask(method, uri(&numbers), place(&numbers), place(&numbers))
  }

  private mutating func ask(_ method: String, _ uri: String, _ one: ClientText.Place, _ other: ClientText.Place) {
    let color = "{\"red\":0.5,\"green\":2,\"blue\":0,\"alpha\":1}"
    request(
      "textDocument/\(method)",
      "{\"textDocument\":{\"uri\":\"\(uri)\"},\"position\":\(Self.position(one)),\"color\":\(color),"
        + "\"range\":\(Self.range(one, other)),\"context\":{\"diagnostics\":[]}}"
    )
  }

  /// Closes all documents that may be open.
  mutating func closeAll() {
    for uri in documents.keys.sorted() + ["untitled:scratch"] {
      tell("textDocument/didClose", "{\"textDocument\":{\"uri\":\"\(uri)\"}}")
    }
    documents = [:]
    flush()
  }

  // MARK: - Comparison

  /// The number of things that the server keeps in memory.
  var held: Int { session.held }

  /// Returns all that the server reports and answers about the open documents.
  mutating func everything(at place: ClientText.Place) -> [String] {
    var said: [String] = []
    for (uri, document) in documents.sorted(by: { $0.key < $1.key }) {
      if !pulls { said.append(document.pushed ?? "nothing") }
      for method in Self.questions {
        ask(method, uri, place, (place.line + 2, place.character))
        for answer in session.answer(pending) {
          // Removes the numbers of the request and the result, which differ between sessions.
          let parts = answer.split(separator: ",\"", maxSplits: method == "diagnostic" ? 4 : 2)
          said += parts.dropFirst(2).filter { !$0.hasPrefix("resultId\"") }.map(String.init)
        }
        pending = []
      }
    }
    return said
  }

  /// Checks that each request has exactly one answer.
  func checkAnswers() {
    for number in 0..<asked {
      Fuzzer.expect(answers[number] == 1, "request \(number) has \(answers[number] ?? 0) answers")
    }
  }

  // MARK: - Messages

  private mutating func start() {
    request("initialize", "{\"capabilities\":\(capabilities)}")
    tell("initialized", "{}")
  }

  private mutating func open(_ uri: String, _ text: String, version: Int) {
    documents[uri] = Document(version: version, text: ClientText(text, unit))
    tell(
      "textDocument/didOpen",
      "{\"textDocument\":{\"uri\":\"\(uri)\",\"languageId\":\"yaml\",\"version\":\(version),"
        + "\"text\":\(JSONText.text(text).compact)}}"
    )
  }

  private mutating func request(_ method: String, _ params: String) {
    write("{\"id\":\(asked),\"method\":\"\(method)\",\"params\":\(params)}")
    asked += 1
  }

  private mutating func tell(_ method: String, _ params: String) {
    write("{\"method\":\"\(method)\",\"params\":\(params)}")
  }

  private mutating func write(_ body: String) { write(Array(body.utf8)) }

  private mutating func write(_ body: [UInt8]) {
    pending += Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  /// Sends the bytes that were written, or the first `count` of them.
  mutating func flush(upTo count: Int? = nil) {
    let count = count ?? pending.count
    for message in session.answer(Array(pending[..<count])) { take(message) }
    pending.removeFirst(count)
  }

  private mutating func take(_ message: String) {
    let answer = "{\"jsonrpc\":\"2.0\",\"id\":"
    if message.hasPrefix(answer) {
      let rest = message.dropFirst(answer.count)
      if let number = Int(rest.prefix { $0 != "," }) { answers[number, default: 0] += 1 }
    } else if let start = message.firstRange(of: "\"uri\":\""), let list = message.firstRange(of: "\"diagnostics\":") {
      let uri = String(message[start.upperBound...].prefix { $0 != "\"" })
      documents[uri]?.pushed = String(message[list.upperBound...])
    }
  }

  // MARK: - Places

  private func uri(_ numbers: inout Numbers) -> String {
    let names = documents.keys.sorted() + ["untitled:b"]
    return names[numbers.next(4) % names.count]
  }

  /// A random place that exists in most texts.
  func place(_ numbers: inout Numbers) -> ClientText.Place { (numbers.next(24), numbers.next(64)) }

  private static func position(_ place: ClientText.Place) -> String {
    "{\"line\":\(place.line),\"character\":\(place.character)}"
  }

  private static func range(_ one: ClientText.Place, _ other: ClientText.Place) -> String {
    "{\"start\":\(position(one)),\"end\":\(position(other))}"
  }
}
