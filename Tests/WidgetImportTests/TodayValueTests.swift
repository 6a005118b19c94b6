import FoundationEssentials
import Testing

@testable import WidgetImport

@Suite("Values of names in code of Today widgets")
struct TodayValueTests {
  @Test(
    "a constant of a type is that of the same file, and unknown if several other files have one",
    arguments: [
      (nil, ["90.0"], "heights: {compact: 90}"), (nil, ["90.0", "80.0"], "heights.compact: it is computed"),
      ("70.0", ["90.0"], "heights: {compact: 70}"),
    ] as [(String?, [String], String)]
  )
  func constants(_ own: String?, _ others: [String], _ expected: String) throws {
    func rows(_ high: String) -> String { "private enum Rows { static let high = \(high) }\n" }
    let code = "func viewDidLoad() { preferredContentSize = CGSize(width: 0, height: Rows.high) }"
    var project = TodayProject(code, before: own.map(rows) ?? "")
    for (number, high) in others.enumerated() { project.files["Today/Rows\(number).swift"] = rows(high) }
    #expect(try project.imported().contains(expected))
  }

  @Test(
    "a root view's color is left out where code may set it by another name, and holds where code sets another view's",
    arguments: [
      ("view.apply { $0.backgroundColor = .clear }", false), ("view?.do({ $0.backgroundColor = .clear })", false),
      ("self.view.then { own in own.backgroundColor = .clear }", false),
      ("with(view) { $0.backgroundColor = .clear }", false), ("more.apply { $0.backgroundColor = .clear }", true),
      ("[view, more].forEach { $0?.backgroundColor = .clear }", false),
      ("[gap, more].forEach { $0?.backgroundColor = .clear }", true),
      ("view.subviews.forEach { $0.backgroundColor = .clear }", true),
      ("view.superview?.backgroundColor = .red; view.window?.backgroundColor = .red", true),
      ("self.view.subviews.first?.backgroundColor = .red; view.maskView?.backgroundColor = .red", true),
      ("for v in [view, more] as [UIView] { v.backgroundColor = .clear }", false),
      ("for v in [more] { v.backgroundColor = .clear; view.addSubview(v) }", true),
      ("let v = view!; v.backgroundColor = .clear", false),
      ("let v: UIView = self.view; v.backgroundColor = .clear", false),
      ("let v = UIView(); v.backgroundColor = .clear; view.addSubview(v)", true),
      ("let v = view.subviews[0]; v.backgroundColor = .clear", true), ("header.backgroundColor = .clear", true),
      ("let v = tap.view!; v.backgroundColor = .clear", true),
      ("style(view) }\nfunc style(_ v: UIView) { v.backgroundColor = .clear", false),
      ("style(more, all: view) }\nfunc style(_ v: UIView, all: UIView) { v.backgroundColor = .clear", true),
      ("style(more, all: view) }\nfunc style(_ v: UIView, all: UIView) { all.backgroundColor = .clear", false),
      ("style(more) }\nfunc style(_ v: UIView) { v.backgroundColor = .clear", true),
      ("C self.view.superview.backgroundColor = UIColor.clearColor;", true),
      ("C UIView *v = self.view; v.backgroundColor = UIColor.clearColor;", false),
      ("C for (UIView *v in @[self.view, self.more]) { v.backgroundColor = UIColor.clearColor; }", false),
      ("C [self style:self.view]; }\n- (void)style:(UIView *)v { [v setBackgroundColor:UIColor.clearColor];", false),
      ("C [self style:self.more]; }\n- (void)style:(UIView *)v { [v setBackgroundColor:UIColor.clearColor];", true),
    ]
  )
  func rootByOtherName(_ code: String, _ isKept: Bool) throws {
    let color = #"<color key="backgroundColor" white="1" alpha="1" colorSpace="genericGamma22GrayColorSpace"/>"#
    let method = code.hasPrefix("C ") ? "- (void)viewDidLoad" : "func viewDidLoad()"
    let text = try TodayProject("\(method) { \(code.replacing("C ", with: "")) }", board: color).imported()
    #expect(text.contains("background: \"#FFFFFF\"") == isKept, "\(text)")
    #expect(text.contains("background: code sets it where that may not run") != isKept, "\(text)")
  }

