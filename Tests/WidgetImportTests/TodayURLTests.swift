import Testing

@testable import WidgetImport

@Suite("URLs that Today widgets open")
struct TodayURLTests {
  @Test(
    "a URL that is not read is told with the reason",
    arguments: [
      ("near", "the URL \"near\" has no scheme, so nothing opens"),
      ("\\(page)", "the URL is not literal"),
    ]
  )
  func unreadURL(_ url: String, _ reason: String) throws {
    let tap = "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)"
    let code = "\(tap) { let page = load(); extensionContext?.open(URL(string: \"\(url)\")!) }"
    try TodayProject(code).expectImported("opens: \(reason)\n")
  }

  @Test(
    "a call that opens a URL is the context's, whatever the context's local name",
    arguments: [
      ("guard let ctx = extensionContext else { return }; ctx.open(LINK)", true),
      ("if let c = self.extensionContext { c.open(LINK) }", true), ("extensionContext.map { $0.open(LINK) }", false),
      ("extensionContext?.open(.near)", true), ("let c = files; c.open(LINK)", false),
      ("let c = extensionContext; c.files.open(LINK)", false),
    ]
  )
  func context(_ code: String, _ isRead: Bool) throws {
    let call = code.replacing("LINK", with: "URL(string: \"maps://near\")!")
    let constant = "extension URL { static let near = URL(string: \"maps://near\")! }\n"
    let project = TodayProject("func touchesBegan() { \(call) }", before: constant)
    try project.expectImported("opens: [maps://near]", isRead)
  }

  @Test(
    "a URL is read as far as it is literal",
    arguments: [
      ("let url = URL(string: scheme + \"near\")!", "opens: [maps://near]"),
      ("let url = URL(string: \"\\(scheme)\\(page)/1\")!", "opens: [maps://<page>]"),
      ("let url = URL(string: scheme + page.lowercased())!", "opens: [maps://<lowercased>]"),
      ("var parts = PARTS\nparts.path = \"/a\"; parts.query = \"b\"\nlet url = parts.url!", "opens: [maps:/a?b]"),
      ("var parts = PARTS\nparts.port = 8\nlet url = parts.url!", "opens: the URL"),
      (
        "var parts = URLComponents(string: \"maps://base\")!\nparts.queryItems = [page]\nlet url = parts.url!",
        "opens: [maps://base?<query>]"
      ),
      (
        "guard var parts = URLComponents(url: A, resolvingAgainstBaseURL: false) else { return }\nlet url = parts.url!",
        "opens: [maps://a]"
      ),
      (
        "var parts = URLComponents(string: \"maps://base\")!\nparts.queryItems?.append(page)\nlet url = parts.url!",
        "opens: [maps://base?<query>]"
      ),
      (
        "var parts = URLComponents(string: \"maps://base\")!\nparts.host = \"near\"\nlet url = parts.url!",
        "opens: the URL"
      ),
      ("let url = URLComponents(string: \"maps://base\")!.url!", "opens: [maps://base]"),
      ("let url: URL\nif near { url = A } else { url = B }", "opens: [maps://a, maps://b]"),
      ("var url = A\nif near { url = B }", "opens: [maps://a, maps://b]"),
      ("var url = A\nurl = B", "opens: [maps://b]"),
      ("var url = A\nif near { url = B } else { url = B }", "opens: [maps://b]"),
      ("var url = A\nif near { url = B } else if far {} else { url = B }", "opens: the URL"),
      ("var url = A\nload { url = B }", "opens: the URL"),
      ("var url = A\nfor page in pages { url = B }", "opens: the URL"),
      (
        "for page in pages {\nlet url: URL\nif near { url = A } else { url = B }\nextensionContext?.open(url) }\nlet url = A",
        "opens: [maps://a, maps://b]"
      ),
      (
        "for page in pages {\nvar url = A\nfor next in page { url = B }\nextensionContext?.open(url) }\nlet url = B",
        "opens: [maps://b]"
      ),
      (
        "var url: URL? = nil\nswitch near { case .a: url = A; default: url = link() }",
        "opens: [maps://a, maps://link]"
      ),
      (
        "var text = \"\"\nif near { text = \"maps://\\(page)\" }\nlet url = URL(string: text)!",
        "opens: [maps://<page>]"
      ),
      ("var text = scheme\nif near { text = text + \"/1\" }\nlet url = URL(string: text)!", "opens: [maps://<text>]"),
      ("var text = scheme\nif near { text += page }\nlet url = URL(string: text + page)!", "opens: [maps://<text>]"),
      ("var text = scheme\nif near { text = page + text }\nlet url = URL(string: text)!", "opens: the URL"),
      ("var text = scheme\nround(&text)\nlet url = URL(string: text)!", "opens: the URL"),
      ("let names = [\"maps://a\", \"maps://b\"]\nlet url = URL(string: names[1])!", "opens: [maps://b]"),
      ("var names = [\"maps://a\", \"maps://b\"]\nlet url = URL(string: names[1])!", "opens: the URL"),
      ("let names = [\"maps://a\"]\nlet url = URL(string: names[1])!", "opens: the URL"),
      ("let url = URL(string: Link.near.rawValue)!", "opens: [maps://near]"),
      ("let url = URL(string: Link.far.rawValue)!", "opens: the URL"),
      ("let url = URL(string: NSString(format: \"maps://a?%@\", page) as String)!", "opens: [maps://a?<page>]"),
      ("let url = URL(stringLiteral: \"maps://near\")", "opens: [maps://near]"),
      ("let url = A.appendingPathComponent(page)", "opens: [maps://a/<page>]"),
      ("let url = URL(string: scheme)!.appending(path: \"b\")", "opens: [maps://<path>]"),
      ("let url = URL(string: \"maps://a?b=1\")!.appendingPathComponent(page)", "opens: the URL"),
      ("let url = A.deletingLastPathComponent()", "opens: the URL"),
      (
        "let text = \"maps://\\(page)\".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!\nlet url = URL(string: text)!",
        "opens: [maps://<page>]"
      ),
      (
        "let text = scheme.addingPercentEncoding(withAllowedCharacters: .urlHostAllowed)!\nlet url = URL(string: text)!",
        "opens: the URL"
      ),
      (
        "let text = \"maps://a b\".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!\nlet url = URL(string: text)!",
        "opens: the URL"
      ),
      ("let url = link()", "opens: [maps://link]"),
    ]
  )
  func literal(_ statements: String, _ opened: String) throws {
    let parts = statements.replacing("PARTS", with: "URLComponents()\nparts.scheme = \"maps\"")
    let code = """
      let scheme = "maps://"
      let A = URL(string: "maps://a")!
      let B = URL(string: "maps://b")!
      func touchesBegan() {
      \(parts)
      extensionContext?.open(url)
      }
      func link() -> URL { URL(string: "maps://link")! }
      enum Link: String { case near = "maps://near", far }
      """
    try TodayProject(code).expectImported(opened, quoted: false)
  }

