import Foundation
import Testing
import WidgetLint

@testable import WidgetLintServer

/// A client in the same process, whose messages are read, queued and answered as in a session.
struct Client {
  /// The options of a server that reads no configuration.
  static let isolated: ServerOptions = (.isolated, [], nil)

  private var server: LanguageServer
  private var lastRequest = 0
  /// The messages that the server has sent and no test has taken.
  private(set) var received: [JSONValue] = []

  /// Creates a client that has not sent anything.
  init(uninitialized options: ServerOptions) { server = LanguageServer(options) }

  /// Creates a client that has sent `initialize` with capabilities, as JSON.
  init(_ capabilities: String = "{}", _ options: ServerOptions = Self.isolated) throws {
    server = LanguageServer(options)
    _ = try ask("initialize", "{\"capabilities\":\(capabilities)}")
  }

  /// The process with which the server ends.
  var watchedProcess: Int? { server.watchedProcess }
  /// The number of things that the server keeps in memory.
  var held: Int { server.held }

  // MARK: - Messages

  /// Sends messages that all arrive before the first is handled.
  mutating func send(_ bodies: [String]) throws {
    let framed = bodies.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    for message in server.answer(Array(framed.utf8)) {
      received.append(try #require(JSONValue(json: Array(message.utf8)), "\(message)"))
    }
  }

  mutating func tell(_ method: String, _ params: String) throws {
    try send(["{\"jsonrpc\":\"2.0\",\"method\":\"\(method)\",\"params\":\(params)}"])
  }

  /// Sends a request, and returns the answer.
  mutating func ask(_ method: String, _ params: String = "null") throws -> JSONValue {
    lastRequest += 1
    try send(["{\"jsonrpc\":\"2.0\",\"id\":\(lastRequest),\"method\":\"\(method)\",\"params\":\(params)}"])
    let number = lastRequest
    let place = try #require(received.firstIndex { $0["id"]?.integer == number && $0["method"] == nil })
    return received.remove(at: place)
  }

  /// Sends a notification about a document.
  mutating func tell(_ method: String, about uri: String) throws {
    try tell("textDocument/\(method)", "{\"textDocument\":{\"uri\":\"\(uri)\"}}")
  }

  /// Sends a request about a whole document, with more parameters.
  mutating func ask(_ method: String, about uri: String, _ rest: String = "") throws -> JSONValue? {
    try ask("textDocument/\(method)", "{\"textDocument\":{\"uri\":\"\(uri)\"}\(rest)}")["result"]
  }

  /// Returns the messages that have arrived since the last call.
  mutating func takeReceived() -> [JSONValue] {
    defer { received = [] }
    return received
  }

  // MARK: - Documents

  /// Returns a text as JSON.
  static func json(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }

  mutating func open(_ uri: String, _ text: String) throws {
    let document = "{\"uri\":\"\(uri)\",\"languageId\":\"yaml\",\"version\":1,\"text\":\(Self.json(text))}"
    try tell("textDocument/didOpen", "{\"textDocument\":\(document)}")
  }

  /// Returns a client that reads the configurations in a repository with some files, and the repository's folder.
  static func beside(_ files: [String: String], _ capabilities: String = "{}") throws -> (Client, TemporaryFolder) {
    let folder = try TemporaryFolder(files)
    try folder.makeFolder(".git")
    return (try Client(capabilities, (.nearest, [], nil)), folder)
  }

  /// Changes the text in a range, or the whole text.
  mutating func change(_ uri: String, _ text: String, in range: String? = nil) throws {
    let range = range.map { "\"range\":\($0)," } ?? ""
    try tell(
      "textDocument/didChange",
      "{\"textDocument\":{\"uri\":\"\(uri)\",\"version\":2},"
        + "\"contentChanges\":[{\(range)\"text\":\(Self.json(text))}]}"
    )
  }

  /// Sends a request about a place.
  mutating func ask(_ method: String, _ uri: String, _ line: Int, _ character: Int, _ rest: String = "") throws
    -> JSONValue
  {
    let place = "{\"line\":\(line),\"character\":\(character)}"
    return try ask("textDocument/\(method)", "{\"textDocument\":{\"uri\":\"\(uri)\"},\"position\":\(place)\(rest)}")
  }

  /// Returns the text of the hover at a place.
  mutating func hover(_ uri: String, _ line: Int, _ character: Int) throws -> String? {
    try ask("hover", uri, line, character)["result"]?["contents"]?["value"]?.text
  }

  /// Opens a text, and returns the completion items at `▮` in it.
  mutating func complete(_ uri: String, _ marked: String, _ rest: String = "") throws -> [JSONValue] {
    let parts = marked.split(separator: "▮", omittingEmptySubsequences: false)
    try open(uri, parts.joined())
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    let answer = try ask("completion", uri, lines.count - 1, lines[lines.count - 1].utf16.count, rest)["result"]
    #expect(answer?["isIncomplete"]?.boolean == false)
    return try #require(answer?["items"]?.elements)
  }

  /// Returns the actions at a place, for some diagnostics.
  mutating func actions(
    _ uri: String,
    _ line: Int,
    _ character: Int,
    about diagnostics: String = "[]",
    _ rest: String = ""
  ) throws -> [JSONValue] {
    let place = "{\"line\":\(line),\"character\":\(character)}"
    let params =
      "{\"textDocument\":{\"uri\":\"\(uri)\"},\"range\":{\"start\":\(place),\"end\":\(place)},"
      + "\"context\":{\"diagnostics\":\(diagnostics)\(rest)}}"
    return try #require(ask("textDocument/codeAction", params)["result"]?.elements)
  }

  /// Returns the diagnostics that were pushed last.
  mutating func diagnostics() throws -> [JSONValue] {
    let pushed = takeReceived().last { $0["method"]?.text == "textDocument/publishDiagnostics" }
    return try #require(pushed?["params"]?["diagnostics"]?.elements)
  }
}
