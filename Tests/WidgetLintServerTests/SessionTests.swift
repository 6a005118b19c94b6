import Testing
import WidgetLint

@testable import WidgetLintServer

/// A session keeps the open documents and nothing else, however long it lasts.
struct SessionTests {
  private static func framed(_ bodies: [String]) -> [UInt8] {
    bodies.flatMap { Array("Content-Length: \($0.utf8.count)\r\n\r\n\($0)".utf8) }
  }

  private static let document = "\"textDocument\":{\"uri\":\"untitled:a\",\"version\":1"

  @Test func `As much is kept after 1,000 edits as after 100`() {
    var session = LanguageServer(ServerOptions(choice: .isolated))
    let text = "\"text\":\"app: {name: Maps}\\n\""
    _ = session.answer(
      Self.framed([
        "{\"id\":0,\"method\":\"initialize\",\"params\":{\"capabilities\":{}}}",
        "{\"method\":\"textDocument/didOpen\",\"params\":{\(Self.document),\(text)}}}",
      ])
    )
    let place = "{\"line\":0,\"character\":12}"
    let end = "{\"line\":0,\"character\":13}"
    func edit(_ number: Int) -> [String] {
      let range = "{\"start\":\(place),\"end\":\(number.isMultiple(of: 2) ? place : end)}"
      let change = "{\"range\":\(range),\"text\":\"\(number.isMultiple(of: 2) ? "x" : "")\"}"
      return [
        "{\"method\":\"textDocument/didChange\",\"params\":{\(Self.document)},\"contentChanges\":[\(change)]}}",
        "{\"id\":\"same\",\"method\":\"textDocument/hover\",\"params\":{\(Self.document)},\"position\":\(place)}}",
        "{\"id\":\(number),\"method\":\"nonsense\"}",
        "{\"method\":\"$/cancelRequest\",\"params\":{\"id\":\(number)}}",
      ]
    }
    var held: [Int] = []
    for batch in 0..<10 {
      let sent = session.answer(Self.framed((batch * 100..<batch * 100 + 100).flatMap(edit)))
      #expect(sent.count == 201)
      held.append(session.held)
    }
    #expect(Set(held) == [1])
    _ = session.answer(Self.framed(["{\"method\":\"textDocument/didClose\",\"params\":{\(Self.document)}}}"]))
    #expect(session.held == 0)
  }
}
