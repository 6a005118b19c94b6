import Foundation
import Testing

@testable import WidgetLintServer

/// Tests the answers to each kind of message.
struct MessageTests {
  private static let description = "untitled:a"

  @Test(arguments: ["shutdown", "textDocument/hover", "nonsense"])
  func `A request before initialize has to wait`(_ method: String) throws {
    var client = Client(uninitialized: Client.isolated)
    #expect(try client.ask(method)["error"]?["code"]?.integer == -32002)
  }

  @Test func `A notification before initialize is dropped`() throws {
    var client = Client(uninitialized: Client.isolated)
    try client.open(Self.description, "app: 1")
    _ = try client.ask("initialize", "{\"capabilities\":{}}")
    try client.tell("initialized", "{}")
    #expect(client.received.isEmpty)
  }

  @Test func `The client's process is looked for before the answer`() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "exit 0"]
    try process.run()
    process.waitUntilExit()
    func watched(_ number: Int32) throws -> Int? {
      var client = Client(uninitialized: Client.isolated)
      _ = try client.ask("initialize", "{\"processId\":\(number),\"capabilities\":{}}")
      return client.watchedProcess
    }
    #expect(try watched(getpid()) == Int(getpid()))
    #expect(try watched(process.processIdentifier) == nil)
  }

  @Test func `A second initialize is invalid`() throws {
    var client = try Client()
    #expect(try client.ask("initialize", "{\"capabilities\":{}}")["error"]?["code"]?.integer == -32600)
  }

  @Test(arguments: ["initialize", "textDocument/hover", "shutdown", "nonsense"])
  func `A request after shutdown is invalid`(_ method: String) throws {
    var client = try Client()
    #expect(try client.ask("shutdown").has("result"))
    #expect(try client.ask(method)["error"]?["code"]?.integer == -32600)
  }

  @Test(arguments: ["nonsense", "$/nonsense", "textDocument/formatting", "workspace/symbol"])
  func `A method that is not known is not found`(_ method: String) throws {
    var client = try Client()
    #expect(try client.ask(method, "{}")["error"]?["code"]?.integer == -32601)
    try client.tell(method, "{}")
    #expect(client.received.isEmpty)
  }

  private static let shapes: [(String, String)] = [
    ("textDocument/hover", "null"), ("textDocument/hover", "[]"), ("textDocument/hover", "7"),
    ("textDocument/hover", "{\"textDocument\":{\"uri\":\"untitled:a\"}}"),
    ("textDocument/hover", "{\"textDocument\":{\"uri\":1},\"position\":{\"line\":0,\"character\":0}}"),
    (
      "textDocument/completion",
      "{\"textDocument\":{\"uri\":\"untitled:a\"},\"position\":{\"line\":-1,\"character\":0}}"
    ),
    ("textDocument/codeAction", "{\"textDocument\":{\"uri\":\"untitled:a\"}}"),
    ("textDocument/codeAction", actions("")), ("textDocument/codeAction", actions(",\"context\":{\"diagnostics\":5}")),
    ("textDocument/codeAction", actions(",\"context\":{\"diagnostics\":[],\"only\":\"quickfix\"}")),
    ("textDocument/documentColor", "{}"), ("textDocument/documentSymbol", "\"a\""),
    ("textDocument/diagnostic", "{\"textDocument\":{\"uri\":\"untitled:closed\"}}"), ("textDocument/diagnostic", "{}"),
  ]

  private static func actions(_ context: String) -> String {
    let place = "{\"line\":0,\"character\":0}"
    return "{\"textDocument\":{\"uri\":\"\(description)\"},\"range\":{\"start\":\(place),\"end\":\(place)}\(context)}"
  }

  @Test(arguments: shapes)
  func `Parameters of another shape are invalid`(_ method: String, _ params: String) throws {
    var client = try Client()
    try client.open(Self.description, "app: 1")
    #expect(try client.ask(method, params)["error"]?["code"]?.integer == -32602)
  }

  @Test(arguments: ["hover", "completion", "codeAction", "documentColor", "documentSymbol", "colorPresentation"])
  func `A request about a document that is not open has nothing in its answer`(_ method: String) throws {
    var client = try Client()
    let range = "{\"start\":{\"line\":0,\"character\":0},\"end\":{\"line\":0,\"character\":0}}"
    let color = "{\"red\":0,\"green\":0,\"blue\":0,\"alpha\":1}"
    let rest = ",\"range\":\(range),\"context\":{\"diagnostics\":[]},\"color\":\(color)"
    let answer = try client.ask(method, "untitled:closed", 0, 0, rest)
    #expect(answer.has("result"))
    let result = answer["result"]
    #expect((result?["items"] ?? result)?.elements?.isEmpty ?? (result == nil))
  }

  private static let faults: [(String, Int, String)] = [
    ("{", -32700, "null"), ("", -32700, "null"), ("{\"id\":1,}", -32700, "null"), ("nonsense", -32700, "null"),
    ("[]", -32600, "null"), ("[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"shutdown\"}]", -32600, "null"),
    ("1", -32600, "null"), ("{}", -32600, "null"), ("{\"id\":3}", -32600, "3"),
    ("{\"id\":null,\"method\":\"shutdown\"}", -32600, "null"), ("{\"id\":[],\"method\":\"shutdown\"}", -32600, "null"),
    ("{\"id\":\"\\u0061\",\"method\":4}", -32600, "\"\\u0061\""),
  ]

  @Test(arguments: faults)
  func `What is no message is answered with its fault, and the next one is read`(
    _ body: String,
    _ code: Int,
    _ id: String
  ) throws {
    var client = try Client()
    try client.send([body])
    let answer = try #require(client.takeReceived().first)
    #expect(answer["error"]?["code"]?.integer == code)
    #expect(answer.has("id") && (answer["id"]?.source ?? "null") == id)
    #expect(try client.ask("shutdown").has("result"))
  }

  @Test func `A body that is no UTF-8 is no JSON`() {
    guard case .invalid(nil, let error) = Message(Array("{\"id\":\"".utf8) + [0xC3, 0x28] + Array("\"}".utf8)) else {
      Issue.record("it was read")
      return
    }
    #expect(error.code == .parseError)
  }

  @Test(arguments: [(400, -32601), (1000, -32700), (100_000, -32700)])
  func `Brackets in brackets are read as deep as any client nests them`(_ depth: Int, _ code: Int) throws {
    var client = try Client()
    let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    try client.send(["{\"id\":1,\"method\":\"nonsense\",\"params\":\(nested)}"])
    #expect(client.takeReceived().first?["error"]?["code"]?.integer == code)
    #expect(try client.ask("shutdown").has("result"))
  }

  @Test(arguments: ["7", "-1", "1e3", "\"a\"", "\"\\u00e9\"", "12345678901234567890"])
  func `An id goes back as it came`(_ id: String) throws {
    var client = try Client()
    try client.send(["{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"nonsense\"}"])
    #expect(client.takeReceived().first?["id"]?.source == id)
  }

  @Test func `A request that is cancelled before its turn is answered so`() throws {
    var client = try Client()
    try client.send([
      "{\"id\":\"a\",\"method\":\"nonsense\"}", "{\"id\":\"b\",\"method\":\"shutdown\"}",
      "{\"method\":\"$/cancelRequest\",\"params\":{\"id\":\"b\"}}", "{\"id\":\"b\",\"method\":\"nonsense\"}",
      "{\"method\":\"$/cancelRequest\",\"params\":{\"id\":\"c\"}}",
    ])
    #expect(client.takeReceived().map { $0["error"]?["code"]?.integer } == [-32601, -32800, -32601])
  }

  @Test func `Of changes that wait one after another only the last text is pushed`() throws {
    var client = try Client()
    try client.open(Self.description, "app: 1")
    _ = client.takeReceived()
    let changes = (2...100).map { version in
      "{\"method\":\"textDocument/didChange\",\"params\":{\"textDocument\":{\"uri\":\"untitled:a\",\"version\":\(version)},"
        + "\"contentChanges\":[{\"range\":{\"start\":{\"line\":9,\"character\":9},\"end\":{\"line\":9,\"character\":9}},"
        + "\"text\":\"\\n\"}]}}"
    }
    try client.send(changes)
    let pushed = client.takeReceived()
    #expect(pushed.map { $0["params"]?["version"]?.integer } == [100])
  }
}
