import LintSystem
import Testing
import WidgetLint

@testable import WidgetImport

@Suite("Projects are read as Xcode builds them for iOS")
struct ProjectReadingTests {
  private static let red = "extension Today { func viewDidLoad() { view.backgroundColor = .red } }"

  @Test(
    "a generated property list takes its texts from the settings",
    arguments: [
      ("GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = Now;", "Now"),
      ("GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = \"\";", "Old"),
      ("GENERATE_INFOPLIST_FILE = NO; INFOPLIST_KEY_CFBundleDisplayName = Now;", "Old"),
    ]
  )
  func generated(_ settings: String, _ title: String) throws {
    let info = TodayProject.info("<key>CFBundleDisplayName</key><string>Old</string>")
    try TodayProject("", ["Today/Info.plist": info], settings: settings).expectImported("title: \(title)")
  }

  @Test(
    "the widget of the Quick Action list is known by its bundle identifier, which a generated property list has, too",
    arguments: [
      ("GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = a.Today;", "quickAction: true"),
      ("GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = a.Other;", "quickAction: false"),
      ("", "quickAction: its bundle identifier, or the chosen one, is not known"),
    ]
  )
  func quickAction(_ settings: String, _ expected: String) throws {
    let chosen =
      "<plist><dict><key>CFBundleName</key><string>Maps</string><key>UIApplicationShortcutWidget</key><string>a.Today</string></dict></plist>"
    try TodayProject("", ["App/Info.plist": chosen], settings: settings).expectImported(expected)
  }

  @Test(
    "the alpha of a color asset is a number from 0 to 1, however it is written",
    arguments: [("1", "#112233"), ("1.000", "#112233"), ("0", "#11223300"), ("0.5", "#11223380"), ("128", nil)]
      as [(String, String?)]
  )
  func alpha(_ alpha: String, _ color: String?) throws {
    let parts = #"{"red": "0x11", "green": "34", "blue": "0.2", "alpha": "\#(alpha)"}"#
    let text = #"{"color-space": "srgb", "components": \#(parts)}"#
    let read = try PropertyList.read(Array(text.utf8), path: "Contents.json", Steps(100))
    #expect(InterfaceColor.text(read) == color)
  }

  @Test(
    "a text of a property list has its references resolved",
    arguments: [
      ("$(N:lower)", "N = Maps;", "maps"), ("$(N:rfc1034identifier)", "N = \"7 é.b\";", "\"----b\""),
      ("$(N:c99extidentifier)", "N = \"7 é.b\";", "__é_b"), ("$(N:identifier)", "N = \"7 é.b\";", "____b"),
      ("$(N:default=D)", "", "D"), ("$(N:default=D)", "N = \"$(M)\";", nil),
      ("$(N)", "N = \"$(TARGET_NAME)\";", "Today"),
      ("$(N)", "N = Y; \"N[sdk=iphoneos*]\" = \"$(inherited) C\";", "Y C"),
      ("$(N)", "N = Y; \"N[sdk=iphoneos*]\" = \"${N}C\";", "YC"), ("$(N)", "N = \"$(inherited) C\";", "\" C\""),
    ] as [(String, String, String?)]
  )
  func resolved(_ text: String, _ settings: String, _ title: String?) throws {
    let info = TodayProject.info("<key>CFBundleDisplayName</key><string>\(text)</string>")
    let imported = try TodayProject("", ["Today/Info.plist": info], settings: settings).imported()
    #expect(title.map { imported.contains("title: \($0)") } ?? !imported.contains("title: D"), "\(imported)")
  }

