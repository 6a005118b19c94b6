import Testing

@testable import WidgetImport

@Suite("Parts of URLs of Today widgets")
struct TodayURLPartTests {
  @Test(
    "formats, additions and queries are read as far as they are literal",
    arguments: [
      ("var text = \"maps://\"\ntext += \"a?id=\\(page)\"", "URL(string: text)!", "maps://a?id=<page>"),
      ("var text = \"maps://\"\nif near { text += \"a\" }", "URL(string: text)!", "maps://<text>"),
      ("", "URL(string: \"maps://\".appending(\"a\"))!", "maps://a"),
      ("", "URL(string: String(format: \"%@://%@/%d%%\", Link.scheme, Link.a, page))!", "maps://a/<page>"),
      ("PARTS\nparts.query = \"id=a\"", "parts.url!", "maps://base?id=a"),
      ("PARTS\nparts.query = page", "parts.url!", "maps://base?<page>"),
      (
        "PARTS\nparts.queryItems = [URLQueryItem(name: \"id\", value: \"a\"), .init(name: \"page\", value: page)]",
        "parts.url!", "maps://base?id=a&page=<page>"
      ),
      ("PARTS\nparts.queryItems = pages.map { item($0) }", "parts.url!", "maps://base?<query>"),
    ]
  )
  func parts(_ statements: String, _ url: String, _ opened: String) throws {
    let parts = "var parts = URLComponents(string: \"maps://base\")!"
    let code = """
      enum Link { static let scheme = "maps"; static let a = "a" }
      func touchesBegan() {
      \(statements.replacing("PARTS", with: parts))
      extensionContext?.open(\(url))
      }
      """
    try TodayProject(code).expectImported("opens: [\(opened)]", quoted: false)
  }

  @Test(
    "what a helper gets is put into the URL that it makes",
    arguments: [
      "[NSString stringWithFormat:@\"maps://%@\", page]", "[@\"maps://\" stringByAppendingString:page]",
      "[NSString stringWithFormat:@\"%@://%@\", SCHEME, page]",
    ]
  )
  func given(_ text: String) throws {
    let code = """
      #define SCHEME @"maps"
      - (void)touchesBegan:(NSSet *)touches { [self open:@"a"]; }
      - (void)touchesEnded:(NSSet *)touches { [self open:@"b"]; }
      - (void)open:(NSString *)page {
        [self.extensionContext openURL:[NSURL URLWithString:\(text)] completionHandler:nil];
      }
      """
    try TodayProject(code).expectImported("opens: [maps://a, maps://b]", quoted: false)
  }
}
