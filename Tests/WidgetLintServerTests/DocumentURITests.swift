import LintSystem
import Testing

@testable import WidgetLintServer

/// Tests the addresses of documents.
struct DocumentURITests {
  @Test(arguments: ["file:///a/b", "FILE:///a/b", "File:/a/b"])
  func `A file is named whatever the case of the scheme`(_ text: String) {
    #expect(DocumentURI(text).path == FilePath("/a/b"))
  }

  @Test func `Names that differ in how a letter is composed are two`() {
    let (composed, decomposed) = (DocumentURI("file:///\u{E9}"), DocumentURI("file:///e\u{301}"))
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed]).count == 2)
    #expect(composed == DocumentURI("file:///\u{E9}"))
  }
}
