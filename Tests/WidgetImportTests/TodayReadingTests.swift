import FoundationEssentials
import LintSystem
import Testing
import WidgetLint

@testable import WidgetImport

@Suite("Code and storyboards of Today widgets")
struct TodayReadingTests {
  private static let button = #"<subviews><button id="MORE"><state key="normal" title="More"/></button></subviews>"#

  private static let edge = """
    <subviews><label id="A" text="A"/></subviews><constraints>
    <constraint id="GAP" firstItem="A" firstAttribute="top" secondItem="ROOT" secondAttribute="top" constant="40"/>
    </constraints>
    """

  private static let mainStoryboard = "<key>NSExtensionMainStoryboard</key><string>MainInterface</string>"

  @Test("the table or collection of such a controller is its view", arguments: ["Table", "Collection"])
  func container(_ kind: String) throws {
    var project = TodayProject("func viewDidLoad() { \(kind.lowercased())View?.backgroundColor = .red }")
    project.files["Today/Today.swift"]?.replace("UIViewController", with: "UI\(kind)ViewController")
    try project.expectImported("background: red")
  }

  @Test(
    "the color of a storyboard's root view holds unless code sets that view's",
    arguments: [
      ("header.view.backgroundColor = .red", nil), ("for view in rows { view.backgroundColor = .red }", nil),
      ("rows.forEach { view in view.backgroundColor = .red }", nil),
      ("func style(_ view: UIView) { view.backgroundColor = .red }", nil),
      ("}\nclass Row: UIViewController { func viewDidLoad() { self.view.backgroundColor = .red }", nil),
      ("theme.color.assign(to: \\.backgroundColor, on: view)", "a color that is not read"),
      (
        "view.backgroundColor = .clear\nload { [weak self] in self?.view.backgroundColor = .red }",
        "a color, and to clear"
      ),
    ] as [(String, String?)]
  )
  func rootColor(_ code: String, _ other: String?) throws {
    let color = #"<color key="backgroundColor" white="1" alpha="1" colorSpace="genericGamma22GrayColorSpace"/>"#
    let text = try TodayProject("func viewDidLoad() { \(code) }", board: color).imported()
    #expect(text.contains("background: " + (other.map { "code sets it to \($0)" } ?? "\"#FFFFFF\"")), "\(text)")
  }

  @Test("a property's variable in Objective-C is the outlet", arguments: ["_gap", "self->_gap", "self.gap"])
  func variable(_ name: String) throws {
    let text = try TodayProject("- (void)viewDidLoad { \(name).constant = 0; }", board: Self.edge).imported()
    #expect(!text.contains("margins: {") && text.contains("margins.top: code, the size"), "\(text)")
  }

  @Test(
    "the title that code gives an outlet's variable is that button's",
    arguments: ["_more", "self.more", "self->_more"]
  )
  func title(_ name: String) throws {
    let code = "- (void)show { [\(name) setTitle:@\"Less\" forState:UIControlStateNormal]; }"
    let text = try TodayProject(code, board: Self.button).imported()
    #expect(text.contains("buttons: [{title: More}]") && text.contains("Less is another title"), "\(text)")
  }

  @Test(
    "a title that code gives whenever the view appears replaces the storyboard's",
    arguments: [("SET", "Less"), ("if isNear { SET }", "More"), ("EMPTY; load { SET }", "Less")]
  )
  func appearing(_ code: String, _ title: String) throws {
    let method = "func viewWillAppear() { \(code) }".replacing("SET", with: "more.setTitle(\"Less\", for: .normal)")
      .replacing("EMPTY", with: "more.setTitle(\"\", for: .normal)")
    try TodayProject(method, board: Self.button).expectImported("buttons: [{title: \(title)}]", quoted: false)
  }

  @Test(
    "a color of a generic space is shown as Interface Builder shows it",
    arguments: [
      ("1", "0", "0", "#FF2600"), ("0", "1", "0", "#00F900"), ("0", "0", "1", "#0433FF"), ("1", "1", "0", "#FFFB00"),
      ("1", "0", "1", "#FF40FF"), ("0", "1", "1", "#00FDFF"), ("1", "0.5", "0", "#FF9300"),
      ("0", "0.5", "1", "#0096FF"),
      ("0.5", "0", "0.5", "#942192"), ("0.329412", "0.486275", "0.878431", "#6692E6"),
    ]
  )
  func calibrated(_ red: String, _ green: String, _ blue: String, _ code: String) throws {
    let parts = "red=\"\(red)\" green=\"\(green)\" blue=\"\(blue)\" alpha=\"1\""
    let board = "<color key=\"backgroundColor\" \(parts) colorSpace=\"calibratedRGB\"/>"
    try TodayProject("", board: board).expectImported("background: \"\(code)\"")
  }

