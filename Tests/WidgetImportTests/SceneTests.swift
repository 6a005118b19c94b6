import LintCore
import Testing
import WidgetLint

@testable import WidgetImport

@Suite("Storyboards as they are drawn")
struct SceneTests {
  private static let both = "font: [{family: Avenir-Book}, {family: system}]"

  /// Returns the scene of a storyboard with elements and constraints in its root view of 320 × 200 points.
  private static func scene(_ views: String, _ constraints: String = "", code: String = "") throws -> DrawnScene? {
    let (views, widget) = try read(views, constraints, code: code)
    return SceneDrawing.scene(views, widget)
  }

  private static func read(
    _ views: String,
    _ constraints: String,
    code: String = ""
  ) throws -> (SceneViews, WidgetCode) {
    let text = """
      <document initialViewController="c"><scenes><scene><objects><viewController id="c">
      <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
      <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view>
      <connections><outlet property="price" destination="a"/></connections></viewController></objects></scene></scenes></document>
      """
    let board = try XMLReader.read(Array(text.utf8), path: "Main.storyboard")
    let first = try #require(WidgetScene.initial(board))
    let isObjectiveC = code.contains("@implementation")
    let source = isObjectiveC ? code : "class Today: UIViewController {\n\(code)\n}\n"
    let file = codeFile(source, isObjectiveC ? "Today.m" : "Today.swift")
    let widget = WidgetCode(CodeModule(today: file), principal: "Today", viewClasses: ["Row"], lowestVersion: 1_000)
    return (SceneViews(board, from: first, named: []), widget)
  }

  /// Returns the facts about the margins in such a root view.
  private static func margins(_ views: String, _ constraints: String, code: String = "") throws -> Facts {
    let (views, widget) = try read(views, constraints, code: code)
    var facts = Facts()
    SceneMargins.read(views, widget, &facts)
    return facts
  }

  /// Returns a constraint from a side of a view, by default the label, to a side of the root view, by default the same.
  private static func edge(
    _ side: String,
    of view: String = "a",
    to other: String? = nil,
    in outer: String = "root",
    _ constant: Int = 0,
    _ more: String = ""
  ) -> String {
    #"<constraint firstItem="\#(view)" firstAttribute="\#(side)" secondItem="\#(outer)" "#
      + #"secondAttribute="\#(other ?? side)" constant="\#(constant)" \#(more)/>"#
  }

  @Test(
    "a margin is not written where a view keeps to the system's own, in whatever words",
    arguments: [
      ("leadingMargin", 0, nil), ("leftMargin", 0, nil), ("left", 20, "16"), ("leadingMargin", 8, "16"),
      ("topMargin", 8, nil), ("topMargin", 16, "16"),
    ] as [(String, Int, String?)]
  )
  func margins(_ edge: String, _ constant: Int, _ margin: String?) throws {
    let inner = edge.replacing("Margin", with: "")
    let side = inner == "top" ? inner : "leading"
    let facts = try Self.margins(
      Self.label() + #"<label id="b"/>"#,
      Self.edge(side, 16) + Self.edge(inner, of: "b", to: edge, constant)
    )
    #expect(facts.values["margins.\(side)"]?.shown == margin)
  }

  @Test("a view that fills the root stands for it, and one that does not has no margins", arguments: [0, 1])
  func filled(_ distance: Int) throws {
    let inner = "<constraints>\(Self.edge("leading", in: "inner", 16))</constraints>"
    let view = "<view id=\"inner\"><subviews>\(Self.label())</subviews>\(inner)</view>"
    let sides = ["top", "leading", "bottom", "trailing"].map {
      Self.edge($0, of: "inner", $0 == "top" ? distance : 0)
    }
    let facts = try Self.margins(view, sides.joined())
    #expect(facts.values["margins.leading"]?.shown == (distance == 0 ? "16" : nil))
    #expect(facts.values["margins.top"]?.shown == (distance == 0 ? nil : "1"))
  }

