import Testing
import WidgetLint

@testable import WidgetLintServer

/// Tests that a session keeps only the open documents, however long it lasts.
struct SessionTests {
  private static let document = "\"textDocument\":{\"uri\":\"untitled:a\",\"version\":1"

  @Test func `As much is kept after 1,000 edits as after 100`() throws {
    var client = try Client()
    try client.open("untitled:a", "app: {name: Maps}\n")
    _ = client.takeReceived()
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
      try client.send((batch * 100..<batch * 100 + 100).flatMap(edit))
      #expect(client.takeReceived().count == 201)
      held.append(client.held)
    }
    #expect(Set(held) == [1])
    try client.tell("textDocument/didClose", "{\(Self.document)}}")
    #expect(client.held == 0)
  }
}
