import Invariants
import WidgetLintServer

/// Whatever a client sends, each request gets one answer, and answers about a text are those of a fresh session.
enum FuzzServer {
  static func check(_ bytes: [UInt8]) {
    var (text, numbers) = Numbers.split(bytes)
    var client = FuzzedClient(text, &numbers)
    for _ in 0..<10 { client.act(&numbers) }
    client.flush()
    client.checkAnswers()
    guard client.isRunning else { return }
    var fresh = client.reopened()
    let place = client.place(&numbers)
    Fuzzer.expect(
      client.everything(at: place) == fresh.everything(at: place),
      "the session says something else than a fresh one"
    )
    client.closeAll()
    Fuzzer.expect(client.held == 0, "something is kept of documents that are closed and messages that were answered")
  }
}