  @Test(
    "a URL of Objective-C is read as far as it is literal",
    arguments: [
      ("NSString *text = [@\"maps://a\" stringByAddingPercentEncodingWithAllowedCharacters:SET];", "[maps://a]"),
      (
        "NSString *text = [@\"maps://a\" stringByAddingPercentEscapesUsingEncoding:NSUTF8StringEncoding];", "[maps://a]"
      ),
      (
        "NSString *text = [[NSString stringWithFormat:@\"maps://%@\", page] stringByAddingPercentEncodingWithAllowedCharacters:SET];",
        "[maps://<page>]"
      ),
      ("NSURL *text = [[NSURL alloc] initWithString:@\"maps://a\"];", "[maps://a]"),
      ("NSURL *text = [[NSURL alloc] initWithString:@\"maps://a\" relativeToURL:home];", "the URL"),
      ("NSString *text = @\"maps://a\"; if (near) { text = @\"maps://b\"; }", "[maps://a, maps://b]"),
      ("NSString *text; if (near) { text = @\"maps://a\"; } else { text = @\"maps://b\"; }", "[maps://a, maps://b]"),
    ]
  )
  func literalOfC(_ statements: String, _ opened: String) throws {
    let set = "[NSCharacterSet URLQueryAllowedCharacterSet]"
    let code = """
      - (void)touchesBegan:(NSSet *)touches {
        \(statements.replacing("SET", with: set))
        \(Self.opening("text"))
      }
      """
    try TodayProject(code).expectImported("opens: \(opened)", quoted: false)
  }

  @Test(
    "a row that is tapped opens something, also where another one is told",
    arguments: [
      "didSelectRowAt", "didDeselectRowAt", "didDeselectItemAt", "didHighlightRowAt", "willSelectRowAt",
      "accessoryButtonTappedForRowWith",
    ]
  )
  func row(_ label: String) throws {
    let code =
      "func view(_ view: UIView, \(label) path: IndexPath) { extensionContext?.open(URL(string: \"maps://a\")!) }"
    try TodayProject(code).expectImported("opens: [maps://a]", quoted: false)
  }