  @Test("a text's default is that of the development region, which Base stands for where it has none")
  func region() throws {
    let call = "NSLocalizedString(\"A\", comment: \"\")"
    let code = "func viewDidLoad() { let add = UIButton(); add.setTitle(\(call), for: .normal) }"
    let (file, french) = ("Localizable.strings", "A = \"Ajouter\";")
    let base = ["Today/Base.lproj/\(file)": "A = \"Base\";", "Today/fr.lproj/\(file)": french]
    let own = base.merging(["Today/English.lproj/\(file)": "A = \"Put\";"]) { first, _ in first }
    #expect(try TodayProject(code, base).imported().contains("{default: Base, fr: Ajouter}"))
    #expect(try TodayProject(code, own).imported().contains("{default: Put, fr: Ajouter}"))
  }

  @Test(
    "the titles that code gives the button that an action is called with are that button's, whatever its name",
    arguments: [1, Limits.buttonChanges]
  )
  func sender(_ count: Int) throws {
    let set = "[button setTitle:@\"Less\" forState:UIControlStateNormal]; "
    let code = "- (IBAction)more:(UIButton *)button { \(String(repeating: set, count: count)) }"
    let action = #"title="More"/><connections><action selector="more:" destination="TODAY"/></connections>"#
    let text = try TodayProject(code, board: Self.button.replacing(#"title="More"/>"#, with: action)).imported()
    #expect(text.contains("buttons: [{title: More}]"), "\(text)")
  }

  @Test(
    "a class of buttons that sets its own title leaves the other buttons theirs",
    arguments: [
      ("class Base: UIButton { func load() { self.setTitle(name, for: .normal) } }\nclass Own: Base {}", true),
      (
        "class Own: UIButton { func load() { main.async { [weak self] in self?.setTitle(\"\", for: .normal) } } }", true
      ),
      ("class Own: UIButton { func load() { setTitle(name, for: .normal) } }", true),
      (
        "class Own: UIButton { override func setTitle(_ a: String?, for b: State) { super.setTitle(a, for: b) } }", true
      ),
      ("class Own: UIButton { func load(_ other: UIButton) { other.setTitle(name, for: .normal) } }", false),
      (
        "@interface Own : UIButton\n@end\n@implementation Own\n- (void)setTitle:(NSString *)a forState:(int)b { [super setTitle:a forState:b]; [self setTitle:b forState:0]; }\n@end",
        true
      ),
      (
        "@interface Own : UIButton\n@end\n@implementation Own\n- (void)load { [[self other] setTitle:name forState:0]; }\n@end",
        false
      ),
    ]
  )
  func ownTitle(_ type: String, _ isRead: Bool) throws {
    let own = #"<button id="OWN" customClass="Own"><state key="normal" title="Own"/></button></subviews>"#
    let board = Self.button.replacing("</subviews>", with: own)
    let file = type.hasPrefix("@") ? "Today/Own.m" : "Today/Own.swift"
    let text = try TodayProject("", [file: type], board: board).imported()
    #expect(text.contains("buttons: [{title: More}]") == isRead, "\(text)")
    #expect(text.contains("code sets the title of a button that cannot be told") != isRead, "\(text)")
    #expect(text.contains("code sets the title of this button") == isRead, "\(text)")
  }

  @Test(
    "a button that a property is given has its title",
    arguments: [
      "- (void)viewDidLoad { _add = [UIButton buttonWithType:0]; [self.add setTitle:@\"Add\" forState:UIControlStateNormal]; }",
      "- (void)viewDidLoad { self.add = [[UIButton alloc] init]; [_add setTitle:@\"Add\" forState:UIControlStateNormal]; }",
      "var add: UIButton!\nfunc viewDidLoad() { add = UIButton(); add.setTitle(\"Add\", for: .normal) }",
      "func viewDidLoad() { let add = Row(); add.setTitle(\"Add\", for: .normal) } }\nclass Row: UIButton {",
      "let row = Row()\nclass Row: UIView { func layoutSubviews() { let add = UIButton(); add.setTitle(\"Add\", for: .normal) } }",
      "func viewDidLoad() { let add = UIButton(); add.setTitle(NSLocalizedString(\"Add\", comment: \"\"), for: .normal) }",
    ]
  )
  func made(_ code: String) throws {
    try TodayProject(code, board: Self.button).expectImported("buttons: [{title: More}, {title: Add}]")
  }

  @Test(
    "a button that a block makes has its title, and one of a loop has none",
    arguments: [
      ("if isNear { BUTTON }", true), ("do { BUTTON } catch {}", true), ("main.async { BUTTON }", true),
      ("for row in rows { BUTTON }", false), ("rows.forEach { row in BUTTON }", false),
      ("rows.forEach({ row in BUTTON })", false), ("make({ BUTTON })", true),
      ("C [self.view addSubview:({ BUTTON b; })];", true), ("C while (self.more) { BUTTON }", false),
      ("C [rows enumerateObjectsUsingBlock:^(id row, NSUInteger index, BOOL *stop) { BUTTON }];", false),
      ("C [UIView animateWithDuration:1 animations:^{ BUTTON }];", true),
    ]
  )
  func block(_ block: String, _ isRead: Bool) throws {
    let (method, button) =
      block.hasPrefix("C ")
      ? ("- (void)viewDidLoad", "UIButton *b = [UIButton new]; [b setTitle:@\"Add\" forState:UIControlStateNormal];")
      : ("func viewDidLoad()", "let add = UIButton(); add.setTitle(\"Add\", for: .normal)")
    let body = block.replacing("C ", with: "", maxReplacements: 1).replacing("BUTTON", with: button)
    try TodayProject("\(method) { \(body) }").expectImported("buttons: [{title: Add}]", isRead)
  }

  @Test(
    "a button that code always removes, or on a version, is told",
    arguments: [
      ("more.removeFromSuperview()", true), ("if #available(iOS 10, *) { more.removeFromSuperview() }", true),
      ("if isEmpty() { more.removeFromSuperview() }", false),
    ]
  )
  func removed(_ code: String, _ isRemoved: Bool) throws {
    let text = try TodayProject("func viewDidLoad() { \(code) }", board: Self.button).imported()
    #expect(text.contains("buttons: code removes this button") == isRemoved, "\(text)")
    #expect(text.contains("buttons: [{title: More}]") != isRemoved, "\(text)")
  }

  @Test(
    "constants of a package of the repository are known to code that imports it",
    arguments: [
      "import Core", "import enum Core.Size", "@import Core;", "import Foundation",
    ]
  )
  func package(_ imported: String) throws {
    let isObjectiveC = imported.hasSuffix(";")
    let size = isObjectiveC ? "CGSizeMake(0, Size.high)" : "CGSize(width: 0, height: Size.high)"
    let load = isObjectiveC ? "- (void)viewDidLoad { self." : "func viewDidLoad() { "
    let files = [
      "Core/Package.swift": "let package = Package(targets: [.target(name: \"Core\", path: \"Code\")])",
      "Core/Code/Size.swift": "public enum Size { public static let high = 240.0 }",
    ]
    let project = TodayProject("\(load)preferredContentSize = \(size); }", files, before: imported + "\n")
    #expect(try project.imported().contains("240") == (imported != "import Foundation"))
  }

  @Test(
    "a strings file or a xib that cannot be read is told",
    arguments: ["InfoPlist.strings", "Localizable.strings", "MainInterface.strings", "Row.xib"]
  )
  func unreadable(_ name: String) throws {
    let call = "NSLocalizedString(\"Row\", comment: \"\")"
    let code = "func viewDidLoad() { let add = UIButton(); add.setTitle(\(call), for: .normal) }"
    try TodayProject(code, ["Today/\(name)": "<a> = \"B"], board: Self.button).expectImported("# Today/\(name):1: ")
  }

  @Test("of a storyboard in several languages that of the development language is read, however it is spelt")
  func storyboard() throws {
    let region = "<key>CFBundleDevelopmentRegion</key><string>English</string>"
    let list = TodayProject.info(region, inExtension: Self.mainStoryboard)
    func board(_ title: String) -> String {
      """
      <document initialViewController="C"><scenes><scene><objects><viewController id="C"><view key="view" id="V"><subviews>
      <button id="B"><state key="normal" title="\(title)"/></button></subviews></view></viewController></objects></scene></scenes></document>
      """
    }
    let files = ["de": "Mehr", "en": "More"].map { ("Today/\($0).lproj/MainInterface.storyboard", board($1)) }
    let project = TodayProject("", Dictionary(uniqueKeysWithValues: files + [("Today/Info.plist", list)]))
    #expect(try project.imported().contains("buttons: [{title: More}]"))
  }

  @Test(
    "the color of a prototype cell's label is no guess where code sets it",
    arguments: [("cell.textLabel?.textColor = own", false), ("cell.detailTextLabel?.textColor = own", true)]
  )
  func cell(_ code: String, _ isGuessed: Bool) throws {
    let board = """
      <subviews><tableView><prototypes><tableViewCell id="C" textLabel="A" detailTextLabel="D"><tableViewCellContentView key="contentView"><subviews>
      <label id="A" text="A"><color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></label>
      </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
      """
    var options = ImportOptions()
    options.guesses = true
    let text = try TodayProject("func show(cell: UITableViewCell) { \(code) }", board: board).imported(options)
    #expect(text.contains("#FF0000") == isGuessed)
  }

  @Test("the name of a widget whose title was left out is not judged as its title")
  func leftOut() throws {
    func rules(_ title: String) throws -> [String] {
      let name = "<key>CFBundleDisplayName</key><string>\(title)</string>"
      let list = TodayProject.info(name, inExtension: Self.mainStoryboard)
      let folder = try TodayProject("", ["Today/Info.plist": list]).folder()
      let linter = try ProjectLinter(FilePath(folder.path), in: Workspace(choice: .isolated))
      return try linter.run().checked.files.flatMap(\.findings).map(\.rule)
    }
    #expect(try rules("Today").contains("placeholder-name"))
    #expect(try !rules("$(UNKNOWN)").contains("placeholder-name"))
  }

  @Test("a xib is read from either phase", arguments: ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"])
  func phase(_ phase: String) throws {
    let xib =
      #"<document><objects><view id="A"><subviews><label id="B" text="B"><fontDescription key="fontDescription" name="Futura-Medium" family="Futura" pointSize="9"/></label></subviews></view></objects></document>"#
    let code = "func viewDidLoad() { table.register(UINib(nibName: \"Row\", bundle: nil)) }"
    let text = try TodayProject(code, ["Cells/Row.xib": xib]).imported {
      try TodayProject.list("Cells/Row.xib", in: phase, of: $0)
    }
    #expect(text.contains("family: Futura"), "\(text)")
  }

  @Test("the folder of a language may be listed as a whole, and copies of a project are apps of their own")
  func languages() throws {
    let project = TodayProject("", ["Texts/fr.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Cartes\";"])
    let folder = try project.folder()
    try TodayProject.list("Texts/fr.lproj", in: "PBXResourcesBuildPhase", of: folder)
    let copy = folder.path + "-copy"
    try FileManager.default.copyItem(atPath: folder.path, toPath: copy)
    try FileManager.default.moveItem(atPath: copy, toPath: folder.file("Copy").path)
    let apps = try SourceTree(folder).imported().apps
    #expect(apps.count == 2 && apps.allSatisfy { $0.caveat == nil })
    let text = apps.map { DescriptionText.yaml($0) }.joined()
    #expect(text.contains("fr: Cartes"), "\(text)")
  }

  private static let macros = """
    #define PLACE @"maps://near" // a link
    #define ROW 44.0f
    #define ROWS (ROW * 2)
    #define NEXT [Maps next]
    """

  @Test("macros are read from headers that code imports, and from the prefix header")
  func macros() throws {
    let code = """
      - (void)viewDidLoad {
        UIButton *add = [UIButton new];
        [add setTitle:@"Add" forState:UIControlStateNormal];
        [add addTarget:self action:@selector(near) forControlEvents:1];
      }
      - (void)near { [self.extensionContext openURL:[NSURL URLWithString:PLACE] completionHandler:nil]; }
      - (void)widgetActiveDisplayModeDidChange:(NCWidgetDisplayMode)mode withMaximumSize:(CGSize)size {
        self.preferredContentSize = CGSizeMake(0, ROWS);
      }
      """
    let expected = "[{title: Add, opens: maps://near}]"
    var project = TodayProject(
      code,
      ["Today/Prefix.pch": Self.macros],
      settings: "GCC_PREFIX_HEADER = Today/Prefix.pch;"
    )
    for _ in 0..<2 {
      let text = try project.imported()
      #expect(text.contains(expected) && text.contains("compact: 88"), "\(text)")
      project = TodayProject(code, ["Today/All.h": "#import \"Links.h\"\n", "Today/Links.h": Self.macros])
      project.files["Today/Today.m"] = "#import \"All.h\"\n" + (project.files["Today/Today.m"] ?? "")
    }
  }

  @Test(
    "a font that is made elsewhere is told",
    arguments: [
      ("label.font = Styles.title", true), ("label.font = Theme.font", true), ("label.font = title", false),
      ("label.font = UIFont(name: face, size: 9)", true), ("label.font = other.font", false),
      ("label.font = nil", false), ("let font = Styles.title", false),
    ]
  )
  func fonts(_ code: String, _ isTold: Bool) throws {
    let own = "let title = UIFont.systemFont(ofSize: 9)"
    let text = try TodayProject("\(own)\nfunc viewDidLoad() { \(code) }").imported()
    #expect(text.contains("Today.swift:3: font: it is computed") == isTold, "\(text)")
    #expect(text.contains("font: [{family: system}]"))
  }

  @Test("content of others, a superclass elsewhere and a color that is not read are told")
  func elsewhere() throws {
    let color = #"<color key="backgroundColor" systemColor="secondarySystemBackgroundColor"/>"#
    var project = TodayProject("func viewDidLoad() { view = RCTRootView() }", board: color)
    project.files["Today/Today.swift"]?.replace("UIViewController", with: "Remote")
    let text = try project.imported()
    #expect(text.contains("Today.swift:1: the class Remote is not among the target's sources"), "\(text)")
    #expect(text.contains("Today.swift:2: RCTRootView: React Native views are not read"), "\(text)")
    #expect(text.contains("background: this color is not read"), "\(text)")
  }

  @Test("the version that the extension asks for is read where its application is not known")
  func withoutHost() throws {
    var options = ImportOptions()
    (options.appName, options.extensions) = ("Maps", ["Today"])
    let text = try TodayProject("", settings: "IPHONEOS_DEPLOYMENT_TARGET = 9.0;").imported(options) { folder in
      try folder.replace("files = (Today_COPY);", with: "files = ();", in: "Maps.xcodeproj/project.pbxproj")
    }
    #expect(text.contains("deploymentTarget: 9.0"), "\(text)")
  }

  @Test("a property list that cannot be read is told where the application's name is missing")
  func unreadableList() throws {
    let project = TodayProject("", ["App/Info.plist": "<plist><dict><key></dict></plist>"])
    let error = #expect(throws: ImportFailure.self) { try project.imported() }
    #expect(error?.message.contains("App/Info.plist:1: it is not XML") == true, "\(String(describing: error))")
  }

  @Test("a view that a class method of its own makes is shown")
  func classMethod() throws {
    let code = """
      - (void)viewDidLoad { [self.view addSubview:[Row load:@"nib"]]; }
      @end
      @interface Row : UIView
      @end
      @implementation Row
      - (void)touchesBegan:(NSSet *)touches { [context openURL:[NSURL URLWithString:@"maps://row"] completionHandler:nil]; }
      """
    #expect(try TodayProject(code).imported().contains("opens: [maps://row]"))
  }

  @Test("a system color of old storyboards is written, and the view behind a table is no background of the root")
  func background() throws {
    let color = #"<color key="backgroundColor" cocoaTouchSystemColor="groupTableViewBackgroundColor"/>"#
    let code = "func viewDidLoad() { view.backgroundView = label }"
    #expect(try TodayProject(code, board: color).imported().contains("background: \"#EFEFF4\""))
  }

  @Test("a stack that shares out the space has no spacing to guess", arguments: ["equalSpacing", "fillEqually"])
  func shared(_ distribution: String) throws {
    let row =
      "<subviews><stackView distribution=\"\(distribution)\"><subviews><button/><button/></subviews></stackView></subviews>"
    var options = ImportOptions()
    options.guesses = true
    let text = try TodayProject("", board: row).imported(options)
    #expect(text.contains("spacing") == (distribution == "fillEqually") && text.contains("columns: 2"), "\(text)")
  }

  @Test("a property list that names nothing to show is told")
  func nothingToShow() throws {
    let text = try TodayProject("", ["Today/Info.plist": TodayProject.info()]).imported()
    #expect(text.contains("Info.plist:1: it names neither a storyboard nor a principal class, so no view is read"))
  }
}