  @Test(
    "a view without constraints may be nearer to a side, and an indicator that hides is not",
    arguments: [
      (#"<view fixedFrame="YES"><rect key="frame" x="9" y="0" width="9" height="9"/></view>"#, nil),
      (#"<view fixedFrame="YES"><rect key="frame" x="16" y="0" width="9" height="9"/></view>"#, "16"),
      (#"<button id="c"><rect key="frame" x="9" y="0" width="9" height="9"/></button>"#, nil),
      (#"<button id="c"><rect key="frame" x="16" y="0" width="9" height="9"/></button>"#, "16"),
      (#"<button id="c" hidden="YES"><rect key="frame" x="9" y="0" width="9" height="9"/></button>"#, "16"),
      (#"<activityIndicatorView id="b" hidesWhenStopped="YES"/>"#, "16"), (#"<activityIndicatorView id="b"/>"#, "5"),
    ] as [(String, String?)]
  )
  func nearer(_ other: String, _ margin: String?) throws {
    let facts = try Self.margins(Self.label() + other, Self.edge("leading", 16) + Self.edge("leading", of: "b", 5))
    #expect(facts.values["margins.leading"]?.shown == margin && facts.notes.isEmpty == (margin != nil))
  }

  @Test("a view that only another one holds may be nearer to the far side", arguments: [(300, nil), (280, "16")])
  func nearerToFarSide(_ start: Int, _ margin: String?) throws {
    let other = #"<button id="c"><rect key="frame" x="\#(start)" y="0" width="15" height="9"/></button>"#
    let facts = try Self.margins(Self.label() + other, Self.edge("trailing", -16))
    #expect(facts.values["margins.trailing"]?.shown == margin && facts.notes.isEmpty == (margin != nil))
  }

  @Test(
    "a view that code adds to the root may be nearer, unless it fills the root",
    arguments: [
      ("let header = UIView(frame: CGRect(x: 2, y: 1, width: 9, height: 9)); view.addSubview(header)", nil),
      ("self.view.insertSubview(header, at: 0)", nil), ("row.addSubview(header)", "16"),
      ("let blur = UIVisualEffectView(); blur.frame = view.bounds; view.addSubview(blur)", "16"),
      ("let busy = UIActivityIndicatorView(style: .large); view.addSubview(busy)", "16"),
      ("let blur = UIView(frame: view.bounds); view.insertSubview(blur, at: 0)", "16"),
      ("let list = UITableView(frame: view.bounds); view.addSubview(list)", nil),
      ("let list = UICollectionView(); list.frame = view.bounds; view.addSubview(list)", nil),
      ("list.frame = view.bounds; view.addSubview(list) }\nlet list = UITableView()\nfunc a() {", nil),
    ]
  )
  func added(_ code: String, _ margin: String?) throws {
    let facts = try Self.margins(Self.label(), Self.edge("leading", 16), code: "func viewDidLoad() { \(code) }")
    #expect(facts.values["margins.leading"]?.shown == margin && facts.notes.isEmpty == (margin != nil))
  }

  @Test(
    "a view that fills the root hides the color of the root",
    arguments: [
      ("<view id=\"MORE\">COLOR</view>", "", "the view with this color hides the root"),
      ("<tableView id=\"B\">COLOR</tableView>", "", "the view with this color"),
      ("<view id=\"B\">COLOR</view>", "view.backgroundColor = .black", "the view with this color"),
      ("<view id=\"MORE\">COLOR</view>", "more.backgroundColor = .clear", "\"#FFFFFF\""),
      ("<view id=\"MORE\">COLOR</view>", "more.backgroundColor = .blue", "the view with this color"),
      ("<view id=\"MORE\">COLOR</view>", "if isOn { more.backgroundColor = .clear }", "the view with this color"),
      ("<view id=\"B\">WHITE</view>", "", "\"#FFFFFF\""),
      ("<view id=\"B\" hidden=\"YES\">COLOR</view>", "", "\"#FFFFFF\""),
      ("<view id=\"B\">CLEAR</view>", "", "\"#FFFFFF\""),
      ("<view id=\"B\">FAINT</view>", "", "the view with this color"),
      ("<label id=\"A\"/><view id=\"B\">COLOR</view>", "", "\"#FFFFFF\""),
    ]
  )
  func cover(_ views: String, _ code: String, _ background: String) throws {
    let id = views.contains("MORE") ? "MORE" : "B"
    let sides = ["top", "leading", "bottom", "trailing"].map { Self.edge($0, of: id, in: "ROOT") }.joined()
    let white = #"<color key="backgroundColor" white="1" alpha="1" colorSpace="genericGamma22GrayColorSpace"/>"#
    let color =
      #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    func red(_ alpha: String) -> String { color.replacing("alpha=\"1", with: "alpha=\"" + alpha) }
    let filled = views.replacing("COLOR", with: color).replacing("FAINT", with: red("0.3"))
      .replacing("CLEAR", with: red("0")).replacing("WHITE", with: white)
    let board = "<subviews>\(filled)</subviews>\(white)<constraints>\(sides)</constraints>"
    let project = TodayProject("func viewDidLoad() { \(code) }", board: board)
    let text = try project.imported()
    #expect(text.contains("background: \(background)"), "\(text)")
    if views.contains("COLOR"), text.contains("background: the view") {
      var options = ImportOptions()
      options.guesses = true
      #expect(try project.imported(options).contains("background: \"#FF0000\"") == code.isEmpty)
    }
  }

  @Test("a button of which nothing is seen says nothing of the margins", arguments: [true, false])
  func unseenButton(_ isSeen: Bool) throws {
    let button = #"<button id="B"><state key="normal" \#(isSeen ? "title='B'" : "")/></button>"#
    let sides = Self.edge("leading", of: "A", in: "ROOT", 20) + Self.edge("leading", of: "B", in: "ROOT")
    let board = #"<subviews><label id="A" text="A"/>\#(button)</subviews><constraints>\#(sides)</constraints>"#
    #expect(try TodayProject("", board: board).imported().contains("leading: 20") == !isSeen)
  }

  @Test(
    "an image at a margin, or tied to a view beside it, is no background",
    arguments: [("ROOT", ""), ("ROOT", "Margin"), ("B", "")]
  )
  func margin(_ item: String, _ suffix: String) throws {
    let sides =
      ["leading", "top", "bottom"].map { Self.edge($0, of: "A", in: "ROOT") }.joined()
      + Self.edge("trailing", of: "A", to: "trailing\(suffix)", in: item)
    let board = #"<subviews><imageView id="A" image="sea"/></subviews><constraints>\#(sides)</constraints>"#
    let isPinned = item == "ROOT" && suffix.isEmpty
    #expect(try TodayProject("", board: board).imported().contains("background: {image: sea}") == isPinned)
  }

  @Test("a margin of a weak constraint is not certain", arguments: [(250, nil), (750, "16"), (999, "16")])
  func weak(_ priority: Int, _ margin: String?) throws {
    let facts = try Self.margins(Self.label(), Self.edge("leading", 16, #"priority="\#(priority)""#))
    #expect(facts.values["margins.leading"]?.shown == margin)
    #expect(facts.notes.isEmpty == (margin != nil))
  }

  @Test("beside a strong constraint, a weak one between the same edges decides nothing")
  func weakBesideStrong() throws {
    let edges = Self.edge("leading", 16) + Self.edge("leading", 9, #"priority="250""#)
    #expect(try Self.margins(Self.label(), edges).values["margins.leading"]?.shown == "16")
  }

  private static func label(_ attributes: String = "", _ frame: String = #"x="10" y="20" width="100" height="30""#)
    -> String
  { #"<label id="a" text="A" \#(attributes)><rect key="frame" \#(frame)/></label>"# }

  @Test(
    "of two weights in a font's name, the longer word counts, else the heavier one",
    arguments: [("Lightbox-Heavy", 800), ("Black-Light", 900), ("Thin-Bold", 700), ("Bold-Ultralight", 100)]
  )
  func weights(_ name: String, _ weight: Int) throws {
    let font = "<fontDescription key=\"fontDescription\" name=\"\(name)\" pointSize=\"20\"/>"
    let label = Self.label().replacing("</label>", with: font + "</label>")
    let scene = try Self.scene(label)
    #expect(scene?.views.first?.text?.weight == weight)
  }

  @Test(
    "a view that is not seen, or has a frame that no view can have, is left out",
    arguments: [
      label("hidden=\"YES\""), label("alpha=\"0.0\""), "<label id=\"a\" text=\"A\"/>",
      label("", #"x="nan" y="0" width="1" height="1""#), label("", #"x="0" y="inf" width="1" height="1""#),
      label("", #"x="1e300" y="0" width="1" height="1""#), label("", #"x="0" y="0" width="-5" height="1""#),
      label("", #"x="0" y="0" width="0" height="10""#), label("", #"x="0" y="0" width="10""#),
      #"<view id="a" hidden="YES"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>\#(label())</subviews></view>"#,
    ]
  )
  func unseen(_ views: String) throws {
    #expect(try Self.scene(views) == nil)
    #expect(try Self.scene(views + Self.label())?.views.count == 1)
  }

  @Test("a view of a class that fills it from a nib is left out")
  func nib() throws {
    let view = #"<view id="b" customClass="Row"><rect key="frame" x="0" y="0" width="9" height="9"/></view>"#
    let code = "}\nclass Row: UIView { func make() { Bundle.main.loadNibNamed(\"Row\", owner: self) }"
    #expect(try Self.scene(view, code: code) == nil)
    #expect(try Self.scene(view)?.views.map(\.name) == ["Row"])
  }

  @Test("a view lies where those around it lie, and its lines are those of its own elements")
  func places() throws {
    let around = #"<view id="b"><rect key="frame" x="5" y="7" width="200" height="90"/><subviews>"#
    let scene = try #require(try Self.scene("\(around)\n\(Self.label())\n</subviews></view>"))
    #expect(scene.file == "Main.storyboard" && scene.width == 320)
    let view = try #require(scene.views.first)
    #expect(view.frame == (15, 27, 100, 30))
    #expect(view.lines == 4...4)
  }

  @Test(
    "what a view keeps its distance to is told from its constraints",
    arguments: [
      (label(), "", DrawnView.Side.leading, true),
      (label(), edge("leading"), .leading, true),
      (label(), edge("trailing"), .trailing, true),
      (label(), edge("right") + edge("left"), .both, true),
      (label(), edge("trailing", 0, #"relation="lessThanOrEqual""#), .leading, true),
      (label(), edge("trailing", 0, #"priority="250""#), .leading, true),
      (label(), edge("bottom"), .leading, false),
    ]
  )
  func ties(_ view: String, _ constraints: String, _ side: DrawnView.Side, _ isCut: Bool) throws {
    let drawn = try #require(try Self.scene(view, constraints)?.views.first)
    #expect(drawn.side == side && drawn.isCut == isCut)
  }

  @Test(
    "an outlet that code sets is told, and one that is only read is not",
    arguments: [
      ("func show() { price.text = \"1\"; self.price?.layer.opacity = 0 }", "price"),
      ("func show() { price.setValue(1) }", "price"), ("func show() { style(price) }", "price"),
      ("func show() { model.bind(to: price.rx.text) }", "price"),
      ("func show() { if price.text == nil { print(price.frame) } }", nil), ("@IBOutlet var price: UILabel!", nil),
      ("@IBOutlet var price: UILabel! { didSet { price.font = font } }", "price"),
      (
        "@interface Today : UIViewController\n@end\n@implementation Today\n- (void)a { [self.price setText:@\"1\"]; }\n@end",
        "price"
      ),
      (
        "@interface Today : UIViewController\n@end\n@implementation Today\n- (void)a { _price.hidden = YES; }\n@end",
        "price"
      ),
    ]
  )
  func changes(_ code: String, _ change: String?) throws {
    #expect(try Self.scene(Self.label(), code: code)?.views.first?.change == change)
  }

  @Test("a text is drawn in its font, its color and its place")
  func text() throws {
    let label = """
      <label id="a" text="A" textAlignment="right" numberOfLines="2"><rect key="frame" x="1" y="1" width="9" height="9"/>
      <fontDescription key="fontDescription" name="Futura-Bold" pointSize="21"/>
      <color key="textColor" red="0.5" green="0.25" blue="0.75" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </label>
      """
    let text = try #require(try Self.scene(label)?.views.first?.text)
    #expect(text.words == "A" && text.size == 21 && text.weight == 700 && text.lineLimit == 2)
    guard case .color(let color) = text.paint, case .end = text.alignment else {
      Issue.record("\(text)")
      return
    }
    #expect(color.hexCode == "#8040BF")
  }

  @Test(
    "the font of a button is read with its title, however that is written",
    arguments: [
      #"<state key="normal" title="Go"/><fontDescription key="fontDescription" family="Futura" name="Futura-Medium"/>"#,
      #"<state key="normal"><string key="title">Two\#nlines</string></state><fontDescription key="fontDescription" family="Futura" name="Futura-Medium"/>"#,
      #"<buttonConfiguration key="configuration" style="plain" title="Go"><fontDescription key="titleFontDescription" family="Futura" name="Futura-Medium"/></buttonConfiguration>"#,
    ]
  )
  func buttonFont(_ button: String) throws {
    let board = "<subviews><button id=\"A\">\(button)</button></subviews>"
    try TodayProject("", board: board).expectImported("family: Futura")
  }

  @Test(
    "the font of a storyboard counts only where no code sets that of the outlet, or of a view that cannot be told",
    arguments: [
      ("more.font = .systemFont(ofSize: 17)", "font: [{family: system}]"),
      ("self.more.font = UIFont(name: \"Futura\", size: 17)", "font: [{family: Futura}]"),
      ("more?.font = .preferredFont(forTextStyle: .body)", "font: [{family: system}]"),
      ("more.titleLabel?.font = .systemFont(ofSize: 17)", "font: [{family: system}]"),
      ("for v in view.subviews { (v as? UILabel)?.font = .systemFont(ofSize: 9) }", "font: [{family: system}]"),
      ("rows.forEach { $0.font = .systemFont(ofSize: 9) }", "font: [{family: system}]"),
      ("more.font = theme.font", "font: code sets it"), ("more.font = nil", "font: code sets it"),
      ("gap.font = theme.font; print(more.font)", "font: [{family: Avenir-Book}]"),
      (
        "let add = UILabel(); add.font = UIFont(name: \"Futura\", size: 9)",
        "[{family: Avenir-Book}, {family: Futura}]"
      ),
      ("_more.font = [UIFont systemFontOfSize:17];", "font: [{family: system}]"),
      ("row.load() }\nclass Row: UILabel { func load() { self.font = .systemFont(ofSize: 9) }", both),
      ("row.load() }\nclass Row: UIButton { func load() { super.titleLabel?.font = .systemFont(ofSize: 9) }", both),
      (
        "row.load() }\nclass Own: UILabel { func load() { self.font = .systemFont(ofSize: 9) }",
        "font: [{family: system}]"
      ),
      (
        "Row *row = [Row new]; } @end\n@interface Row : UILabel\n@end\n@implementation Row\n- (void)load { [self setFont:[UIFont systemFontOfSize:9]];",
        both
      ),
      ("[self.more setFont:[UIFont systemFontOfSize:17]];", "font: [{family: system}]"),
      ("_mark.font = [UIFont systemFontOfSize:9];", both),
      ("row.own.font = [UIFont systemFontOfSize:9];", both),
      ("[self.mark setFont:[UIFont systemFontOfSize:9]];", both),
      ("for (UILabel *mark in rows) { mark.font = [UIFont systemFontOfSize:9]; }", "font: [{family: system}]"),
      ("cell.textLabel?.font = .systemFont(ofSize: 9)", both),
      ("cell.textLabel.font = [UIFont systemFontOfSize:9];", both),
      ("let textLabel = row.label; textLabel.font = .systemFont(ofSize: 9)", "font: [{family: system}]"),
      ("spot.font = [UIFont systemFontOfSize:9];", both),
      ("spot.titleLabel.font = [UIFont systemFontOfSize:9];", both),
      ("UILabel *spot = rows[0]; spot.font = [UIFont systemFontOfSize:9];", "font: [{family: system}]"),
      ("for (UILabel *spot in rows) { spot.font = [UIFont systemFontOfSize:9]; }", "font: [{family: system}]"),
      ("[rows each:^(UILabel *spot) { spot.font = [UIFont systemFontOfSize:9]; }];", "font: [{family: system}]"),
      ("}\n- (void)a:(UILabel *)spot { spot.font = [UIFont systemFontOfSize:9];", "font: [{family: system}]"),
      (
        "UILabel *add = [[UILabel alloc] init]; add.font = [UIFont systemFontOfSize:9];",
        both
      ),
    ]
  )
  func font(_ code: String, _ font: String) throws {
    let label =
      #"<label id="MORE" customClass="Own"><fontDescription key="fontDescription" name="Avenir-Book" pointSize="17"/></label>"#
    let members =
      "@interface Today () { UILabel *_own; UIButton *spot; }\n@property (nonatomic, strong) UILabel *mark;\n@end\n"
    let isObjectiveC = code.contains("[UIFont")
    let method = "\(isObjectiveC ? "- (void)viewDidLoad" : "func viewDidLoad()") { \(code) }"
    try TodayProject(method, before: isObjectiveC ? members : "", board: "<subviews>\(label)</subviews>")
      .expectImported(font)
  }

  @Test("a font of a size that nobody can see is not drawn in it")
  func tinyFont() throws {
    let label = """
      <label id="a" text="A"><rect key="frame" x="1" y="1" width="9" height="9"/>
      <fontDescription key="fontDescription" pointSize="1e-300"/></label>
      """
    #expect(try Self.scene(label)?.views.first?.text?.size == 17)
  }

  @Test("of very many views the first are drawn")
  func limit() throws {
    let scene = try #require(try Self.scene(String(repeating: Self.label(), count: Limits.drawnViews + 7)))
    #expect(scene.views.count == Limits.drawnViews)
  }

  @Test("views that lie in each other as deep as a document may are drawn")
  func depth() throws {
    let view = #"<view id="b"><rect key="frame" x="9000" y="9000" width="9" height="9"/><subviews>"#
    let depth = Limits.elementDepth / 2 - 10
    let nested = String(repeating: view, count: depth) + Self.label()
    let scene = try Self.scene(nested + String(repeating: "</subviews></view>", count: depth))
    #expect(scene?.views.count == 1)
  }
}