  @Test("a controller without a storyboard shows its own xib, unless it makes its view", arguments: [false, true])
  func ownXib(_ makesView: Bool) throws {
    let principal = "<key>NSExtensionPrincipalClass</key><string>Today</string>"
    let color =
      #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    let owner =
      #"<placeholder id="-1" customClass="Today"><connections><outlet property="view" destination="ROOT"/></connections></placeholder>"#
    let edge = """
      <subviews><label id="A"/></subviews><constraints>
      <constraint firstItem="A" firstAttribute="top" secondItem="ROOT" secondAttribute="top" constant="40"/></constraints>
      """
    let files = [
      "Today/Info.plist": TodayProject.info(inExtension: principal),
      "Today/Today.xib":
        "<document><objects>\(owner)<view id=\"ROOT\">\(color)\(edge)</view></objects></document>",
    ]
    let text = try TodayProject(makesView ? "func loadView() {}" : "", files).imported()
    #expect(
      text.contains("background: \"#FF0000\"") != makesView && text.contains("margins: {top: 40}") != makesView,
      "\(text)"
    )
  }

  @Test("a setting that each line doubles has no value")
  func doubled() throws {
    let lines = String(repeating: "A = $(inherited) $(inherited)\n", count: 40)
    let folder = try TemporaryFolder(["a.xcconfig": "A = a\n" + lines])
    let file = XCConfigFile("a.xcconfig", try SourceTree(folder))
    #expect((file.settings["A"]?.text.utf8.count ?? 0) < 2_000)
  }

  @Test(
    "a file that is built for other systems alone is none of the target's",
    arguments: [
      ("platformFilters = (macos, );", false), ("platformFilters = (ios, macos, );", true),
      ("platformFilter = maccatalyst;", false), ("platformFilter = ios;", true), ("", true),
    ]
  )
  func filtered(_ filter: String, _ isRead: Bool) throws {
    let text = try TodayProject("", ["Other/More.swift": Self.red]).imported { folder in
      try TodayProject.list("Other/More.swift", in: "PBXSourcesBuildPhase", of: folder)
      try folder.replace("fileRef = LISTED;", with: "fileRef = LISTED; \(filter)", in: "Maps.xcodeproj/project.pbxproj")
    }
    #expect(text.contains("background: red") == isRead, "\(text)")
  }

  @Test(
    "a path that leads out and back in by the name that the repository's folder once had is one in that folder",
    arguments: [
      ("../tides/Other/More.swift", true), ("../tides/../Other/More.swift", false), ("../../Other/More.swift", false),
      ("../tides/More.swift", false), ("../tides", false),
    ]
  )
  func renamed(_ path: String, _ isRead: Bool) throws {
    let text = try TodayProject("", ["Other/More.swift": Self.red]).imported {
      try TodayProject.list(path, in: "PBXSourcesBuildPhase", of: $0)
    }
    #expect(text.contains("background: red") == isRead, "\(text)")
  }

  @Test("a class is found by the name that it has in Objective-C", arguments: ["", "@objc(BPToday)\n"])
  func givenName(_ attribute: String) throws {
    let named = "<key>NSExtensionPrincipalClass</key><string>BPToday</string>"
    let code = "func viewDidLoad() { view.backgroundColor = .red }"
    let files = ["Today/Info.plist": TodayProject.info(inExtension: named)]
    try TodayProject(code, files, before: attribute).expectImported("background: red", !attribute.isEmpty)
  }

  @Test("the code of a view controller that another one embeds counts")
  func embedded() throws {
    let code = "override func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) { open() }"
    let open = "func open() { extensionContext?.open(URL(string: \"maps://a\")!) }"
    let segue =
      #"<subviews><containerView><connections><segue destination="CHILD"/></connections></containerView></subviews>"#
    let child = #"<tableViewController id="CHILD" customClass="Child"/></objects>"#
    let before = "class Child: UITableViewController { \(code)\n\(open) }\n"
    let text = try TodayProject("", before: before, board: segue).imported {
      try $0.replace("</objects>", with: child, in: "Today/MainInterface.storyboard")
    }
    #expect(text.contains("opens: [maps://a]"), "\(text)")
  }

  @Test("a storyboard that says no first view controller has its only one", arguments: [true, false])
  func onlyController(_ isOnly: Bool) throws {
    let more = "</scenes><scene><objects><viewController id=\"B\" sceneMemberID=\"viewController\"/></objects></scene>"
    let text = try TodayProject("", board: "<color key=\"backgroundColor\" systemColor=\"systemRedColor\"/>").imported {
      let board = "Today/MainInterface.storyboard"
      try $0.replace(" initialViewController=\"TODAY\"", with: "", in: board)
      try $0.replace("id=\"TODAY\"", with: "id=\"TODAY\" sceneMemberID=\"viewController\"", in: board)
      if !isOnly { try $0.replace("</scenes>", with: more, in: board) }
    }
    #expect(text.contains("background: systemRed") == isOnly, "\(text)")
  }

  @Test("a bundle of WidgetKit in a Today extension is told")
  func misplaced() throws {
    let note = "Today.swift:1: it runs only in an extension of the point com.apple.widgetkit-extension"
    try TodayProject("", before: "@main struct All: WidgetBundle {}\n").expectImported(note)
  }

  @Test(
    "dashes in the comments of a property list, and what follows it, are no mistake",
    arguments: ["<!-- a -- b -->", "<!--- a --->"]
  )
  func dashes(_ comment: String) throws {
    let info = TodayProject.info("\(comment)<key>CFBundleDisplayName</key><string>Tides</string>")
    // The system ignores everything after the list.
    for rest in ["", "\n</plist>\n"] {
      try TodayProject("", ["Today/Info.plist": info + rest]).expectImported("title: Tides")
    }
  }

  @Test(
    "a package's target has the sources that its manifest says",
    arguments: [
      ("", true), (", exclude: [\"Old\"]", false), (", sources: [\"New\"]", false), (", sources: [\"Old\"]", true),
    ]
  )
  func package(_ argument: String, _ isRead: Bool) throws {
    let files = [
      "Core/Package.swift": "let package = Package(targets: [.target(name: \"Core\"\(argument))])",
      "Core/Sources/Core/Old/Size.swift": "public enum Size { public static let high = 240.0 }",
      "Core/Sources/Core/New/New.swift": "public enum New {}",
    ]
    let code = "func viewDidLoad() { preferredContentSize = CGSize(width: 0, height: Size.high) }"
    try TodayProject(code, files, before: "import Core\n").expectImported("240", isRead)
  }

  @Test(
    "the framework of another project, which a workspace may join to it, is read",
    arguments: [("framework", true), ("application", false)]
  )
  func beside(_ type: String, _ isRead: Bool) throws {
    let list = """
      { rootObject = ROOT; objects = {
        ROOT = { isa = PBXProject; mainGroup = GROUP; targets = (CORE); };
        GROUP = { isa = PBXGroup; children = (SIZE); sourceTree = "<group>"; };
        SIZE = { isa = PBXFileReference; path = Size.swift; sourceTree = "<group>"; };
        CORE = {
          isa = PBXNativeTarget; name = Core; buildPhases = (PHASE); productType = "com.apple.product-type.\(type)";
        };
        PHASE = { isa = PBXSourcesBuildPhase; files = (COPY); };
        COPY = { isa = PBXBuildFile; fileRef = SIZE; };
      }; }
      """
    let size = "public enum Size { public static let high = 240.0 }"
    let files = ["Core/Core.xcodeproj/project.pbxproj": list, "Core/Size.swift": size]
    let code = "func viewDidLoad() { preferredContentSize = CGSize(width: 0, height: Size.high) }"
    try TodayProject(code, files, before: "import Core\n").expectImported("240", isRead)
  }

  @Test(
    "a text of a preprocessed property list is read that no macro changes",
    arguments: [
      ("Maps", "", "Maps"), ("$(PRODUCT_NAME)", "PRODUCT_NAME = Maps;", "Maps"), ("MAPS", "", nil),
      ("Maps 2", "INFOPLIST_PREPROCESSOR_DEFINITIONS = \"Maps=Tides\";", nil),
      ("Maps 2", "INFOPLIST_PREFIX_HEADER = Names.h;", nil), ("Tides", "INFOPLIST_PREFIX_HEADER = Names.h;", "Tides"),
    ] as [(String, String, String?)]
  )
  func preprocessed(_ text: String, _ settings: String, _ title: String?) throws {
    let info = TodayProject.info("<key>CFBundleDisplayName</key><string>\(text)</string>")
    let files = ["Today/Info.plist": info, "Names.h": "#define Maps Sea\n"]
    let project = TodayProject("", files, settings: "INFOPLIST_PREPROCESS = YES;" + settings)
    try project.expectImported(title.map { "title: \($0)" } ?? "a macro may change it", quoted: false)
  }
}
