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
      ("var text = \"maps://\"\nif near { text.append(\"a\") }", "URL(string: \"maps://\\(text)\")!", "maps://<text>"),
      ("let scheme = \"maps\"", "URL(string: \"\\(scheme)://a\")!", "maps://a"),
      ("var page = \"a\"; if near { page = \"b\" }", "URL(string: \"maps://\\(page)\")!", "maps://<page>"),
      ("var page: String { \"\" }; let a = \"a\"", "URL(string: \"maps://\\(Link.a)\\(a)\")!", "maps://aa"),
      ("", ".init(string: \"maps://a\")!", "maps://a"),
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
    "a URL is opened by a selector or an extension of the context, too, and a check whether it may be opens none",
    arguments: [
      "func touchesBegan() { next!.perform(Selector(\"openURL:\"), with: URL(string: \"maps://a\")) }",
      "func touchesBegan() { open(URL(string: \"maps://a\")!) }\nfunc open(_ url: URL) { next.perform(#selector(openURL(_:)), with: url) }",
      "func touchesBegan() { openURL(URL(string: \"maps://a\")!) }\nfunc openURL(_ url: URL) { next.perform(#selector(openURL(_:)), with: url) }",
      "func touchesBegan() { let open = sel_registerName(\"openURL:\"); next.perform(open, with: URL(string: \"maps://a\")) }",
      "func touchesBegan() { extensionContext?.go(to: \"a\") } }\nextension NSExtensionContext { func go(to page: String) { open(URL(string: \"maps://\\(page)\")!) }",
      "- (void)touchesBegan:(NSSet *)touches { if ([next respondsToSelector:@selector(openURL:)]) [next performSelector:@selector(openURL:) withObject:[NSURL URLWithString:@\"maps://a\"]]; }",
    ]
  )
  func performed(_ code: String) throws {
    let text = try TodayProject(code).imported().replacing("\"", with: "")
    #expect(text.contains("opens: [maps://a]") && !text.contains("not literal"), "\(text)")
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

  @Test(
    "a URL is read that a function of another type makes",
    arguments: [
      ("home", "URL(string: \"maps://home\")", "maps://home"),
      ("home", "guard isOn else { return nil }; return URL(string: \"maps://home\")", "maps://home"),
      ("home", "isOn ? URL(string: \"maps://a\") : URL(string: \"maps://b\")", nil),
      (
        "near",
        "var parts = URLComponents(); parts.scheme = page.scheme; parts.queryItems = page.items; return parts.url",
        "maps:?id=near"
      ),
    ] as [(String, String, String?)]
  )
  func made(_ page: String, _ body: String, _ opened: String?) throws {
    let before = """
      enum Page {
        case home, near
        var scheme: String { "maps" }
        var items: [URLQueryItem] {
          switch self {
          case .home: return []
          case .near: return [URLQueryItem(name: "id", value: "near")]
          }
        }
      }
      enum Links { static func url(for page: Page) -> URL? { \(body) } }

      """
    let open = "guard let url = Links.url(for: .\(page)) else { return }; extensionContext?.open(url)"
    let project = TodayProject("func touchesBegan() { \(open) }", before: before)
    try project.expectImported(opened.map { "opens: [\($0)]" } ?? "the URL is not literal", quoted: false)
  }
}
