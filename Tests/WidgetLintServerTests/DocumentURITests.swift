import Testing

@testable import WidgetLintServer

@Suite("Addresses of documents")
struct DocumentURITests {
  @Test("name a file whatever the case of their scheme", arguments: ["file:///a/b", "FILE:///a/b", "File:/a/b"])
  func scheme(_ text: String) {
    #expect(DocumentURI(text).path == Array("/a/b".utf8))
  }

  @Test("tell names apart that differ in how a letter is composed")
  func composition() {
    let (composed, decomposed) = (DocumentURI("file:///\u{E9}"), DocumentURI("file:///e\u{301}"))
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed]).count == 2)
    #expect(composed == DocumentURI("file:///\u{E9}"))
  }
}