  @Test(
    "the color of what becomes the root view is the root's, and that of its own class is told",
    arguments: [
      ("let v = UIView(); v.backgroundColor = .red; view = v", "background: red"),
      ("card.backgroundColor = .red; self.view = card } \nlet card = UIView()\nfunc a() {", "background: red"),
      ("view = UIView(); view.backgroundColor = nil", "background: clear"),
      ("let v = UIView(); view = v } \nfunc a() { let v = UIView(); v.backgroundColor = .red", nil),
      ("view = Card() }\nclass Card: UIView { func load() { backgroundColor = .red }", "background: code sets it"),
      (
        "view = card }\nlet card = Card()\nclass Card: UIView { func load() { backgroundColor = .red }",
        "background: code"
      ),
    ] as [(String, String?)]
  )
  func becomesRoot(_ code: String, _ expected: String?) throws {
    let text = try TodayProject("func loadView() { \(code) }").imported()
    #expect(expected.map(text.contains) ?? !text.contains("background"), "\(text)")
  }

  @Test(
    "an image's name is read from choices, branches and constants of images",
    arguments: [
      "icon.image = UIImage(named: isOn ? \"a\" : \"b\")",
      "icon.image = isOn ? UIImage(named: \"a\") : .init(named: \"b\")",
      "let name = isOn ? \"a\" : \"b\"; icon.image = UIImage(named: name)",
      "let name: String; switch mode { case .on: name = \"a\" default: name = \"b\" }; icon.image = UIImage(named: name)",
      "icon.image = isOn ? UIImage.a : UIImage.b; other.image = UIImage.loop",
      "C icon.image = [UIImage imageNamed:isOn ? @\"a\" : @\"b\"];",
    ]
  )
  func imageNames(_ code: String) throws {
    let method = code.hasPrefix("C ") ? "- (void)viewDidLoad" : "func viewDidLoad()"
    var project = TodayProject("\(method) { \(code.replacing("C ", with: "")) }")
    let images = ["a", "b"].map { "static let \($0) = UIImage(named: \"\($0)\")!" }.joined(separator: "\n")
    project.files["Today/Images.swift"] = "extension UIImage {\n\(images)\nstatic let loop = UIImage.loop\n}\n"
    for name in ["a", "b", "c"] {
      let contents = #"{"properties": {"template-rendering-intent": "template"}}"#
      project.files["Today/Assets.xcassets/\(name).imageset/Contents.json"] = contents
    }
    try project.expectImported("images: [{name: a, rendering: template}, {name: b, rendering: template}]")
  }

  @Test("a superclass in a module of the repository is read", arguments: [("", false), ("widgetActive", true)])
  func superclass(_ method: String, _ isHandled: Bool) throws {
    var project = TodayProject("", before: "import Design\n")
    let own = project.files["Today/Today.swift"] ?? ""
    project.files["Today/Today.swift"] = own.replacing("UIViewController", with: "Card")
    project.files["Design/Package.swift"] = "Package(targets: [.target(name: \"Design\")])"
    let handler = "open func \(method)DisplayModeDidChange(_ m: NCWidgetDisplayMode, withMaximumSize s: CGSize) {}"
    project.files["Design/Sources/Design/Card.swift"] = "open class Card: UIViewController {\n\(handler)\n}\n"
    let text = try project.imported()
    #expect(text.contains("handlesDisplayModeChange: \(isHandled)") && !text.contains("is not among"), "\(text)")
  }

  @Test("Objective-C may send messages to get objects, and leave out the zero of a number")
  func messages() throws {
    let color = "[UIColor colorWithRed:1 green:.5f blue:0 alpha:1]"
    let code = "- (void)viewDidLoad { [[self view] setBackgroundColor:\(color)]; }"
    try TodayProject(code).expectImported("background: \"#FF8000\"")
  }

