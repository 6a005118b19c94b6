import Testing

/// Tests the server as a process: its streams, and how it ends.
@Suite(.showsRuns)
struct ServerTests {
  private static func framed(_ bodies: String...) -> String {
    bodies.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
  }

  private static let initialize =
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"capabilities\":{}}}"
  private static let shutdown = "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"shutdown\"}"
  private static let exit = "{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}"

  private static let sessions: [([String], Int32)] = [
    ([initialize, shutdown, exit], 0), ([initialize, shutdown], 0), ([initialize, exit], 1), ([initialize], 1),
    ([exit], 1), ([], 1), ([shutdown, exit], 1),
  ]

  @Test(arguments: sessions)
  func `The session ends with 0 after shutdown, else with 1`(_ bodies: [String], _ status: Int32) throws {
    let input = bodies.map { Self.framed($0) }.joined()
    try ProgramFolder().expect(status, "server", errors: "", input: input)
  }

  @Test(arguments: ["--stdio", "--clientProcessId 1", "--stdio --isolated"])
  func `What clients add to the command line is taken`(_ arguments: String) throws {
    let input = Self.framed(Self.initialize, Self.shutdown, Self.exit)
    try ProgramFolder().expect(0, "server \(arguments)", errors: "", input: input)
  }

  private static let badHeaders: [(String, String)] = [
    ("Content-Type: json\r\n\r\n{}", "Content-Length"), ("Content-Length: x\r\n\r\n{}", "Content-Length: x"),
    ("Content-Length: -1\r\n\r\n{}", "Content-Length: -1"), ("\r\n{}", "Content-Length"),
    ("Content-Length: 134217729\r\n\r\n{}", "134217729"),
    ("Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}", "Content-Length"),
    (String(repeating: "a", count: 8192) + "\r\n\r\n", "8192"),
  ]

  @Test(arguments: badHeaders)
  func `A header that leads to no next message ends the server with 2`(_ input: String, _ words: String) throws {
    try ProgramFolder().expect(2, "server", output: "", errors: words, input: input)
  }

  @Test func `What came before such a header is answered`() throws {
    let input = Self.framed(Self.initialize, Self.shutdown) + "\r\n"
    let run = try ProgramFolder().expect(2, "server", input: input)
    #expect(run.output.ranges(of: "\"result\"").count == 2)
  }

  @Test(
    arguments: [
      "content-LENGTH:BYTES\r\n\r\n", "Content-Type: a; charset=utf-8\r\nContent-Length:   BYTES  \r\nX: y\r\n\r\n",
      "Content-Length: BYTES\n\n",
    ]
  )
  func `Headers are read in any case and order`(_ header: String) throws {
    let input = header.replacing("BYTES", with: "\(Self.shutdown.utf8.count)") + Self.shutdown
    try ProgramFolder().expect(1, "server", output: "-32002", input: input)
  }

  /// Runs a server whose input stays open, if it ends by itself; the last line is its exit code.
  private static func runWithOpenInput(_ server: String, _ script: String) throws -> Program.Run {
    try ProgramFolder().shell(
      """
      mkfifo input
      \(server) &
      exec 3>input
      \(script)
      for try in $(seq 150); do [ -s status ] && break; sleep 0.1; done
      cat status
      """
    )
  }

  private static let server = "{ \"$widgetlint\" server <input >out; echo $? >status; }"

  @Test(arguments: [([initialize, shutdown, exit], "0"), ([initialize, exit], "1"), ([exit], "1")])
  func `The notification exit ends the server, though its input is open`(_ bodies: [String], _ status: String) throws {
    let input = bodies.map { Self.framed($0) }.joined()
    let run = try Self.runWithOpenInput(Self.server, "printf '%s' '\(input)' >&3")
    #expect(run.lines.last == status)
  }

  @Test func `A closed standard output ends the server with 1`() throws {
    let run = try Self.runWithOpenInput("{ \"$widgetlint\" server <input; echo $? >status; } | true", "")
    #expect(run.output == "1\n" && run.errors == "")
  }

  /// Ways for a client to end, as `$client` in a shell: at once, as a zombie, while another writes in its place, or
  /// with more answers unread than a pipe holds.
  private static let ends = [
    "kill $client $parent", "kill $client",
    "(while [ ! -s status ]; do printf 'Content-Length: 2\\r\\n\\r\\n{}' >&3; sleep 0.4; done) & kill $client",
    "full & sleep 1; kill $client",
  ]

  @Test(arguments: ends)
  func `The end of the client's process ends the server with 1, whatever it waits for`(_ end: String) throws {
    let script = """
      full() { for id in $(seq 2 600); do send '{"id":'$id',"method":"'$(printf %0500d 0)'"}'; done; }
      send() { printf 'Content-Length: %d\\r\\n\\r\\n%s' ${#1} "$1" >&3; }
      sh -c 'sleep 30 & echo $! >client; exec sleep 30' & parent=$!
      trap 'kill $parent 2>/dev/null' EXIT
      sleep 1; client=$(cat client)
      send '{"id":1,"method":"initialize","params":{"processId":'$client',"capabilities":{}}}'
      sleep 1
      \(end)
      """
    // Nobody reads from the pipe, but it stays open.
    let server = "mkfifo out; exec 4<>out; { \"$widgetlint\" server <input >out; echo $? >status; }"
    #expect(try Self.runWithOpenInput(server, script).lines.last == "1")
  }

  @Test func `Diagnostics come over the pipe with the text's own encoding`() throws {
    let text = "app: {name: \\\"😀\\\", urlSchemes: [maps], x: 1}"
    let open =
      "{\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{\"uri\":\"untitled:a\",\"languageId\":\"yaml\","
      + "\"version\":7,\"text\":\"\(text)\"}}}"
    let input = Self.framed(Self.initialize, open, Self.shutdown, Self.exit)
    let run = try ProgramFolder().expect(0, "server", output: "\"version\":7", input: input)
    #expect(run.output.contains("\"start\":{\"line\":0,\"character\":38}"))
  }
}