  @Test(
    "a recognizer that no view has recognizes nothing",
    arguments: [
      (#"<tapGestureRecognizer id="TAP">"#, false), (#"<tapGestureRecognizer id="MORE">"#, true),
      (
        #"<connections><outletCollection property="gestureRecognizers" destination="TAP"/></connections><tapGestureRecognizer id="TAP">"#,
        true
      ),
    ]
  )
  func recognizer(_ element: String, _ isRead: Bool) throws {
    let action = "<connections><action selector=\"add:\" destination=\"TODAY\"/></connections></tapGestureRecognizer>"
    let code = "@IBAction func add(_ sender: Any) { extensionContext?.open(URL(string: \"maps://a\")!) }"
    let text = try TodayProject(code, board: element + action).imported().replacing("\"", with: "")
    #expect(text.contains("opens: [maps://a]") == isRead, "\(text)")
  }

  @Test(
    "a recognizer or a button that code makes counts where code shows it",
    arguments: [
      ("func viewDidLoad() { view.addGestureRecognizer(TAP) }", true),
      ("func show() { view.addGestureRecognizer(TAP) }", false),
      ("func viewDidLoad() { show() }\nfunc show() { view.addGestureRecognizer(TAP) }", true),
      ("func viewDidLoad() { let tap = TAP; view.addGestureRecognizer(tap) }", true),
      ("func viewDidLoad() { let tap = TAP; tap.delegate = self }", false),
      ("func viewDidLoad() { BUTTON }", true), ("func show() { BUTTON }", false),
      ("func viewDidLoad() { make(#selector(add)) }\nfunc make(_ tap: Selector) { GIVEN(self, action: tap) }", true),
      ("func viewDidLoad() { make(#selector(add)) }\nfunc make(_ tap: Selector) { GIVEN(self, selector: tap) }", false),
    ]
  )
  func shown(_ code: String, _ isRead: Bool) throws {
    let tap = "UITapGestureRecognizer(target: self, action: #selector(add))"
    let button =
      "let b = UIButton(); b.setTitle(\"A\", for: .normal); b.addTarget(self, action: #selector(add), for: .touchUpInside)"
    let add = "@objc func add() { extensionContext?.open(URL(string: \"maps://a\")!) }"
    let methods = code.replacing("TAP", with: tap).replacing("BUTTON", with: button)
    let text = try TodayProject("\(methods)\n\(add)").imported().replacing("\"", with: "")
    #expect(text.contains("maps://a") == isRead, "\(text)")
  }

  @Test(
    "what a cell asks its delegate to do is what its button does, and a closure may be called from anywhere",
    arguments: [
      (
        "b.addTarget(self, action: #selector(go), for: .touchUpInside)", "delegate?.enter()",
        "buttons: [{opens: maps://a}]"
      ),
      (
        "b.addTarget(self, action: #selector(go), for: .touchUpInside)", "owner.enter()",
        "buttons: [{opens: maps://a}]"
      ),
      (
        "b.addTarget(self, action: #selector(go), for: .touchUpInside)", "other.enter()",
        "opens: no tap, gesture or button was found"
      ),
      ("", "delegate?.enter()", "opens: no tap, gesture or button was found"),
      (
        "", "onTap = { self.extensionContext?.open(URL(string: \"maps://b\")!) }",
        "opens: what calls the closure that leads"
      ),
      ("b.rx.tap.subscribe { self.go() }", "delegate?.enter(); enter()", "opens: no tap, gesture or button"),
      ("b.rx.tap.subscribe { row.enter() }", "", "opens: what calls the closure that leads"),
    ]
  )
  func delegate(_ setUp: String, _ call: String, _ expected: String) throws {
    let row =
      "class Row: UITableViewCell { weak var owner: Today!; var other: Other!; func awakeFromNib() { let b = UIButton(); \(setUp) }\n@objc func go() { \(call) } }\n"
    let code = "let row = Row()\nfunc enter() { extensionContext?.open(URL(string: \"maps://a\")!) }"
    let text = try TodayProject(code, before: row).imported().replacing("\"", with: "")
    #expect(text.contains(expected), "\(text)")
  }

  @Test(
    "a controller that code makes by its identifier is shown, and so is what its code does",
    arguments: [
      ("instantiateViewController(withIdentifier: \"Fail\")", true),
      ("instantiateViewController(withIdentifier: String(describing: Fail.self))", true),
      ("make(Fail.self)", true), ("make(Other.self)", false),
    ]
  )
  func identifier(_ call: String, _ isShown: Bool) throws {
    let board = """
      </view></viewController></objects></scene><scene><objects>
      <viewController id="FAIL" customClass="Fail" storyboardIdentifier="Fail" sceneMemberID="viewController"><view key="view">
      <subviews><button id="B"><connections><action selector="enter" destination="FAIL"/></connections></button></subviews>
      """
    let type = "class Fail: UIViewController { @IBAction func enter() { OPEN } }\n"
      .replacing("OPEN", with: "extensionContext?.open(URL(string: \"maps://in\")!)")
    try TodayProject("func viewDidLoad() { let fail = storyboard!.\(call) }", before: type, board: board)
      .expectImported("buttons: [{opens: maps://in}]", isShown, quoted: false)
  }

  @Test("a storyboard's button whose URL has no scheme is told")
  func schemeless() throws {
    let code = "@IBAction func add(_ sender: Any) { extensionContext?.open(URL(string: \"near\")!) }"
    let text = try Self.importedWithButton(code)
    #expect(text.contains("buttons: the URL near has no scheme, so nothing opens"), "\(text)")
  }

  @Test(
    "a button opens its one URL also where that depends on a condition, unless the button acts in place otherwise",
    arguments: [
      ("if ready { OPEN }", true), ("let page = load(); if page != nil { if let page { OPEN } }", true),
      ("guard let page else { return }; if ready { log(); OPEN }", true), ("if ready { if isNew { OPEN } }", true),
      ("if ready { OPEN } else { mark() }", false), ("if ready { OPEN }; if isNew { mark() }", false),
      ("mark(); if failed { OPEN }", false), ("if failed { OPEN }; mark()", false),
      ("if ready { mark(); if failed { OPEN } }", false), ("save { if failed { OPEN } }", false),
      ("for page in pages { OPEN }", false), ("switch page { case .a: OPEN; default: mark() }", false),
      ("C NSURL *url = load(); if (url) { OPEN }", true), ("C if (url) OPEN", true),
      ("C if (url) OPEN else [self mark];", false), ("C [self mark]; if (url) { OPEN }", false),
    ]
  )
  func condition(_ statements: String, _ isRead: Bool) throws {
    let (method, call) =
      statements.hasPrefix("C ")
      ? ("- (IBAction)add:(id)sender", Self.opening("@\"maps://\""))
      : ("@IBAction func add(_ sender: Any)", "extensionContext?.open(URL(string: \"maps://\\(page)\")!)")
    let body = statements.replacing("C ", with: "", maxReplacements: 1).replacing("OPEN", with: call)
    let text = try Self.importedWithButton("\(method) { \(body) }")
    #expect(text.contains("{title: More, opens: maps://") == isRead && !text.contains("opens: ["), "\(text)")
    #expect(text.contains("buttons: what it opens is computed, or differs from case to case") != isRead, "\(text)")
  }

  @Test(
    "a storyboard's button that opens one of several URLs opens each of them",
    arguments: [
      "@IBAction func add(_ sender: Any) { if ready { OPEN(a) } else { OPEN(b) } }",
      "@IBAction func add(_ sender: UIButton) { switch sender.tag { case 1: OPEN(a); case 2: OPEN(b); default: break } }",
      "- (IBAction)add:(id)sender { if (sender.tag == 1) { OPEN(a); } else if (sender.tag == 2) { OPEN(b); } }",
    ]
  )
  func several(_ code: String) throws {
    let isObjectiveC = code.hasPrefix("-")
    let text = try Self.importedWithButton(
      code.replacing(#/OPEN\((.)\)/#) { name in
        isObjectiveC
          ? "[self.extensionContext openURL:[NSURL URLWithString:@\"maps://\(name.1)\"] completionHandler:nil]"
          : "extensionContext?.open(URL(string: \"maps://\(name.1)\")!)"
      }
    )
    #expect(text.contains("opens: [maps://a, maps://b]") && text.contains("buttons: [{title: More}]"), "\(text)")
  }

  @Test(
    "a method that opens its argument opens what it is called with",
    arguments: [
      ("go(to: A)", "func go(to text: String) { OPEN(URL(string: text)!) }", "{title: More, opens: maps://a}"),
      (
        "self.go(A)", "func go(_ url: String) { guard let url = URL(string: url) else { return }; OPEN(url) }",
        "{title: More, opens: maps://a}"
      ),
      (
        "go(1, url: URL(string: A)!)", "func go(_ page: Int = 0, url: URL) { OPEN(url) }",
        "{title: More, opens: maps://a}"
      ),
      (
        "go(url: URL(string: A)!)", "func go(_ page: Int = 0, url: URL) { OPEN(url) }", "{title: More, opens: maps://a}"
      ),
      (
        "if ready { go(A) } else { go(B) }", "func go(_ url: String) { OPEN(URL(string: url)!) }",
        "opens: [maps://a, maps://b]"
      ),
      (
        "if ready { go(A) } else { go(page) }", "func go(_ url: String) { OPEN(URL(string: url)!) }",
        "opens: the URL is not literal"
      ),
      (
        "go(A); mark()", "func go(_ url: String) { if ready { OPEN(URL(string: url)!) } else { mark() } }",
        "buttons: what it opens is computed"
      ),
      ("go()", "func go(_ url: String = B) { OPEN(URL(string: url)!) }", "buttons: what it opens is computed"),
      (
        "go(A)", "func go(_ url: String) { links { url in OPEN(URL(string: url)!) } }",
        "buttons: what it opens is computed"
      ),
      (
        "pass(A)", "func pass(_ url: String) { go(url) }\nfunc go(_ url: String) { OPEN(URL(string: url)!) }",
        "buttons: what it opens is computed"
      ),
      ("go(page)", "func go(_ page: String) { OPEN(URL(string: \"maps://\\(page)\")!) }", "opens: maps://<page>"),
      ("go(\"b\")", "func go(_ c: String) { OPEN(URL(string: \"maps://\\(c)/\\(d)\")!) }", "opens: maps://b/<d>"),
      ("go(\"b\")", "func go(_ c: String) { OPEN(URL(string: \"maps://\" + c)!) }", "opens: maps://b}"),
      ("go(\"b\")", "func go(_ c: String) { OPEN(URL(string: \"maps://\" + c + d)!) }", "opens: maps://b<d>"),
      ("go(\"b\")", "func go(_ c: String) { OPEN(URL(string: \"\\(c)://\")!) }", "what it opens is computed"),
      ("[self go:@\"maps://a\"];", "- (void)go:(NSString *)url { OPEN }", "{title: More, opens: maps://a}"),
      (
        "[self go:1 url:@\"maps://a\"];", "- (void)go:(int)page url:(NSString *)url { OPEN }",
        "{title: More, opens: maps://a}"
      ),
      (
        "[self go:@\"maps://a\"];", "- (void)go:(NSString *)url { url = [self full:url]; OPEN }",
        "buttons: what it opens is computed"
      ),
    ]
  )
  func argument(_ call: String, _ method: String, _ expected: String) throws {
    let code =
      method.hasPrefix("-")
      ? "- (IBAction)add:(id)sender { \(call) }\n\(method.replacing("OPEN", with: Self.opening("url")))"
      : "@IBAction func add(_ sender: Any) { \(call) }\n\(method)".replacing("OPEN(", with: "extensionContext?.open(")
        .replacing("A)", with: "\"maps://a\")").replacing("B)", with: "\"maps://b\")")
    let text = try Self.importedWithButton(code)
    #expect(text.contains(expected), "\(text)")
    #expect(!text.contains("no tap"), "\(text)")
  }

  @Test("before Swift 3 the first argument has no label", arguments: ["go(A)", "go(link: A)"])
  func unlabeled(_ call: String) throws {
    let go = "func go(link: String) { extensionContext?.openURL(NSURL(string: link)!) }"
    let tap = "func touchesBegan() { \(call.replacing("A)", with: "\"maps://a\")")) }"
    let project = TodayProject("\(tap)\n\(go)", settings: "SWIFT_VERSION = 2.3;")
    try project.expectImported("opens: [maps://a]", quoted: false)
  }

  /// Returns a statement in Objective-C that opens a URL.
  private static func opening(_ url: String) -> String {
    "[self.extensionContext openURL:[NSURL URLWithString:\(url)] completionHandler:nil];"
  }

  /// Imports a widget with a button that calls the method `add` of some code.
  private static func importedWithButton(_ code: String) throws -> String {
    let action =
      "<connections><action selector=\"add:\" destination=\"TODAY\" eventType=\"touchUpInside\"/></connections>"
    let board = "<subviews><button id=\"MORE\"><state key=\"normal\" title=\"More\"/>\(action)</button></subviews>"
    return try TodayProject(code, board: board).imported().replacing("\"", with: "")
  }
}