  @Test("a file is named as the disk spells it, however the project does", arguments: ["today", "TODAY"])
  func spelling(_ folder: String) throws {
    let header = "#import \"LINKS.h\"\n"
    let code = "- (void)viewDidLoad { self.view.backgroundColor = theme; }"
    let text = try TodayProject(code, ["Today/Links.h": "#define ROW 70\n"], before: header).imported { project in
      try FileManager.default.moveItem(at: project.file("Today"), to: project.file(folder))
    }
    #expect(text.contains("# \(folder)/Today.m:5: background") && !text.contains("Today/"), "\(text)")
  }

  @Test("the buttons of one line are listed in its order")
  func oneLine() throws {
    let names = "ABCDEFGH".map(String.init)
    let made = names.map { "let b\($0) = UIButton()" } + names.map { "b\($0).setTitle(\"\($0)\", for: .normal)" }
    let text = try TodayProject("func viewDidLoad() { \(made.joined(separator: "; ")) }").imported()
    #expect(text.contains("buttons: [\(names.map { "{title: \($0)}" }.joined(separator: ", "))]"), "\(text)")
  }

  @Test(
    "a property is that of its own view, and hidden by the parameters of closures and patterns",
    arguments: [
      ("", "open(link)", "maps://own"), ("", "links.forEach { link in open(link) }", nil),
      ("", "for link in links { open(link) }", nil), ("", "if case .some(let link) = found { open(link) }", nil),
      ("let row = Row()", "open(link)", "maps://own"),
    ]
  )
  func properties(_ before: String, _ call: String, _ opened: String?) throws {
    let context = "extensionContext?.open(URL(string: link)!)"
    let code = """
      let link = "maps://own"
      \(before)
      func touchesBegan() { \(call.replacing("open(link)", with: context)) }
      """
    let row = "class Row: UIView {\nlet link = \"maps://row\"\n}\n"
    let text = try TodayProject(code, before: row).imported().replacing("\"", with: "")
    #expect(text.contains(opened.map { "opens: [\($0)]" } ?? "opens: the URL is not literal"), "\(text)")
  }

  @Test(
    "a macro is that of its own file or of a header, and unknown under a condition that is",
    arguments: [
      ("#define ROW 70\n", "", "", "70"), ("", "#define ROW 70\n", "", "70"), ("", "", "#define ROW 70\n", nil),
      ("#if __IPHONE_OS_VERSION_MIN_REQUIRED >= 90000\n#define ROW 70\n#else\n#define ROW 80\n#endif\n", "", "", nil),
      ("#define OPEN if (a) { \\\r\nif (b) {\r\n#define ROW 70\n", "", "", "70"),
      ("#warning Close the { here\n#define ROW 70\n", "", "", "70"),
      ("#define A @\"\\(a\n#define ROW 70\n", "", "", "70"),
    ]
  )
  func macros(_ own: String, _ header: String, _ other: String, _ height: String?) throws {
    let files = ["Today/Rows.h": header, "Today/Other.m": other]
    let code = "- (void)viewDidLoad { self.preferredContentSize = CGSizeMake(0, ROW); }"
    let text = try TodayProject(code, files, before: "#import \"Rows.h\"\n" + own).imported()
    #expect(text.contains(height.map { "heights: {compact: \($0)}" } ?? "heights.compact: it is computed"), "\(text)")
  }

  @Test(
    "escapes of C are read",
    arguments: [
      (#"@"Caf\u00e9""#, "Café"), (#"@"A \(b)""#, "A (b)"), (#"@"\U0001f600""#, "😀"), (#"@"A\rB""#, #"A\u000DB"#),
      (#"@"\101dd""#, "Add"),
    ]
  )
  func escapes(_ literal: String, _ title: String) throws {
    let code = """
      - (void)viewDidLoad {
        UIButton *add = [UIButton new];
        [add setTitle:\(literal) forState:UIControlStateNormal];
      }
      """
    try TodayProject(code).expectImported("buttons: [{title: \(title)}]", quoted: false)
  }

  @Test(
    "a title is that of its key in its table, however that is looked up",
    arguments: [
      ("String(localized: \"A\")", "A, fr: Ajouter"), ("\"A\".short", "A, fr: Ajouter"),
      ("String(localized: \"A\", comment: \"Adds\")", "A, fr: Ajouter"),
      ("NSLocalizedString(\"A\", value: \"A\", comment: \"Adds\")", "A, fr: Ajouter"),
      ("NSLocalizedString(\"A\", bundle: own, value: \"A\", comment: \"\")", nil),
      ("NSLocalizedString(\"A\", tableName: table, value: \"A\", comment: \"\")", nil),
      ("NSLocalizedString(\"A\", value: text, comment: \"\")", nil),
      ("\"A\".long()", "A, fr: Ajouter"), ("Titles.add", "A, fr: Ajouter"), ("\"A\".own()", "A, fr: Propre"),
      ("\"A\".capital", nil), ("\"A\".short.lowercased()", nil),
      ("NSLocalizedString(\"A\" + more, comment: \"\")", nil),
      ("NSLocalizedString(\"A\", tableName: \"Near\", comment: \"\")", "A"),
      ("String(localized: \"A\", table: \"Near\")", "A"),
    ] as [(String, String?)]
  )
  func key(_ call: String, _ title: String?) throws {
    let code = "func viewDidLoad() { let add = UIButton(); add.setTitle(\(call), for: .normal) }"
    let members = """
      enum Titles { static let add = "A".short }
      extension String {
      var short: String { return NSLocalizedString(self, comment: "") }
      var capital: String { NSLocalizedString(self, comment: "").capitalized }
      func long() -> String { NSLocalizedString(self, comment: "") }
      func own() -> String { NSLocalizedString(self, tableName: "Own", comment: "") }
      }

      """
    let files = [
      "Today/fr.lproj/Localizable.strings": "A = \"Ajouter\";", "Today/fr.lproj/Own.strings": "A = \"Propre\";",
    ]
    let text = try TodayProject(code, files, before: members).imported()
    let shown = title.map { $0.contains(",") ? "{default: \($0)}" : $0 }
    #expect(text.contains(shown.map { "buttons: [{title: \($0)}]" } ?? "code sets the title of this button"), "\(text)")
  }

  @Test(
    "a member of the code's own on a view may set what the storyboard says of it",
    arguments: [
      ("extension UILabel { var content: C { set { font = newValue.font } } }", "mark.content = c", true, false),
      ("extension UILabel { func style(_ s: S) { font = s.font } }", "mark.style(.body)", true, false),
      ("extension UIView { func style() { (self as? UILabel)?.font = big } }", "a.map { $0.style() }", true, false),
      ("extension UILabel { func style() { font = big } }", "gap.style()", false, false),
      ("extension UILabel { func style() { font = big } }", "style(); self.style(); Theme.style(mark)", false, false),
      ("extension UILabel { func style() { alpha = 1 } }", "mark.style()", false, false),
      ("extension UIButton { var name: S { set { setTitle(newValue, for: .normal) } } }", "more.name = a", false, true),
      ("extension UIButton { var name: S { set { setTitle(newValue, for: .normal) } } }", "name = a", false, false),
      ("@implementation UILabel (S)\n- (void)style { self.font = big; }\n@end", "- [self.mark style];", true, false),
    ]
  )
  func ownMembers(_ members: String, _ call: String, _ setsFont: Bool, _ setsTitle: Bool) throws {
    let board = """
      <subviews><label id="MARK" text="A"><fontDescription key="fontDescription" name="Avenir-Book" pointSize="9"/></label>
      <button id="MORE"><state key="normal" title="More"/></button></subviews>
      <connections><outlet property="mark" destination="MARK"/></connections>
      """
    let method = call.hasPrefix("- ") ? "- (void)viewDidLoad" : "func viewDidLoad()"
    let code = "\(method) { \(call.replacing("- ", with: "")) }"
    let text = try TodayProject(code, before: members + "\n", board: board).imported()
    #expect(text.contains("Avenir-Book") != setsFont, "\(text)")
    #expect(!setsFont || text.contains("font: it is computed"), "\(text)")
    #expect(text.contains("buttons: [{title: More}]") != setsTitle, "\(text)")
    #expect(text.contains("code sets the title of this button") == setsTitle, "\(text)")
  }

  @Test(
    "the title of a button is told or left out where an attributed text or its label has it",
    arguments: [
      (#"<state key="normal">TITLE</state>"#, "", "{title: Go on}"),
      (#"<buttonConfiguration key="configuration" style="plain">TITLE</buttonConfiguration>"#, "", "{title: Go on}"),
      (#"<state key="normal" title="Go"/>"#, "more.titleLabel?.text = \"On\"", nil),
      (#"<state key="normal" title="Go"/>"#, "cell.titleLabel?.text = \"On\"", "{title: Go}"),
    ] as [(String, String, String?)]
  )
  func attributedTitle(_ state: String, _ code: String, _ button: String?) throws {
    let title =
      #"<attributedString key="attributedTitle"><fragment content="Go "/><fragment content="on"/></attributedString>"#
    let board = "<subviews><button id=\"MORE\">\(state.replacing("TITLE", with: title))</button></subviews>"
    try TodayProject("func viewDidLoad() { \(code) }", board: board)
      .expectImported(button.map { "buttons: [\($0)]" } ?? "buttons: code sets the title of this button")
  }

  @Test(
    "a title with a text of its own is that of its table, else that text",
    arguments: [
      "NSLocalizedString(\"go\", tableName: \"Near\", value: \"Go\", comment: \"\")",
      "String(localized: \"go\", defaultValue: \"Go\", table: \"Near\")",
    ]
  )
  func table(_ call: String) throws {
    let code = "func viewDidLoad() { let add = UIButton(); add.setTitle(\(call), for: .normal) }"
    let text = try TodayProject(code, ["Today/fr.lproj/Near.strings": "go = \"Aller\";"]).imported()
    #expect(text.contains("buttons: [{title: {default: Go, fr: Aller}}]"), "\(text)")
  }

  @Test("a widget that only another project may have a target for is told as such", arguments: [nil, "Maps.xcodeproj"])
  func elsewhere(_ project: String?) throws {
    var options = ImportOptions()
    options.project = project
    let text = try TodayProject("", ["Other/Info.plist": TodayProject.info()]).imported(options)
    let name = project == nil ? "no project has a" : "this project has no"
    #expect(text.contains("Other/Info.plist: it is passed over: \(name) target for it"), "\(text)")
  }

  @Test(
    "a font is read that a function of another type makes",
    arguments: [
      ("Theme.font(12)", "Avenir"), (".sized(9)", "system"), ("UIFont.big.withSize(20)", "Rubik"),
      (".title", "Avenir"), ("Theme.chosen(12)", nil),
    ] as [(String, String?)]
  )
  func fonts(_ font: String, _ family: String?) throws {
    let before = """
      enum Theme {
        static func font(_ size: CGFloat) -> UIFont { return UIFont(name: "Avenir", size: size)! }
        static func chosen(_ size: CGFloat) -> UIFont { return isBig ? font(size) : .systemFont(ofSize: size) }
      }
      extension UIFont {
        static func sized(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) }
        static let big = UIFont(name: "Rubik", size: 30)!
        static var title: UIFont { Theme.font(20) }
      }

      """
    let project = TodayProject("func viewDidLoad() { label.font = \(font) }", before: before)
    try project.expectImported(family.map { "font: [{family: \($0)}]" } ?? "font: it is computed", quoted: false)
  }

  @Test("an outlet that is named as a button's label is no button's")
  func namedLikeLabel() throws {
    let other = #"<label id="B"><fontDescription key="fontDescription" name="Avenir-Book" pointSize="17"/></label>"#
    let project = TodayProject(
      "@IBOutlet var titleLabel: UILabel!\nfunc viewDidLoad() { titleLabel.font = .systemFont(ofSize: 9) }",
      board: "<subviews><label id=\"A\"/>\(other)</subviews>"
    )
    try project.expectImported("{family: Avenir-Book}")
  }

  @Test("a method that sets a font is no call of one, and its callers know the font")
  func fontMethod() throws {
    let board =
      #"<subviews><label id="A"><fontDescription key="fontDescription" name="Avenir-Book" pointSize="17"/></label></subviews>"#
    let code = "- (void)setFont:(UIFont *)font { self.more.font = font; }\n"
    let project = TodayProject(
      code + "- (void)viewDidLoad { [_gap setFont:[UIFont systemFontOfSize:9]]; }",
      board: board
    )
    try project.expectImported("font: [{family: Avenir-Book}, {family: system}]")
    try project.expectImported("font: it is computed", false)
  }

  @Test(
    "a variable has no known value that any code gives another one",
    arguments: [
      ("load { [weak self] in self?.high = $0 }", false), ("load { strongSelf.high += $0 }", false),
      ("fit(&high)", false), ("Today.shown.high = 9", false), ("label.high = 9", true), ("high == 9", true),
    ]
  )
  func changed(_ statement: String, _ isKnown: Bool) throws {
    let size = "preferredContentSize = CGSize(width: 0, height: high)"
    let code = "var high = 280.0\nfunc viewDidLoad() { \(size) }\nfunc more() { \(statement) }"
    try TodayProject(code).expectImported("280", isKnown)
  }

  @Test("a variable of another type has no known value that the view gives it", arguments: [true, false])
  func changedElsewhere(_ isChanged: Bool) throws {
    let size = "preferredContentSize = CGSize(width: 0, height: Layout.high)"
    let code = "func viewDidLoad() { \(size) }\nfunc more() { \(isChanged ? "Layout.high = 90" : "") }"
    try TodayProject(code, before: "enum Layout { static var high = 280.0 }\n").expectImported("280", !isChanged)
  }

  @Test(
    "a size that always replaces another one is that of its mode",
    arguments: [
      ("if mode == .expanded { preferredContentSize.height = 250 }", "{compact: maximum, expanded: 250}"),
      ("if mode == .expanded { SIZE }", "{compact: maximum, expanded: 250}"),
      ("if mode == .expanded && isOn { SIZE }", "{compact: maximum}"),
      ("if mode == .expanded { load { self.SIZE } }", "{compact: maximum}"),
      ("guard isOn else { return }; if mode == .expanded { SIZE }", "{compact: maximum}"),
    ]
  )
  func replaced(_ statement: String, _ heights: String) throws {
    let body = statement.replacing("SIZE", with: "preferredContentSize = CGSize(width: 0, height: 250)")
    let code = """
      func viewDidLoad() { extensionContext?.widgetLargestAvailableDisplayMode = .expanded }
      func widgetActiveDisplayModeDidChange(_ mode: NCWidgetDisplayMode, withMaximumSize size: CGSize) {
        preferredContentSize = size
        \(body)
      }
      """
    try TodayProject(code).expectImported("heights: \(heights)", quoted: false)
  }

  @Test(
    "a nib that code names and that is not among the resources is noted",
    arguments: [
      ("func viewDidLoad() { table.register(UINib(nibName: \"Row\", bundle: nil)) }", true),
      ("- (void)viewDidLoad { [UINib nibWithNibName:@\"Row\" bundle:nil]; }", true),
      ("- (void)viewDidLoad { [bundle loadNibNamed:@\"Row\" owner:self options:nil]; }", true),
      ("init() { super.init(nibName: nil, bundle: nil) }", false),
      ("func make() { super.init(nibName: name, bundle: nil) }", false),
    ]
  )
  func nib(_ code: String, _ isNoted: Bool) throws {
    try TodayProject(code).expectImported("the nib Row is not among the target's resources", isNoted)
  }
}
